import { assign, emit, fromPromise, raise, setup, stateIn } from "xstate";
import type { User } from "../../domain/account/user";
import { isRefreshDue, isTokenOf, refreshThreshold } from "../../domain/session/access-token";
import type { AuthState, LogIn, Pings } from "../../domain/session/auth-state";
import { signedOutState, withLogIn, withMe, withPings, withToken } from "../../domain/session/auth-state";
import type {
  FreshToken,
  MeOutcome,
  RefreshOutcome,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
} from "../../domain/session/session";

type SessionContext = {
  auth: AuthState;
  /** Incremented by each sign-in and sign-out; messages from an older generation are dropped. */
  generation: number;
  /** The last sign-out was not sent to the server yet. */
  owedLogOut: boolean;
  recentRefreshes: number;
};
const keep = (context: SessionContext, change: Partial<AuthState>) => ({
  auth: { ...context.auth, ...change },
});
const allowanceWindow = 60_000;

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext & { hasHint: boolean },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
  },
  actors: {
    // Written out, since `effectActor` would be 100 bytes more in the first load.
    refresh: fromPromise<RefreshOutcome>(() => new Promise(() => {})),
    readMe: fromPromise<MeOutcome, { accessToken: string | null }>(() => new Promise(() => {})),
    logOut: fromPromise<"ended" | "failed">(() => new Promise(() => {})),
  },
  actions: {
    openWith: assign(({ context }, { logIn, me }: { logIn: LogIn; me: User }) => ({
      auth: { ...signedOutState, ...withLogIn(logIn), ...withMe(me) },
      generation: context.generation + 1,
      owedLogOut: false,
    })),
    takeToken: assign(({ context }, { accessToken, mustChangePassword }: FreshToken) =>
      keep(context, { ...withToken(accessToken), mustChangePassword }),
    ),
    takeOutcome: assign(({ context }, outcome: RefreshOutcome) =>
      outcome.kind === "refreshed"
        ? keep(context, {
            ...withToken(outcome.accessToken),
            mustChangePassword: outcome.mustChangePassword,
          })
        : {},
    ),
    /** The device may remember somebody else than the cookie's session. */
    dropForeignMe: assign(({ context }) => {
      const { accessToken, userId } = context.auth;
      return userId === null || isTokenOf(accessToken ?? "", userId)
        ? {}
        : keep(context, { me: null, userId: null });
    }),
    takeMe: assign(({ context }, outcome: MeOutcome) =>
      outcome.kind === "read" ? keep(context, withMe(outcome.me)) : {},
    ),
    updateMe: assign(({ context }, { me }: { me: User }) => keep(context, withMe(me))),
    liftForcedChange: assign(({ context }) => keep(context, { mustChangePassword: false })),
    listTimeZones: assign(({ context }, { options }: { options: readonly string[] }) =>
      keep(context, { timeZoneOptions: options }),
    ),
    countPings: assign(({ context }, { pings }: { pings: Pings }) => keep(context, withPings(pings))),
    followGeneration: assign(({ context }, { generation }: { generation: number }) => ({
      generation: Math.max(context.generation, generation),
    })),
    startNextGeneration: assign(({ context }) => ({ generation: context.generation + 1 })),
    forget: assign({ auth: signedOutState }),
    recordOwedLogOut: assign({ owedLogOut: true }),
    settleLogOut: assign({ owedLogOut: false }),
    spendAllowance: assign({ recentRefreshes: ({ context }) => context.recentRefreshes + 1 }),
    restoreAllowanceLater: raise({ type: "allowance.restored" }, { delay: allowanceWindow }),
    restoreAllowance: assign({ recentRefreshes: ({ context }) => context.recentRefreshes - 1 }),
    shareToken: emit(({ context: { auth, generation } }) => ({
      type: "token.kept" as const,
      generation,
      accessToken: auth.accessToken ?? "",
      mustChangePassword: auth.mustChangePassword,
    })),
    announceEnd: emit(({ context }, { end }: { end: SessionEnd }) => ({
      type: "session.closed" as const,
      generation: context.generation,
      owedLogOut: context.owedLogOut,
      end,
    })),
    announceRefusal: emit(({ context }, outcome: RefreshOutcome) => ({
      type: "session.closed" as const,
      generation: context.generation,
      owedLogOut: false,
      end: outcome.kind === "refused" && outcome.isBanned ? ("banned" as const) : ("refused" as const),
    })),
    announceLogOut: emit(({ context }) => ({
      type: "log-out.settled" as const,
      generation: context.generation,
    })),
  },
  guards: {
    owesLogOut: ({ context }) => context.owedLogOut,
    hasHint: ({ context }) => context.hasHint,
    mayRefresh: ({ context }, { at }: { at: number }) =>
      context.recentRefreshes < 2 && isRefreshDue(context.auth.tokenExpiry ?? 0, at, refreshThreshold),
    isCurrentToken: ({ context }, { accessToken }: { accessToken: string }) =>
      context.auth.accessToken === accessToken,
    isOfToken: ({ context: { auth } }, { me }: { me: User }) =>
      auth.accessToken === null || isTokenOf(auth.accessToken, me.id),
    isUsable: ({ context }, { accessToken, generation }: { accessToken: string; generation: number }) =>
      generation >= context.generation && accessToken !== context.auth.accessToken,
    isNotOlder: ({ context }, { generation }: { generation: number }) => generation >= context.generation,
    isNewer: ({ context }, { generation }: { generation: number }) => generation > context.generation,
    isRefreshed: (_, outcome: RefreshOutcome) => outcome.kind === "refreshed",
    isRefused: (_, outcome: RefreshOutcome) => outcome.kind === "refused",
    isRead: (_, outcome: MeOutcome) => outcome.kind === "read",
    isEnded: (_, outcome: "ended" | "failed") => outcome === "ended",
    isAnotherQueued: stateIn({ signedIn: { refreshing: "queued" } }),
  },
  delays: { restoreAgain: 30_000, logOutAgain: 30_000 },
});
