import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";
import { hashOf } from "../access/refresh-token";
import { bytesOf, idAt } from "../base/id-bytes";

type Keys = Pick<Config, "signingKey">;

/** 256 bits, derived from the link's id and stored as a hash: it can be shown again, and a stolen database opens nothing. */
export const linkTokenOf = (config: Keys, id: string): string =>
  createHmac("sha256", keyFor("shared event", config)).update(id).digest("base64url");

export const hashLinkToken = (token: string): string => hashOf(token);

/** Whose calendar gets which event, and until when the address works. */
export interface FileTarget {
  teamId: string;
  eventId: string;
  userId: string;
  /** In whole seconds. */
  until: Date;
}

/** 68 bytes in 91 letters: the target, then 128 bits of an HMAC over it. Nothing is stored. */
export function fileTokenOf(config: Keys, { until, teamId, eventId, userId }: FileTarget): string {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(until.getTime() / 1_000);
  const target = Buffer.concat([head, ...[teamId, eventId, userId].map(bytesOf)]);
  const sum = createHmac("sha256", keyFor("calendar file", config)).update(target).digest();
  return Buffer.concat([target, sum.subarray(0, 16)]).toString("base64url");
}

/** Null for a token that we did not sign. */
export function readFileToken(config: Keys, token: string): FileTarget | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 68) return null;
  const target = {
    until: new Date(bytes.readUInt32BE(0) * 1_000),
    ...{ teamId: idAt(bytes, 4), eventId: idAt(bytes, 20), userId: idAt(bytes, 36) },
  };
  const [given, right] = [Buffer.from(token), Buffer.from(fileTokenOf(config, target))];
  return given.length === right.length && timingSafeEqual(given, right) ? target : null;
}
