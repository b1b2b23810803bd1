import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isOnClock, otherClock, sharedClock } from "../../../../domain/schedule/week/other-zone";

const test = suite("an event in another zone than the device");

/** An event in Chicago's winter, and the clock of a device that is ahead of UTC by these minutes. */
const at = (utc: string, change: Partial<Parameters<typeof sharedClock>[0][number]> = {}) => ({
  timing: "timed",
  starts_at: `${utc}:00.000Z`,
  starts_local: shifted(utc, -6 * 60),
  time_zone: "America/Chicago",
  ...change,
});
const shifted = (utc: string, minutes: number) =>
  new Date(Date.parse(`${utc}:00Z`) + minutes * 60_000).toISOString().slice(0, 19);
const device = (minutes: number) => (moment: string) => shifted(moment.slice(0, 16), minutes);
const two = [at("2026-11-24T23:30"), at("2026-11-26T23:30")];

test("the device's clock is shown if it differs, with its day if that differs", () => {
  const game = { timing: "timed", starts_local: "2026-11-24T14:00:00", time_zone: "America/Chicago" };
  assert.is(otherClock(game, "2026-11-24T14:00:00"), null);
  assert.is(otherClock(game, "2026-11-24T15:00:00"), "14:00 in Chicago · 15:00 your time");
  assert.is(otherClock(game, "2026-11-25T05:00:00"), "14:00 in Chicago · Wed 5:00 your time");
  assert.is(otherClock({ ...game, timing: "day" }, "2026-11-24T15:00:00"), null);
});

test("several events in one foreign zone are told of once", () => {
  assert.equal(sharedClock(two, device(60)), {
    timeZone: "America/Chicago",
    ahead: 420,
    text: "Chicago time. You're 7\u00a0h ahead.",
  });
  const words = (minutes: number) => sharedClock(two, device(minutes))?.text;
  assert.is(words(-5 * 60), "Chicago time. You're 1\u00a0h ahead.");
  assert.is(words(-8 * 60), "Chicago time. You're 2\u00a0h behind.");
  assert.is(words(330), "Chicago time. You're 11\u00a0h 30\u00a0min ahead.");
});

test("not for the device's own zone, for one event, for two zones, or where the difference changes", () => {
  assert.is(sharedClock(two, device(-6 * 60)), null);
  assert.is(sharedClock(two.slice(0, 1), device(60)), null);
  assert.is(
    sharedClock([...two, at("2026-11-27T23:30", { time_zone: "America/New_York" })], device(60)),
    null,
  );
  const summer = at("2026-10-27T22:30", { starts_local: "2026-10-27T17:30:00" });
  assert.is(sharedClock([summer, ...two], device(60)), null);
  assert.is(sharedClock([], device(60)), null);
});

test("whole days have no clock, and a later event of another difference keeps its own line", () => {
  const day = at("2026-11-28T06:00", { timing: "day", time_zone: "Europe/Oslo" });
  const said = sharedClock([day, ...two], device(60));
  assert.ok(said);
  assert.is(isOnClock(two[0] as (typeof two)[0], said, device(60)), true);
  assert.is(isOnClock(at("2026-12-01T23:30", { time_zone: "Europe/Oslo" }), said, device(60)), false);
});

test.run();
