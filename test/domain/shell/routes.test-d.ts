/** Compiled, never run: a line after a mark must not compile. */
import type { AppRoute, Params, TabName } from "../../../domain/shell/routes";
import { fillPattern } from "../../../domain/shell/routes";

export const front: AppRoute = { pattern: "/app/join", title: "Join", place: "front" };

// @ts-expect-error a page under the tab bar without a level
export const open: AppRoute = { pattern: "/app/team/:id", title: "Team", place: "tabs" };
export const held: AppRoute = {
  pattern: "/app/team/:id",
  title: "Team",
  place: "tabs",
  // @ts-expect-error a level that nobody has
  level: "referee",
};

export const path = fillPattern("/app/team/:id", { id: "t1" });
// @ts-expect-error a parameter that is missing
export const missing = fillPattern("/app/team/:id/member/:member", { id: "t1" });
// @ts-expect-error a parameter that the pattern does not have
export const strange = fillPattern("/app/team/:id", { id: "t1", member: "m2" });

const params: Params = {};
export const screens = { home: params, next: params, chat: params, schedule: params };
// @ts-expect-error a page under the tab bar without a screen
export const lacking: Record<TabName, Params> = screens;
