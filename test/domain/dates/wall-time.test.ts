import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isoDateOf } from "../../../domain/dates/calendar";
import {
  beThere,
  byStart,
  cityOf,
  dayHeading,
  dayOf,
  dayText,
  weekText,
} from "../../../domain/dates/wall-time";

const test = suite("wall times");
const aDay = fc.integer({ min: 10_000, max: 40_000 });

test("a day is named relative to the server's current day", () => {
  const heading = (date: string) => dayHeading(date, "2026-11-22");
  assert.equal(["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-21", "2027-01-01"].map(heading), [
    "Today",
    "Tomorrow",
    "Tue, Nov 24",
    "Sat, Nov 21",
    "Fri, Jan 1",
  ]);
});

test("a week is named by its first and last day, with the month once if they share it", () => {
  assert.equal(["2026-11-22", "2026-11-29", "2026-12-27"].map(weekText), [
    "Nov 22 – 28",
    "Nov 29 – Dec 5",
    "Dec 27 – Jan 2",
  ]);
});

test("an invalid day is not guessed", () => {
  assert.throws(() => dayText("2026-02-30"), /is no day/);
});

test("property: a day's name agrees with an independent calendar", () => {
  const words = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  fc.assert(
    fc.property(aDay, (day) => {
      const date = isoDateOf(day);
      assert.is(dayOf(date), day);
      assert.is(dayText(date), words.format(day * 86_400_000));
    }),
  );
});

test("the arrival time, also before midnight", () => {
  assert.equal(
    [
      beThere("2026-11-24T17:30:00", 15),
      beThere("2026-11-24T09:00:00", 0),
      beThere("2026-11-24T00:10:00", 30),
      beThere("2026-11-24T10:05:00", 60),
    ],
    ["17:15", null, "23:40", "9:05"],
  );
});

test("property: the arrival time plus the lead is the start", () => {
  fc.assert(
    fc.property(fc.nat(1_439), fc.integer({ min: 1, max: 180 }), (start, minutes) => {
      const two = (part: number) => String(part).padStart(2, "0");
      const wall = `2026-11-24T${two(Math.floor(start / 60))}:${two(start % 60)}:00`;
      const [hours = 0, rest = 0] = (beThere(wall, minutes) ?? "").split(":").map(Number);
      assert.is((hours * 60 + rest + minutes) % 1_440, start);
    }),
  );
});

test("a zone is named by its city", () => {
  assert.equal(["America/Chicago", "America/Argentina/Buenos_Aires"].map(cityOf), [
    "Chicago",
    "Buenos Aires",
  ]);
});

test("property: events are ordered by day, then time, then id, in any input order", () => {
  const placed = fc.record({
    first_day: fc.integer({ min: 20_000, max: 20_003 }).map(isoDateOf),
    starts_at: fc.integer({ min: 0, max: 3 }).map((hour) => `2026-11-24T0${hour}:00:00.000Z`),
    id: fc.constantFrom("a", "b", "c"),
  });
  const keyOf = ({ first_day, starts_at, id }: { first_day: string; starts_at: string; id: string }) =>
    `${first_day} ${starts_at} ${id}`;
  fc.assert(
    fc.property(fc.array(placed), (events) => {
      assert.equal(events.toSorted(byStart).map(keyOf), events.map(keyOf).toSorted());
    }),
  );
});

test.run();
