import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { type WeeklyForm, weeklyFields, weeklyFormOf } from "../../../domain/schedule/series/weekly";
import {
  selectIsTakingBack,
  selectMade,
  selectTakeBackRefusal,
  seriesMadeMachine,
} from "../../../machines/schedule/series-made.machine";
import {
  selectIsOnItsWay,
  selectIsWeeklyUnready,
  selectPlans,
  selectWeeklyForm,
  selectWeeklyRefusal,
  selectWeeklyStep,
  weeklyMachine,
} from "../../../machines/schedule/weekly.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { plan, series, seriesMade } from "../../support/people/series";

const test = suite(weeklyMachine.id);
const keys = ["k0", "k1", "k2", "k3", "k4", "k5", "k6"];
/** As the form makes them. */
const uuids = keys.map(
  (_, day) => `6f1c2d3e-0000-4000-8000-0000000${day === 6 ? "affff" : `0000${day === 2 ? "f" : day}`}`,
);
const input = { keys, timeZone: "America/Chicago", today: "2026-11-22" };
const season = { starts_on: "2026-09-01", ends_on: "2026-12-10" };
const start = { season, events: [] };
const days = ["24", "26"].map((day) => `2026-11-${day}T17:30:00`);
const six = [...days, ...["01", "03", "08", "10"].map((day) => `2026-12-${day}T17:30:00`)];
const saturdays = series({ id: "s2", rule: { ...series().rule, weekdays: 0b1000000 } });
const odd = { day: "2026-12-01", becomes: "2026-12-01T18:30:00" };

