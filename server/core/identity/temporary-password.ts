import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";
import type { SignInMethod } from "./sign-in-method.store";

type Keys = Pick<Config, "signingKey">;

/** Milliseconds. */
export const temporaryPasswordLife = 86_400_000;

// Without vowels, so that no words appear, and without characters that look alike.
const signs = "bcdfghjkmnpqrstvwxz23456789";

/**
 * Four groups of four, 76 bits. Derived from the link's token, so that the same link gives the same password when its
 * first reply was lost or two requests raced.
 */
export function temporaryPassword(config: Keys, token: string): string {
  const bytes = createHmac("sha512", keyFor("temporary password", config)).update(token).digest();
  const sign = (index: number) => signs[bytes.readUInt16BE(index * 2) % signs.length] ?? "";
  const group = (index: number) => [0, 1, 2, 3].map((offset) => sign(index * 4 + offset)).join("");
  return [0, 1, 2, 3].map(group).join("-");
}

export const keptTemporaryPassword = (config: Keys, password: string, now: Date) => ({
  temporaryPasswordHash: hash(config, password).toString("base64url"),
  temporaryPasswordUntil: new Date(now.getTime() + temporaryPasswordLife),
});

export const hasTemporaryPasswordExpired = (
  { temporaryPasswordUntil }: Pick<SignInMethod, "temporaryPasswordUntil">,
  now: Date,
) => temporaryPasswordUntil !== null && temporaryPasswordUntil <= now;

export const isTemporaryPassword = (
  config: Keys,
  { temporaryPasswordHash }: Pick<SignInMethod, "temporaryPasswordHash">,
  password: string,
) =>
  temporaryPasswordHash !== null &&
  timingSafeEqual(Buffer.from(temporaryPasswordHash, "base64url"), hash(config, password));

const hash = (config: Keys, password: string) =>
  createHmac("sha256", keyFor("temporary password hash", config)).update(password).digest();
