import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock, toPromise } from "xstate";
import type { PingsOutcome } from "../../../domain/pings/pings";
import { pingsMachine } from "../../../machines/pings/pings.machine";
import { watchAttention } from "../../../src/effects/base/attention.effects";
import { pingActors } from "../../../src/effects/pings/pings.effects";
import { settled } from "../../support/machines/placeholders";
import { type Answer, json, openClient, problem, untilGivenUp } from "../../support/server/api";

const test = suite("ping effects");
const pings = {
  last_new_ping_at: null,
  new_feed_cards: 3,
  new_messages: 0,
  new_notifications: 1,
};

test("counts come with an ETag, an unchanged reply changes nothing, and no call shows the overlay", async () => {
  const replies = [
    json(pings, 200, { etag: 'W/"3-0-1-0"' }),
    new Response(null, { status: 304 }),
    problem("REQUEST_503_UNAVAILABLE"),
  ];
  const poll = open(() => replies.shift() ?? json(pings));
  for (let round = 0; round < 3; round++) {
    await poll.pass();
    poll.clock.increment(10_000);
  }
  await poll.pass();
  assert.equal(
    poll.requests.map((request) => request.headers.get("if-none-match")),
    [null, 'W/"3-0-1-0"', 'W/"3-0-1-0"', 'W/"3-0-1-0"'],
  );
  assert.equal(poll.told, [
    { kind: "counted", pings, tag: 'W/"3-0-1-0"' },
    { kind: "counted", pings, tag: null },
  ]);
  assert.equal(poll.events, []);
  assert.is(poll.requests[0]?.headers.get("authorization"), "Bearer token-1");
});

test("an opened kind is sent to the server", async () => {
  const poll = open(() => json(pings));
  await poll.pass();
  poll.actor.send({ type: "kind.opened", kind: "feed_card" });
  await poll.pass();
  const last = poll.requests.at(-1);
  assert.equal(
    [last?.method, new URL(last?.url ?? "").pathname, await last?.json()],
    ["POST", "/user/me/pings/seen", { kind: "feed_card" }],
  );
  assert.is(poll.told.length, 2);
});

test("an unchanged reply and a failure are distinguished", async () => {
  let answered = 0;
  const outcomes = async (answer: Answer) => {
    const actors = pingActors(openClient(answer).client, () => {
      answered += 1;
    });
    return [
      await toPromise(createActor(actors.count, { input: { tag: "old" } }).start()),
      await toPromise(createActor(actors.markSeen, { input: { kind: "message" } }).start()),
    ];
  };
  const failed = { kind: "failed" };
  assert.equal(await outcomes(() => new Response(null, { status: 304 })), [{ kind: "same" }, failed]);
  assert.equal(await outcomes(() => problem("SERVER_500")), [failed, failed]);
  assert.equal(await outcomes(() => json({ ...pings, new_messages: "many" })), [failed, failed]);
  assert.equal(await outcomes(() => json(pings, 200, { etag: "new" })), [
    { kind: "counted", pings, tag: "new" },
    { kind: "counted", pings, tag: null },
  ]);
  assert.is(answered, 2, "a server that fails gives no sign of life");
});

test("both calls are authenticated and quiet, and are aborted with the poll", async () => {
  const { client, requests, events } = openClient(untilGivenUp);
  const actors = pingActors(client, () => {});
  const running = [
    createActor(actors.count, { input: { tag: null } }).start(),
    createActor(actors.markSeen, { input: { kind: "message" } }).start(),
  ];
  await settled();
  for (const actor of running) actor.stop();
  assert.equal(
    requests.map(({ headers, signal }) => [
      headers.get("authorization"),
      headers.has("if-none-match"),
      signal.aborted,
    ]),
    [
      ["Bearer token-1", false, true],
      ["Bearer token-1", false, true],
    ],
  );
  assert.equal(events, []);
});

test("attention ends with a hidden page or a lost network, and returns when both are back", () => {
  const page = fakePage();
  const told: string[] = [];
  const stop = watchAttention(page.window, ({ type }) => told.push(type));
  page.set({ visibilityState: "hidden" });
  page.set({ onLine: false });
  page.set({ visibilityState: "visible" });
  page.set({ onLine: true });
  stop();
  page.set({ onLine: false });
  assert.equal(told, ["attention.left", "attention.returned"]);
});

test("a page that opens hidden starts without attention", () => {
  const page = fakePage({ visibilityState: "hidden" });
  const told: string[] = [];
  watchAttention(page.window, ({ type }) => told.push(type));
  assert.equal(told, ["attention.left"]);
});

function open(answer: Answer) {
  const { client, requests, events } = openClient(answer);
  const clock = new SimulatedClock();
  const told: PingsOutcome[] = [];
  const actor = createActor(
    pingsMachine.provide({
      actors: pingActors(client, () => {}),
      actions: { sendCounts: (_, outcome) => told.push(outcome) },
    }),
    { clock },
  ).start();
  const pass = async () => {
    for (let turn = 0; turn < 10; turn++) await settled();
  };
  return { actor, clock, told, requests, events, pass };
}

/** The parts of a window that attention uses. */
function fakePage(change: { visibilityState?: string; onLine?: boolean } = {}) {
  const state = { visibilityState: "visible", onLine: true, ...change };
  const document = Object.assign(new EventTarget(), {});
  Object.defineProperty(document, "visibilityState", { get: () => state.visibilityState });
  const navigator = Object.defineProperty({}, "onLine", { get: () => state.onLine });
  const target = Object.assign(new EventTarget(), { document, navigator });
  const set = (next: typeof change) => {
    Object.assign(state, next);
    document.dispatchEvent(new Event("visibilitychange"));
    target.dispatchEvent(new Event(state.onLine ? "online" : "offline"));
  };
  return { window: target as unknown as Window, set };
}

test.run();
