import { findRoute, type RouteName, routes } from "../shell/routes";

/** Usage events that are counted with consent; they contain nothing that identifies the person. */
export type CountedEvent =
  | { name: "screen_shown"; screen: Screen }
  | { name: "sign_up_finished" }
  | { name: "drip_name_claimed" };

/** An unexpected fault. An error's text is scrubbed before it is sent. */
export type Fault =
  | { source: "page" | "promise" | "render"; error: unknown }
  | { source: "reply"; status: number; code: string | null };

export type Screen = (typeof routes)[RouteName]["pattern"] | "other";
export const screens: readonly Screen[] = [...Object.values(routes).map(({ pattern }) => pattern), "other"];

/** The route's pattern instead of the URL, which may contain names or ids. */
export function screenOf(path: string): Screen {
  const found = findRoute(path);
  return found ? routes[found.name].pattern : "other";
}

/** A code that is safe to log: text of another shape may contain anything. */
export const writtenCode = (code: string | null): string | null =>
  code === null || /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : "(not a code)";
