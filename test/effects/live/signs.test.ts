import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import type { LineEvent, SignEvent } from "../../../domain/live/live";
import { openLine } from "../../../src/effects/live/line.effects";
import { signsOf } from "../../../src/effects/live/signs.effects";

const test = suite("signs of life");

test("whatever line and polls tell is a sign, their loss is none, and a hidden page is told apart", () => {
  const line = openLine();
  const document = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  const heard: string[] = [];
  const signs = signsOf(line, { document } as unknown as Window);
  const listener = setup({
    types: { events: {} as SignEvent },
    actors: { signs },
    actions: { note: ({ event }) => heard.push(event.type) },
  }).createMachine({ invoke: { src: "signs" }, on: { "*": { actions: "note" } } });
  const actor = createActor(listener).start();
  document.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  const events: LineEvent[] = [
    { type: "line.opened", isResumed: false },
    { type: "beat.published" },
    { type: "fact.published", fact: { kind: "huddle", teamId: "t", huddleId: "h" } },
    { type: "poll.answered" },
    { type: "count.wanted" },
    { type: "line.lost" },
  ];
  for (const event of events) line.publish(event);
  const expected = ["sight.left", "sight.returned", ...Array(4).fill("sign.received")];
  assert.equal(heard, expected);
  actor.stop();
  line.publish({ type: "beat.published" });
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(heard, expected);
});

test.run();
