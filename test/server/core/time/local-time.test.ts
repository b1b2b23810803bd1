import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dayAt,
  isLocalTime,
  type LocalTime,
  momentsOf,
  transitionParts,
  transitionsOf,
} from "../../../../server/core/time/local-time";

const test = suite("clock of events");

const practice: LocalTime = {
  timeZone: "Europe/Berlin",
  timing: "timed",
  startsLocal: "2026-11-24T17:30:00",
  durationMinutes: 90,
  arriveMinutes: 15,
};

test("a wall clock becomes instants, days and the local end", () => {
  assert.equal(momentsOf(practice), {
    startsLocal: "2026-11-24T17:30:00",
    endsLocal: "2026-11-24T19:00:00",
    firstDay: "2026-11-24",
    lastDay: "2026-11-24",
    startsAt: new Date("2026-11-24T16:30:00Z"),
    endsAt: new Date("2026-11-24T18:00:00Z"),
    arrivesAt: new Date("2026-11-24T16:15:00Z"),
    isInRepeatedHour: false,
  });
});

test("an event that ends at midnight ends on the day before", () => {
  assert.is(momentsOf({ ...practice, startsLocal: "2026-11-24T22:30:00" }).lastDay, "2026-11-24");
  assert.is(momentsOf({ ...practice, startsLocal: "2026-11-24T22:31:00" }).lastDay, "2026-11-25");
});

test("a time in a gap moves on by the gap, and durations are elapsed minutes", () => {
  const { startsLocal, endsLocal, startsAt, isInRepeatedHour } = momentsOf({
    ...practice,
    startsLocal: "2027-03-28T02:30:00",
  });
  assert.equal(
    [startsLocal, endsLocal, startsAt.toISOString(), isInRepeatedHour],
    ["2027-03-28T03:30:00", "2027-03-28T05:00:00", "2027-03-28T01:30:00.000Z", false],
  );
});

test("of a repeated time the first counts, and the local end can be before the local start", () => {
  const { endsLocal, startsAt, endsAt, isInRepeatedHour } = momentsOf({
    ...practice,
    startsLocal: "2026-10-25T02:45:00",
    durationMinutes: 30,
  });
  assert.equal(
    [endsLocal, startsAt.toISOString(), endsAt.toISOString(), isInRepeatedHour],
    ["2026-10-25T02:15:00", "2026-10-25T00:45:00.000Z", "2026-10-25T01:15:00.000Z", true],
  );
  assert.is(
    momentsOf({ ...practice, startsLocal: "2026-10-25T01:30:00", durationMinutes: 60 }).isInRepeatedHour,
    true,
  );
});

test("whole days run from midnight to midnight, also where midnight does not exist", () => {
  const cup = {
    ...practice,
    timing: "day" as const,
    timeZone: "Africa/Cairo",
    startsLocal: "2026-04-24T00:00:00",
  };
  const { startsAt, endsAt, firstDay, lastDay, startsLocal } = momentsOf({ ...cup, durationMinutes: 2_880 });
  assert.equal([firstDay, lastDay, startsLocal], ["2026-04-24", "2026-04-25", "2026-04-24T00:00:00"]);
  assert.is(startsAt.toISOString(), "2026-04-23T22:00:00.000Z", "clocks jump from 0:00 to 1:00");
  assert.is(endsAt.toISOString(), "2026-04-25T21:00:00.000Z");
});

const zones = [
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "America/Santiago",
  "Africa/Cairo",
  "America/Chicago",
  "Europe/Berlin",
  "Europe/Dublin",
  "Antarctica/Troll",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "America/Nuuk",
  "America/Havana",
  "Asia/Gaza",
];
/** Their clocks go back to midnight or over it, by two hours, or by half an hour. */
const hardZones = [
  "Asia/Beirut",
  "America/Havana",
  "America/Asuncion",
  "America/Scoresbysund",
  "Antarctica/Troll",
  "Australia/Lord_Howe",
  "Atlantic/Azores",
];
const hour = 3_600_000;
const dayLength = 24 * hour;
const times = ["00:00", "00:30", "02:00", "02:30", "03:15", "18:30"];

