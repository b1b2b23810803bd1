import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { batchesOfAll, batchOfOne } from "../../../domain/team/requests";
import { selectRows } from "../../../machines/base/collection.setup";
import { requestListMachine } from "../../../machines/team/request-list.machine";
import {
  requestsMachine,
  selectDeciding,
  selectIsDeciding,
  selectIsDecidingAll,
  selectNews,
  selectRefusal,
} from "../../../machines/team/requests.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { request } from "../../support/people/team";

const test = suite(requestsMachine.id);

test("one press approves all requests that need no decision; the others stay, and each outcome is shown", async () => {
  const { actor, answer, calls, shown, settled } = await open();
  const batches = batchesOfAll(shown(), () => "key-1");
  actor.send({ type: "all.pressed", batches });
  actor.send({ type: "all.pressed", batches });
  assert.equal(
    [selectIsDecidingAll(actor.getSnapshot()), selectDeciding(actor.getSnapshot())],
    [true, ["r1", "r2", "r3"]],
  );
  assert.equal(
    calls.filter(({ name }) => name === "decide"),
    [{ name: "decide", input: { teamId: "t1", batches } }],
  );
  await answer("decide", {
    kind: "decided",
    results: [
      { request_id: "r1", outcome: "approved" },
      { request_id: "r2", outcome: "asked_guardians" },
      { request_id: "r3", outcome: "needs_a_look" },
    ],
  });
  assert.is(selectNews(actor.getSnapshot()), "1 is in. 1 went to their guardians first. 1 needs a look.");
  assert.equal(
    shown().map(({ id }) => id),
    ["r3", "r4"],
    "gone from the list before it was read anew",
  );
  assert.equal([settled(), calls.at(-1)?.name], [1, "read"]);
});

test("without a request that can be approved together, the press does nothing", async () => {
  const { actor } = await open();
  actor.send({ type: "all.pressed", batches: [] });
  assert.is(selectIsDeciding(actor.getSnapshot()), false);
});

test("a refused decision shows the reason and keeps the requests, and the next press has a new key", async () => {
  const { actor, answer, fail, shown, settled } = await open();
  const decline = () => actor.send({ type: "request.decided", batch: batchOfOne("r4", "declined", "key-2") });
  decline();
  assert.equal(
    [selectIsDecidingAll(actor.getSnapshot()), selectDeciding(actor.getSnapshot())],
    [false, ["r4"]],
  );
  await answer("decide", { kind: "refused", text: "Full house!" });
  assert.is(selectRefusal(actor.getSnapshot()), "Full house!");
  decline();
  assert.is(selectRefusal(actor.getSnapshot()), null);
  await answer("decide", { kind: "limited", seconds: 9 });
  assert.is(selectRefusal(actor.getSnapshot()), messageTexts.REQUEST_429_LIMIT);
  decline();
  await fail("decide");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
  assert.equal([shown().length, settled(), selectDeciding(actor.getSnapshot())], [4, 0, []]);
});

test("every state and transition is reached", () => {
  const batch = batchOfOne("r1", "approved", "key");
  const samples = {
    "all.pressed": [{ batches: [batch] }, { batches: [] }],
    "request.decided": [{ batch }],
    "xstate.done.actor.decide": [
      { output: { kind: "decided", results: [] } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(requestsMachine, samples, undefined, { input: { teamId: "t1" } }), {
    states: [],
    transitions: [],
  });
});

async function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    requestsMachine.provide({
      actors: {
        requestList: requestListMachine.provide({
          actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
        }),
        decide: fromPromise(({ input }) => placeholders.call("decide", input)),
      },
    }),
    { input: { teamId: "t1" } },
  );
  let times = 0;
  actor.on("requests.settled", () => times++);
  actor.start();
  await placeholders.answer("read", {
    kind: "listed",
    items: [
      request("r1"),
      request("r2"),
      request("r3"),
      request("r4", { may_go_with_all: false, questions: ["look_alike"] }),
    ],
    nextAfter: null,
    tag: null,
  });
  return {
    ...placeholders,
    actor,
    settled: () => times,
    shown: () => {
      const { list } = actor.getSnapshot().children;
      assert.ok(list);
      return selectRows(list.getSnapshot()).map(({ item }) => item);
    },
  };
}

test.run();
