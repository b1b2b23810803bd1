import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise } from "xstate";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import type { PressOutcome } from "../../../domain/base/press";
import { problemTexts } from "../../../domain/base/texts";
import {
  pressOf,
  selectPressed,
  selectPressPhase,
  selectPressRefusal,
} from "../../../machines/base/press.setup";
import { turnMachine } from "../../../machines/duty/turn.machine";
import { seatMachine } from "../../../machines/ride/seat.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite("press");
const machine = pressOf<string, number>("press");
const saved = { kind: "saved", saved: 7 } as const;
const lost = { kind: "lost", text: "Somebody was quicker." } as const;

type FromOutbox =
  | { type: "outbox.waiting"; said: string }
  | { type: "outbox.settled"; outcome: PressOutcome<number> };

function open() {
  const placeholders = openPlaceholders();
  const queued: string[] = [];
  let tell: (event: FromOutbox) => void = () => {};
  const actor = createActor(
    machine.provide({
      actors: {
        send: fromPromise(({ input }) => placeholders.call("send", input.said)),
        outbox: fromCallback<{ type: "press.queued"; said: string }, { row: string }>(
          ({ sendBack, receive }) => {
            tell = sendBack;
            receive(({ said }) => void queued.push(said));
          },
        ),
      },
    }),
    { input: { row: "turn.e1.d1.1" } },
  ).start();
  const emitted: unknown[] = [];
  actor.on("press.saved", (event) => emitted.push(event.saved));
  actor.on("press.lost", () => emitted.push("lost"));
  const state = () => {
    const snapshot = actor.getSnapshot();
    return [selectPressPhase(snapshot), selectPressed(snapshot), selectPressRefusal(snapshot)];
  };
  const press = (said: string) => actor.send({ type: "pressed", said });
  return { ...placeholders, actor, queued, tell: (event: FromOutbox) => tell(event), emitted, state, press };
}

test("a press is sent once, and the reply is handed on", async () => {
  const { press, calls, answer, emitted, state } = open();
  press("keep");
  press("offer");
  assert.equal([calls, state()], [[{ name: "send", input: "keep" }], ["sending", "keep", null]]);
  await answer("send", saved);
  assert.equal([state(), emitted], [["shown", null, null], [7]]);
});

test("without a network it waits, can be replaced, and is settled by the outbox", async () => {
  const { press, tell, answer, queued, emitted, state, names } = open();
  press("keep");
  tell({ type: "outbox.waiting", said: "keep" });
  assert.is(state()[0], "sending", "the call decides");
  await answer("send", { kind: "unreachable" });
  assert.equal(state(), ["queued", "keep", null]);
  press("offer");
  assert.equal([state(), queued, names()], [["queued", "offer", null], ["offer"], ["send"]]);
  tell({ type: "outbox.settled", outcome: { kind: "saved", saved: null } });
  assert.equal([state(), emitted], [["shown", null, null], [null]]);
});

test("what is in the outbox since an earlier visit waits", () => {
  const { tell, state } = open();
  tell({ type: "outbox.waiting", said: "keep" });
  assert.equal(state(), ["queued", "keep", null]);
  tell({ type: "outbox.settled", outcome: { kind: "refused", text: "Not yours." } });
  assert.equal(state(), ["refused", "keep", "Not yours."]);
});

test("somebody was quicker: the page is read again, and the reason stays until the next press", async () => {
  const { press, answer, emitted, state } = open();
  press("take");
  await answer("send", lost);
  assert.equal([state(), emitted], [["lost", "take", lost.text], ["lost"]]);
  press("take");
  assert.equal(state(), ["sending", "take", null]);
  await answer("send", { kind: "announced" });
  assert.equal(
    [state(), emitted],
    [
      ["shown", null, null],
      ["lost", "lost"],
    ],
    "a toast said why",
  );
});

test("what was refused, limited or broken can be sent again", async () => {
  const { actor, press, answer, fail, state, names } = open();
  press("keep");
  await answer("send", { kind: "limited", seconds: 30 });
  assert.equal(state(), ["refused", "keep", baseCodeTexts.REQUEST_429_LIMIT]);
  actor.send({ type: "retry.pressed" });
  assert.equal(state(), ["sending", "keep", null]);
  await fail("send");
  assert.equal(state(), ["refused", "keep", problemTexts.unknown]);
  press("offer");
  assert.equal([state()[1], names().length], ["offer", 3]);
});

test("every state and transition is reached", () => {
  const outcomes = [
    saved,
    { kind: "unreachable" },
    lost,
    { kind: "announced" },
    { kind: "refused", text: "" },
  ];
  const samples = {
    pressed: [{ said: "keep" }],
    "outbox.waiting": [{ said: "keep" }],
    "outbox.settled": outcomes.map((outcome) => ({ outcome })),
    "xstate.done.actor.send": outcomes.map((output) => ({ output })),
  };
  for (const each of [machine, turnMachine, seatMachine])
    assert.equal(
      uncovered(each, samples, ({ value, context }) => [value, context.said, context.refusal], {
        input: { row: "r" },
      }),
      { states: [], transitions: [] },
    );
});

test.run();
