import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { PingKind } from "../../../domain/pings/pings";
import { pingsMachine } from "../../../machines/pings/pings.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(pingsMachine.id);

const counts = (newFeedCards: number) => ({
  last_new_ping_at: "2026-11-21T09:15:00.000Z",
  new_feed_cards: newFeedCards,
  new_messages: 0,
  new_notifications: 0,
});
const counted = (newFeedCards: number, tag: string | null = `W/"${newFeedCards}"`) => ({
  kind: "counted",
  pings: counts(newFeedCards),
  tag,
});

test("it polls at once and ten seconds after each reply, and keeps known kinds only", async () => {
  const poll = open();
  assert.equal(poll.calls, [{ name: "count", input: { tag: null } }]);
  await poll.answer("count", counted(3));
  assert.equal(poll.told, [3]);
  poll.clock.increment(9_999);
  assert.is(poll.calls.length, 1);
  poll.clock.increment(1);
  assert.equal(poll.calls[1], { name: "count", input: { tag: 'W/"3"' } });
  await poll.answer("count", { kind: "same" });
  poll.clock.increment(10_000);
  await poll.answer("count", { kind: "failed" });
  poll.clock.increment(10_000);
  await poll.fail("count");
  poll.clock.increment(10_000);
  assert.equal(
    [poll.calls.slice(2).map(({ input }) => input), poll.told],
    [[{ tag: 'W/"3"' }, { tag: 'W/"3"' }, { tag: 'W/"3"' }], [3]],
  );
});

test("a message that the live line tells of is counted at once, also when a count is in flight", async () => {
  const poll = open();
  poll.want();
  await poll.answer("count", counted(1));
  poll.want();
  assert.equal(poll.names(), ["count", "count", "count"]);
  await poll.answer("count", counted(2));
  assert.equal(poll.told, [1, 2]);
});

test("without attention no call is made, and one at once on return", async () => {
  const poll = open();
  await poll.answer("count", counted(1));
  poll.leave();
  poll.clock.increment(3_600_000);
  assert.is(poll.calls.length, 1);
  poll.return();
  assert.equal(poll.names(), ["count", "count"]);
});

test("a reply that arrives without attention is ignored", async () => {
  const poll = open();
  poll.leave();
  await poll.answer("count", counted(1));
  assert.equal(poll.told, []);
});

test("an opened kind is sent to the server, and a poll in flight is ignored", async () => {
  const poll = open();
  poll.openKind("message");
  await poll.answer("count", counted(9));
  assert.equal(poll.calls[1], { name: "markSeen", input: { kind: "message" } });
  poll.openKind("notification");
  await poll.answer("markSeen", counted(2, null));
  assert.equal(poll.calls[2], { name: "markSeen", input: { kind: "notification" } });
  await poll.answer("markSeen", counted(2, null));
  assert.equal([poll.told, poll.calls.length], [[2, 2], 3]);
  poll.openKind("message");
  assert.equal(poll.calls[3], { name: "markSeen", input: { kind: "message" } });
  await poll.answer("markSeen", counted(1));
  poll.clock.increment(10_000);
  assert.equal(poll.calls[4], { name: "count", input: { tag: 'W/"1"' } });
});

test("a seen kind that could not be sent is sent with the next call", async () => {
  const poll = open();
  poll.openKind("message");
  await poll.answer("markSeen", { kind: "failed" });
  poll.clock.increment(10_000);
  await poll.fail("markSeen");
  poll.clock.increment(10_000);
  poll.leave();
  poll.openKind("feed_card");
  poll.return();
  assert.equal(
    poll.calls.slice(1).map(({ input }) => input),
    [{ kind: "message" }, { kind: "message" }, { kind: "message" }, { kind: "message" }],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "kind.opened": [{ kind: "feed_card" }, { kind: "message" }],
    "xstate.done.actor.count": [{ output: counted(1) }, { output: { kind: "same" } }],
    "xstate.done.actor.markSeen": [{ output: counted(1) }, { output: { kind: "failed" } }],
  };
  const key = (snapshot: { value: unknown; context: { seen: readonly PingKind[] } }) => [
    snapshot.value,
    snapshot.context.seen,
  ];
  assert.equal(uncovered(pingsMachine, samples, key), { states: [], transitions: [] });
});

function open() {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const told: number[] = [];
  const actor = createActor(
    pingsMachine.provide({
      actors: {
        attention: fromCallback(() => {}),
        count: fromPromise(({ input }) => placeholders.call("count", input)),
        markSeen: fromPromise(({ input }) => placeholders.call("markSeen", input)),
      },
      actions: {
        sendCounts: (_, outcome) => {
          if (outcome.kind === "counted") told.push(outcome.pings.new_feed_cards);
        },
      },
    }),
    { clock },
  ).start();
  return {
    ...placeholders,
    clock,
    told,
    leave: () => actor.send({ type: "attention.left" }),
    return: () => actor.send({ type: "attention.returned" }),
    want: () => actor.send({ type: "count.wanted" }),
    openKind: (kind: PingKind) => actor.send({ type: "kind.opened", kind }),
  };
}

test.run();
