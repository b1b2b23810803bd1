import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { LogIn } from "../../../domain/session/auth-state";
import { signedOutState } from "../../../domain/session/auth-state";
import type { RefreshOutcome, SessionEmitted, SessionInput } from "../../../domain/session/session";
import {
  selectAuth,
  selectIsOutOfReach,
  selectIsRefreshing,
  selectIsRestoring,
  selectIsSignedIn,
  selectIsSignedOut,
  selectMe,
  sessionMachine,
  settledToken,
} from "../../../machines/session/session.machine";
import { uncovered } from "../../support/machines/paths";
import { user } from "../../support/people/user";
import { accessToken } from "../../support/server/access-token";

const test = suite(sessionMachine.id);
const now = 1_795_000_000_000;
const soon = now / 1000 + 600;
const logIn: LogIn = {
  access_token: accessToken(soon, "first"),
  oauth_state: "state",
  pkce_code_challenge: "challenge",
  pkce_code_verifier: "verifier",
  refresh_token: "cookie",
};

test("without the hint cookie the state is signed out at once, without a call", () => {
  const session = open({ hasHint: false });
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(session.calls, []);
});

test("a reload restores the token, then the user", async () => {
  const session = open({ hasHint: true });
  assert.is(selectIsRestoring(session.snapshot()), true);
  assert.is(selectIsRefreshing(session.snapshot()), true);
  await session.answer("refresh", refreshed("a"));
  await session.answer("readMe", { kind: "read", me: user() });
  assert.is(selectIsSignedIn(session.snapshot()), true);
  assert.equal(selectMe(session.snapshot()), user());
  assert.equal(session.calls, ["refresh", `readMe ${accessToken(soon, "a")}`]);
});

test("whom the device remembers counts until the server says who it is", async () => {
  const session = open({ hasHint: true });
  session.actor.send({ type: "me.recalled", me: user() });
  assert.equal([selectMe(session.snapshot()), selectIsSignedIn(session.snapshot())], [user(), false]);
  await session.answer("refresh", { kind: "failed" });
  session.actor.send({ type: "me.recalled", me: user({ first_name: "Late" }) });
  assert.is(selectMe(session.snapshot())?.first_name, "Late", "also out of reach");
  session.clock.increment(30_000);
  await session.answer("refresh", refreshed("a"));
  session.actor.send({ type: "me.recalled", me: user({ first_name: "Old" }) });
  await session.answer("readMe", { kind: "read", me: user({ first_name: "New" }) });
  session.actor.send({ type: "me.recalled", me: user({ first_name: "Old" }) });
  assert.is(selectMe(session.snapshot())?.first_name, "New");
});

test("another person's token drops whom the device remembers, also one from another tab", async () => {
  const theirs = accessToken(soon, "", "u2");
  const own = open({ hasHint: true });
  own.actor.send({ type: "me.recalled", me: user() });
  await own.answer("refresh", { kind: "refreshed", accessToken: theirs, mustChangePassword: false });
  assert.equal([selectMe(own.snapshot()), selectAuth(own.snapshot()).userId], [null, null]);
  const other = open({ hasHint: true });
  other.actor.send({ type: "me.recalled", me: user() });
  other.actor.send({ type: "token.shared", generation: 0, accessToken: theirs, mustChangePassword: false });
  assert.is(selectMe(other.snapshot()), null);
});

test("whom the device remembers late is not taken beside another person's token", async () => {
  const session = open({ hasHint: true });
  const theirs = accessToken(soon, "", "u2");
  await session.answer("refresh", { kind: "refreshed", accessToken: theirs, mustChangePassword: false });
  await session.answer("readMe", { kind: "failed" });
  const recalled = () => {
    session.actor.send({ type: "me.recalled", me: user() });
    return selectMe(session.snapshot());
  };
  assert.is(recalled(), null, "out of reach");
  session.actor.send({ type: "retry.pressed" });
  assert.is(recalled(), null, "while it tries again");
  session.actor.send({ type: "me.recalled", me: user({ id: "u2" }) });
  assert.is(selectMe(session.snapshot())?.id, "u2");
});

test("a failed restore waits and retries; only a refusal signs out", async () => {
  const session = open({ hasHint: true });
  await session.answer("refresh", { kind: "failed" });
  assert.is(selectIsOutOfReach(session.snapshot()), true);
  session.clock.increment(30_000);
  await session.answer("refresh", refreshed("a"));
  await session.answer("readMe", { kind: "failed" });
  assert.is(selectIsOutOfReach(session.snapshot()), true);
  session.actor.send({ type: "network.returned" });
  await session.answer("refresh", { kind: "refused", isBanned: false });
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(session.ends(), ["refused"]);
  assert.equal(selectAuth(session.snapshot()), signedOutState);
});

