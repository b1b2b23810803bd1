import { createHmac } from "node:crypto";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { codeAlphabet } from "../../../domain/invitation/code";
import { invitationLimits } from "../../../domain/invitation/limits";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";
import { hashOf } from "../access/refresh-token";

type Keys = Pick<Config, "signingKey">;

/**
 * 256 bits each, derived from the invitation's id: so the link can be shown again though only its hash is stored, and
 * a stolen database opens nothing. The mail token is in the mail only and is not shown to the sender: its holder must
 * read that address's mail.
 */
export const linkTokenOf = (config: Keys, id: string): string => secret(keyFor("invitation", config), id);
export const mailTokenOf = (config: Keys, id: string): string =>
  secret(keyFor("invitation mail", config), id);

/** The hash under which either token is stored. */
export const hashToken = (token: string): string => hashOf(token);

/** Eight characters, easy to read out and type. Two invitations may collide: the next round gives a different code. */
export function codeOf(config: Keys, id: string, round: number): string {
  const bytes = createHmac("sha256", keyFor("invitation code", config)).update(`${id} ${round}`).digest();
  return Array.from(
    { length: invitationLimits.codeLength },
    (_, index) => codeAlphabet[bytes.readUInt32BE(index * 4) % codeAlphabet.length],
  ).join("");
}

/** Keyed: a plain hash could be reversed by trying all codes. */
export const hashCode = (config: Keys, code: string): string =>
  secret(keyFor("invitation code hash", config), code);

/** Keyed, so that a stolen database does not reveal who opted out. */
export const hashBlockedMailbox = (config: Keys, key: MailboxKey): string =>
  secret(keyFor("blocked address", config), key);

const secret = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest("base64url");
