import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { modalMachine, selectPhase } from "../../../machines/dialogs/modal.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(modalMachine.id);

test("it fades in and out for 250 ms each, then reports that it is closed", () => {
  const { actor, clock, phase, gone } = openModal(true);
  assert.is(phase(), "closed");
  actor.send({ type: "modal.opened" });
  clock.increment(249);
  assert.is(phase(), "opening");
  clock.increment(1);
  assert.is(phase(), "open");
  actor.send({ type: "close.requested" });
  clock.increment(249);
  assert.is(phase(), "closing");
  assert.is(gone(), 0);
  clock.increment(1);
  assert.is(phase(), "closed");
  assert.is(gone(), 1);
});

test("a dialog that is not closable can be closed by the program only", () => {
  const { actor, clock, phase } = openModal(false);
  actor.send({ type: "modal.opened" });
  actor.send({ type: "close.requested" });
  assert.is(phase(), "opening");
  clock.increment(250);
  actor.send({ type: "close.requested" });
  assert.is(phase(), "open");
  actor.send({ type: "modal.closed" });
  assert.is(phase(), "closing");
});

test("whether a dialog is closable can change while it is open", () => {
  const { actor, phase } = openModal(false);
  actor.send({ type: "modal.opened" });
  actor.send({ type: "closability.changed", isClosable: true });
  actor.send({ type: "close.requested" });
  assert.is(phase(), "closing");
});

test("a dialog is closable by default", () => {
  for (const input of [undefined, {}]) {
    const actor = createActor(modalMachine, { clock: new SimulatedClock(), input }).start();
    actor.send({ type: "modal.opened" });
    actor.send({ type: "close.requested" });
    assert.is(selectPhase(actor.getSnapshot()), "closing");
  }
});

test("opening it again during the fade-out keeps it open", () => {
  const { actor, clock, phase, gone } = openModal(true);
  actor.send({ type: "modal.opened" });
  actor.send({ type: "modal.closed" });
  clock.increment(100);
  actor.send({ type: "modal.opened" });
  clock.increment(1_000);
  assert.is(phase(), "open");
  assert.is(gone(), 0);
});

test("every state and transition is reached", () => {
  assert.equal(
    uncovered(
      modalMachine,
      { "closability.changed": [{ isClosable: true }, { isClosable: false }] },
      (snapshot) => [snapshot.value, snapshot.context],
    ),
    { states: [], transitions: [] },
  );
});

function openModal(isClosable: boolean) {
  const clock = new SimulatedClock();
  const actor = createActor(modalMachine, { clock, input: { isClosable } });
  let gone = 0;
  actor.on("modal.gone", () => {
    gone += 1;
  });
  actor.start();
  return { actor, clock, phase: () => selectPhase(actor.getSnapshot()), gone: () => gone };
}

test.run();