test("in 14 zones, on the days around each clock change of three years and every tenth other day, the wall clock is kept, and gaps and repeats agree with Intl", () => {
  for (const timeZone of zones) {
    const localTimeAt = intlClock(timeZone);
    const offsetOn = intlOffsets(localTimeAt);
    let repeats = 0;
    let gaps = 0;
    for (let day = Date.UTC(2025, 0, 1); day < Date.UTC(2028, 0, 1); day += dayLength) {
      const offsets = [...new Set([day - dayLength, day, day + dayLength].map(offsetOn))];
      if (offsets.length === 1 && (day / dayLength) % 10 !== 0) continue;
      const iso = new Date(day).toISOString().slice(0, 10);
      for (const time of times) {
        const startsLocal = `${iso}T${time}:00`;
        const seen = momentsOf({ ...practice, timeZone, startsLocal });
        const fits = offsets
          .map((offset) => Date.parse(`${startsLocal}Z`) - offset)
          .filter((at) => localTimeAt(at) === startsLocal)
          .sort((one, other) => one - other);
        const what = `${startsLocal} ${timeZone}`;
        if (fits.length > 0) {
          assert.is(seen.startsAt.getTime(), fits[0], what);
          assert.is(seen.startsLocal, startsLocal, what);
          repeats += fits.length - 1;
        } else {
          gaps++;
          const before = Date.parse(`${startsLocal}Z`) - offsetOn(day - dayLength);
          assert.is(seen.startsAt.getTime(), before, what);
          assert.is(localTimeAt(before), seen.startsLocal, what);
        }
        assert.is(seen.endsAt.getTime() - seen.startsAt.getTime(), 5_400_000, what);
        assert.is(localTimeAt(seen.endsAt.getTime()), seen.endsLocal, what);
      }
    }
    // Dublin and Nuuk change their clocks between the tested times; Kathmandu and Apia have no changes.
    const isHit = !["Asia/Kathmandu", "Pacific/Apia", "Europe/Dublin", "America/Nuuk"].includes(timeZone);
    assert.is(gaps + repeats > 0, isHit, `${timeZone}: ${gaps} gaps, ${repeats} repeats`);
  }
});

test("an event that ends when the clocks have gone back to midnight ends on its own day", () => {
  const azores = { ...practice, timeZone: "Atlantic/Azores", durationMinutes: 60 };
  const { firstDay, lastDay, endsLocal } = momentsOf({ ...azores, startsLocal: "2027-10-31T00:00:00" });
  assert.equal([firstDay, lastDay, endsLocal], ["2027-10-31", "2027-10-31", "2027-10-31T00:00:00"]);
  const overnight = momentsOf({ ...azores, startsLocal: "2027-10-30T23:00:00", durationMinutes: 120 });
  assert.equal([overnight.firstDay, overnight.lastDay], ["2027-10-30", "2027-10-31"]);
});

const tenYears = [new Date("2022-01-01Z"), new Date("2032-01-01Z")] as const;

