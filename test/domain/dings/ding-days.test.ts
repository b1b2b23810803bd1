import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeTwelveHours } from "../../../domain/dates/clock";
import { localDay, localTime, pastDayHeading } from "../../../domain/dings/ding-days";

const test = suite("days of dings");

test.after.each(() => writeTwelveHours(false));

test("a moment is told on the reader's clock, with 12 or 24 hours", () => {
  const [morning, evening] = [new Date(2026, 10, 24, 8, 3), new Date(2026, 10, 24, 17, 42)];
  assert.equal([morning, evening].map(localTime), ["8:03", "17:42"]);
  writeTwelveHours(true);
  assert.equal([morning, evening].map(localTime), ["8:03\u00a0am", "5:42\u00a0pm"]);
});

test("past days are named by how long ago they are", () => {
  const today = localDay(new Date(2026, 10, 4, 23, 59));
  assert.is(today, "2026-11-04");
  assert.equal(
    ["2026-11-04", "2026-11-03", "2026-11-02"].map((day) => pastDayHeading(day, today)),
    ["Today", "Yesterday", "Mon, Nov 2"],
  );
});

test.run();
