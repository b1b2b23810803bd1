import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFrom, isoDateOf, weekdayOf } from "../../../../domain/dates/calendar";
import {
  daysOf,
  faultOf,
  type RuleRow,
  replan,
  replanRows,
  type SeriesRule,
  since,
  until,
} from "../../../../domain/schedule/series/series";

const test = suite("series rule");

const tuesday = 1 << 2;
const thursday = 1 << 4;
const autumn: SeriesRule = {
  weekdays: tuesday | thursday,
  everyWeeks: 1,
  first: dayFrom(2026, 11, 24),
  last: dayFrom(2026, 12, 10),
  skip: [dayFrom(2026, 11, 26)],
};
const days = (rule: SeriesRule) => daysOf(rule).map((day) => isoDateOf(day).slice(5));

const someDay = fc.integer({ min: dayFrom(2024, 1, 1), max: dayFrom(2030, 12, 31) });
const someRule: fc.Arbitrary<SeriesRule> = fc
  .record({
    weekdays: fc.integer({ min: 1, max: 127 }),
    everyWeeks: fc.integer({ min: 1, max: 4 }),
    first: someDay,
    length: fc.integer({ min: 0, max: 400 }),
    gaps: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }),
  })
  .map(({ first, length, gaps, ...rule }) => ({
    ...rule,
    first,
    last: first + length,
    skip: gaps.filter((gap) => gap <= length).map((gap) => first + gap),
  }));

test("every Tuesday and Thursday, except an excluded day", () => {
  assert.equal(days(autumn), ["11-24", "12-01", "12-03", "12-08", "12-10"]);
});

test("every other week counts from the week of the first day, starting on Sunday", () => {
  const saturdays = { ...autumn, weekdays: 1 << 6, everyWeeks: 2, skip: [] };
  assert.equal(days(saturdays), ["11-28"]);
  const sundays = { ...autumn, weekdays: 1, everyWeeks: 2, skip: [] };
  assert.equal(days(sundays), ["12-06"], "the first week's Sunday is before its first day");
});

test("property: a rule's days agree with a naive implementation", () => {
  fc.assert(
    fc.property(someRule, (rule) => {
      const picked = [];
      for (let day = rule.first; day <= rule.last; day++) {
        const sunday = (one: number) => one - weekdayOf(one);
        const weeks = (sunday(day) - sunday(rule.first)) / 7;
        const isOn = Math.floor(rule.weekdays / 2 ** weekdayOf(day)) % 2 === 1;
        if (isOn && weeks % rule.everyWeeks === 0 && !rule.skip.includes(day)) picked.push(day);
      }
      assert.equal(daysOf(rule), picked);
    }),
  );
});

test("a rule without days, with too many, with an excluded day outside, or over 400 days is refused", () => {
  const faults = (change: Partial<SeriesRule>) => faultOf({ ...autumn, ...change });
  assert.is(faults({}), null);
  assert.is(faults({ weekdays: 0 }), "empty");
  assert.is(faults({ last: autumn.first - 1 }), "empty");
  assert.is(faults({ weekdays: 1, last: autumn.first + 3 }), "empty");
  assert.is(faults({ weekdays: 127, skip: [], last: autumn.first + 199 }), null);
  assert.is(faults({ weekdays: 127, skip: [], last: autumn.first + 200 }), "too_many");
  assert.is(faults({ last: autumn.first + 400 }), null);
  assert.is(faults({ last: autumn.first + 401 }), "time");
  assert.is(faults({ skip: [autumn.last + 1] }), "time");
  assert.is(faults({ everyWeeks: 5 }), "time");
  assert.is(faults({ weekdays: 128 }), "time");
});

const sorted = (list: readonly number[]) => [...list].sort((one, other) => one - other);

test("property: under a changed rule each old day is kept, moved or dropped once, each new one kept, moved to or added once", () => {
  fc.assert(
    fc.property(someRule, someRule, fc.boolean(), (one, other, isNear) => {
      const span = isNear ? { first: one.first, last: one.last, skip: one.skip } : {};
      const [before, after] = [daysOf(one), daysOf({ ...other, ...span })];
      const { kept, moved, added, dropped } = replan(before, after);
      const from = moved.map((move) => move.from);
      const to = moved.map((move) => move.to);
      assert.equal(sorted([...kept, ...from, ...dropped]), before);
      assert.equal(sorted([...kept, ...to, ...added]), after);
      for (const move of moved) {
        assert.is(move.from - weekdayOf(move.from), move.to - weekdayOf(move.to), "it stays in its week");
      }
    }),
  );
});