test("signing in fills the auth state, signing out empties it", () => {
  const session = signIn();
  session.actor.send({ type: "time-zones.listed", options: ["America/Chicago", "Europe/Oslo"] });
  session.actor.send({
    type: "pings.counted",
    pings: {
      last_new_ping_at: "2026-11-21T09:15:00.000Z",
      new_feed_cards: 3,
      new_messages: 12,
      new_notifications: 1,
    },
  });
  assert.equal(selectAuth(session.snapshot()), {
    accessToken: logIn.access_token,
    refreshToken: "cookie",
    tokenExpiry: soon,
    me: user(),
    userId: "u1",
    oauthState: "state",
    pkceCodeChallenge: "challenge",
    pkceCodeVerifier: "verifier",
    mustChangePassword: false,
    timeZoneOptions: ["America/Chicago", "Europe/Oslo"],
    lastNewPingAt: "2026-11-21T09:15:00.000Z",
    newFeedCards: 3,
    newMessages: 12,
    newNotifications: 1,
  });
  session.actor.send({ type: "sign-out.chosen" });
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(selectAuth(session.snapshot()), signedOutState);
  assert.equal(session.emitted.at(-1), {
    type: "session.closed",
    generation: 2,
    owedLogOut: true,
    end: "chosen",
  });
});

test("a forced password change is part of the state, and ends with the change", () => {
  const session = signIn({ must_change_password: true });
  assert.is(selectAuth(session.snapshot()).mustChangePassword, true);
  session.actor.send({ type: "password.changed" });
  session.actor.send({ type: "me.updated", me: user({ role: "premium" }) });
  assert.is(selectAuth(session.snapshot()).mustChangePassword, false);
  assert.is(selectMe(session.snapshot())?.role, "premium");
});

test("a token is refreshed from 60 s before its expiry", async () => {
  const session = signIn();
  session.actor.send({ type: "token.wanted", at: soon * 1000 - 60_001 });
  assert.equal(session.calls, []);
  session.actor.send({ type: "token.wanted", at: soon * 1000 - 60_000 });
  session.actor.send({ type: "token.wanted", at: soon * 1000 });
  assert.equal(session.calls, ["refresh"]);
  await session.answer("refresh", refreshed("b", soon + 600));
  assert.equal(selectAuth(session.snapshot()).accessToken, accessToken(soon + 600, "b"));
  assert.is(selectAuth(session.snapshot()).tokenExpiry, soon + 600);
});

test("a token that cannot be decoded counts as expired, and is refreshed at most twice a minute", async () => {
  const session = signIn({ access_token: "garbled" });
  assert.is(selectAuth(session.snapshot()).tokenExpiry, 60);
  for (let request = 0; request < 20; request++) {
    session.actor.send({ type: "token.wanted", at: now });
    if (selectIsRefreshing(session.snapshot()))
      await session.answer("refresh", {
        kind: "refreshed",
        accessToken: "garbled too",
        mustChangePassword: false,
      });
  }
  assert.equal(session.calls, ["refresh", "refresh"]);
  session.actor.send({ type: "refresh.forced" });
  await session.answer("refresh", refreshed("c", 60));
  assert.is(session.calls.length, 3);
  session.clock.increment(60_000);
  session.actor.send({ type: "token.wanted", at: now });
  assert.is(session.calls.length, 4);
});

test("a forced refresh during one in flight runs after it; two forced ones become one", async () => {
  const session = signIn();
  session.actor.send({ type: "token.wanted", at: soon * 1000 });
  session.actor.send({ type: "refresh.forced" });
  session.actor.send({ type: "refresh.forced" });
  assert.equal(session.calls, ["refresh"]);
  await session.answer("refresh", refreshed("b"));
  assert.equal(session.calls, ["refresh", "refresh"]);
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "b"));
  session.actor.send({ type: "refresh.forced" });
  await session.answer("refresh", { kind: "failed" });
  assert.equal(session.calls, ["refresh", "refresh", "refresh"]);
  await session.answer("refresh", refreshed("d"));
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "d"));
  assert.is(selectIsRefreshing(session.snapshot()), false);
});

test("a refused token is refreshed unless a newer one has replaced it", async () => {
  const session = signIn();
  session.actor.send({ type: "token.refused", accessToken: "an older one" });
  assert.equal(session.calls, []);
  session.actor.send({ type: "token.refused", accessToken: logIn.access_token });
  session.actor.send({ type: "token.refused", accessToken: logIn.access_token });
  assert.equal(session.calls, ["refresh"]);
});

