import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import { weeklyFields, weeklyFormOf } from "../../../domain/schedule/weekly";
import {
  selectIsTakingBack,
  selectMade,
  selectTakeBackRefusal,
  seriesMadeMachine,
} from "../../../machines/schedule/series-made.machine";
import {
  selectIsOnItsWay,
  selectIsWeeklyUnready,
  selectPlan,
  selectWeeklyForm,
  selectWeeklyRefusal,
  selectWeeklyStep,
  weeklyMachine,
} from "../../../machines/schedule/weekly.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { plan, series, seriesMade } from "../../support/people/series";

const test = suite(weeklyMachine.id);
const input = { key: "k", timeZone: "America/Chicago", today: "2026-11-22" };
const season = { starts_on: "2026-09-01", ends_on: "2026-12-10" };
const start = { season, events: [] };
const days = ["24", "26"].map((day) => `2026-11-${day}T17:30:00`);
const six = [...days, ...["01", "03", "08", "10"].map((day) => `2026-12-${day}T17:30:00`)];
const odd = { day: "2026-12-01", becomes: "2026-12-01T18:30:00" };

async function open() {
  const placeholders = openPlaceholders();
  const weekly = createActor(
    weeklyMachine.provide({
      actors: {
        readStart: fromPromise(({ input: given }) => placeholders.call("readStart", given)),
        planSeries: fromPromise(({ input: given }) => placeholders.call("planSeries", given)),
        saveSeries: fromPromise(({ input: given }) => placeholders.call("saveSeries", given)),
      },
    }),
    { input },
  );
  const gaps: string[] = [];
  weekly.on("gaps.found", ({ type }) => void gaps.push(type));
  weekly.start();
  const step = () => selectWeeklyStep(weekly.getSnapshot());
  const { fields } = weeklyFormOf(start, input.timeZone, input.today);
  const submit = () => weekly.send({ type: "form.submitted", fields: { ...fields, time: "17:30" } });
  const fill = () => {
    for (const weekday of [2, 4]) weekly.send({ type: "day.toggled", weekday });
    weekly.send({ type: "field.judged", field: "time", isFit: true });
  };
  return { ...placeholders, weekly, gaps, step, submit, fill };
}

test("what the button said is on the books without another question: planned, then saved under one key", async () => {
  const { weekly, gaps, step, submit, fill, answer, calls } = await open();
  assert.is(step(), "opening");
  await answer("readStart", start);
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.last, "2026-12-10");
  submit();
  assert.equal([step(), gaps], ["filling", ["gaps.found"]]);
  fill();
  assert.is(selectIsWeeklyUnready(weekly.getSnapshot()), false);
  submit();
  assert.is(step(), "planning");
  assert.is(selectIsOnItsWay(weekly.getSnapshot()), true);
  await answer("planSeries", { kind: "planned", plan: plan({ added: six }) });
  assert.is(step(), "saving");
  const [, planned, saved] = calls.map(({ input: given }) => given as { key: string; form: unknown });
  assert.equal(saved, { ...planned, planTag: "tag-1" });
  assert.is(planned?.key, "k");
  await answer("saveSeries", { kind: "saved", saved: seriesMade() });
  assert.equal(weekly.getSnapshot().output, { kind: "saved", made: seriesMade() });
});

