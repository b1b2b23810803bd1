import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { ReadOnce } from "../../../domain/base/outcome";
import { problemTexts } from "../../../domain/base/texts";
import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import { readOfMessage, selectRefusal, selectValue } from "../../../machines/huddle/read-of-message.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite("what is read about a message");
const machine = readOfMessage<readonly string[]>("words");
const target = { teamId: "t1", huddleId: "h1", messageId: "m1" };

test("it is read at once, and after a failure again on a press", async () => {
  const placeholders = openPlaceholders();
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise<ReadOnce<readonly string[]>, MessageKey>(({ input }) =>
          placeholders.call("read", input),
        ),
      },
    }),
    { input: target },
  ).start();
  const seen = () => [selectValue(actor.getSnapshot()), selectRefusal(actor.getSnapshot())];
  assert.equal(placeholders.calls, [{ name: "read", input: target }]);
  await placeholders.answer("read", { kind: "refused", text: "Not yours." });
  assert.equal(seen(), [null, "Not yours."]);
  actor.send({ type: "retry.pressed" });
  assert.equal(seen(), [null, null]);
  await placeholders.fail("read");
  assert.equal(seen(), [null, problemTexts.unknown]);
  actor.send({ type: "retry.pressed" });
  await placeholders.answer("read", { kind: "known", value: ["Fild 7"] });
  assert.equal([seen(), placeholders.calls.length], [[["Fild 7"], null], 3]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.read": [
      { output: { kind: "known", value: [] } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(machine, samples, undefined, { input: target }), { states: [], transitions: [] });
});

test.run();
