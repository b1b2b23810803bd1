import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { selectRows } from "../../../machines/base/collection.setup";
import { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(needsYouListMachine.id);

const line: NeedsYouLine = { kind: "asked", id: "w1", created_at: "2026-11-20T17:05:00.000Z" };

test("a decided item goes once the server confirms, and returns when it refuses", async () => {
  const placeholders = openPlaceholders();
  const list = createActor(
    needsYouListMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        change: fromPromise(({ input }) => placeholders.call("change", input)),
      },
    }),
    { input: {} },
  ).start();
  const rows = () => selectRows(list.getSnapshot());
  await placeholders.answer("read", { kind: "listed", items: [line], nextAfter: null, tag: null });
  const withdraw = () =>
    list.send({ type: "item.changed", change: { id: "w1", to: { ...line, decision: "withdrawn" } } });
  withdraw();
  assert.is(rows()[0]?.change?.to?.decision, "withdrawn");
  await placeholders.answer("change", { kind: "refused", text: "No network." });
  assert.equal(rows(), [{ item: line, change: null, refusal: "No network." }]);
  withdraw();
  await placeholders.answer("change", { kind: "accepted", item: null });
  assert.equal(rows(), []);
});

test.run();
