import { read } from "../base/read";

/** What the expiry becomes when a token says nothing readable: long past, so that a refresh is due. */
export const unreadableExpiry = 60;

/** Milliseconds before its end from which on a token is renewed. Here, because what starts first needs no other limit. */
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

/** Both in their own unit: the token's in seconds, the clock's and the threshold's in milliseconds. */
export const isRefreshDue = (expiry: number, now: number, threshold: number): boolean =>
  expiry * 1000 - now <= threshold;
