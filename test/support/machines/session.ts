import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { User } from "../../../domain/account/user";
import type { LogIn } from "../../../domain/session/auth-state";
import type { MeOutcome, RefreshOutcome } from "../../../domain/session/session";
import { sessionMachine } from "../../../machines/session/session.machine";
import { user } from "../people/user";
import { accessToken } from "../server/access-token";
import { openPlaceholders } from "./placeholders";

/** A log-in reply with the given differences. */
export const logIn = (change: Partial<LogIn> = {}): LogIn => ({
  access_token: accessToken(4_000_000_000),
  refresh_token: "cookie",
  oauth_state: "state",
  pkce_code_challenge: "challenge",
  pkce_code_verifier: "verifier",
  ...change,
});

/** The session data of a log-in. */
export const opened = (me: User = user(), change: Partial<LogIn> = {}) =>
  ({ type: "session.opened", me, logIn: logIn(change) }) as const;

/** A running session whose calls the test answers. With the hint there is a session to restore. */
export function openSession({ hasHint = false } = {}) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise<RefreshOutcome>(() => placeholders.call("refresh")),
        readMe: fromPromise<MeOutcome, { accessToken: string | null }>(({ input }) =>
          placeholders.call("readMe", input),
        ),
        logOut: fromPromise<"ended" | "failed">(() => placeholders.call("logOut")),
      },
    }),
    { clock, input: { generation: 0, owedLogOut: false, hasHint } },
  ).start();
  return { ...placeholders, session, clock };
}

export const refreshed = (mustChangePassword = false, userId = "u1") =>
  ({ kind: "refreshed", accessToken: accessToken(4_000_000_000, "", userId), mustChangePassword }) as const;
