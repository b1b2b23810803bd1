import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dueOf,
  mostRings,
  stepsOf,
  untimedArrival,
  wakesAt,
} from "../../../../domain/schedule/notice/escalation";

const test = suite("the escalation of a change that rings");

const minute = 60_000;
const hour = 60 * minute;
const day = () => null;

/** Of a change told at 0, with the arrival after so many minutes. */
const stepsFor = (arrival: number, nightEnd: (at: number) => number | null = day, hasLateList = false) =>
  stepsOf({ notifiedAt: 0, arrivesAt: arrival * minute, hasLateList }, nightEnd)
    .map(({ what, at }) => `${what} ${at / minute}`)
    .join(" · ");

// By hand from the design's table.
for (const [arrival, expected] of [
  [300, "again 2 · wide 10 · wide 155 · list 240"],
  [120, "again 2 · wide 10 · list 60 · wide 65"],
  [61, "list 1 · again 2 · wide 10 · wide 35.5"],
  [60, "again 2 · list 3 · wide 10 · wide 35"],
  [20, "again 2 · list 3 · wide 10 · wide 15"],
  [9, "again 2 · list 3"],
  [2, "again 2"],
  [1, ""],
  [0, ""],
  [-30, ""],
] as const)
  test(`with the arrival in ${arrival} minutes: ${expected || "nothing"}`, () => {
    assert.is(stepsFor(arrival), expected);
  });

for (const [arrival, expected] of [
  [120, "again 2 · wide 10 · list 60 · wide 65"],
  [9, "again 2 · list 3"],
  [2, "again 2 · list 3"],
  [0, "list 3"],
  [-30, "list 3"],
] as const)
  test(`where staff had a list before, with the arrival in ${arrival} minutes: ${expected}`, () => {
    assert.is(stepsFor(arrival, day, true), expected);
  });

test("at night they wait for the morning, or for three hours before the arrival", () => {
  // Told at 23:00; the night ends at 6:30, after 450 minutes.
  const night = (at: number) => (at < 450 * minute ? 450 * minute : null);
  assert.is(stepsFor(900, night), "again 450 · wide 450 · wide 675 · list 840");
  // Arrival at 7:00: from 4:00 on it is worth waking up for.
  assert.is(stepsFor(480, night), "again 300 · wide 300 · wide 390 · list 420");
  assert.is(stepsFor(170, night), "again 2 · wide 10 · wide 90 · list 110", "near enough at once");
});

test("a step that is late does not ring in the night either, unless the arrival is near", () => {
  const nightEnd = 8 * hour;
  assert.equal(
    [
      wakesAt({ at: 0, arrivesAt: 9 * hour, nightEnd: null }),
      wakesAt({ at: 0, arrivesAt: 12 * hour, nightEnd }),
      wakesAt({ at: 0, arrivesAt: 9 * hour, nightEnd }),
      wakesAt({ at: 0, arrivesAt: 3 * hour, nightEnd }),
    ],
    [null, 8 * hour, 6 * hour, null],
  );
});

test("what is due at once is one push, to the wider circle", () => {
  const about = { arrivesAt: 900 * minute };
  const steps = stepsOf({ notifiedAt: 0, ...about, hasLateList: false }, (at) =>
    at < 450 * minute ? 450 * minute : null,
  );
  const due = (doneAt: number, now: number) =>
    dueOf(steps, { ...about, doneAt: doneAt * minute, now: now * minute });
  assert.equal(due(0, 449), { ring: null, isListed: false, nextAt: 450 * minute });
  assert.equal(due(0, 450), { ring: "wide", isListed: false, nextAt: 675 * minute });
  assert.equal(due(450, 450), { ring: null, isListed: false, nextAt: 675 * minute });
  assert.equal(due(450, 840), { ring: "wide", isListed: true, nextAt: 841 * minute });
  assert.equal(due(840, 841), { ring: null, isListed: true, nextAt: 842 * minute });
  assert.equal(
    due(0, 901),
    { ring: null, isListed: true, nextAt: 902 * minute },
    "nobody is rung afterwards",
  );
});

test("without anything left to come it ends", () => {
  const about = { arrivesAt: 2 * minute };
  const steps = stepsOf({ notifiedAt: 0, ...about, hasLateList: false }, day);
  assert.equal(dueOf(steps, { ...about, doneAt: 0, now: 2 * minute }), {
    ring: "again",
    isListed: false,
    nextAt: null,
  });
  assert.equal(dueOf([], { ...about, doneAt: 0, now: 0 }), { ring: null, isListed: false, nextAt: null });
});

/** Looks at each given moment, as rounds do that may come late. */
function escalate(
  { arrivesAt, hasLateList }: { arrivesAt: number; hasLateList: boolean },
  pauses: readonly number[],
  nightEnd: (at: number) => number | null,
) {
  const steps = stepsOf({ notifiedAt: 0, arrivesAt, hasLateList }, nightEnd);
  const done: { at: number; ring: "again" | "wide" | null; isListed: boolean }[] = [];
  let doneAt = 0;
  for (const pause of [...pauses, 2 * 24 * hour]) {
    const now = doneAt + pause;
    const { ring, isListed } = dueOf(steps, { doneAt, now, arrivesAt });
    done.push({ at: now, ring, isListed });
    doneAt = now;
  }
  return done;
}

test("whenever rounds come: four pushes at most with the first, none after the arrival, none in the night before it is time", () => {
  const nights = fc.record({ from: fc.nat(24 * 60), length: fc.integer({ min: 1, max: 510 }) });
  fc.assert(
    fc.property(
      fc.integer({ min: -60, max: 24 * 60 }),
      fc.array(fc.integer({ min: 1, max: 90 * minute }), { maxLength: 60 }),
      nights,
      fc.boolean(),
      (arrival, pauses, { from, length }, hasLateList) => {
        const [begins, ends] = [from * minute, (from + length) * minute];
        const nightEnd = (at: number) => (at >= begins && at < ends ? ends : null);
        const arrivesAt = arrival * minute;
        for (const { at } of stepsOf({ notifiedAt: 0, arrivesAt, hasLateList }, nightEnd).filter(
          ({ what }) => what !== "list",
        ))
          assert.ok(nightEnd(at) === null || arrivesAt - at <= 3 * hour);
        const done = escalate({ arrivesAt, hasLateList }, pauses, nightEnd);
        assert.ok(done.filter(({ ring }) => ring !== null).length < mostRings);
        assert.ok(done.every(({ at, ring }) => ring === null || at <= arrivesAt));
        const anHourBefore = done.filter(({ at }) => at >= Math.max(arrivesAt - hour, 3 * minute));
        if (hasLateList || arrivesAt >= 3 * minute) assert.ok(anHourBefore.every(({ isListed }) => isListed));
      },
    ),
    { numRuns: 200 },
  );
});

test("for an event without a time people leave in the morning, and once that is over within the hour", () => {
  const momentOn = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  const at = (time: string) => new Date(untimedArrival(Date.parse(time), momentOn)).toISOString();
  assert.is(at("2026-11-22T20:00:00Z"), "2026-11-23T08:00:00.000Z");
  assert.is(at("2026-11-23T07:00:00Z"), "2026-11-23T08:00:00.000Z");
  assert.is(at("2026-11-23T07:59:00Z"), "2026-11-23T08:59:00.000Z");
  assert.is(at("2026-11-23T08:00:00Z"), "2026-11-23T09:00:00.000Z");
});

test.run();
