import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { ReadOutcome } from "../../../domain/base/collection";
import type { Ding } from "../../../domain/dings/ding-texts";
import { allReadMachine, selectIsMarking } from "../../../machines/dings/all-read.machine";
import { dingListMachine } from "../../../machines/dings/ding-list.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";

const test = suite(allReadMachine.id);

test("what is shown is marked as read, then the list is read again; a refusal is told", async () => {
  const placeholders = openPlaceholders();
  const reads: unknown[] = [];
  const read = fromPromise<ReadOutcome<Ding>, { tag: string | null; after: string | null }>(
    async ({ input }) => {
      reads.push(input);
      return { kind: "listed", items: [], nextAfter: null, tag: "t1" };
    },
  );
  const list = createActor(dingListMachine.provide({ actors: { read } }), { input: {} }).start();
  await settled();
  const said: unknown[] = [];
  const actor = createActor(
    allReadMachine.provide({
      actors: { markAll: fromPromise(({ input }) => placeholders.call("markAll", input)) },
      actions: { showRefusal: (_, outcome) => said.push(outcome) },
    }),
    { input: { list } },
  ).start();
  const press = () => actor.send({ type: "all-read.pressed", upTo: "2026-11-21T09:15:00.000Z" });
  press();
  press();
  assert.is(selectIsMarking(actor.getSnapshot()), true);
  assert.equal(placeholders.calls, [{ name: "markAll", input: { upTo: "2026-11-21T09:15:00.000Z" } }]);
  await placeholders.answer("markAll", { kind: "read" });
  assert.equal([reads.length, said], [2, []]);
  press();
  await placeholders.answer("markAll", { kind: "refused", text: "No network." });
  press();
  await placeholders.fail("markAll");
  assert.equal(
    said.map((each) => (each as { text: string }).text),
    ["No network.", "Something went sideways on our end. Please try again."],
  );
  assert.is(reads.length, 2);
});

test("every state and transition is reached", () => {
  const input = { list: createActor(dingListMachine, { input: {} }) };
  const samples = {
    "all-read.pressed": [{ upTo: "2026-11-21T09:15:00.000Z" }],
    "xstate.done.actor.markAll": [{ output: { kind: "read" } }, { output: { kind: "refused", text: "no" } }],
  };
  assert.equal(uncovered(allReadMachine, samples, undefined, { input }), { states: [], transitions: [] });
});

test.run();
