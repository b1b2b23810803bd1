import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { huddleListMachine } from "../../../machines/huddle/huddle-list.machine";
import {
  newHuddleMachine,
  selectCircle,
  selectPicked,
  selectRefusal as selectStartRefusal,
  selectStep as selectStartStep,
} from "../../../machines/huddle/new-huddle.machine";
import { readersMachine, selectHasFailed, selectReaders } from "../../../machines/huddle/readers.machine";
import { renameMachine } from "../../../machines/huddle/rename.machine";
import {
  searchMachine,
  selectHits,
  selectRefusal,
  selectStep,
} from "../../../machines/huddle/search.machine";
import { selectSaid, speechMachine } from "../../../machines/huddle/speech.machine";
import { talkAboutMachine } from "../../../machines/huddle/talk-about.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { huddle, key, person, said } from "../../support/people/talking";

const test = suite("huddle's small charts");
const nothing = { states: [], transitions: [] };
const reader = { user_id: "kim", standing: "guardian", of: ["Nia"], person: person("kim") };
const circles = [
  { teamId: "comets", huddleId: "h1", name: "Comets" },
  { teamId: "owls", huddleId: "h9", name: "Owls" },
];

test("the lists are collections and forms of the house, under names of their own", () => {
  assert.equal([huddleListMachine.id, renameMachine.id], ["huddleList", "rename"]);
});

test("readers are read once they are wanted, and those known stay while they are read again", async () => {
  const placeholders = openPlaceholders();
  const actor = createActor(
    readersMachine.provide({
      actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
    }),
    { input: key },
  ).start();
  assert.equal(placeholders.calls, []);
  actor.send({ type: "readers.wanted" });
  await placeholders.answer("read", { kind: "known", readers: [reader] });
  actor.send({ type: "readers.wanted" });
  assert.equal(selectReaders(actor.getSnapshot()), [reader]);
  await placeholders.answer("read", { kind: "failed" });
  assert.is(selectHasFailed(actor.getSnapshot()), true);
  actor.send({ type: "readers.wanted" });
  await placeholders.fail("read");
  assert.equal([selectHasFailed(actor.getSnapshot()), placeholders.calls.length], [true, 3]);
  const samples = {
    "xstate.done.actor.read": [{ output: { kind: "known", readers: [] } }, { output: { kind: "failed" } }],
  };
  assert.equal(uncovered(readersMachine, samples, undefined, { input: key }), nothing);
});

function openStart(teams = circles, into: ReturnType<typeof huddle> | null = null) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    newHuddleMachine.provide({
      actors: {
        readPeople: fromPromise(({ input }) => placeholders.call("readPeople", input)),
        start: fromPromise(({ input }) => placeholders.call("start", input)),
      },
    }),
    { input: { circles: teams, into } },
  ).start();
  return { actor, ...placeholders };
}

test("of several teams the first is taken until another is chosen; its people are picked, and the start is sent once", async () => {
  const { actor, calls, answer, fail } = openStart();
  assert.equal(calls.at(-1)?.input, { circle: circles[0], into: null });
  actor.send({ type: "team.chosen", teamId: "owls" });
  assert.equal(calls.at(-1), { name: "readPeople", input: { circle: circles[1], into: null } });
  await answer("readPeople", { kind: "failed" });
  actor.send({ type: "retry.pressed" });
  await fail("readPeople");
  actor.send({ type: "team.chosen", teamId: "comets" });
  await answer("readPeople", { kind: "known", readers: [reader] });
  actor.send({ type: "start.pressed" });
  assert.is(selectStartStep(actor.getSnapshot()), "picking", "nobody is picked");
  for (const userId of ["kim", "dana", "kim"]) actor.send({ type: "person.ticked", userId });
  assert.equal(selectPicked(actor.getSnapshot()), ["dana"]);
  actor.send({ type: "start.pressed" });
  actor.send({ type: "start.pressed" });
  actor.send({ type: "team.chosen", teamId: "owls" });
  assert.equal(
    [calls.at(-1)?.input, selectCircle(actor.getSnapshot())],
    [{ teamId: "comets", into: null, userIds: ["dana"] }, circles[0]],
  );
  await answer("start", { kind: "refused", text: "Full." });
  assert.is(selectStartRefusal(actor.getSnapshot()), "Full.");
  actor.send({ type: "start.pressed" });
  await fail("start");
  assert.equal(
    [selectStartRefusal(actor.getSnapshot()), selectPicked(actor.getSnapshot())],
    [problemTexts.unknown, ["dana"]],
  );
  actor.send({ type: "start.pressed" });
  await answer("start", { kind: "started", huddle: huddle() });
  assert.equal(actor.getSnapshot().output, huddle());
});

test("people are brought into a group by the same chart", () => {
  const into = huddle({ kind: "group" });
  const { calls } = openStart(circles.slice(0, 1), into);
  assert.equal(calls, [{ name: "readPeople", input: { circle: circles[0], into } }]);
});

