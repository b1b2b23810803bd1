import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFromIso, isoDateOf } from "../../../../domain/dates/calendar";
import { freeDaysOfSeries } from "../../../../domain/schedule/limits";
import { faultOf } from "../../../../domain/schedule/series/series";
import {
  freeDaysText,
  oddNightText,
  partlyMadeText,
  rhythmText,
  ruleProblemTexts,
  ruleText,
  seriesDayText,
  seriesLine,
  severalLine,
  spanText,
  weeklyTexts,
} from "../../../../domain/schedule/series/series-texts";
import {
  chosenRuleOf,
  daysOfRule,
  daysOfSeries,
  findRuleProblem,
  freeDaysOf,
  hasWeekday,
  lowestWeekday,
  newSeriesOf,
  ruleBodyOf,
  ruleOf,
  seriesOf,
  toggleWeekday,
  type WeeklyForm,
  type WeeklyRule,
  weeklyFitOf,
  weeklyFormOf,
} from "../../../../domain/schedule/series/weekly";
import { practice } from "../../../support/people/week";

const test = suite("weekly practice");
const today = "2026-11-22";
const zone = "America/Chicago";
const [tuesday, thursday, saturday] = [1 << 2, 1 << 4, 1 << 6] as const;
const rule = (change: Partial<WeeklyRule> = {}): WeeklyRule => ({
  weekdays: tuesday | thursday,
  everyWeeks: 1,
  first: "2026-11-24",
  last: "2026-12-10",
  free: [],
  ...change,
});

test("each problem of a rule is found and has a text", () => {
  const problem = (change: Partial<WeeklyRule>) => findRuleProblem(rule(change), today);
  assert.is(problem({}), null);
  assert.is(problem({ weekdays: 0 }), "no_weekday");
  assert.is(problem({ first: "" }), "no_day");
  assert.is(problem({ last: "" }), "no_day");
  assert.is(problem({ last: "2026-11-23" }), "ends_first");
  assert.is(problem({ first: "2026-11-07" }), "too_old");
  assert.is(problem({ first: "2026-11-08" }), null);
  assert.is(problem({ last: "2027-12-28" }), "too_far");
  assert.is(problem({ last: "2027-12-27" }), null);
  assert.is(problem({ first: "2026-11-10", last: "2027-12-20" }), "too_long");
  assert.is(problem({ free: [{ from: "2026-12-10", to: "2026-12-11" }] }), "free_outside");
  assert.is(problem({ free: [{ from: "2026-11-23", to: "2026-11-24" }] }), "free_outside");
  assert.is(problem({ weekdays: saturday, last: "2026-11-27" }), "empty");
  assert.is(problem({ weekdays: 127, last: "2027-07-01" }), "too_many");
  const many = { from: "2026-12-01", to: isoDateOf((dayFromIso("2026-12-01") ?? 0) + freeDaysOfSeries) };
  assert.is(problem({ last: "2027-04-01", free: [many] }), "free_many");
  assert.equal(
    Object.values(ruleProblemTexts).filter((text) => text.length < 15),
    [],
  );
});

test("the form and the server accept the same rules", () => {
  for (const change of [
    {},
    { weekdays: 0 },
    { weekdays: saturday, last: "2026-11-27" },
    { last: "2026-11-23" },
  ]) {
    const chosen = ruleOf(rule(change));
    assert.is(chosen !== null && faultOf(chosen) === null, findRuleProblem(rule(change), today) === null);
  }
});

test("the days follow the rule; none while it is invalid", () => {
  const free = [{ from: "2026-11-26", to: "2026-12-01" }];
  assert.equal(daysOfRule(rule({ free }), today), ["2026-11-24", "2026-12-03", "2026-12-08", "2026-12-10"]);
  assert.equal(daysOfRule(rule({ last: "2026-11-01" }), today), []);
});

test("free days are sent as single days without duplicates, and read back as ranges", () => {
  const free = [
    { from: "2026-12-01", to: "2026-12-03" },
    { from: "2026-11-30", to: "2026-12-01" },
    { from: "2026-12-08", to: "2026-12-08" },
  ];
  const body = ruleBodyOf(rule({ free }));
  assert.equal(body, {
    weekdays: tuesday | thursday,
    every_weeks: 1,
    first_day: "2026-11-24",
    last_day: "2026-12-10",
    skip_days: ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-08"],
  });
  assert.equal(chosenRuleOf(body), {
    ...rule(),
    free: [
      { from: "2026-11-30", to: "2026-12-03" },
      { from: "2026-12-08", to: "2026-12-08" },
    ],
  });
  assert.equal(freeDaysOf([]), []);
  assert.equal(daysOfSeries(body).map(isoDateOf), ["2026-11-24", "2026-11-26", "2026-12-10"]);
  assert.equal(daysOfSeries({ ...body, last_day: "never" }), []);
});

