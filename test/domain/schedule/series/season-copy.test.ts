import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeInFile } from "../../../../domain/schedule/place";
import {
  datesOf,
  daysOfCopies,
  findCopyProblem,
  isSeasonOver,
  tickedAtFirst,
} from "../../../../domain/schedule/series/season-copy";
import { copyProblemText, pastSeriesText } from "../../../../domain/schedule/series/series-texts";
import { series } from "../../../support/people/series";

const test = suite("last season's series on new dates");
const today = "2026-11-22";
const dates = { first: "2026-12-01", last: "2026-12-20" };
const ruled = (change: object) => series({ rule: { ...series().rule, ...change } });

test("the open season's dates are proposed from today on; without one the last day is typed", () => {
  const of = (season: { starts_on: string; ends_on: string } | null) =>
    datesOf({ series: [], season }, today);
  assert.equal(of({ starts_on: "2027-01-10", ends_on: "2027-05-28" }), {
    first: "2027-01-10",
    last: "2027-05-28",
  });
  assert.equal(of({ starts_on: "2026-09-01", ends_on: "2026-12-10" }), { first: today, last: "2026-12-10" });
  for (const season of [null, { starts_on: "2026-09-01", ends_on: "2026-11-21" }])
    assert.equal(of(season), { first: today, last: "" });
});

test("copying is offered from the day after the last series ended, for 400 days", () => {
  for (const [until, isOffered] of [
    [null, false],
    ["2026-12-20", false],
    [today, false],
    ["2026-11-21", true],
    ["2025-10-18", true],
    ["2025-10-17", false],
  ] as const)
    assert.is(isSeasonOver(until, today), isOffered, until ?? "none");
});

test("a rhythm of two weeks begins with the first of its weekdays, and free days are not copied", () => {
  const saturdays = ruled({ weekdays: 64, every_weeks: 2, skip_days: ["2026-12-05"] });
  assert.equal(daysOfCopies([saturdays, ruled({ weekdays: 4 })], dates, today), [
    "2026-12-01",
    "2026-12-05",
    "2026-12-08",
    "2026-12-15",
    "2026-12-19",
  ]);
});

test("each problem of a choice is named and has its text", () => {
  const one = [series()];
  const cases = [
    [[], dates, "none_ticked"],
    [Array.from({ length: 13 }, () => series()), dates, "too_many_ticked"],
    [one, { ...dates, last: "" }, "no_day"],
    [one, { ...dates, last: "2026-11-30" }, "ends_first"],
    [one, { ...dates, first: "2026-11-07" }, "too_old"],
    [one, { ...dates, last: "2027-12-28" }, "too_far"],
    [one, { first: "2026-11-10", last: "2027-12-20" }, "too_long"],
    [one, { first: "2026-12-04", last: "2026-12-07" }, "empty"],
    [[ruled({ weekdays: 127 })], { ...dates, last: "2027-12-01" }, "too_many"],
    [one, dates, null],
  ] as const;
  for (const [chosen, on, problem] of cases) {
    assert.is(findCopyProblem(chosen, on, today), problem);
    if (problem !== null) assert.ok(copyProblemText(problem).length > 0);
    assert.is(daysOfCopies(chosen, on, today).length === 0, problem !== null);
  }
});

test("twelve are ticked at first, and each reads as its rule and time", () => {
  const many = Array.from({ length: 13 }, (_, index) => series({ id: `s${index}` }));
  assert.is(tickedAtFirst({ series: many, season: null }).length, 12);
  assert.is(pastSeriesText(series()), "Every Tue and Thu, 17:30");
});

test("a place in a file is a name; over 60 signs the first comma parts name and address", () => {
  const long = `Riverside Park, ${"123 Main Street, ".repeat(12)}end`;
  assert.equal(placeInFile("  West \n Gym "), { name: "West Gym", address: null });
  assert.is(placeInFile(" \t"), null);
  assert.is(placeInFile(long)?.name, "Riverside Park");
  assert.is(placeInFile(long)?.address?.startsWith("123 Main Street, 123"), true);
  assert.is([...(placeInFile(long)?.address ?? "")].length <= 160, true);
  const unbroken = placeInFile("\u{1f3df}".repeat(70));
  assert.equal([[...(unbroken?.name ?? "")].length, [...(unbroken?.address ?? "")].length], [60, 10]);
  assert.is(placeInFile(`,${"x".repeat(70)}`)?.name.length, 60);
});

test.run();
