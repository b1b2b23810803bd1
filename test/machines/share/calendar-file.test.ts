import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  calendarFileMachine,
  selectFileRefusal,
  selectIsOpeningFile,
} from "../../../machines/share/calendar-file.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(calendarFileMachine.id);
const key = { teamId: "rockets", eventId: "e1" };
const refused = { kind: "refused", text: messageTexts.EVENT_ITEM_404 };

test("each press opens a file; why it did not is shown until the next", async () => {
  const { calls, call, answer, fail } = openPlaceholders();
  const actor = createActor(
    calendarFileMachine.provide({ actors: { open: fromPromise(({ input }) => call("open", input)) } }),
    { input: { key } },
  ).start();
  const file = () => [selectIsOpeningFile(actor.getSnapshot()), selectFileRefusal(actor.getSnapshot())];
  const press = () => actor.send({ type: "file.pressed" });
  assert.equal([file(), calls], [[false, null], []]);
  press();
  press();
  assert.equal([file(), calls], [[true, null], [{ name: "open", input: key }]]);
  await answer("open", { kind: "opened" });
  assert.equal(file(), [false, null]);
  press();
  await answer("open", refused);
  assert.equal(file(), [false, refused.text]);
  press();
  assert.equal(file(), [true, null]);
  await fail("open");
  assert.equal(file(), [false, problemTexts.unknown]);
});

test("every state and transition is reached", () => {
  const samples = { "xstate.done.actor.open": [{ output: { kind: "opened" } }, { output: refused }] };
  const seen = uncovered(calendarFileMachine, samples, ({ value }) => value, { input: { key } });
  assert.equal(seen, { states: [], transitions: [] });
});

test.run();