test("toggling a weekday does not change the others", () => {
  const both = toggleWeekday(tuesday, 4);
  assert.equal([hasWeekday(both, 2), hasWeekday(both, 4), hasWeekday(both, 5)], [true, true, false]);
  assert.is(toggleWeekday(both, 2), thursday);
});

test("the form starts with the last practice's values and the rest of the season", () => {
  const events = [
    practice({ id: "old", starts_local: "2026-10-01T16:00:00", duration_minutes: 60 }),
    practice({ id: "last", starts_local: "2026-11-17T18:15:00", arrive_minutes: 10, venue_detail: null }),
    practice({ id: "off", status: "called_off", starts_local: "2026-11-19T08:00:00" }),
    practice({ id: "day", timing: "day" }),
    practice({ id: "game", kind: "game", starts_local: "2026-11-21T09:00:00" }),
  ];
  const season = { starts_on: "2026-09-01", ends_on: "2027-05-30" };
  const form = weeklyFormOf({ season, events }, zone, today);
  assert.equal(form.rule, { weekdays: 0, everyWeeks: 1, first: today, last: "2027-05-30", free: [] });
  const { time, minutes, arriveMinutes, venueId, venueDetail, timeZone, kind } = form.fields;
  assert.equal(
    [time, minutes, arriveMinutes, venueId, venueDetail, timeZone, kind],
    ["18:15", 90, 10, "v1", "", zone, "practice"],
  );
  assert.ok(weeklyFitOf(form).includes("time"));
});

test("without season and practice the time is empty and twelve weeks are proposed", () => {
  const form = weeklyFormOf({ season: null, events: [] }, zone, today);
  assert.equal([form.rule.first, form.rule.last, form.fields.time], [today, "2027-02-13", ""]);
  assert.not.ok(weeklyFitOf(form).includes("time"));
  const bounds = (starts_on: string, ends_on: string) => {
    const { first, last } = weeklyFormOf({ season: { starts_on, ends_on }, events: [] }, zone, today).rule;
    return [first, last];
  };
  assert.equal(bounds("2027-01-10", "2027-06-01"), ["2027-01-10", "2027-06-01"], "a season to come");
  assert.equal(bounds("2026-01-10", "2026-06-01"), [today, "2027-02-13"], "one that is over");
});

test("a series is sent with a time of day, without fields of a single event", () => {
  const { fields } = weeklyFormOf({ season: null, events: [] }, zone, today);
  const sent = newSeriesOf({ rule: rule(), fields: { ...fields, time: "17:30", answerLead: 120 } });
  assert.equal(sent.rule, ruleBodyOf(rule()));
  assert.equal(sent.fields, {
    kind: "practice",
    title: null,
    opponent: null,
    side: null,
    timing: "timed",
    starts_local: "17:30",
    duration_minutes: 90,
    arrive_minutes: 15,
    time_zone: zone,
    venue_id: null,
    venue_detail: null,
    kit: null,
    notes: null,
    asks: "players",
    answer_lead_minutes: 120,
  });
});

test("a rule's text in words", () => {
  assert.is(rhythmText({ weekdays: tuesday | thursday, everyWeeks: 1 }), "Every Tue and Thu");
  assert.is(rhythmText({ weekdays: saturday, everyWeeks: 2 }), "Every other Sat");
  assert.is(rhythmText({ weekdays: 0b0101010, everyWeeks: 3 }), "Every third Mon, Wed and Fri");
  assert.is(rhythmText({ weekdays: 127, everyWeeks: 1 }), "Every day");
  assert.is(rhythmText({ weekdays: 127, everyWeeks: 4 }), "Every fourth week, all days");
  assert.is(spanText("17:30", 90), "17:30 to 19:00");
  assert.is(spanText("09:05", 30), "9:05 to 9:35");
  assert.is(spanText("23:30", 60), "23:30 to 0:30");
  assert.is(ruleText(rule()), "Every Tue and Thu until Dec 10");
});

