import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changeOf, daysAway, isShortened, readAwayDays } from "../../../domain/absence/away-days";
import { type AwayDays, longestAbsence, usualUntil } from "../../../domain/absence/days";
import { dayFromIso, isoDateOf, weekdayOf } from "../../../domain/dates/calendar";

const test = suite("days away");

const today = "2026-07-06";
const july: AwayDays = { first_day: "2026-07-01", last_day: "2026-07-14", weekdays: 127 };
const from = (change: Partial<AwayDays>): AwayDays => ({ ...july, ...change });

test("days that do not add up are none; what lies before today is cut off", () => {
  const wrong: Partial<AwayDays>[] = [
    { first_day: "2026-07-15" },
    { last_day: "2026-07-05" },
    { first_day: "2026-02-30" },
    { last_day: "soon" },
    { last_day: "2027-08-06" },
    { weekdays: 0 },
    // No Wednesday is among them; or only one before today, which is a Monday.
    { first_day: "2026-07-14", weekdays: 0b0001000 },
    { last_day: "2026-07-07", weekdays: 0b0001000 },
  ];
  for (const change of wrong) assert.is(readAwayDays(from(change), today), null, JSON.stringify(change));
  assert.equal(readAwayDays(july, today), from({ first_day: today }));
  assert.equal(readAwayDays(from({ first_day: "2026-07-10" }), today), from({ first_day: "2026-07-10" }));
  assert.is(readAwayDays(from({ last_day: "2027-08-05" }), today)?.last_day, "2027-08-05");
  assert.is(readAwayDays(from({ weekdays: 0b0001000 }), today)?.weekdays, 0b0001000);
  assert.is(longestAbsence, 400);
});

test("a change adds a day, or it does not; the days behind an absence under way are kept", () => {
  const next = from({ first_day: today });
  assert.equal(changeOf(july, next, today), { keptUntil: "2026-07-05", next, addsDay: false });
  assert.equal(changeOf(july, null, today), { keptUntil: "2026-07-05", next: null, addsDay: false });
  assert.is(changeOf(july, from({ last_day: "2026-07-15" }), today).addsDay, true);
  assert.is(changeOf(from({ weekdays: 2 }), from({ weekdays: 6 }), today).addsDay, true);
  assert.is(changeOf(from({ weekdays: 6 }), from({ weekdays: 2 }), today).addsDay, false);
  const later = from({ first_day: "2026-07-10" });
  assert.equal(changeOf(later, null, today), { keptUntil: null, next: null, addsDay: false });
  assert.is(changeOf(july, null, july.first_day).keptUntil, null, "it begins today: nothing is behind it");
  assert.is(changeOf(july, null, "2026-08-01").keptUntil, july.last_day, "it is over");
});

test("an absence is shortened if its end alone comes sooner", () => {
  assert.is(isShortened(july, from({ last_day: "2026-07-10" })), true);
  assert.is(isShortened(july, july), true);
  assert.is(isShortened(july, from({ last_day: "2026-07-15" })), false);
  assert.is(isShortened(july, from({ weekdays: 2 })), false);
});

test("of an event of several days those among the days away are counted", () => {
  const event = { first_day: "2026-07-13", last_day: "2026-07-16" };
  assert.is(daysAway(july, event), 2);
  assert.is(daysAway(from({ weekdays: 4 }), event), 1, "Tuesday alone");
  assert.is(daysAway(july, { first_day: "2026-07-15", last_day: "2026-07-16" }), 0);
  assert.is(daysAway(july, { first_day: "2026-06-20", last_day: "2026-08-01" }), 14);
});

test("a usual yes is valid until the open season's end, 200 days ahead at most", () => {
  assert.is(usualUntil(today, null), "2027-01-22");
  assert.is(usualUntil(today, "2026-10-31"), "2026-10-31");
  assert.is(usualUntil(today, "2027-06-30"), "2027-01-22");
  assert.is(usualUntil(today, "2026-07-05"), "2027-01-22", "one that is over is no end");
  assert.is(usualUntil(today, today), today);
});

test("property: a change adds a day exactly if some day is away after it and was not before", () => {
  const days = fc
    .record({ first: fc.nat(20), length: fc.nat(20), weekdays: fc.integer({ min: 1, max: 127 }) })
    .map(
      ({ first, length, weekdays }): AwayDays => ({
        first_day: isoDateOf((dayFromIso(today) ?? 0) + first),
        last_day: isoDateOf((dayFromIso(today) ?? 0) + first + length),
        weekdays,
      }),
    );
  const isAway = ({ first_day, last_day, weekdays }: AwayDays, day: number) =>
    day >= (dayFromIso(first_day) ?? 0) &&
    day <= (dayFromIso(last_day) ?? 0) &&
    ((weekdays >> weekdayOf(day)) & 1) === 1;
  fc.assert(
    fc.property(days, days, (kept, requested) => {
      const span = Array.from({ length: 60 }, (_, index) => (dayFromIso(today) ?? 0) + index);
      const adds = span.some((day) => isAway(requested, day) && !isAway(kept, day));
      assert.is(changeOf(kept, requested, today).addsDay, adds);
    }),
  );
});

test.run();
