import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  awayMachine,
  selectAbsences,
  selectAwayStep,
  selectIsPlanning,
  selectProblem,
  selectRefusal,
  selectRequest,
  selectReview,
  selectSubject,
} from "../../../machines/absence/away.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { absence, absences, awayReview } from "../../support/people/away";

const test = suite(awayMachine.id);
const today = "2026-06-20";

function open(absenceId: string | null = null) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const actor = createActor(
    awayMachine.provide({
      actors: {
        readAbsences: fromPromise(({ input }) => placeholders.call("readAbsences", input)),
        planAway: fromPromise(({ input }) => placeholders.call("planAway", input)),
        saveAway: fromPromise(({ input }) => placeholders.call("saveAway", input)),
        endAway: fromPromise(({ input }) => placeholders.call("endAway", input)),
      },
    }),
    { input: { absenceId, today }, clock },
  );
  const gaps: string[] = [];
  actor.on("gaps.found", ({ type }) => void gaps.push(type));
  actor.start();
  return {
    ...placeholders,
    actor,
    clock,
    gaps,
    step: () => selectAwayStep(actor.getSnapshot()),
    request: () => selectRequest(actor.getSnapshot()),
    refusal: () => selectRefusal(actor.getSnapshot()),
    read: (change = {}) => placeholders.answer("readAbsences", { kind: "read", absences: absences(change) }),
  };
}

const days = { type: "days.picked", first: "2026-07-01", last: "2026-07-14" } as const;
const request = {
  people: ["maya", "leo", null],
  first: "2026-07-01",
  last: "2026-07-14",
  weekdays: 127,
};

test("everybody is ticked; the picked days are reviewed after a pause and saved in one press", async () => {
  const { actor, clock, calls, step, read, answer } = open();
  await read();
  assert.equal([step(), selectProblem(actor.getSnapshot())], ["filling", "days"]);
  actor.send({ ...days, last: null });
  clock.increment(1_000);
  assert.not.ok(
    calls.some(({ name }) => name === "planAway"),
    "a first day alone is no request",
  );
  actor.send(days);
  assert.ok(selectIsPlanning(actor.getSnapshot()));
  clock.increment(249);
  assert.not.ok(calls.some(({ name }) => name === "planAway"));
  clock.increment(1);
  assert.equal(calls.at(-1), { name: "planAway", input: { subject: null, request } });
  await answer("planAway", { kind: "planned", review: awayReview() });
  assert.equal(
    [selectIsPlanning(actor.getSnapshot()), selectReview(actor.getSnapshot())?.covers],
    [false, 3],
  );
  actor.send({ type: "form.submitted" });
  assert.equal(calls.at(-1), { name: "saveAway", input: { subject: null, request } });
  const review = awayReview({ items: [absence()] });
  await answer("saveAway", { kind: "saved", review });
  assert.equal(actor.getSnapshot().output, { done: "said", review });
});

test("a change of the request drops the review and asks for another, also while one is being worked out", async () => {
  const { actor, clock, calls, request: entered, read, answer } = open();
  await read();
  actor.send(days);
  clock.increment(250);
  actor.send({ type: "person.toggled", childId: "leo" });
  clock.increment(250);
  assert.equal(entered().people, ["maya", null]);
  assert.is(calls.filter(({ name }) => name === "planAway").length, 2);
  await answer("planAway", { kind: "planned", review: awayReview() });
  actor.send({ type: "weekday.toggled", weekday: 3 });
  assert.equal([selectReview(actor.getSnapshot()), entered().weekdays], [null, 0b1110111]);
  actor.send({ type: "person.toggled", childId: "leo" });
  assert.equal(entered().people, ["maya", null, "leo"]);
});

test("a request that is not whole is told at Save, and nothing is sent", async () => {
  const { actor, gaps, calls, step, read } = open();
  await read();
  actor.send({ type: "form.submitted" });
  assert.equal([gaps, step()], [["gaps.found"], "filling"]);
  actor.send(days);
  for (const childId of ["maya", "leo", null]) actor.send({ type: "person.toggled", childId });
  assert.is(selectProblem(actor.getSnapshot()), "people");
  actor.send({ type: "form.submitted" });
  assert.is(gaps.length, 2);
  assert.not.ok(calls.some(({ name }) => name === "saveAway"));
});

test("saving does not wait for the review", async () => {
  const { actor, step, calls, read } = open();
  await read();
  actor.send(days);
  actor.send({ type: "form.submitted" });
  assert.equal([step(), calls.at(-1)?.name], ["saving", "saveAway"]);
});

