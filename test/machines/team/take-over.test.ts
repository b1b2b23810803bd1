import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { Team } from "../../../domain/team/team-page";
import { selectIsBusy, selectRefusal, takeOverMachine } from "../../../machines/team/take-over.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { team } from "../../support/people/team";

const test = suite(takeOverMachine.id);

const presses = [
  ["take-over.pressed", "takeOver"],
  ["dismiss.pressed", "dismiss"],
] as const;

for (const [type, call] of presses) {
  test(`${type}: the team is returned as it is now, and a second press meanwhile is ignored`, async () => {
    const { send, calls, answer, seen } = open();
    send({ type });
    send({ type });
    assert.equal(calls, [{ name: call, input: { teamId: "t1" } }]);
    assert.equal(seen(), [true, null, []]);
    await answer(call, { kind: "saved", saved: team({ version: 4 }) });
    assert.equal(seen(), [false, null, [4]]);
  });

  test(`${type}: a refusal is shown until the next press`, async () => {
    const { send, answer, fail, seen } = open();
    send({ type });
    await answer(call, { kind: "refused", text: "No line." });
    assert.equal(seen(), [false, "No line.", []]);
    send({ type });
    assert.equal(seen(), [true, null, []]);
    await answer(call, { kind: "limited", seconds: 9 });
    assert.equal(seen(), [false, messageTexts.REQUEST_429_LIMIT, []]);
    send({ type });
    await fail(call);
    assert.equal(seen(), [false, problemTexts.unknown, []]);
  });
}

test("every state and transition is reached", () => {
  const outcomes = [
    { output: { kind: "saved", saved: team() } },
    { output: { kind: "refused", text: "no" } },
  ];
  const samples = { "xstate.done.actor.takeOver": outcomes, "xstate.done.actor.dismiss": outcomes };
  assert.equal(
    uncovered(takeOverMachine, samples, ({ value }) => value, { input: { teamId: "t1" } }),
    {
      states: [],
      transitions: [],
    },
  );
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    takeOverMachine.provide({
      actors: {
        takeOver: fromPromise(({ input }) => placeholders.call("takeOver", input)),
        dismiss: fromPromise(({ input }) => placeholders.call("dismiss", input)),
      },
    }),
    { input: { teamId: "t1" } },
  );
  const told: Team[] = [];
  actor.on("team.saved", (saved) => told.push(saved.team));
  actor.start();
  return {
    ...placeholders,
    send: actor.send,
    seen: () => {
      const snapshot = actor.getSnapshot();
      return [selectIsBusy(snapshot), selectRefusal(snapshot), told.map(({ version }) => version)];
    },
  };
}

test.run();
