import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { selectIsSaving, selectRefusal, teamFileMachine } from "../../../machines/team/team-file.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(teamFileMachine.id);
const input = { teamName: "Comets", file: "attendance" } as const;

test("a press saves one file, a refusal says why, and the next press forgets it", async () => {
  const said: unknown[] = [];
  const { call, calls, answer, fail } = openPlaceholders();
  const actor = createActor(
    teamFileMachine.provide({
      actions: { announce: (_, announcement) => void said.push(announcement) },
      actors: { save: fromPromise(({ input: sent }) => call("save", sent)) },
    }),
    { input },
  ).start();
  const seen = () => [selectIsSaving(actor.getSnapshot()), selectRefusal(actor.getSnapshot())];
  for (let press = 0; press < 2; press += 1) actor.send({ type: "file.pressed" });
  assert.equal([calls, seen()], [[{ name: "save", input }], [true, null]]);
  await answer("save", { kind: "limited", seconds: 9 });
  assert.equal(seen(), [false, messageTexts.REQUEST_429_LIMIT]);
  actor.send({ type: "file.pressed" });
  assert.equal(seen(), [true, null]);
  await fail("save");
  assert.equal([seen(), said], [[false, problemTexts.unknown], []]);
  actor.send({ type: "file.pressed" });
  await answer("save", { kind: "saved" });
  assert.equal(
    [seen(), said],
    [[false, null], [{ tone: "success", text: "The attendance is in your downloads." }]],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.save": [{ output: { kind: "saved" } }, { output: { kind: "refused", text: "no" } }],
  };
  assert.equal(uncovered(teamFileMachine, samples, undefined, { input }), { states: [], transitions: [] });
});

test.run();
