import { createHmac, timingSafeEqual } from "node:crypto";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";
import { bytesOf, idAt } from "../base/id-bytes";

type Keys = Pick<Config, "signingKey">;

export type LinkPurpose = "answer" | "got_it" | "turn";

/** A link of a mail: for one event, one action and the one whom the mail went to. */
export interface AnswerLink {
  purpose: LinkPurpose;
  /** The event's version that the mail told of. */
  version: number;
  /** In whole seconds. */
  until: Date;
  teamId: string;
  eventId: string;
  /** An account, or the mailed invitation of a spot. */
  recipient: { kind: "user" | "invitation"; id: string };
}

const format = 1;
const day = 86_400_000;
const longest = 60 * day;
const textLength = 96;

/** Until the event ends, 60 days at most. */
export const linkEnd = (endsAt: Date, now: Date): Date =>
  new Date(Math.floor(Math.min(endsAt.getTime(), now.getTime() + longest) / 1000) * 1000);

/**
 * 72 bytes in 96 letters: what the link is for, then 128 bits of an HMAC over it and the recipient's present address, so that another address
 * ends all links of the old one. Nothing is stored for it.
 */
export function answerTokenOf(config: Keys, link: AnswerLink, address: MailboxKey): string {
  const head = Buffer.alloc(8);
  head.writeUInt8((format << 4) | purposes[link.purpose] | (link.recipient.kind === "invitation" ? 1 : 0));
  head.writeUIntBE(link.version, 1, 3);
  head.writeUInt32BE(link.until.getTime() / 1000, 4);
  const said = Buffer.concat([head, ...[link.teamId, link.eventId, link.recipient.id].map(bytesOf)]);
  const sum = createHmac("sha256", keyFor("answer link", config)).update(said).update(address).digest();
  return Buffer.concat([said, sum.subarray(0, 16)]).toString("base64url");
}

/** Two bits of the first byte. */
const purposes: Readonly<Record<LinkPurpose, number>> = { answer: 0, got_it: 2, turn: 4 };
const purposeOf = (head: number): LinkPurpose | undefined =>
  (Object.keys(purposes) as LinkPurpose[]).find((purpose) => purposes[purpose] === (head & 6));

/** What a token says; null for a text that is none. Whether it is ours shows only with the recipient's address. */
export function readAnswerToken(token: string): AnswerLink | null {
  if (token.length !== textLength || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const head = bytes.readUInt8(0);
  const purpose = purposeOf(head);
  if (head >> 3 !== format << 1 || purpose === undefined) return null;
  return {
    purpose,
    version: bytes.readUIntBE(1, 3),
    until: new Date(bytes.readUInt32BE(4) * 1000),
    teamId: idAt(bytes, 8),
    eventId: idAt(bytes, 24),
    recipient: { kind: head & 1 ? "invitation" : "user", id: idAt(bytes, 40) },
  };
}

/** Whether we signed the token for the recipient at this address. */
export function isAnswerToken(config: Keys, token: string, link: AnswerLink, address: MailboxKey): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(answerTokenOf(config, link, address))];
  return given.length === right.length && timingSafeEqual(given, right);
}
