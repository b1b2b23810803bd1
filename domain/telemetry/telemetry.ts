import { shellPaths } from "../shell/shell";

/** What is counted where somebody agreed to it: nothing that tells who. */
export type CountedEvent =
  | { name: "screen_shown"; screen: Screen }
  | { name: "sign_up_finished" }
  | { name: "drip_name_claimed" };

/** Something nobody foresaw. What an error says is scrubbed before it leaves. */
export type Fault =
  | { source: "page" | "promise" | "render"; error: unknown }
  | { source: "reply"; status: number; code: string | null };

export const screens = ["/app", "/app/reset", "/app/verify", ...shellPaths, "other"] as const;
export type Screen = (typeof screens)[number];

/** Never the address itself: somebody's name may stand in it. */
export const screenOf = (path: string): Screen => screens.find((screen) => screen === path) ?? "other";

/** A code as it may be written down: what has another shape may hold anything. */
export const writtenCode = (code: string | null): string | null =>
  code === null || /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : "(not a code)";
