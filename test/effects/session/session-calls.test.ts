import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type fromPromise, toPromise } from "xstate";
import { logOut, readMe, sessionActors } from "../../../src/effects/session/session.effects";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem, untilGivenUp } from "../../support/server/api";

const test = suite("calls of the session");
const token = { access_token: "access" };

test("a refresh returns whether a password change is forced, by default not", async () => {
  const refreshed = { kind: "refreshed", accessToken: "access" };
  for (const [reply, mustChangePassword] of [
    [{ ...token, must_change_password: true }, true],
    [{ ...token, must_change_password: false }, false],
    [token, false],
  ] as const)
    assert.equal(await refresh(() => json(reply)).outcome, { ...refreshed, mustChangePassword });
});

test("a refused refresh distinguishes a ban from an ended session", async () => {
  const outcome = (code: string) => refresh(() => problem(code)).outcome;
  assert.equal(await outcome("AUTH_401_JWT"), { kind: "refused", isBanned: false });
  assert.equal(await outcome("AUTH_401_BANNED"), { kind: "refused", isBanned: true });
  assert.equal(await outcome("SERVER_500"), { kind: "failed" });
});

test("a refresh times out after four seconds, other calls do not", async () => {
  const { outcome, limits, actors } = refresh(() => json({ ...token, ...user(), logged_out: true }));
  await outcome;
  await run(actors.readMe, { accessToken: "own" });
  await run(actors.logOut, { scope: "here" as const });
  assert.equal(limits, [4_000, 15_000, 15_000]);
});

test("a refresh that was aborted while waiting for the lock makes no call", async () => {
  const { client, requests } = openClient(() => json(token));
  let takeTurn = () => {};
  const { refresh: actor } = sessionActors(
    client,
    (_signal, ask) =>
      new Promise((resolve) => {
        takeTurn = () => resolve(ask());
      }),
  );
  const running = createActor(actor).start();
  running.stop();
  takeTurn();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(requests, []);
});

test("each call is aborted with its signal", async () => {
  const { client, requests } = openClient(untilGivenUp);
  const actors = sessionActors(client, (_signal, ask) => ask());
  const running = [
    createActor(actors.refresh),
    createActor(actors.readMe, { input: { accessToken: "own" } }),
    createActor(actors.logOut),
  ];
  for (const actor of running) actor.start();
  await new Promise((resolve) => setImmediate(resolve));
  for (const actor of running) actor.stop();
  assert.equal(
    requests.map(({ signal }) => signal.aborted),
    [true, true, true],
  );
});

test("a sign-out sends the cookie and shows no overlay", async () => {
  const { client, requests, events } = openClient(() => json({ logged_out: true }));
  assert.is(await logOut(client), "ended");
  assert.equal(await Promise.all(requests.map((request) => request.json())), [{}]);
  assert.equal([requests.map(({ headers }) => headers.get("x-token-transport")), events], [["cookie"], []]);
  assert.is(await logOut(openClient(() => problem("SERVER_500")).client), "failed");
});

test("the user is read with exactly the given token, or with none", async () => {
  const { client, requests, events } = openClient(() => json(user()));
  assert.equal(await readMe(client, "own"), { kind: "read", me: user() });
  await readMe(client, null);
  assert.equal(
    requests.map(({ headers }) => headers.get("authorization")?.trim()),
    ["Bearer own", "Bearer"],
  );
  assert.equal(events, []);
});

function refresh(answer: Answer) {
  const limits: number[] = [];
  const { client } = openClient(answer, {
    timeLimit: (milliseconds) => {
      limits.push(milliseconds);
      return new AbortController().signal;
    },
  });
  const actors = sessionActors(client, (_signal, ask) => ask());
  return { outcome: toPromise(createActor(actors.refresh).start()), limits, actors };
}

const run = <Output, Input>(logic: ReturnType<typeof fromPromise<Output, Input>>, input: NoInfer<Input>) =>
  toPromise(createActor(logic, { input } as never).start());

test.run();
