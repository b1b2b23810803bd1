import { product } from "../base/product";
import type { PingKind } from "../pings/pings";
import { findRoute } from "./routes";

/** The kind of pings that opening a page marks as seen. */
export function pingsOn(path: string): PingKind | undefined {
  const route = findRoute(path);
  return route?.place === "tabs" ? route.pings : undefined;
}

/** The text of a badge. Screen readers get the exact number. */
export const badgeText = (count: number): string => (count > 99 ? "99+" : String(count));

export const spokenCount = (count: number, one: string, many: string): string =>
  `${count} new ${count === 1 ? one : many}`;

/**
 * The document's title: the screen, or the name of what it shows, preceded by the count of new feed cards if there are
 * any.
 */
export function pageTitle(path: string, newFeedCards: number, name: string | null = null): string {
  return `${newFeedCards > 0 ? `(${newFeedCards}) ` : ""}${name ?? pageName(path)} · ${product.name}`;
}

export const pageName = (path: string): string =>
  path === "/gallery" ? "Gallery" : (findRoute(path)?.title ?? "Out of bounds");
