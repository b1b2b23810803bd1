import type { User } from "../account/user";
import type { Refused } from "../base/outcome";
import type { LogIn, Pings } from "./auth-state";

export type EverywhereOutcome = { kind: "ended" } | Refused;
export type FreshToken = { accessToken: string; mustChangePassword: boolean };
/** Only a refusal by the server counts as one: no network, a 5xx or a proxy's HTML is a failure. */
export type RefreshOutcome =
  | ({ kind: "refreshed" } & FreshToken)
  | { kind: "refused"; isBanned: boolean }
  | { kind: "failed" };
export type MeOutcome = { kind: "read"; me: User } | { kind: "failed" };
export type SessionEnd = "chosen" | "elsewhere" | "refused" | "banned";

export type SessionEvent =
  | { type: "session.opened"; logIn: LogIn; me: User }
  | { type: "session.ended"; generation: number }
  | { type: "sign-out.chosen" }
  | { type: "token.wanted"; at: number }
  | { type: "token.refused"; accessToken: string }
  | ({ type: "token.shared"; generation: number } & FreshToken)
  | { type: "refresh.forced" }
  | { type: "generation.told"; generation: number }
  | { type: "allowance.restored" }
  | { type: "network.returned" }
  | { type: "retry.pressed" }
  /** Read from the device while the session is being restored. */
  | { type: "me.recalled"; me: User }
  | { type: "me.updated"; me: User }
  | { type: "password.changed" }
  | { type: "time-zones.listed"; options: readonly string[] }
  | { type: "pings.counted"; pings: Pings };
export type SessionEmitted =
  | ({ type: "token.kept"; generation: number } & FreshToken)
  | { type: "session.closed"; generation: number; owedLogOut: boolean; end: SessionEnd }
  | { type: "log-out.settled"; generation: number };
export type SessionInput = {
  generation: number;
  owedLogOut: boolean;
  /** False if no session can be restored, so that a newcomer's visit makes no call. */
  hasHint: boolean;
};

/** Whether the readable cookie beside the session's says that one can be restored. */
export const hasSessionHint = (cookie: string) => /(^|; ?)drip_signed_in=1(;|$)/.test(cookie);
