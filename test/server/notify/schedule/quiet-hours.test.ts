import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isWithin } from "../../../../domain/dings/ring-settings";
import { quietEndAt, timeAt } from "../../../../server/core/time/local-time";

const test = suite("quiet hours");

/** Zones with the days on which their clocks changed in 2026, or two plain ones. */
const zones: readonly [string, string, string][] = [
  ["America/Chicago", "2026-03-08", "2026-11-01"],
  ["America/St_Johns", "2026-03-08", "2026-11-01"],
  ["America/Havana", "2026-03-08", "2026-11-01"],
  ["America/Santiago", "2026-04-05", "2026-09-06"],
  ["America/Sao_Paulo", "2026-03-08", "2026-11-01"],
  ["Europe/London", "2026-03-29", "2026-10-25"],
  ["Europe/Berlin", "2026-03-29", "2026-10-25"],
  ["Africa/Cairo", "2026-04-24", "2026-10-30"],
  ["Asia/Beirut", "2026-03-29", "2026-10-25"],
  ["Asia/Kathmandu", "2026-03-29", "2026-10-25"],
  ["Asia/Tokyo", "2026-03-29", "2026-10-25"],
  ["Australia/Lord_Howe", "2026-04-05", "2026-10-04"],
  ["Australia/Sydney", "2026-04-05", "2026-10-04"],
  ["Pacific/Auckland", "2026-04-05", "2026-09-27"],
];
const spans = [
  { from: "21:00", to: "07:00" },
  { from: "08:00", to: "15:00" },
  { from: "23:30", to: "00:00" },
  { from: "00:00", to: "02:30" },
  { from: "04:00", to: "01:00" },
];
const quarter = 15 * 60_000;

for (const [timeZone, ...days] of zones)
  test(`in ${timeZone} they end at their time, never before, on days when the clocks change too`, () => {
    for (const day of days)
      for (const hours of spans) {
        const middle = Date.parse(`${day}T00:00:00Z`);
        for (let at = middle - 96 * quarter; at < middle + 96 * quarter; at += quarter) {
          const end = quietEndAt(new Date(at), { timeZone, ...hours });
          const where = `${day} ${hours.from} ${hours.to} ${new Date(at).toISOString()}`;
          assert.is(end !== null, isWithin(timeAt(new Date(at), timeZone), hours), where);
          if (end === null) continue;
          assert.ok(end.getTime() > at && end.getTime() - at <= 25 * 3_600_000, where);
          const local = timeAt(end, timeZone);
          assert.is(isWithin(local, hours), false, where);
          const isAfterGap = hasJumped(end, timeZone);
          assert.ok(local === hours.to || isAfterGap, `${where}: ends at ${local}`);
        }
      }
  });

/** Whether the clocks jumped forwards within the hour before a moment. */
function hasJumped(moment: Date, timeZone: string): boolean {
  const minutesOf = (at: number) => {
    const [hour = 0, minute = 0] = timeAt(new Date(at), timeZone).split(":").map(Number);
    return hour * 60 + minute;
  };
  const passed = (minutesOf(moment.getTime()) - minutesOf(moment.getTime() - 3_600_000) + 1_440) % 1_440;
  return passed > 60;
}

/** Zone, moment, hours, end: written by hand. */
const table: readonly [string, string, string, string, string | null][] = [
  ["America/Chicago", "2026-11-23T04:00:00Z", "21:00", "07:00", "2026-11-23T13:00:00Z"],
  ["America/Chicago", "2026-11-23T13:00:00Z", "21:00", "07:00", null],
  ["America/Chicago", "2026-11-23T03:00:00Z", "21:00", "07:00", "2026-11-23T13:00:00Z"],
  ["America/Chicago", "2026-11-23T02:59:00Z", "21:00", "07:00", null],
  // The night of the change has an hour less, or more.
  ["America/Chicago", "2026-03-08T04:00:00Z", "21:00", "07:00", "2026-03-08T12:00:00Z"],
  ["America/Chicago", "2026-11-01T04:00:00Z", "21:00", "07:00", "2026-11-01T13:00:00Z"],
  // 2:30 does not exist that night; 1:30 comes twice.
  ["America/Chicago", "2026-03-08T07:00:00Z", "21:00", "02:30", "2026-03-08T08:30:00Z"],
  ["America/Chicago", "2026-11-01T05:00:00Z", "21:00", "01:30", "2026-11-01T07:30:00Z"],
  ["Asia/Kathmandu", "2026-11-22T18:00:00Z", "21:00", "07:00", "2026-11-23T01:15:00Z"],
];
for (const [timeZone, moment, from, to, end] of table)
  test(`at ${moment} in ${timeZone}, quiet from ${from} to ${to}`, () => {
    const found = quietEndAt(new Date(moment), { timeZone, from, to });
    assert.is(found?.toISOString() ?? null, end && new Date(end).toISOString());
  });

test.run();
