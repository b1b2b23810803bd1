import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import Elk from "elkjs/lib/elk.bundled.js";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type AnyStateMachine, setup } from "xstate";
import { type Drawing, roundedPath, toDrawing } from "../../src/inspector/drawing";
import { arrowsOf, inOrder, rowsOf, toElk } from "../../src/inspector/machine-graph";
import { readNow } from "../../src/inspector/machine-now";
import { everyNode, type MachineNode, readMachine } from "../../src/inspector/machine-tree";

const test = suite("inspector: machines");
const measure = (text: string) => text.length * 7;
const read = (machine: AnyStateMachine): MachineNode => {
  const node = readMachine(JSON.stringify(machine.config));
  if (!node) throw new Error("no machine");
  return node;
};

const lamp = setup({
  actors: { bulb: setup({}).createMachine({}) },
  guards: { isPaid: () => true },
  actions: { hum: () => {} },
  delays: { night: 10 },
}).createMachine({
  id: "lamp",
  initial: "off",
  on: { "power.lost": ".off", "power.measured": { actions: "hum" } },
  states: {
    off: { on: { "switch.pressed": { guard: "isPaid", target: "#shining", actions: ["hum", "hum"] } } },
    on: {
      id: "shining",
      entry: "hum",
      initial: "dim",
      invoke: { id: "bulb", src: "bulb", onDone: "off", onError: { target: "#lamp.broken" } },
      on: { "switch.pressed": "off" },
      after: { night: "off" },
      states: {
        dim: { on: { "switch.pressed": "bright" } },
        bright: { always: { guard: "isPaid", target: "#lamp.on.dim" } },
      },
    },
    broken: { type: "final" },
  },
});

test("a definition is parsed to a machine with resolved targets", () => {
  const ways = everyNode(read(lamp)).flatMap(({ id, transitions }) =>
    transitions.map(({ label, guard, target }) => [id, label, guard, target]),
  );
  assert.equal(ways, [
    ["lamp", "power.lost", null, "lamp.off"],
    ["lamp", "power.measured", null, null],
    ["lamp.off", "switch.pressed", "isPaid", "lamp.on"],
    ["lamp.on", "bulb done", null, "lamp.off"],
    ["lamp.on", "bulb failed", null, "lamp.broken"],
    ["lamp.on", "after night", null, "lamp.off"],
    ["lamp.on", "switch.pressed", null, "lamp.off"],
    ["lamp.on.dim", "switch.pressed", null, "lamp.on.bright"],
    ["lamp.on.bright", "always", "isPaid", "lamp.on.dim"],
  ]);
  assert.is(readMachine(JSON.stringify({ id: "promise" })), null);
  assert.is(readMachine(null), null);
});

test("transitions between the same two states share an arrow; one to the state's own child starts inside", () => {
  const machine = read(lamp);
  assert.equal(
    arrowsOf(machine).map(({ id, lines }) => [id, lines.map(({ text }) => text)]),
    [
      ["lamp>start->lamp.off", []],
      ["lamp>anywhere->lamp.off", ["power.lost"]],
      ["lamp.off->lamp.on", ["switch.pressed [isPaid]", "/ hum, hum"]],
      ["lamp.on>start->lamp.on.dim", []],
      ["lamp.on->lamp.off", ["bulb done", "after night", "switch.pressed"]],
      ["lamp.on->lamp.broken", ["bulb failed"]],
      ["lamp.on.dim->lamp.on.bright", ["switch.pressed"]],
      ["lamp.on.bright->lamp.on.dim", ["always [isPaid]"]],
    ],
  );
  assert.equal(
    rowsOf(machine).map(({ text }) => text),
    ["↻ power.measured / hum"],
  );
  assert.equal(
    machine.children.flatMap((node) => rowsOf(node).map(({ text }) => text)),
    ["calls bulb", "entry / hum"],
  );
});

test("states are ordered by distance from the initial one", () => {
  const sorted = { ...read(lamp), children: [...read(lamp).children].reverse() };
  assert.equal(
    inOrder(sorted).map(({ name }) => name),
    ["off", "on", "broken"],
  );
});

test("the current state is highlighted and its transitions listed, inner ones first", () => {
  const machine = read(lamp);
  const now = (shot: Parameters<typeof readNow>[1]) => {
    const { active, open } = readNow(machine, shot);
    return [[...active], [...open].map(({ label, target }) => `${label} ${target}`)];
  };
  assert.equal(now({ status: "active", value: { on: "dim" } }), [
    ["lamp", "lamp.on", "lamp.on.dim"],
    [
      "switch.pressed lamp.on.bright",
      "bulb done lamp.off",
      "bulb failed lamp.broken",
      "after night lamp.off",
      "power.lost lamp.off",
      "power.measured null",
    ],
  ]);
  assert.equal(now({ status: "done", value: "broken" }), [["lamp", "lamp.broken"], []]);
  assert.equal(now(null), [[], []]);
});

const load = createRequire(resolve("test/inspector/machine.test.ts"));
for (const file of readdirSync("machines", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".machine.ts"),
)) {
  const exported: Record<string, unknown> = load(`../../machines/${file}`);
  const name = basename(file, ".machine.ts").replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
  const machine = exported[`${name}Machine`];

  test(`${file} is drawn whole, and no label overlaps a label or a state`, async () => {
    assert.ok(isMachine(machine), `${name}Machine is not in ${file}`);
    assert.is(machine.id, name);
    const node = read(machine);
    for (const direction of ["RIGHT", "DOWN"] as const) {
      const laid = await new Elk().layout(toElk(node, direction, measure));
      const drawing = toDrawing(node, laid);
      assert.is(drawing.states.length, everyNode(node).length);
      assert.equal(
        drawing.arrows.filter(({ path }) => path === ""),
        [],
      );
      assert.equal(collisions(drawing), []);
    }
  });
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "config" in value && "id" in value;

/** What covers what it must not: two labels, or a label and a state that has no room inside. */
function collisions({ arrows, states, anywheres, starts }: Drawing): string[] {
  const labels = arrows.flatMap(({ arrow, label }) => (label ? [{ name: arrow.id, ...label }] : []));
  const solid = [
    ...states
      .filter(({ node }) => node.children.length === 0)
      .map((state) => ({ ...state, name: state.node.id })),
    ...[...anywheres, ...starts].map((place) => ({ ...place, name: "mark" })),
  ];
  return labels.flatMap((label, index) =>
    [...labels.slice(index + 1), ...solid]
      .filter(
        (other) =>
          label.x < other.x + other.width &&
          other.x < label.x + label.width &&
          label.y < other.y + other.height &&
          other.y < label.y + label.height,
      )
      .map((other) => `${label.name} over ${other.name}`),
  );
}

test("arrows have rounded corners", () => {
  assert.is(roundedPath([]), "");
  assert.is(
    roundedPath([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ]),
    "M 0 0 L 13 0 Q 20 0 20 7 L 20 20",
  );
});

test.run();
