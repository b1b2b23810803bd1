import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { Message } from "../../../domain/huddle/huddle";
import type { WantedPeople } from "../../../domain/huddle/new-huddle";
import type { HitNews } from "../../../domain/live/live";
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
  selectHasMore,
  selectHits,
  selectRefusal,
  selectStep,
} from "../../../machines/huddle/search.machine";
import { selectSaid, speechMachine } from "../../../machines/huddle/speech.machine";
import { talkAboutMachine } from "../../../machines/huddle/talk-about.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { huddle, key, person, said } from "../../support/people/talking";

const test = suite("huddle's small machines");
const nothing = { states: [], transitions: [] };
const reader = { user_id: "kim", standing: "guardian", of: ["Nia"], person: person("kim") };
const circles = [
  { teamId: "comets", huddleId: "h1", name: "Comets" },
  { teamId: "owls", huddleId: "h9", name: "Owls" },
];

test("the lists are collections and forms of the code, under names of their own", () => {
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

function openStart(
  teams = circles,
  into: ReturnType<typeof huddle> | null = null,
  wanted: WantedPeople | null = null,
) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    newHuddleMachine.provide({
      actors: {
        readPeople: fromPromise(({ input }) => placeholders.call("readPeople", input)),
        start: fromPromise(({ input }) => placeholders.call("start", input)),
      },
    }),
    { input: { circles: teams, into, wanted } },
  ).start();
  return { actor, ...placeholders };
}

test("people whom the URL names are picked in their team, if they can be", async () => {
  const { actor, calls, answer } = openStart(circles, null, {
    teamId: "owls",
    userIds: [reader.user_id, "gone"],
  });
  assert.equal(calls.at(-1)?.input, { circle: circles[1], into: null });
  await answer("readPeople", { kind: "known", readers: [reader] });
  assert.equal(selectPicked(actor.getSnapshot()), [reader.user_id]);
});

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

test("people are brought into a group by the same machine", () => {
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
  assert.equal(
    uncovered(newHuddleMachine, samples, walked, { input: { circles, into: null, wanted: null } }),
    nothing,
  );
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
    "message.received": [{ teamId: "comets", message: said(2) }],
    "xstate.done.actor.ask": [
      { output: { kind: "found", hits: [hit("a")], nextAfter: "next" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.more": [
      { output: { kind: "found", hits: [], nextAfter: null } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.again": [
      { output: { kind: "found", hits: [], nextAfter: "next" } },
      { output: { kind: "found", hits: [], nextAfter: null } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(searchMachine, samples), nothing);
});

async function findThree() {
  const placeholders = openPlaceholders();
  let tell: (news: HitNews) => void = () => {};
  const clock = new SimulatedClock();
  const actor = createActor(
    searchMachine.provide({
      actors: {
        search: fromPromise(({ input }) => placeholders.call("search", input)),
        news: fromCallback<HitNews>(({ sendBack }) => {
          tell = sendBack;
        }),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: "text.entered", text: "words" });
  clock.increment(300);
  const hear = (message: Message, teamId = key.teamId) => tell({ type: "message.received", teamId, message });
  const doubt = () => tell({ type: "hits.doubted" });
  const texts = () => selectHits(actor.getSnapshot()).map(({ message }) => message.text);
  return { actor, ...placeholders, hear, doubt, texts };
}

const hitOf = (seq: number) => ({ ...key, id: `m${seq}`, message: said(seq), author: "Kim" });
const foundOf = (seqs: number[], nextAfter: string | null = null) => ({
  kind: "found",
  hits: seqs.map(hitOf),
  nextAfter,
});
const goneOf = (seq: number) => said(seq, { changed: 90, text: "", withdrawn_as: "author" });

test("a found message that is taken back is found no more, and a mended one is shown as it is now", async () => {
  const { hear, answer, texts } = await findThree();
  await answer("search", foundOf([1, 2, 3]));
  hear(said(2, { changed: 80, text: "Mended words" }));
  hear(said(2, { changed: 70, text: "Older words" }));
  hear(said(9));
  hear(goneOf(3), "owls");
  assert.equal(texts(), ["Words 1", "Mended words", "Words 3"]);
  hear(goneOf(3));
  assert.equal(texts(), ["Words 1", "Mended words"]);
});

test("what is taken back while a search is under way is not found by it", async () => {
  const { actor, hear, answer, texts } = await findThree();
  hear(goneOf(1));
  await answer("search", foundOf([1, 2], "next"));
  assert.equal(texts(), ["Words 2"]);
  actor.send({ type: "more.wanted" });
  hear(goneOf(3));
  hear(goneOf(2));
  await answer("search", foundOf([3, 4]));
  assert.equal(texts(), ["Words 4"]);
});

test("when changes may have been missed it is searched again, as far as was shown, and what was found stands meanwhile", async () => {
  const { actor, calls, answer, fail, hear, doubt, texts } = await findThree();
  doubt();
  await answer("search", foundOf([1, 2], "two"));
  assert.is(calls.length, 2, "what was being read may be older than what was missed");
  await answer("search", foundOf([1, 2], "two"));
  actor.send({ type: "more.wanted" });
  await answer("search", foundOf([3], "three"));
  doubt();
  assert.equal([texts(), selectHasMore(actor.getSnapshot())], [["Words 1", "Words 2", "Words 3"], true]);
  hear(goneOf(1));
  await answer("search", foundOf([1, 2], "two"));
  assert.equal([texts(), calls.at(-1)?.input], [["Words 2", "Words 3"], { text: "words", after: "two" }]);
  hear(goneOf(2));
  await answer("search", foundOf([4], "four"));
  assert.equal([texts(), selectStep(actor.getSnapshot())], [["Words 4"], "found"]);
  actor.send({ type: "more.wanted" });
  doubt();
  await answer("search", foundOf([5]));
  await answer("search", { kind: "refused", text: "No line." });
  assert.equal(
    [selectStep(actor.getSnapshot()), selectRefusal(actor.getSnapshot())],
    ["refused", "No line."],
  );
  actor.send({ type: "retry.pressed" });
  await answer("search", foundOf([4]));
  assert.is(selectRefusal(actor.getSnapshot()), null);
  doubt();
  await fail("search");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
});

test("screen readers are not told what was taken back meanwhile", () => {
  const clock = new SimulatedClock();
  const actor = createActor(speechMachine, { clock }).start();
  const hear = (seq: number) => actor.send({ type: "message.received", seq, words: `Kim: words ${seq}` });
  hear(1);
  hear(2);
  hear(3);
  actor.send({ type: "messages.changed", messages: [goneOf(3), said(2, { changed: 80 })] });
  clock.increment(3_000);
  assert.is(selectSaid(actor.getSnapshot()), "Kim: words 2");
});

test("screen readers hear one message in three seconds, else how many", () => {
  const clock = new SimulatedClock();
  const actor = createActor(speechMachine, { clock }).start();
  const hear = (words: string) => actor.send({ type: "message.received", seq: 1, words });
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
  assert.is(selectSaid(actor.getSnapshot()), "", "nothing that may be taken back stays there");
  hear("Kim: five");
  assert.is(selectSaid(actor.getSnapshot()), "Kim: five");
  const walked = (snapshot: { value: unknown; context: { waiting: readonly unknown[] } }) => [
    snapshot.value,
    snapshot.context.waiting.length > 0,
  ];
  const samples = {
    "message.received": [{ seq: 1, words: "Kim: hi" }],
    "messages.changed": [{ messages: [] }],
  };
  assert.equal(uncovered(speechMachine, samples, walked), nothing);
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
