import { product } from "../base/product";
import type { PingKind } from "../pings/pings";
import type { AuthState } from "../session/auth-state";

/** The pages under the tab bar. */
export const shellPaths = ["/app/home", "/app/next", "/app/chat", "/app/schedule", "/app/dings"] as const;
export type ShellPath = (typeof shellPaths)[number];

/** What a page shows the newest of: opening it means having seen them. */
export const kindOf: Readonly<Partial<Record<string, PingKind>>> = {
  "/app/home": "feed_card",
  "/app/chat": "message",
  "/app/dings": "notification",
};

export type NewCounts = Pick<AuthState, "newFeedCards" | "newMessages" | "newNotifications">;

/** What fits into a badge. The exact number is spoken. */
export const badgeText = (count: number): string => (count > 99 ? "99+" : String(count));

export const spokenCount = (count: number, one: string, many: string): string =>
  `${count} new ${count === 1 ? one : many}`;

/** The document's title: the screen, with the count of new feed cards in front when there are any. */
export function pageTitle(path: string, newFeedCards: number): string {
  return `${newFeedCards > 0 ? `(${newFeedCards}) ` : ""}${pageName(path)} · ${product.name}`;
}

export const pageName = (path: string): string =>
  (Object.hasOwn(names, path) ? names[path] : null) ?? "Out of bounds";

const names: Readonly<Record<string, string>> = {
  "/app": "Sign in",
  "/app/reset": "Your temporary password",
  "/app/verify": "Your e-mail address",
  "/app/home": "Home field",
  "/app/next": "First base",
  "/app/chat": "Chat",
  "/app/schedule": "Schedule",
  "/app/dings": "Dings",
  "/gallery": "Gallery",
};
