import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { type Appearance, readAppearance } from "../../../domain/settings/appearance";
import { appearanceMachine } from "../../../machines/settings/appearance.machine";
import { selectValue } from "../../../machines/settings/device-choice.setup";
import { uncovered } from "../../support/machines/paths";

const test = suite("device choice");

test("a choice applies at once and is stored; another tab's choice is applied only", () => {
  const shown: Appearance[] = [];
  const kept: Appearance[] = [];
  const actor = createActor(
    appearanceMachine.provide({
      actions: {
        show: (_, { value }) => shown.push(value),
        keep: (_, { value }) => kept.push(value),
      },
    }),
    { input: { value: "dark" } },
  ).start();
  actor.send({ type: "choice.made", value: "light" });
  actor.send({ type: "choice.followed", value: "system" });
  assert.equal([shown, kept], [["dark", "light", "system"], ["light"]]);
  assert.is(selectValue(actor.getSnapshot()), "system");
});

test("unknown stored values are ignored", () => {
  assert.equal(["dark", "light", "system", "neon", null].map(readAppearance), [
    "dark",
    "light",
    "system",
    "system",
    "system",
  ]);
});

test("every state and transition is reached", () => {
  const samples = {
    "choice.made": [{ value: "dark" }],
    "choice.followed": [{ value: "light" }],
  };
  assert.equal(uncovered(appearanceMachine, samples, undefined, { input: { value: "system" } }), {
    states: [],
    transitions: [],
  });
});

test.run();
