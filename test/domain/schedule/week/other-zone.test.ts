import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ownTimeText, zoneText } from "../../../../domain/schedule/week/other-zone";

const test = suite("an event in another zone than the device");

const game = { timing: "timed", starts_local: "2026-11-24T14:00:00", time_zone: "America/Chicago" };

test("its zone stands beside its time if the device's clock differs then", () => {
  assert.is(zoneText(game, "2026-11-24T14:00:00"), null);
  assert.is(zoneText(game, "2026-11-24T15:00:00"), "Chicago time");
  const { timing: _, ...news } = game;
  assert.is(zoneText(news, "2026-11-24T15:00:00"), "Chicago time");
  assert.is(zoneText({ ...game, time_zone: "America/New_York" }, "2026-11-24T15:00:00"), "New York time");
});

test("the device's time has its day if that differs", () => {
  assert.is(ownTimeText(game, "2026-11-24T14:00:00"), null);
  assert.is(ownTimeText(game, "2026-11-24T15:00:00"), "15:00 your time");
  assert.is(ownTimeText(game, "2026-11-25T05:00:00"), "Wed 5:00 your time");
});

test("whole days and open times have no clock", () => {
  for (const timing of ["day", "open"])
    assert.equal(
      [zoneText, ownTimeText].map((text) => text({ ...game, timing }, "2026-11-24T15:00:00")),
      [null, null],
    );
});

test.run();