async function open(own: readonly string[] = keys) {
  const placeholders = openPlaceholders();
  const weekly = createActor(
    weeklyMachine.provide({
      actors: {
        readStart: fromPromise(({ input: given }) => placeholders.call("readStart", given)),
        planSeries: fromPromise(({ input: given }) => placeholders.call("planSeries", given)),
        saveSeries: fromPromise(({ input: given }) => placeholders.call("saveSeries", given)),
      },
    }),
    { input: { ...input, keys: own } },
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

test("a plan that matches the button is saved without a review, under one key", async () => {
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
  await answer("planSeries", { kind: "planned", plans: [plan({ added: six })] });
  assert.is(step(), "saving");
  const [, planned, saved] = calls.map(({ input: given }) => given as { key: string; form: unknown }[]);
  assert.equal(saved, [{ ...planned?.[0], planTag: "tag-1" }]);
  assert.equal(
    planned?.map(({ key }) => key),
    ["k2"],
  );
  await answer("saveSeries", { made: [seriesMade()], failed: null });
  assert.equal(weekly.getSnapshot().output, { kind: "saved", made: [seriesMade()] });
});

test("a weekday with a different start makes a series by its own call and key", async () => {
  const { weekly, submit, fill, answer, calls } = await open();
  await answer("readStart", start);
  fill();
  weekly.send({ type: "day.toggled", weekday: 6 });
  weekly.send({ type: "time.entered", weekday: 6, time: "09:00" });
  submit();
  const asked = (index: number) =>
    (Object(calls[index]).input as { key: string; form: WeeklyForm; planTag?: string }[]).map(
      ({ key, form: { rule, fields }, planTag }) => [key, rule.weekdays, fields.time, planTag],
    );
  assert.equal(asked(1), [
    ["k2", 0b0010100, "17:30", undefined],
    ["k6", 0b1000000, "09:00", undefined],
  ]);
  const plans = [plan({ added: six }), plan({ plan_tag: "tag-2", added: ["2026-11-28", "2026-12-05"] })];
  await answer("planSeries", { kind: "planned", plans });
  assert.equal(
    asked(2).map(([key, , , planTag]) => [key, planTag]),
    [
      ["k2", "tag-1"],
      ["k6", "tag-2"],
    ],
  );
  const made = [seriesMade(), seriesMade({ series: saturdays })];
  await answer("saveSeries", { made, failed: null });
  assert.equal(weekly.getSnapshot().output, { kind: "saved", made });
});

test("after a failed second call the first series is kept: the form says so and continues with the rest, and leaving reports what was created", async () => {
  const begin = async () => {
    const opened = await open();
    const { weekly, submit, fill, answer } = opened;
    await answer("readStart", start);
    fill();
    weekly.send({ type: "day.toggled", weekday: 6 });
    weekly.send({ type: "time.entered", weekday: 6, time: "09:00" });
    submit();
    const plans = [plan({ added: six }), plan({ plan_tag: "tag-2", added: ["2026-11-28", "2026-12-05"] })];
    await answer("planSeries", { kind: "planned", plans });
    const failed = { kind: "refused", text: messageTexts.EVENT_ITEM_403_FULL };
    await answer("saveSeries", { made: [seriesMade()], failed });
    return opened;
  };
  const { weekly, step, submit, answer, calls } = await begin();
  assert.equal(
    [step(), selectWeeklyRefusal(weekly.getSnapshot())],
    ["filling", `Tue and Thu are on the books. Sat isn't: ${messageTexts.EVENT_ITEM_403_FULL}`],
  );
  const { rule, times } = selectWeeklyForm(weekly.getSnapshot());
  assert.equal([rule.weekdays, times], [0b1000000, { 6: "09:00" }]);
  submit();
  const again = calls.at(-1)?.input as { key: string }[];
  assert.equal(
    again.map(({ key }) => key),
    ["k6"],
    "the same key, and the first series is not sent again",
  );
  await answer("planSeries", { kind: "planned", plans: [plan({ added: ["2026-11-28", "2026-12-05"] })] });
  const second = seriesMade({ series: saturdays });
  await answer("saveSeries", { made: [second], failed: null });
  assert.equal(weekly.getSnapshot().output, { kind: "saved", made: [seriesMade(), second] });
  const left = await begin();
  left.weekly.send({ type: "left" });
  assert.equal(left.weekly.getSnapshot().output, { kind: "saved", made: [seriesMade()] });
});

test("unchoosing a weekday clears its start time and its error", async () => {
  const { weekly, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  weekly.send({ type: "time.entered", weekday: 4, time: "09:00" });
  weekly.send({ type: "field.judged", field: "time4", isFit: false });
  assert.is(selectIsWeeklyUnready(weekly.getSnapshot()), true);
  weekly.send({ type: "day.toggled", weekday: 4 });
  assert.is(selectIsWeeklyUnready(weekly.getSnapshot()), false);
  assert.equal(selectWeeklyForm(weekly.getSnapshot()).times, {});
});

test("an invalid rule is reported like any other incomplete field", async () => {
  const { weekly, gaps, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  weekly.send({ type: "rule.changed", change: { last: "2026-11-23" } });
  assert.is(selectIsWeeklyUnready(weekly.getSnapshot()), true);
  submit();
  assert.is(gaps.length, 1);
});

test("a start that is skipped on one night is reviewed: back to the form, or accepted", async () => {
  const { weekly, step, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  submit();
  const outcome = { kind: "planned", plans: [plan({ added: six, odd_nights: [odd] })] };
  await answer("planSeries", outcome);
  assert.is(step(), "reviewing");
  assert.equal(selectPlans(weekly.getSnapshot())[0]?.odd_nights, [odd]);
  weekly.send({ type: "back.pressed" });
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.weekdays, 0b0010100);
  submit();
  await answer("planSeries", outcome);
  weekly.send({ type: "plan.accepted" });
  assert.is(step(), "saving");
});

test("a plan with a different number than the button's is reviewed", async () => {
  const { step, submit, fill, answer } = await open();
  await answer("readStart", start);
  fill();
  submit();
  await answer("planSeries", { kind: "planned", plans: [plan({ added: days })] });
  assert.is(step(), "reviewing");
});

test("a refusal keeps the form and shows the reason; a plan that has changed is read again", async () => {
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
  await answer("planSeries", { kind: "planned", plans: [plan({ added: six })] });
  await answer("saveSeries", {
    made: [],
    failed: { kind: "refused", text: messageTexts.REQUEST_412_CHANGED },
  });
  assert.equal([step(), refusal()], ["filling", messageTexts.REQUEST_412_CHANGED]);
  assert.is(selectWeeklyForm(weekly.getSnapshot()).rule.weekdays, 0b0010100);
  submit();
  await answer("planSeries", { kind: "limited", seconds: 30 });
  assert.is(refusal(), messageTexts.REQUEST_429_LIMIT);
  assert.is(names().filter((name) => name === "planSeries").length, 4);
});

test("a retry whose series was created and taken back meanwhile is planned and saved again under another key", async () => {
  const { weekly, step, submit, fill, answer, calls } = await open(uuids);
  await answer("readStart", start);
  fill();
  weekly.send({ type: "day.toggled", weekday: 6 });
  weekly.send({ type: "time.entered", weekday: 6, time: "09:00" });
  const keysOf = () => (calls.at(-1)?.input as { key: string }[] | undefined)?.map(({ key }) => key);
  const planned = {
    kind: "planned",
    plans: [plan({ added: six }), plan({ plan_tag: "tag-2", added: ["2026-11-28", "2026-12-05"] })],
  };
  submit();
  await answer("planSeries", planned);
  await answer("saveSeries", { made: [], failed: { kind: "refused", text: problemTexts.unreachable } });
  submit();
  await answer("planSeries", planned);
  assert.equal(keysOf(), ["6f1c2d3e-0000-4000-8000-00000000000f", "6f1c2d3e-0000-4000-8000-0000000affff"]);
  const gone = { kind: "refused", text: messageTexts.SERIES_404 };
  await answer("saveSeries", { made: [], failed: gone });
  assert.is(step(), "planning");
  await answer("planSeries", planned);
  assert.equal(keysOf(), ["6f1c2d3e-0000-4000-8000-000000000010", "6f1c2d3e-0000-4000-8000-0000000affff"]);
  await answer("saveSeries", { made: [seriesMade()], failed: gone });
  assert.equal([step(), keysOf()], ["planning", ["6f1c2d3e-0000-4000-8000-0000000a0000"]]);
  await answer("planSeries", { kind: "planned", plans: planned.plans.slice(1) });
  const second = seriesMade({ series: saturdays });
  await answer("saveSeries", { made: [second], failed: null });
  assert.equal(weekly.getSnapshot().output, { kind: "saved", made: [seriesMade(), second] });
});

test("without season and practice the form starts empty", async () => {
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
      { output: { kind: "planned", plans: [plan({ added: six })] } },
      { output: { kind: "planned", plans: [plan({ odd_nights: [odd] })] } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.saveSeries": [
      { output: { made: [seriesMade()], failed: null } },
      { output: { made: [], failed: { kind: "refused", text: "no" } } },
      { output: { made: [], failed: { kind: "refused", text: messageTexts.SERIES_404 } } },
    ],
    "time.entered": [{ weekday: 2, time: "" }],
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

test("a series can be taken back until the notice is dismissed; a refusal is shown and can be retried", async () => {
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
  assert.equal(shown(), []);
  made.send({ type: "series.made", made: [seriesMade()] });
  made.send({ type: "take-back.pressed" });
  assert.is(selectIsTakingBack(made.getSnapshot()), true);
  await answer("takeBack", { kind: "refused", text: messageTexts.EVENT_ITEM_409_CONFLICT });
  assert.equal(
    [selectTakeBackRefusal(made.getSnapshot()), shown()],
    [messageTexts.EVENT_ITEM_409_CONFLICT, [seriesMade()]],
  );
  made.send({ type: "take-back.pressed" });
  assert.is(selectTakeBackRefusal(made.getSnapshot()), null);
  await fail("takeBack");
  assert.is(selectTakeBackRefusal(made.getSnapshot()), problemTexts.unknown);
  const newer = seriesMade({ series: series({ id: "s2" }) });
  made.send({ type: "series.made", made: [newer] });
  assert.is(selectTakeBackRefusal(made.getSnapshot()), null);
  made.send({ type: "take-back.pressed" });
  await answer("takeBack", { kind: "ended" });
  assert.equal([taken, shown()], [1, []]);
  assert.equal(calls.at(-1)?.input, newer);
  made.send({ type: "series.made", made: [newer] });
  made.send({ type: "put-away.pressed" });
  assert.equal(shown(), []);
  made.send({ type: "series.made", made: [seriesMade(), newer] });
  made.send({ type: "take-back.pressed" });
  await answer("takeBack", { kind: "ended" });
  assert.equal([taken, shown(), calls.at(-1)?.input], [1, [newer], newer], "the second follows the first");
  await answer("takeBack", { kind: "refused", text: messageTexts.EVENT_ITEM_409_CONFLICT });
  assert.equal([taken, shown()], [1, [newer]], "what is left is still offered");
  made.send({ type: "take-back.pressed" });
  await answer("takeBack", { kind: "ended" });
  assert.equal([taken, shown()], [2, []]);
});

test("every state and transition of taking back is reached", () => {
  const samples = {
    "series.made": [{ made: [seriesMade()] }, { made: [seriesMade(), seriesMade()] }],
    "xstate.done.actor.takeBack": [
      { output: { kind: "ended" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: { value: unknown; context: { made: readonly unknown[] } }) => [
    value,
    context.made.length,
  ];
  assert.equal(uncovered(seriesMadeMachine, samples, key), { states: [], transitions: [] });
});

test.run();