test("in every zone, around every transition of ten years, an event has its length and ends on or after its first day", () => {
  const seenRules = new Set<string>();
  const seenKinds = new Set<string>();
  let atMidnight = 0;
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const rules = transitionsOf(timeZone, ...tenYears);
    if (seenRules.has(rules)) continue;
    seenRules.add(rules);
    const localTimeAt = intlClock(timeZone);
    for (const { at, wall, from, to } of transitionParts(timeZone, ...tenYears).changes) {
      const kind = `${wall.slice(10)} ${from} ${to}`;
      // The whole grid once for each time of day and pair of offsets; elsewhere the times whose end may reach the repeated one.
      const isNew = !seenKinds.has(kind);
      seenKinds.add(kind);
      const shift = Math.abs(Date.parse(`${localTimeAt(at)}Z`) - Date.parse(`${wall}Z`)) / 60_000;
      if (isNew && localTimeAt(at).endsWith("T00:00:00")) atMidnight++;
      const starts = isNew ? Array.from({ length: 17 }, (_, index) => (index - 8) * 30) : [-shift, 0];
      const lengths = isNew ? [5, 30, 45, 60, 90, 120, 180, 1_440, 20_160] : [shift, 2 * shift];
      for (const minutes of starts)
        for (const durationMinutes of lengths) {
          const startsLocal = new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19);
          const seen = momentsOf({ ...practice, timeZone, startsLocal, durationMinutes });
          const what = `${startsLocal} ${timeZone} for ${durationMinutes}`;
          const lastMinute = localTimeAt(seen.endsAt.getTime() - 60_000).slice(0, 10);
          assert.is(seen.endsAt.getTime() - seen.startsAt.getTime(), durationMinutes * 60_000, what);
          assert.is(localTimeAt(seen.startsAt.getTime()), seen.startsLocal, what);
          assert.is(localTimeAt(seen.endsAt.getTime()), seen.endsLocal, what);
          assert.is(seen.firstDay, seen.startsLocal.slice(0, 10), what);
          assert.is(seen.lastDay, [seen.firstDay, lastMinute].sort().at(-1), what);
        }
      for (const durationMinutes of [1_440, 2_880]) {
        const startsLocal = `${localTimeAt(at).slice(0, 10)}T00:00:00`;
        const seen = momentsOf({ ...practice, timing: "day", timeZone, startsLocal, durationMinutes });
        const days = (Date.parse(seen.lastDay) - Date.parse(seen.firstDay)) / dayLength + 1;
        assert.is(days, durationMinutes / 1_440, `${startsLocal} ${timeZone}, ${days} days`);
        assert.ok(seen.endsAt > seen.startsAt, `${startsLocal} ${timeZone}`);
      }
    }
  }
  assert.ok(seenRules.size > 50 && atMidnight > 2, `${seenRules.size} rules, ${atMidnight} at midnight`);
  for (const timeZone of hardZones)
    assert.ok(transitionParts(timeZone, ...tenYears).changes.length > 0, timeZone);
});

test("a wall clock is a complete, valid date and time", () => {
  const texts = [
    "2026-11-24T17:30:00",
    "2026-02-29T10:00:00",
    "2026-11-24T24:00:00",
    "2026-11-24T17:30",
    "soon",
  ];
  assert.equal(texts.map(isLocalTime), [true, false, false, false, false]);
});

test("the day of an instant is the local day of the zone", () => {
  const moment = new Date("2026-11-24T23:30:00Z");
  assert.equal(
    ["Europe/Berlin", "America/Chicago"].map((zone) => dayAt(moment, zone)),
    ["2026-11-25", "2026-11-24"],
  );
});

test("a zone's transitions are listed by instant and offset", () => {
  assert.is(
    transitionsOf("Europe/Berlin", new Date("2026-11-24Z"), new Date("2027-12-01Z")),
    `+01:00 ${Date.UTC(2027, 2, 28, 1)} +02:00 ${Date.UTC(2027, 9, 31, 1)} +01:00`,
  );
  assert.is(transitionsOf("Asia/Kathmandu", new Date("2026-11-24Z"), new Date("2028-11-24Z")), "+05:45");
});

/** The wall clock at an instant, computed by Intl only. */
function intlClock(timeZone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return (at: number) => format.format(at).replace(" ", "T");
}

/** A zone's offset at noon (UTC) of a day, cached since each is used several times. */
function intlOffsets(localTimeAt: (at: number) => string) {
  const known = new Map<number, number>();
  return (day: number) => {
    const noon = day + hour * 12;
    const offset = known.get(day) ?? Date.parse(`${localTimeAt(noon)}Z`) - noon;
    known.set(day, offset);
    return offset;
  };
}

test.run();
