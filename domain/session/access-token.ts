import { read } from "../base/read";

/** Expiry of a token that cannot be decoded: long past, so that a refresh is due. */
export const unreadableExpiry = 60;

/** Milliseconds before its expiry from which on a token is refreshed. Defined here, since the first load uses no other limit. */
export const refreshThreshold = 60_000;

/** Epoch seconds at which an access token ends. */
export function readExpiry(accessToken: string): number {
  const expiry = readClaim(accessToken, "exp");
  return typeof expiry === "number" && Number.isFinite(expiry) ? expiry : unreadableExpiry;
}

/** Whether an access token is this person's. */
export const isTokenOf = (accessToken: string, userId: string): boolean =>
  readClaim(accessToken, "sub") === userId;

/** Undefined in a token that cannot be decoded. */
function readClaim(accessToken: string, name: string): unknown {
  try {
    const part = accessToken.split(".")[1] ?? "";
    return read(JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))), [name])[0];
  } catch {
    return undefined;
  }
}

/** `expiry` is in seconds, `now` and `threshold` are in milliseconds. */
export const isRefreshDue = (expiry: number, now: number, threshold: number): boolean =>
  expiry * 1000 - now <= threshold;