test("failures never sign anyone out", async () => {
  const session = signIn();
  for (let time = 0; time < 5; time++) {
    session.actor.send({ type: "refresh.forced" });
    await session.answer("refresh", { kind: "failed" });
  }
  assert.is(selectIsSignedIn(session.snapshot()), true);
  assert.is(selectAuth(session.snapshot()).accessToken, logIn.access_token);
});

test("a ban ends the session with its reason", async () => {
  const session = signIn();
  session.actor.send({ type: "refresh.forced" });
  await session.answer("refresh", { kind: "refused", isBanned: true });
  assert.equal(session.ends(), ["banned"]);
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(selectAuth(session.snapshot()), signedOutState);
});

test("a newer token from another tab replaces the refresh; the same one and an older generation's are ignored", () => {
  const session = signIn();
  session.actor.send({ type: "token.wanted", at: soon * 1000 });
  session.actor.send(shared(logIn.access_token, 1));
  assert.is(selectIsRefreshing(session.snapshot()), true);
  session.actor.send(shared("older", 0));
  assert.is(selectIsRefreshing(session.snapshot()), true);
  session.actor.send(shared(accessToken(soon, "theirs"), 1));
  assert.is(selectIsRefreshing(session.snapshot()), false);
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "theirs"));
});

test("a sign-out during a refresh wins, and the late reply restores no session", async () => {
  const session = signIn();
  session.actor.send({ type: "refresh.forced" });
  const late = session.pending("refresh");
  session.actor.send({ type: "sign-out.chosen" });
  late(refreshed("late"));
  await settled();
  session.actor.send(shared(accessToken(soon, "late"), 1));
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(selectAuth(session.snapshot()), signedOutState);
});

test("an offline sign-out is stored and sent when the network returns", async () => {
  const session = signIn();
  session.actor.send({ type: "sign-out.chosen" });
  await session.answer("logOut", "failed");
  session.actor.send({ type: "network.returned" });
  assert.equal(session.calls, ["logOut", "logOut"]);
  await session.answer("logOut", "failed");
  session.clock.increment(30_000);
  await session.answer("logOut", "ended");
  assert.equal(session.emitted.at(-1), { type: "log-out.settled", generation: 2 });
});

test("an unsent sign-out is sent before a session is restored", async () => {
  const session = open({ hasHint: true, owedLogOut: true, generation: 4 });
  assert.equal(session.calls, ["logOut"]);
  await session.answer("logOut", "ended");
  const { value, context } = session.snapshot();
  assert.equal([value, context.owedLogOut], [{ signedOut: "settled" }, false]);
  assert.equal(session.calls, ["logOut"]);
});

test("a sign-out in another tab ends this session; a late one of an older generation does not", () => {
  const session = signIn();
  session.actor.send({ type: "session.ended", generation: 0 });
  assert.is(selectIsSignedIn(session.snapshot()), true);
  session.actor.send({ type: "session.ended", generation: 2 });
  assert.is(selectIsSignedOut(session.snapshot()), true);
  assert.equal(session.ends(), ["elsewhere"]);
});

test("a sign-in in another tab signs this one in", async () => {
  const session = open({ hasHint: false });
  session.actor.send(shared(accessToken(soon, "theirs"), 4));
  assert.equal(session.calls, [`readMe ${accessToken(soon, "theirs")}`]);
  await session.answer("readMe", { kind: "read", me: user() });
  assert.is(selectIsSignedIn(session.snapshot()), true);
  session.actor.send({ type: "sign-out.chosen" });
  assert.equal(session.emitted.at(-1), closed(5, true, "chosen"));
});

test("a token that another tab got saves the restore's own call; an older generation's does not", async () => {
  const session = open({ hasHint: true, generation: 2 });
  session.actor.send(shared(accessToken(soon, "older"), 1));
  assert.equal(session.calls, ["refresh"]);
  session.actor.send({ ...shared(accessToken(soon, "theirs"), 5), mustChangePassword: true });
  assert.equal(session.calls, ["refresh", `readMe ${accessToken(soon, "theirs")}`]);
  await session.answer("readMe", { kind: "read", me: user() });
  const { accessToken: token, mustChangePassword } = selectAuth(session.snapshot());
  assert.equal([token, mustChangePassword], [accessToken(soon, "theirs"), true]);
  session.actor.send({ type: "sign-out.chosen" });
  assert.equal(session.emitted.at(-1), closed(6, true, "chosen"));
});

