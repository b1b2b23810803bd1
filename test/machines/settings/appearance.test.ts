import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { type Appearance, readAppearance } from "../../../domain/settings/appearance";
import { appearanceMachine, selectAppearance } from "../../../machines/settings/appearance.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(appearanceMachine.id);

test("a choice applies at once and is stored; another tab's choice is applied only", () => {
  const shown: Appearance[] = [];
  const kept: Appearance[] = [];
  const actor = createActor(
    appearanceMachine.provide({
      actions: {
        show: (_, { appearance }) => shown.push(appearance),
        keep: (_, { appearance }) => kept.push(appearance),
      },
    }),
    { input: { appearance: "dark" } },
  ).start();
  actor.send({ type: "appearance.chosen", appearance: "light" });
  actor.send({ type: "appearance.followed", appearance: "system" });
  assert.equal([shown, kept], [["dark", "light", "system"], ["light"]]);
  assert.is(selectAppearance(actor.getSnapshot()), "system");
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
    "appearance.chosen": [{ appearance: "dark" }],
    "appearance.followed": [{ appearance: "light" }],
  };
  assert.equal(uncovered(appearanceMachine, samples, undefined, { input: { appearance: "system" } }), {
    states: [],
    transitions: [],
  });
});

test.run();
