import { test } from "uvu";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../../domain/schedule/week/agenda";
import { eventsOn, monthLater, monthRange, weeksOf } from "../../../../domain/schedule/week/month";
import { practice } from "../../../support/people/week";

test("a month has whole weeks from the locale's first day on, and each of its days once", () => {
  assert.equal(weeksOf("2026-11-30", 0)[0], [
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-05",
    "2026-11-06",
    "2026-11-07",
  ]);
  for (const weekStart of [0, 1, 6])
    for (const month of ["2026-02-14", "2026-11-30", "2027-01-01", "2028-02-29"]) {
      const { from, days } = monthRange(month);
      const shown = weeksOf(month, weekStart)
        .flat()
        .filter((date) => date !== null);
      assert.equal(
        shown,
        Array.from({ length: days }, (_, at) => dayAfter(from, at)),
      );
      assert.ok(weeksOf(month, weekStart).every((week) => week.length === 7 && week.some((date) => date)));
    }
});

test("months follow each other over the year's end, from any day", () => {
  assert.is(monthLater("2026-12-31", 1), "2027-01-01");
  assert.is(monthLater("2026-01-31", -1), "2025-12-01");
  assert.is(monthLater("2026-01-31", 1), "2026-02-01");
});

test("an event of several days is on each of them", () => {
  const camp = practice({ first_day: "2026-12-05", last_day: "2026-12-06" });
  const on = ["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"].map(
    (date) => eventsOn([camp], date).length,
  );
  assert.equal(on, [0, 1, 1, 0]);
});

test.run();