test("property: no week both drops and adds a day, and moves within a week do not cross", () => {
  fc.assert(
    fc.property(someRule, fc.integer({ min: 1, max: 127 }), (rule, weekdays) => {
      const { moved, added, dropped } = replan(daysOf(rule), daysOf({ ...rule, weekdays }));
      const sunday = (day: number) => day - weekdayOf(day);
      const droppedIn = new Set(dropped.map(sunday));
      assert.not(added.some((day) => droppedIn.has(sunday(day))));
      for (const [index, { from, to }] of moved.entries()) {
        const next = moved[index + 1];
        if (next) assert.ok(from < next.from && to < next.to);
      }
    }),
  );
});

test("an equal rule changes nothing", () => {
  fc.assert(
    fc.property(someRule, (rule) => {
      const plan = replan(daysOf(rule), daysOf({ ...rule, skip: [...rule.skip].reverse() }));
      assert.equal(plan, { kept: daysOf(rule), moved: [], added: [], dropped: [] });
    }),
  );
});

test("Tuesdays and Thursdays become Tuesdays and Fridays: each Friday is that week's Thursday, moved", () => {
  const plan = replan(daysOf(autumn), daysOf({ ...autumn, weekdays: tuesday | (1 << 5), skip: [] }));
  assert.equal(
    plan.moved.map(({ from, to }) => `${isoDateOf(from)} ${isoDateOf(to)}`),
    ["2026-12-03 2026-12-04"],
  );
  assert.equal(plan.added.map(isoDateOf), ["2026-11-27"], "the week with the free day");
  assert.equal(plan.dropped.map(isoDateOf), ["2026-12-10"], "the Friday after the end");
});

const someRows = (days: readonly number[]): fc.Arbitrary<RuleRow[]> =>
  fc
    .tuple(...days.map(() => fc.constantFrom("on", "on", "on", "off", "over", "gone" as const)))
    .map((states) =>
      states.flatMap((state, index) =>
        state === "gone" ? [] : ([{ day: days[index] ?? 0, state }] as RuleRow[]),
      ),
    );

test("property: events that are off, over or were taken back by hand are neither moved nor replaced by a new rule", () => {
  fc.assert(
    fc.property(
      someRule
        .filter((rule) => daysOf(rule).length <= 60)
        .chain((rule) =>
          fc.tuple(fc.constant(rule), someRows(daysOf(rule)), fc.integer({ min: 1, max: 127 })),
        ),
      ([rule, rows, weekdays]) => {
        const [was, will] = [daysOf(rule), daysOf({ ...rule, weekdays })];
        const plan = replanRows(rows, was, will);
        const standing = rows.filter(({ state }) => state === "on").map(({ day }) => day);
        assert.equal(
          sorted([...plan.kept, ...plan.moved.map(({ from }) => from), ...plan.dropped]),
          standing,
        );
        const fresh = sorted([...plan.added, ...plan.moved.map(({ to }) => to)]);
        assert.equal(
          fresh,
          will.filter((day) => !was.includes(day)),
          "nothing comes on a day that the old rule had",
        );
        assert.equal(plan.backOn, []);
      },
    ),
  );
});

test("property: an equal rule changes no event, whatever the events' states", () => {
  fc.assert(
    fc.property(
      someRule
        .filter((rule) => daysOf(rule).length <= 60)
        .chain((rule) => fc.tuple(fc.constant(rule), someRows(daysOf(rule)))),
      ([rule, rows]) => {
        const { moved, added, dropped, backOn } = replanRows(rows, daysOf(rule), daysOf(rule));
        assert.equal([moved, added, dropped, backOn], [[], [], [], []]);
      },
    ),
  );
});

test("a day that a rule has again is put back on, unless it was called off by hand", () => {
  const tuesdays = daysOf({ ...autumn, weekdays: tuesday });
  const [first = 0, second = 0] = daysOf({ ...autumn, weekdays: thursday });
  const rows: RuleRow[] = [
    ...tuesdays.map((day) => ({ day, state: "off" as const })),
    { day: first, state: "off" },
    { day: second, state: "over" },
  ];
  const plan = replanRows(rows, tuesdays, daysOf(autumn));
  assert.equal([plan.backOn, plan.added, plan.moved, plan.dropped], [[first], [], [], []]);
});

test("property: a rule's parts until and since a day have together exactly its days", () => {
  fc.assert(
    fc.property(someRule, fc.integer({ min: -20, max: 420 }), (rule, after) => {
      const day = rule.first + after;
      const days = daysOf(rule);
      assert.equal(
        daysOf(until(rule, day)),
        days.filter((one) => one < day),
      );
      assert.equal(
        daysOf(since(rule, day)),
        days.filter((one) => one >= day),
      );
      for (const part of [until(rule, day), since(rule, day)])
        assert.ok(part.last >= part.first && part.skip.every((one) => one >= part.first && one <= part.last));
    }),
  );
});

test.run();
