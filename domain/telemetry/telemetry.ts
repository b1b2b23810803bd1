import { findRoute, type RouteName, routes } from "../shell/routes";

/** What is counted where somebody agreed to it: nothing that tells who. */
export type CountedEvent =
  | { name: "screen_shown"; screen: Screen }
  | { name: "sign_up_finished" }
  | { name: "drip_name_claimed" };

/** Something nobody foresaw. What an error says is scrubbed before it leaves. */
export type Fault =
  | { source: "page" | "promise" | "render"; error: unknown }
  | { source: "reply"; status: number; code: string | null };

export type Screen = (typeof routes)[RouteName]["pattern"] | "other";
export const screens: readonly Screen[] = [...Object.values(routes).map(({ pattern }) => pattern), "other"];

/** The pattern, never the address itself: somebody's name or id may stand in it. */
export function screenOf(path: string): Screen {
  const found = findRoute(path);
  return found ? routes[found.name].pattern : "other";
}

/** A code as it may be written down: what has another shape may hold anything. */
export const writtenCode = (code: string | null): string | null =>
  code === null || /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : "(not a code)";
