import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clashText } from "../../../../domain/schedule/week/agenda-texts";
import { ownTimeText, zoneText } from "../../../../domain/schedule/week/other-zone";
import { practice } from "../../../support/people/week";

const test = suite("an event in another zone than the device");

const game = { timing: "timed", starts_local: "2026-11-24T14:00:00", time_zone: "America/Chicago" };

test("its zone stands beside its time if the device's clock differs then", () => {
  assert.is(zoneText(game, "2026-11-24T14:00:00"), null);
  assert.is(zoneText(game, "2026-11-24T15:00:00"), "Chicago time");
  const { timing: _, ...news } = game;
  assert.is(zoneText(news, "2026-11-24T15:00:00"), "Chicago time");
  assert.is(zoneText({ ...game, time_zone: "America/New_York" }, "2026-11-24T15:00:00"), "New York time");
});

test("a clash names the zone beside each time that is in another one", () => {
  const venue = { id: "riverside", name: "Riverside", category: "field" as const, address: null, version: 0 };
  const there = practice({ venue, starts_local: "2026-11-24T09:00:00" });
  const gym = { ...venue, id: "gym", name: "West Gym" };
  const here = { ...there, id: "here", venue: gym, starts_local: "2026-11-24T09:30:00" };
  assert.is(
    clashText({ name: "Maya", events: [there, here] }, ({ starts_local }) =>
      starts_local === there.starts_local ? "Chicago time" : null,
    ),
    "Maya can't be in two places: 9:00 Chicago time Riverside and 9:30 West Gym.",
  );
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
