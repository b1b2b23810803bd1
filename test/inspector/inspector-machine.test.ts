import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import * as inspector from "../../src/inspector/inspector.machine";
import { uncovered } from "../support/machines/paths";

const test = suite(inspector.inspectorMachine.id);

const message = {
  type: "@xstate.event",
  sessionId: "x:0",
  event: { type: "email.pressed" },
  sourceId: undefined,
  rootId: "x:0",
  createdAt: "0",
  id: "",
  _version: "0",
} as const;

test("it follows the app until a moment is picked, and the log goes on meanwhile", () => {
  const actor = createActor(inspector.inspectorMachine).start();
  const now = () => {
    const snapshot = actor.getSnapshot();
    return {
      isWaiting: inspector.selectIsWaiting(snapshot),
      isTravelling: inspector.selectIsTravelling(snapshot),
      moment: inspector.selectMoment(snapshot),
      chosen: inspector.selectChosen(snapshot),
      length: inspector.selectLog(snapshot).length,
    };
  };
  assert.equal(now(), { isWaiting: true, isTravelling: false, moment: null, chosen: null, length: 0 });
  actor.send({ type: "messages.arrived", messages: [message, message] });
  actor.send({ type: "moment.chosen", moment: 1, sessionId: "x:0" });
  actor.send({ type: "messages.arrived", messages: [message] });
  actor.send({ type: "actor.chosen", sessionId: "x:4" });
  assert.equal(now(), { isWaiting: false, isTravelling: true, moment: 1, chosen: "x:4", length: 3 });
  actor.send({ type: "moment.chosen", moment: 0, sessionId: "x:0" });
  assert.equal(now(), { isWaiting: false, isTravelling: true, moment: 0, chosen: "x:0", length: 3 });
  actor.send({ type: "live.pressed" });
  assert.equal(now(), { isWaiting: false, isTravelling: false, moment: null, chosen: "x:0", length: 3 });
});

test("each filter changes separately", () => {
  const actor = createActor(inspector.inspectorMachine).start();
  actor.send({ type: "filters.changed", filters: { words: "email" } });
  actor.send({ type: "filters.changed", filters: { hidesNoise: false } });
  assert.equal(inspector.selectFilters(actor.getSnapshot()), {
    actor: null,
    words: "email",
    hidesNoise: false,
  });
});

test("every state and transition is reached", () => {
  const samples = {
    "messages.arrived": [{ messages: [] }],
    "actor.chosen": [{ sessionId: "x:0" }],
    "moment.chosen": [{ sessionId: "x:0", moment: 0 }],
    "filters.changed": [{ filters: {} }],
  };
  assert.equal(uncovered(inspector.inspectorMachine, samples), { states: [], transitions: [] });
});

test.run();