test("a rule that cannot be sent is told like any other gap", async () => {
  const { weekly, gaps, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  weekly.send({ type: "rule.changed", change: { last: "2026-11-23" } });
  assert.is(selectIsWeeklyUnready(weekly.getSnapshot()), true);
  submit();
  assert.is(gaps.length, 1);
});

test("an hour that one night does not have is reviewed: back to the form, or accepted", async () => {
  const { weekly, step, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  submit();
  const outcome = { kind: "planned", plan: plan({ added: six, odd_nights: [odd] }) };
  await answer("planSeries", outcome);
  assert.is(step(), "reviewing");
  assert.equal(selectPlan(weekly.getSnapshot())?.odd_nights, [odd]);
  weekly.send({ type: "back.pressed" });
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.weekdays, 0b0010100);
  submit();
  await answer("planSeries", outcome);
  weekly.send({ type: "plan.accepted" });
  assert.is(step(), "saving");
});

test("another number than the button said is reviewed too", async () => {
  const { step, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  submit();
  await answer("planSeries", { kind: "planned", plan: plan({ added: days }) });
  assert.is(step(), "reviewing");
});

test("a refusal keeps what was chosen and says why; a plan that changed is asked for again", async () => {
  const { weekly, step, submit, fill, answer, fail, names } = await open();
  await answer("readStart", start);
  fill();
  const refusal = () => selectWeeklyRefusal(weekly.getSnapshot());
  submit();
  await answer("planSeries", { kind: "refused", text: messageTexts.EVENT_ITEM_403_FULL });
  assert.equal([step(), refusal()], ["filling", messageTexts.EVENT_ITEM_403_FULL]);
  submit();
  assert.is(refusal(), null);
  await fail("planSeries");
  assert.equal([step(), refusal()], ["filling", problemTexts.unknown]);
  submit();
  await answer("planSeries", { kind: "planned", plan: plan({ added: six }) });
  await answer("saveSeries", { kind: "refused", text: messageTexts.REQUEST_412_CHANGED });
  assert.equal([step(), refusal()], ["filling", messageTexts.REQUEST_412_CHANGED]);
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.weekdays, 0b0010100);
  submit();
  await answer("planSeries", { kind: "limited", seconds: 30 });
  assert.is(refusal(), messageTexts.REQUEST_429_LIMIT);
  assert.is(names().filter((name) => name === "planSeries").length, 4);
});

test("without the season and the last practice everything is typed", async () => {
  const { weekly, step, fail } = await open();
  await fail("readStart");
  assert.is(step(), "filling");
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.first, "2026-11-22");
  weekly.send({ type: "left" });
  assert.equal(weekly.getSnapshot().output, { kind: "left" });
});

test("every state and transition is reached", () => {
  const filled = { weekdays: 0b0010100, first: "2026-11-24", last: "2026-12-10" };
  const samples = {
    "day.toggled": [{ weekday: 2 }],
    "rule.changed": [{ change: filled }],
    "field.judged": weeklyFields.map((field) => ({ field, isFit: true })),
    "form.submitted": [{ fields: weeklyFormOf(start, input.timeZone, input.today).fields }],
    "xstate.done.actor.readStart": [{ output: start }],
    "xstate.done.actor.planSeries": [
      { output: { kind: "planned", plan: plan({ added: six }) } },
      { output: { kind: "planned", plan: plan({ odd_nights: [odd] }) } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.saveSeries": [
      { output: { kind: "saved", saved: seriesMade() } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({
    value,
    context,
  }: ReturnType<ReturnType<typeof createActor<typeof weeklyMachine>>["getSnapshot"]>) => [
    value,
    context.fit.includes("time"),
    context.form.rule.weekdays,
    context.form.rule.last,
  ];
  assert.equal(uncovered(weeklyMachine, samples, key, { input }), { states: [], transitions: [] });
});

test("a series is taken back until it is put away; a refusal is said and may be tried again", async () => {
  const { answer, call, calls, fail } = openPlaceholders();
  const made = createActor(
    seriesMadeMachine.provide({
      actors: { takeBack: fromPromise(({ input: given }) => call("takeBack", given)) },
    }),
  );
  let taken = 0;
  made.on("series.taken-back", () => {
    taken += 1;
  });
  made.start();
  const shown = () => selectMade(made.getSnapshot());
  assert.is(shown(), null);
  made.send({ type: "series.made", made: seriesMade() });
  made.send({ type: "take-back.pressed" });
  assert.is(selectIsTakingBack(made.getSnapshot()), true);
  await answer("takeBack", { kind: "refused", text: messageTexts.EVENT_ITEM_409_CONFLICT });
  assert.equal(
    [selectTakeBackRefusal(made.getSnapshot()), shown()],
    [messageTexts.EVENT_ITEM_409_CONFLICT, seriesMade()],
  );
  made.send({ type: "take-back.pressed" });
  assert.is(selectTakeBackRefusal(made.getSnapshot()), null);
  await fail("takeBack");
  assert.is(selectTakeBackRefusal(made.getSnapshot()), problemTexts.unknown);
  const newer = seriesMade({ series: series({ id: "s2" }) });
  made.send({ type: "series.made", made: newer });
  assert.is(selectTakeBackRefusal(made.getSnapshot()), null);
  made.send({ type: "take-back.pressed" });
  await answer("takeBack", { kind: "ended" });
  assert.equal([taken, shown()], [1, null]);
  assert.equal(calls.at(-1)?.input, newer);
  made.send({ type: "series.made", made: newer });
  made.send({ type: "put-away.pressed" });
  assert.is(shown(), null);
});

test("every state and transition of taking back is reached", () => {
  const samples = {
    "series.made": [{ made: seriesMade() }],
    "xstate.done.actor.takeBack": [
      { output: { kind: "ended" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(seriesMadeMachine, samples), { states: [], transitions: [] });
});

test.run();
