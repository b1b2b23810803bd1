import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import { effectActor } from "../../../machines/base/effect-actor.setup";
import { withEffects } from "../../../src/effects/base/with-effects.effects";
import { settled } from "../../support/machines/placeholders";

const test = suite("withEffects");
const { reportError } = globalThis;
test.after.each(() => {
  globalThis.reportError = reportError;
});

const machine = setup({
  actors: { save: effectActor<string, { id: string }>(), network: fromCallback(() => {}) },
  actions: { show: (_, _text: string) => {} },
}).createMachine({
  invoke: [
    { src: "network" },
    {
      src: "save",
      input: { id: "one" },
      onDone: { actions: { type: "show", params: ({ event }) => event.output } },
      onError: { actions: { type: "show", params: "failed" } },
    },
  ],
});

test("functions become actors, actors and actions are given as they are", async () => {
  const shown: string[] = [];
  const actor = createActor(
    withEffects(
      machine,
      {
        save: async ({ input }) => `saved ${input.id}`,
        network: fromCallback(() => void shown.push("network")),
      },
      { show: (_, text) => void shown.push(text) },
    ),
  ).start();
  await settled();
  assert.equal(shown, ["network", "saved one"]);
  actor.stop();
});

test("a fault is reported, and the machine goes on", async () => {
  const shown: string[] = [];
  const bug = new TypeError("undefined is not a function");
  globalThis.reportError = (fault) => void shown.push(String(fault));
  const save = async () => {
    throw bug;
  };
  const actor = createActor(
    withEffects(
      machine,
      { save, network: fromCallback(() => {}) },
      { show: (_, text) => void shown.push(text) },
    ),
  ).start();
  await settled();
  assert.equal(shown, [String(bug), "failed"]);
  actor.stop();
});

test.run();