test("every new token is sent to the other tabs", async () => {
  const kept = (mark: string, generation: number) => ({
    type: "token.kept",
    generation,
    accessToken: accessToken(soon, mark),
    mustChangePassword: false,
  });
  const restored = open({ hasHint: true, generation: 3 });
  await restored.answer("refresh", refreshed("a"));
  await restored.answer("readMe", { kind: "read", me: user() });
  restored.actor.send({ type: "refresh.forced" });
  await restored.answer("refresh", refreshed("b"));
  assert.equal(restored.emitted, [kept("a", 3), kept("b", 3)]);
  assert.equal(signIn().emitted, [kept("first", 1)]);
});

test("a refreshed token carries the forced password change", async () => {
  const session = signIn();
  session.actor.send({ type: "refresh.forced" });
  await session.answer("refresh", { ...refreshed("b"), mustChangePassword: true });
  assert.is(selectAuth(session.snapshot()).mustChangePassword, true);
});

test("signed in, a token of the same or a newer generation is taken, with that generation", () => {
  const session = signIn();
  session.actor.send(shared(accessToken(soon, "older"), 0));
  assert.is(selectAuth(session.snapshot()).accessToken, logIn.access_token);
  session.actor.send(shared(accessToken(soon, "same"), 1));
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "same"));
  session.actor.send(shared(accessToken(soon, "new"), 5));
  session.actor.send(shared(accessToken(soon, "older"), 4));
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "new"));
  session.actor.send({ type: "token.wanted", at: soon * 1000 });
  session.actor.send(shared(accessToken(soon, "newer"), 7));
  assert.is(selectIsRefreshing(session.snapshot()), false);
  assert.is(selectAuth(session.snapshot()).accessToken, accessToken(soon, "newer"));
  session.actor.send({ type: "sign-out.chosen" });
  assert.equal(session.emitted.at(-1), closed(8, true, "chosen"));
});

test("a generation announced by another tab is followed only upwards", () => {
  const session = signIn();
  session.actor.send({ type: "generation.told", generation: 7 });
  session.actor.send({ type: "generation.told", generation: 2 });
  session.actor.send({ type: "session.ended", generation: 5 });
  assert.is(selectIsSignedOut(session.snapshot()), false);
  session.actor.send({ type: "session.ended", generation: 9 });
  assert.equal(session.emitted.at(-1), closed(9, false, "elsewhere"));
  session.actor.send(shared(accessToken(soon, "late"), 9));
  assert.is(selectIsSignedOut(session.snapshot()), true);
  session.actor.send(shared(accessToken(soon, "theirs"), 10));
  assert.is(selectIsRestoring(session.snapshot()), true);
  session.actor.send({ type: "session.ended", generation: 10 });
  assert.equal(
    [selectAuth(session.snapshot()), session.emitted.at(-1)],
    [signedOutState, closed(10, false, "elsewhere")],
  );
});

test("an exception in an effect signs nobody out and loses no sign-out", async () => {
  const session = open({ hasHint: true });
  await session.fail("refresh");
  assert.is(selectIsOutOfReach(session.snapshot()), true);
  session.actor.send({ type: "retry.pressed" });
  assert.is(selectIsOutOfReach(session.snapshot()), false);
  await session.answer("refresh", refreshed("a"));
  await session.fail("readMe");
  assert.is(selectIsOutOfReach(session.snapshot()), true);
  session.actor.send({ type: "network.returned" });
  await session.answer("refresh", refreshed("b"));
  await session.answer("readMe", { kind: "read", me: user() });
  session.actor.send({ type: "refresh.forced" });
  await session.fail("refresh");
  assert.equal([selectIsSignedIn(session.snapshot()), selectIsRefreshing(session.snapshot())], [true, false]);
  session.actor.send({ type: "sign-out.chosen" });
  await session.fail("logOut");
  session.actor.send({ type: "network.returned" });
  await session.answer("logOut", "ended");
  assert.equal(session.calls.slice(-2), ["logOut", "logOut"]);
  assert.is(session.emitted.at(-1)?.type, "log-out.settled");
});

test("a new sign-in, here or in another tab, discards an unsent sign-out", async () => {
  for (const isHere of [true, false]) {
    const session = signIn();
    session.actor.send({ type: "sign-out.chosen" });
    await session.answer("logOut", "failed");
    if (isHere) session.actor.send({ type: "session.opened", logIn, me: user() });
    else session.actor.send(shared(accessToken(soon, "theirs"), 3));
    session.actor.send({ type: "session.ended", generation: 3 });
    assert.equal(session.emitted.at(-1), closed(3, false, "elsewhere"));
  }
});

