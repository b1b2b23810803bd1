import { read } from "../base/read";

/** Expiry of a token that cannot be decoded: long past, so that a refresh is due. */
export const unreadableExpiry = 60;

/** Milliseconds before its expiry from which on a token is refreshed. Defined here, since the first load uses no other limit. */
export const refreshThreshold = 60_000;

/** Epoch seconds at which an access token ends. */
export function readExpiry(accessToken: string): number {
  try {
    const part = accessToken.split(".")[1] ?? "";
    const [expiry] = read(JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))), ["exp"]);
    return typeof expiry === "number" && Number.isFinite(expiry) ? expiry : unreadableExpiry;
  } catch {
    return unreadableExpiry;
  }
}

/** `expiry` is in seconds, `now` and `threshold` are in milliseconds. */
export const isRefreshDue = (expiry: number, now: number, threshold: number): boolean =>
  expiry * 1000 - now <= threshold;
