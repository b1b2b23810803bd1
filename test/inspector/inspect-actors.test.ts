import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type InspectionEvent, setup } from "xstate";
import { inspectActors } from "../../src/inspector/inspect-actors";

const test = suite("inspector: recording actors");

const child = setup({}).createMachine({ id: "child" });
const parent = setup({ actors: { child } }).createMachine({
  id: "parent",
  initial: "on",
  states: { on: { invoke: { id: "kid", src: "child" }, on: { "light.cut": "off" } }, off: {} },
});

test("every started actor is recorded with its children until recording stops", () => {
  const heard: InspectionEvent[] = [];
  const stop = inspectActors({ next: (event) => heard.push(event) });
  try {
    const actor = createActor(parent);
    assert.is(heard.length, 0);
    actor.start();
    actor.send({ type: "light.cut" });
    const actors = heard.filter(({ type }) => type === "@xstate.actor").map(({ actorRef }) => name(actorRef));
    assert.equal(actors, [actor.id, "kid"]);
    assert.ok(
      heard.some((event) => event.type === "@xstate.snapshot" && event.event.type === "light.cut"),
      "the event was not heard",
    );
  } finally {
    stop();
  }
  const count = heard.length;
  createActor(parent).start();
  assert.is(heard.length, count);
});

test("an actor restarted by React's strict mode is recorded once", () => {
  const heard: string[] = [];
  const stop = inspectActors({ next: ({ type }) => heard.push(type) });
  try {
    createActor(child).start().start();
    assert.is(heard.filter((type) => type === "@xstate.actor").length, 1);
  } finally {
    stop();
  }
});

const name = (actorRef: InspectionEvent["actorRef"]) => ("id" in actorRef ? actorRef.id : "");

test.run();