test("a caller gets the token once no refresh is in flight", async () => {
  const session = signIn();
  assert.is(await settledToken(session.actor), logIn.access_token);
  session.actor.send({ type: "refresh.forced" });
  let token: string | null | undefined;
  void settledToken(session.actor).then((value) => {
    token = value;
  });
  await settled();
  assert.is(token, undefined);
  await session.answer("refresh", refreshed("b"));
  assert.is(token, accessToken(soon, "b"));
  const newcomer = open({ hasHint: true });
  const none = settledToken(newcomer.actor);
  await newcomer.answer("refresh", { kind: "refused", isBanned: false });
  assert.is(await none, null);
});

test("every state and transition is reached", () => {
  const generations = [{ generation: 0 }, { generation: 9 }];
  const outcomes = ["refreshed", "refused", "failed"].map((kind) => ({
    output: { kind, accessToken: "kept", mustChangePassword: false, isBanned: false },
  }));
  const samples = {
    "session.opened": [{ logIn, me: user() }],
    "session.ended": generations,
    "generation.told": generations,
    "token.shared": generations.map((each) => ({
      ...each,
      accessToken: "theirs",
      mustChangePassword: false,
    })),
    "sign-out.chosen": [{ scope: "here" }],
    "token.wanted": [{ at: 0 }, { at: soon * 1000 }],
    "token.refused": [{ accessToken: "other" }, { accessToken: logIn.access_token }],
    "me.recalled": [{ me: user() }],
    "me.updated": [{ me: user() }],
    "time-zones.listed": [{ options: ["Europe/Oslo"] }],
    "pings.counted": [
      { pings: { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 } },
    ],
    "xstate.done.actor.restore": outcomes,
    "xstate.done.actor.refresh": outcomes,
    "xstate.done.actor.readMe": [{ output: { kind: "read", me: user() } }, { output: { kind: "failed" } }],
    "xstate.done.actor.logOut": [{ output: "ended" }, { output: "failed" }],
  };
  type Snapshot = ReturnType<ReturnType<typeof open>["snapshot"]>;
  const key = ({ value, context }: Snapshot) => [
    value,
    Math.max(0, Math.min(context.recentRefreshes, 2)),
    context.auth.accessToken,
  ];
  const inputs: SessionInput[] = [
    { hasHint: false, owedLogOut: false, generation: 1 },
    { hasHint: true, owedLogOut: true, generation: 1 },
    { hasHint: true, owedLogOut: false, generation: 1 },
  ];
  assert.equal(uncovered(sessionMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

const refreshed = (mark: string, expiry = soon): RefreshOutcome => ({
  kind: "refreshed",
  accessToken: accessToken(expiry, mark),
  mustChangePassword: false,
});

const shared = (token: string, generation: number) => ({
  type: "token.shared" as const,
  accessToken: token,
  generation,
  mustChangePassword: false,
});

const closed = (generation: number, owedLogOut: boolean, end: "chosen" | "elsewhere") => ({
  type: "session.closed",
  generation,
  owedLogOut,
  end,
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function signIn(change: Partial<LogIn> = {}) {
  const session = open({ hasHint: false });
  session.actor.send({ type: "session.opened", logIn: { ...logIn, ...change }, me: user() });
  return session;
}

function open(input: Partial<SessionInput>) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const emitted: SessionEmitted[] = [];
  const resolvers = new Map<string, (outcome: never) => void>();
  const rejecters = new Map<string, (fault: Error) => void>();
  const placeholder = (name: string, words = "") => {
    calls.push(`${name} ${words}`.trim());
    return new Promise<never>((resolve, reject) => {
      resolvers.set(name, resolve);
      rejecters.set(name, reject);
    });
  };
  const machine = sessionMachine.provide({
    actors: {
      refresh: fromPromise<RefreshOutcome>(() => placeholder("refresh")),
      readMe: fromPromise(({ input: { accessToken } }) => placeholder("readMe", accessToken ?? "")),
      logOut: fromPromise<"ended" | "failed">(() => placeholder("logOut")),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { hasHint: false, owedLogOut: false, generation: 0, ...input },
  });
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const pending = (name: string) => {
    const resolve = resolvers.get(name);
    if (!resolve) throw new Error(`${name} was not called`);
    resolvers.delete(name);
    return (outcome: unknown) => resolve(outcome as never);
  };
  return {
    actor,
    clock,
    calls,
    emitted,
    pending,
    snapshot: () => actor.getSnapshot(),
    ends: () => emitted.flatMap((event) => (event.type === "session.closed" ? [event.end] : [])),
    fail: async (name: string) => {
      rejecters.get(name)?.(new Error("a bug in an effect"));
      await settled();
    },
    answer: async (name: string, outcome: unknown) => {
      pending(name)(outcome);
      await settled();
    },
  };
}

test.run();