test("an absence that has begun is changed from today on, and a version conflict keeps what was entered", async () => {
  const { actor, calls, step, request: entered, refusal, read, answer } = open("a1");
  const begun = absence({ first_day: "2026-06-15" });
  await read({ items: [begun] });
  assert.equal(entered(), { ...request, people: ["maya"], first: today });
  actor.send({ type: "days.picked", first: today, last: "2026-07-20" });
  actor.send({ type: "form.submitted" });
  assert.equal(calls.at(-1)?.input, {
    subject: begun,
    request: { people: ["maya"], first: today, last: "2026-07-20", weekdays: 127 },
  });
  await answer("saveAway", { kind: "differs" });
  assert.equal([step(), refusal()], ["reading", messageTexts.REQUEST_412_CHANGED]);
  await read({ items: [absence({ first_day: "2026-06-15", version: 2 })] });
  assert.equal(
    [entered().last, selectSubject(actor.getSnapshot())?.version, refusal()],
    ["2026-07-20", 2, messageTexts.REQUEST_412_CHANGED],
  );
  actor.send({ type: "form.submitted" });
  assert.is(refusal(), null);
  const review = awayReview();
  await answer("saveAway", { kind: "saved", review });
  assert.equal(actor.getSnapshot().output, { done: "changed", review });
});

test("an absence is ended, and one that somebody else has ended is missing", async () => {
  const { actor, calls, read, answer } = open("a1");
  await read({ items: [absence()] });
  actor.send({ type: "end.pressed" });
  assert.equal(calls.at(-1), { name: "endAway", input: { items: [absence()] } });
  await answer("endAway", { kind: "ended", review: null });
  assert.equal(actor.getSnapshot().output, { done: "ended", review: null });
  const other = open("a1");
  await other.read();
  assert.is(other.step(), "missing");
  other.actor.send({ type: "left" });
  assert.equal(other.actor.getSnapshot().output, { done: null, review: null });
});

test("what went wrong is told until the request changes", async () => {
  const { actor, clock, step, refusal, read, answer, fail } = open();
  await answer("readAbsences", { kind: "refused", text: "No line." });
  assert.equal([step(), refusal(), selectAbsences(actor.getSnapshot())], ["failed", "No line.", null]);
  actor.send({ type: "retry.pressed" });
  assert.is(refusal(), null);
  await fail("readAbsences");
  assert.is(refusal(), problemTexts.unknown);
  actor.send({ type: "retry.pressed" });
  await read();
  actor.send(days);
  clock.increment(250);
  await answer("planAway", { kind: "limited", seconds: 30 });
  assert.is(refusal(), messageTexts.REQUEST_429_LIMIT);
  actor.send({ type: "weekday.toggled", weekday: 0 });
  assert.is(refusal(), null);
  actor.send({ type: "form.submitted" });
  await answer("saveAway", { kind: "refused", text: "Too many." });
  clock.increment(250);
  await answer("planAway", { kind: "planned", review: awayReview() });
  assert.is(refusal(), "Too many.", "the review does not hide it");
});

test("every state and transition is reached", () => {
  const failures = [{ output: { kind: "differs" } }, { output: { kind: "refused", text: "no" } }];
  const planned = { output: { kind: "planned", review: awayReview() } };
  const samples = {
    "days.picked": [days],
    "person.toggled": [{ childId: "maya" }],
    "weekday.toggled": [{ weekday: 2 }],
    "xstate.done.actor.readAbsences": [
      { output: { kind: "read", absences: absences({ items: [absence()] }) } },
      { output: { kind: "read", absences: absences() } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.planAway": [planned, { output: { kind: "refused", text: "no" } }],
    "xstate.done.actor.saveAway": [{ output: { kind: "saved", review: awayReview() } }, ...failures],
    "xstate.done.actor.endAway": [{ output: { kind: "ended", review: null } }, ...failures],
  };
  type Walked = {
    value: unknown;
    context: { request: { first: unknown; people: unknown[] }; subject: unknown };
  };
  const key = ({ value, context: { request: w, subject } }: Walked) => [
    value,
    w.first,
    w.people.length,
    subject === null,
  ];
  assert.equal(uncovered(awayMachine, samples, key, { input: { absenceId: "a1", today } }), {
    states: [],
    transitions: [],
  });
});

test.run();
