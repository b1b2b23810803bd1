import { createHmac } from "node:crypto";
import { codeAlphabet } from "../../domain/invitation/code";
import { invitationLimits } from "../../domain/invitation/limits";
import { keyFor } from "../access/keys";
import type { Config } from "../config/config";
import { hashOf } from "../session/refresh-token";

type Keys = Pick<Config, "signingKey">;

/**
 * 256 bits each, worked out from the invitation's id: so the link can be shown again though only its hash is kept, and a stolen database
 * opens nothing. The mail token stands only in the mail and is shown to nobody who invited: whoever has it reads that address.
 */
export const linkTokenOf = (config: Keys, id: string): string => secret(keyFor("invitation", config), id);
export const mailTokenOf = (config: Keys, id: string): string =>
  secret(keyFor("invitation mail", config), id);

/** How either token is kept. */
export const hashToken = (token: string): string => hashOf(token);

/** Eight signs, which many may read out or type. Two invitations may come to the same ones: the next round gives others. */
export function codeOf(config: Keys, id: string, round: number): string {
  const bytes = createHmac("sha256", keyFor("invitation code", config)).update(`${id} ${round}`).digest();
  return Array.from(
    { length: invitationLimits.codeLength },
    (_, index) => codeAlphabet[bytes.readUInt32BE(index * 4) % codeAlphabet.length],
  ).join("");
}

/** Keyed: all codes there are could be tried against a plain hash. */
export const hashCode = (config: Keys, code: string): string =>
  secret(keyFor("invitation code hash", config), code);

/** Keyed, so that a stolen database does not tell who wants no mail. */
export const hashBlockedAddress = (config: Keys, emailAddress: string): string =>
  secret(keyFor("blocked address", config), emailAddress.toLowerCase());

const secret = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest("base64url");
