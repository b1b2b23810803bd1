import { suite } from "uvu";
import * as assert from "uvu/assert";
import { firstFilters, listSteps } from "../../src/inspector/log";
import { actorsAt, isOver, plantTree, stateWords, wordsOf } from "../../src/inspector/travel";
import { hear } from "../support/machines/inspector-log";

const test = suite("inspector: log and time travel");

const log = hear(
  { actor: "x:0", name: "signIn" },
  { actor: "x:1", name: "email", parent: "x:0" },
  { sent: "x:0", type: "email.pressed", from: "x:9" },
  { to: "x:0", type: "xstate.init", value: "idle" },
  { to: "x:0", type: "email.pressed", value: "email" },
  { to: "x:1", type: "address.pressed", value: { checking: "started" }, status: "done" },
);

test("the log lists each actor's events with their sender", () => {
  const steps = listSteps(log, { ...firstFilters, hidesNoise: false });
  assert.equal(
    steps.map(({ index, sessionId, event, from }) => [index, sessionId, event.type, from]),
    [
      [3, "x:0", "xstate.init", null],
      [4, "x:0", "email.pressed", "x:9"],
      [5, "x:1", "address.pressed", null],
    ],
  );
});

test("filters: by actor, by text of the type, without XState's own events", () => {
  const types = (filters: Partial<typeof firstFilters>) =>
    listSteps(log, { ...firstFilters, ...filters }).map(({ event }) => event.type);
  assert.equal(types({}), ["email.pressed", "address.pressed"]);
  assert.equal(types({ actor: "x:1" }), ["address.pressed"]);
  assert.equal(types({ words: " EMAIL " }), ["email.pressed"]);
  assert.equal(types({ hidesNoise: false, words: "init" }), ["xstate.init"]);
});

test("a picked moment shows each actor's state then", () => {
  const states = (moment: number | null) =>
    [...actorsAt(log, moment).values()].map((actor) => `${actor.name} ${stateWords(actor)}`);
  assert.equal(states(0), ["signIn starting"]);
  assert.equal(states(3), ["signIn idle", "email starting"]);
  assert.equal(states(4), ["signIn email", "email starting"]);
  assert.equal(states(null), ["signIn email", "email checking.started"]);
});

test("the tree nests children below parents, roots on top", () => {
  const more = hear({ actor: "x:2", name: "lost", parent: "x:7" });
  const tree = plantTree(actorsAt([...log, ...more], null));
  assert.equal(
    tree.map(({ name, children }) => [name, children.map((child) => child.name)]),
    [
      ["signIn", ["email"]],
      ["lost", []],
    ],
  );
  assert.equal(
    tree.flatMap(({ children }) => children.map(isOver)),
    [true],
  );
});

test("a state value is printed as text", () => {
  assert.is(wordsOf({ checking: { fit: {} }, text: "hidden" }), "checking.fit · text.hidden");
  assert.is(wordsOf(undefined), "");
});

test.run();