test("every state and transition of starting is reached", () => {
  const samples = {
    "team.chosen": [{ teamId: "comets" }],
    "person.ticked": [{ userId: "kim" }],
    "xstate.done.actor.readPeople": [
      { output: { kind: "known", readers: [reader] } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.start": [
      { output: { kind: "started", huddle: huddle() } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const walked = (snapshot: { value: unknown; context: { picked: readonly string[] } }) => [
    snapshot.value,
    snapshot.context.picked,
  ];
  assert.equal(uncovered(newHuddleMachine, samples, walked, { input: { circles, into: null } }), nothing);
});

test("a search waits until one stops typing, reads on, and clears with the field", async () => {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const actor = createActor(
    searchMachine.provide({
      actors: { search: fromPromise(({ input }) => placeholders.call("search", input)) },
    }),
    { clock },
  ).start();
  const type = (text: string) => actor.send({ type: "text.entered", text });
  const hit = (id: string) => ({ ...key, id, message: said(1), author: "Kim" });
  type("f");
  clock.increment(1_000);
  type("fi");
  clock.increment(299);
  type("field ");
  clock.increment(299);
  assert.equal(placeholders.calls, []);
  clock.increment(1);
  assert.equal(placeholders.calls, [{ name: "search", input: { text: "field", after: null } }]);
  await placeholders.answer("search", { kind: "found", hits: [hit("a")], nextAfter: "next" });
  actor.send({ type: "more.wanted" });
  await placeholders.answer("search", { kind: "refused", text: "No line." });
  assert.is(selectRefusal(actor.getSnapshot()), "No line.");
  actor.send({ type: "more.wanted" });
  assert.equal(placeholders.calls.at(-1)?.input, { text: "field", after: "next" });
  await placeholders.answer("search", { kind: "found", hits: [hit("b")], nextAfter: null });
  actor.send({ type: "more.wanted" });
  assert.equal(
    [selectHits(actor.getSnapshot()).map(({ id }) => id), placeholders.calls.length],
    [["a", "b"], 3],
  );
  type("");
  assert.equal([selectStep(actor.getSnapshot()), selectHits(actor.getSnapshot())], ["empty", []]);
  const samples = {
    "text.entered": [{ text: "field" }, { text: "" }],
    "xstate.done.actor.ask": [
      { output: { kind: "found", hits: [], nextAfter: "next" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.more": [
      { output: { kind: "found", hits: [], nextAfter: null } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(searchMachine, samples), nothing);
});

test("screen readers hear one message in three seconds, else how many", () => {
  const clock = new SimulatedClock();
  const actor = createActor(speechMachine, { clock }).start();
  const hear = (words: string) => actor.send({ type: "message.heard", words });
  hear("Kim: one");
  hear("Kim: two");
  hear("Lee: three");
  assert.is(selectSaid(actor.getSnapshot()), "Kim: one");
  clock.increment(3_000);
  assert.is(selectSaid(actor.getSnapshot()), "2 new messages");
  hear("Lee: four");
  clock.increment(3_000);
  assert.is(selectSaid(actor.getSnapshot()), "Lee: four");
  clock.increment(3_000);
  hear("Kim: five");
  assert.is(selectSaid(actor.getSnapshot()), "Kim: five");
  const walked = (snapshot: { value: unknown; context: { waiting: readonly string[] } }) => [
    snapshot.value,
    snapshot.context.waiting.length > 0,
  ];
  assert.equal(uncovered(speechMachine, { "message.heard": [{ words: "Kim: hi" }] }, walked), nothing);
});

test("an event's huddle opens once, or it says why not", async () => {
  const placeholders = openPlaceholders();
  const input = { teamId: "comets", eventId: "e1" };
  const actor = createActor(
    talkAboutMachine.provide({
      actors: { open: fromPromise((given) => placeholders.call("open", given.input)) },
    }),
    { input },
  );
  const opened: string[] = [];
  actor.on("huddle.opened", (event) => opened.push(event.huddle.id));
  actor.start();
  actor.send({ type: "talk.pressed" });
  actor.send({ type: "talk.pressed" });
  assert.equal(placeholders.calls, [{ name: "open", input }]);
  await placeholders.answer("open", { kind: "refused", text: "No line." });
  assert.is(actor.getSnapshot().context.refusal, "No line.");
  actor.send({ type: "talk.pressed" });
  await placeholders.fail("open");
  actor.send({ type: "talk.pressed" });
  await placeholders.answer("open", { kind: "started", huddle: huddle() });
  assert.equal(opened, ["h1"]);
  const samples = {
    "xstate.done.actor.open": [
      { output: { kind: "started", huddle: huddle() } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(talkAboutMachine, samples, undefined, { input }), nothing);
});

test.run();
