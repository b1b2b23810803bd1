import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import type { SignEvent } from "../../../domain/live/live";
import { outageMachine, selectIsOut } from "../../../machines/live/outage.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(outageMachine.id);

test("after 30 s without a sign of line or polls it is out, and no longer with the next sign", () => {
  const { clock, hear, isOut } = open();
  clock.increment(29_999);
  hear("sign.received");
  clock.increment(29_999);
  assert.is(isOut(), false);
  clock.increment(1);
  assert.is(isOut(), true);
  clock.increment(600_000);
  assert.is(isOut(), true);
  hear("sign.received");
  assert.is(isOut(), false);
});

test("a page that is not looked at is not out, and has half a minute when it is looked at again", () => {
  const { clock, hear, isOut } = open();
  hear("sight.left");
  clock.increment(600_000);
  hear("sight.returned");
  assert.is(isOut(), false);
  clock.increment(30_000);
  assert.is(isOut(), true);
  hear("sight.left");
  hear("sight.returned");
  assert.is(isOut(), false);
});

test("every state and transition is reached", () => {
  assert.equal(uncovered(outageMachine), { states: [], transitions: [] });
});

function open() {
  const clock = new SimulatedClock();
  let tell: (event: SignEvent) => void = () => {};
  const signs = fromCallback<SignEvent>(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(outageMachine.provide({ actors: { signs } }), { clock }).start();
  return {
    clock,
    hear: (type: SignEvent["type"]) => tell({ type }),
    isOut: () => selectIsOut(actor.getSnapshot()),
  };
}

test.run();