test("the summary has the number of events and the last day", () => {
  const line = (change: Partial<WeeklyRule>, time: string | null = "17:30") =>
    seriesLine({ rule: rule(change), days: daysOfRule(rule(change), today), time, minutes: 90 });
  assert.is(line({}), "Every Tue and Thu, 17:30 to 19:00: 6 practices, the last on Dec 10.");
  assert.is(line({}, null), "Every Tue and Thu: 6 practices, the last on Dec 10.");
  assert.is(line({ last: "2026-11-25" }), "Every Tue and Thu, 17:30 to 19:00: 1 practice, on Nov 24.");
  assert.is(seriesDayText(["2026-11-24T17:30:00"]), "1 practice on Nov 24.");
  assert.is(
    seriesDayText(["2026-11-24T17:30:00", "2027-05-28T17:30:00"]),
    "2 practices from Nov 24 to May 28.",
  );
  assert.is(
    oddNightText({ day: "2026-03-29", becomes: "2026-03-29T03:30:00" }, "02:30"),
    "On Mar 29 the clock jumps: 2:30 becomes 3:30.",
  );
  assert.is(freeDaysText({ from: "2026-12-21", to: "2027-01-03" }), "Dec 21 to Jan 3");
  assert.is(freeDaysText({ from: "2026-12-24", to: "2026-12-24" }), "Thu, Dec 24");
});

test("the button and the confirmation have the number of events", () => {
  assert.equal([weeklyTexts.put(0), weeklyTexts.put(24)], ["Add practices", "Add 24 practices"]);
  assert.equal(
    [weeklyTexts.made(1), weeklyTexts.made(24)],
    ["Added 1 practice. Game on!", "Added 24 practices. Game on!"],
  );
  assert.match(weeklyTexts.takeBackWhy(24), /^All 24 /);
  assert.match(weeklyTexts.takeBackWhy(1), /^The only one /);
});

test("one series for each start time, the common one first; weekdays without dates make none", () => {
  const { fields } = weeklyFormOf({ season: null, events: [] }, "America/Chicago", "2026-11-22");
  const rule = { weekdays: 0b1010100, everyWeeks: 1, first: "2026-11-24", last: "2026-12-10", free: [] };
  const form = (times: WeeklyForm["times"], change: Partial<WeeklyRule> = {}): WeeklyForm => ({
    rule: { ...rule, ...change },
    fields: { ...fields, time: "17:30" },
    times,
  });
  const made = (of: WeeklyForm) =>
    seriesOf(of, "2026-11-22").map((one) => [one.rule.weekdays, one.fields.time]);
  assert.equal(made(form({})), [[0b1010100, "17:30"]]);
  assert.equal(made(form({ 6: "" })), [[0b1010100, "17:30"]]);
  assert.equal(made(form({ 6: "09:00" })), [
    [0b0010100, "17:30"],
    [0b1000000, "09:00"],
  ]);
  assert.equal(made(form({ 2: "16:00", 4: "16:00", 6: "17:30" })), [
    [0b1000000, "17:30"],
    [0b0010100, "16:00"],
  ]);
  assert.equal(made(form({ 0: "08:00" })), [[0b1010100, "17:30"]], "a day that is not chosen");
  assert.equal(made(form({ 6: "09:00" }, { last: "2026-11-27" })), [[0b0010100, "17:30"]]);
  assert.equal([1, 0b1010100, 0b1000000].map(lowestWeekday), [0, 2, 6]);
});

test("several start times are in one line, and a partial success names both parts", () => {
  const rule = { weekdays: 0b1010100, everyWeeks: 1, first: "", last: "", free: [] };
  const days = ["2026-11-24", "2026-11-26", "2026-11-28"];
  const at = (weekdays: number, time: string | null) => ({ rule: { ...rule, weekdays }, time });
  const line = (...times: ReturnType<typeof at>[]) => severalLine({ rule, days, minutes: 90, times });
  assert.is(
    line(at(0b1010100, "17:30")),
    "Every Tue, Thu and Sat, 17:30 to 19:00: 3 practices, the last on Nov 28.",
  );
  assert.is(
    line(at(0b0000100, "17:30"), at(0b0010000, "18:00"), at(0b1000000, "09:00")),
    "Every Tue, 17:30 to 19:00, and Thu, 18:00 to 19:30, and Sat, 9:00 to 10:30: 3 practices, the last on Nov 28.",
  );
  assert.is(
    line(at(0b0010100, null), at(0b1000000, "09:00")),
    "Every Tue and Thu, and Sat, 9:00 to 10:30: 3 practices, the last on Nov 28.",
  );
  assert.is(
    partlyMadeText([{ weekdays: 4 }], { weekdays: 0b1010000 }, "no."),
    "Tue is on the books. Thu and Sat aren't: no.",
  );
  assert.is(
    partlyMadeText([{ weekdays: 4 }, { weekdays: 16 }], { weekdays: 64 }, "no."),
    "Tue and Thu are on the books. Sat isn't: no.",
  );
});

test.run();
