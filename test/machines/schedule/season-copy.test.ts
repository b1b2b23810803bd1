import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  seasonCopyMachine,
  selectCopyDays,
  selectCopyPlan,
  selectCopyProblem,
  selectCopyRefusal,
  selectCopyStep,
  selectIsCopying,
  selectPastSeries,
  selectSeasonDates,
  selectTickedSeries,
} from "../../../machines/schedule/season-copy.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { plan, series, seriesMade } from "../../support/people/series";

const test = suite(seasonCopyMachine.id);
const input = { key: "k", today: "2026-11-22" };
const tuesdays = series({ rule: { ...series().rule, weekdays: 4 } });
const saturdays = series({ id: "s2", rule: { ...series().rule, weekdays: 64 } });
const season = { starts_on: "2026-09-01", ends_on: "2026-12-10" };
const read = { kind: "read", series: [tuesdays, saturdays], season };
const five = ["11-24", "11-28", "12-01", "12-05", "12-08"].map((day) => `2026-${day}`);
const added = five.map((day) => `${day}T17:30:00`);
const refused = { kind: "refused", text: "No." };

async function open() {
  const placeholders = openPlaceholders();
  const copy = createActor(
    seasonCopyMachine.provide({
      actors: {
        readLastSeason: fromPromise(({ input: given }) => placeholders.call("readLastSeason", given)),
        planCopy: fromPromise(({ input: given }) => placeholders.call("planCopy", given)),
        copy: fromPromise(({ input: given }) => placeholders.call("copy", given)),
      },
    }),
    { input },
  );
  copy.start();
  const see = <Value>(select: (snapshot: ReturnType<typeof copy.getSnapshot>) => Value) =>
    select(copy.getSnapshot());
  return { ...placeholders, copy, see, step: () => see(selectCopyStep) };
}

async function choose() {
  const opened = await open();
  await opened.answer("readLastSeason", read);
  return opened;
}

test("all series are ticked, the season's dates stand from today on, and one press copies a plan as said", async () => {
  const { copy, see, step, answer, calls } = await choose();
  assert.equal([step(), see(selectPastSeries)], ["choosing", read.series]);
  assert.equal(see(selectTickedSeries), ["s1", "s2"]);
  assert.equal(see(selectSeasonDates), { first: "2026-11-22", last: "2026-12-10" });
  assert.equal([see(selectCopyDays), see(selectCopyProblem)], [five, null]);
  copy.send({ type: "copy.pressed" });
  assert.equal([step(), see(selectIsCopying)], ["planning", true]);
  await answer("planCopy", { kind: "planned", plan: plan({ added }) });
  assert.is(step(), "copying");
  const sent = { ids: ["s1", "s2"], dates: { first: "2026-11-22", last: "2026-12-10" }, key: "k" };
  assert.equal(
    calls.slice(1).map((call) => call.input),
    [sent, { ...sent, planTag: "tag-1" }],
  );
  await answer("copy", { kind: "copied", made: [seriesMade()] });
  assert.equal([step(), copy.getSnapshot().output], ["done", [seriesMade()]]);
});

test("a plan that differs is reviewed first, and can be left", async () => {
  const { copy, see, step, answer } = await choose();
  copy.send({ type: "series.ticked", id: "s2", isTicked: false });
  assert.equal(see(selectCopyDays), ["2026-11-24", "2026-12-01", "2026-12-08"]);
  const odd = plan({
    added: added.slice(0, 3),
    odd_nights: [{ day: "2026-12-01", becomes: "2026-12-01T18:30:00" }],
  });
  copy.send({ type: "copy.pressed" });
  await answer("planCopy", { kind: "planned", plan: odd });
  assert.equal([step(), see(selectCopyPlan)], ["reviewing", odd]);
  copy.send({ type: "back.pressed" });
  assert.is(step(), "choosing");
  copy.send({ type: "copy.pressed" });
  await answer("planCopy", { kind: "planned", plan: plan({ added: added.slice(0, 2) }) });
  copy.send({ type: "plan.accepted" });
  assert.is(step(), "copying");
});

test("nothing ticked or no last day is a problem, and a press does nothing", async () => {
  const { copy, see, step } = await choose();
  for (const id of ["s1", "s2"]) copy.send({ type: "series.ticked", id, isTicked: false });
  copy.send({ type: "copy.pressed" });
  assert.equal([step(), see(selectCopyProblem)], ["choosing", "none_ticked"]);
  copy.send({ type: "series.ticked", id: "s1", isTicked: true });
  copy.send({ type: "dates.changed", change: { last: "" } });
  assert.is(see(selectCopyProblem), "no_day");
  copy.send({ type: "left" });
  assert.is(copy.getSnapshot().output, null);
});

test("a refusal stands beside the choice, and the next try goes on under the same key", async () => {
  const { copy, see, step, answer, fail, calls } = await choose();
  const press = () => copy.send({ type: "copy.pressed" });
  press();
  await answer("planCopy", refused);
  assert.equal([step(), see(selectCopyRefusal)], ["choosing", "No."]);
  press();
  await fail("planCopy");
  assert.is(see(selectCopyRefusal), problemTexts.unknown);
  press();
  await answer("planCopy", { kind: "planned", plan: plan({ added }) });
  assert.is(see(selectCopyRefusal), null);
  await answer("copy", refused);
  assert.equal([step(), see(selectCopyRefusal)], ["choosing", "No."]);
  press();
  await answer("planCopy", { kind: "planned", plan: plan({ added }) });
  await fail("copy");
  assert.is(see(selectCopyRefusal), problemTexts.unknown);
  const keys = calls.slice(1).map((call) => (call.input as { key: string }).key);
  assert.equal([...new Set(keys)], ["k"]);
});

test("a team without series that are over is told so; a failed read can be tried again", async () => {
  const { copy, see, step, answer, fail } = await open();
  await fail("readLastSeason");
  assert.equal([step(), see(selectCopyRefusal)], ["failed", problemTexts.unknown]);
  copy.send({ type: "retry.pressed" });
  await answer("readLastSeason", refused);
  assert.equal([step(), see(selectCopyRefusal)], ["failed", "No."]);
  copy.send({ type: "retry.pressed" });
  await answer("readLastSeason", { kind: "read", series: [], season: null });
  assert.is(step(), "empty");
});

test("every state and transition is reached", () => {
  const outcomes = (...all: object[]) => all.map((output) => ({ output }));
  const samples = {
    "xstate.done.actor.readLastSeason": outcomes(read, { ...read, series: [] }, refused),
    "xstate.done.actor.planCopy": outcomes(
      { kind: "planned", plan: plan({ added }) },
      { kind: "planned", plan: plan() },
      refused,
    ),
    "xstate.done.actor.copy": outcomes({ kind: "copied", made: [seriesMade()] }, refused),
    "series.ticked": [{ id: "s1", isTicked: true }],
    "dates.changed": [{ change: {} }],
  };
  assert.equal(uncovered(seasonCopyMachine, samples, undefined, { input }), { states: [], transitions: [] });
});

test.run();
