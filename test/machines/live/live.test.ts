import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import type { LineEvent, LineFact, StreamEvent } from "../../../domain/live/live";
import type { AttentionEvent } from "../../../domain/shell/attention";
import { liveMachine, selectIsConnected } from "../../../machines/live/live.machine";
import { uncovered } from "../../support/machines/paths";
import { said } from "../../support/people/talking";

const test = suite(liveMachine.id);
const fact: LineFact = { kind: "message", teamId: "comets", huddleId: "h1", message: said(4) };
const hello = { type: "stream.opened", isResumed: false } as const;
const ended = (againIn: number | null = null) => ({ type: "stream.ended", againIn, chance: 0.5 }) as const;

test("a tab in sight has a line, and what it hears is told", () => {
  const { actor, hear, told, streams } = open();
  assert.equal([streams(), told], [1, []]);
  hear(hello);
  hear({ type: "fact.received", fact });
  assert.equal(told, [
    { type: "line.opened", isResumed: false },
    { type: "fact.published", fact },
  ]);
  assert.is(selectIsConnected(actor.getSnapshot()), true);
});

test("a line that broke is opened again after ever longer pauses, until it gives a sign of life", () => {
  const { clock, hear, told, streams } = open();
  hear(hello);
  const pauses = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const [index, pause] of pauses.entries()) {
    hear(ended());
    clock.increment(pause - 1);
    assert.is(streams(), index + 1);
    clock.increment(1);
    assert.is(streams(), index + 2);
  }
  assert.equal(told.at(-1), { type: "line.lost" });
  hear(hello);
  hear({ type: "beat.received" });
  assert.equal(told.at(-1), { type: "beat.published" });
  hear(ended());
  clock.increment(500);
  assert.is(streams(), pauses.length + 2);
});

test("the server says when to come back", () => {
  const { clock, hear, streams } = open();
  hear(hello);
  hear(ended(0));
  clock.increment(0);
  assert.is(streams(), 2);
  hear(ended(2_500));
  clock.increment(2_499);
  assert.is(streams(), 2);
  clock.increment(1);
  assert.is(streams(), 3);
});

test("a line without a sign of life is opened anew; a reply that a proxy collects, after a long pause", () => {
  const { clock, hear, told, streams } = open();
  hear(hello);
  clock.increment(34_999);
  hear({ type: "beat.received" });
  clock.increment(34_999);
  assert.is(streams(), 1);
  clock.increment(1);
  assert.equal([streams(), told.at(-1)], [2, { type: "line.lost" }]);
  clock.increment(35_000);
  assert.is(streams(), 2);
  clock.increment(30_000);
  assert.is(streams(), 3);
});

test("a tab that is hidden for ten seconds has none, a short look elsewhere keeps it", () => {
  const { clock, hear, look, streams, isListening } = open();
  hear(hello);
  look("left");
  clock.increment(9_999);
  look("returned");
  clock.increment(10_000);
  assert.equal([streams(), isListening()], [1, true]);
  look("left");
  clock.increment(10_000);
  assert.is(isListening(), false);
  clock.increment(3_600_000);
  assert.is(streams(), 1);
  look("returned");
  assert.is(streams(), 2);
});

test("offline it rests, and opens at once on return", () => {
  const { clock, hear, look, streams } = open();
  hear(hello);
  look("left");
  hear(ended());
  clock.increment(60_000);
  assert.is(streams(), 1);
  look("returned");
  assert.is(streams(), 2);
  hear(ended());
  look("left");
  clock.increment(60_000);
  assert.is(streams(), 2);
  look("returned");
  assert.is(streams(), 3);
});

test("every state and transition is reached", () => {
  const samples = {
    "stream.opened": [{ isResumed: true }],
    "fact.received": [{ fact }],
    "stream.ended": [{ againIn: null, chance: 0 }],
  };
  assert.equal(uncovered(liveMachine, samples), { states: [], transitions: [] });
});

function open() {
  const clock = new SimulatedClock();
  const told: LineEvent[] = [];
  let streams = 0;
  let isListening = false;
  let hear: (event: StreamEvent) => void = () => {};
  let look: (event: AttentionEvent) => void = () => {};
  const actor = createActor(
    liveMachine.provide({
      actors: {
        attention: fromCallback<AttentionEvent>(({ sendBack }) => {
          look = sendBack;
        }),
        readStream: fromCallback<StreamEvent>(({ sendBack }) => {
          streams += 1;
          isListening = true;
          hear = sendBack;
          return () => {
            isListening = false;
          };
        }),
      },
      actions: { publish: (_, event) => void told.push(event) },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    told,
    streams: () => streams,
    isListening: () => isListening,
    hear: (event: StreamEvent) => hear(event),
    look: (way: "left" | "returned") => look({ type: `attention.${way}` }),
  };
}

test.run();
