import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { storedAnswerOf, subjectOf } from "../../../../domain/schedule/answer/answering";
import {
  type AgendaDay,
  agendaOf,
  allIn,
  clashesOf,
  dayAfter,
  daysFrom,
  firstRange,
  isShownFor,
  rangeAround,
  wantedThisWeek,
} from "../../../../domain/schedule/week/agenda";
import { withAnswer, withNewerAnswers } from "../../../../domain/schedule/week/saved-answers";
import { at, leo, part, practice, standing, week } from "../../../support/people/week";

const test = suite("agenda");
const sunday = Date.parse("2026-11-22T14:00:00Z");

const told = (days: readonly AgendaDay[]) =>
  days.map(({ date, entries }) => [
    date,
    ...entries.map((entry) =>
      entry.kind === "event" ? entry.event.id : `${entry.events.length} called off`,
    ),
  ]);

test("each day lists its events in order; an event that began earlier is on the first day", () => {
  const cup = practice({ id: "cup", first_day: "2026-11-20", last_day: "2026-11-22", timing: "day" });
  const over = practice({ id: "over", ...at("2026-11-21", 9) });
  const events = [
    practice({ id: "late", ...at("2026-11-24", 19) }),
    over,
    practice({ id: "early", ...at("2026-11-24", 8) }),
    cup,
  ];
  assert.equal(told(agendaOf(events, "2026-11-22")), [
    ["2026-11-22", "cup"],
    ["2026-11-24", "early", "late"],
  ]);
});

test("more than three consecutive cancelled events of one series are one row; three, or two runs, are not", () => {
  const off = (id: string, day: number, series = "s") =>
    practice({ id, series_id: series, status: "called_off", ...at(dayAfter("2026-11-23", day), 17) });
  const on = practice({ id: "on", series_id: "s", ...at(dayAfter("2026-11-23", 2), 18) });
  const four = [0, 1, 2, 3].map((day) => off(`a${day}`, day));
  assert.equal(told(agendaOf(four, "2026-11-22")), [["2026-11-23", "4 called off"]]);
  assert.is(agendaOf([...four, on], "2026-11-22").length, 4, "one that is on parts them");
  assert.is(agendaOf(four.slice(1), "2026-11-22").length, 3);
  const twoSeries = four.map((event, at) => ({ ...event, series_id: at % 2 ? "s" : "t" }));
  assert.is(agendaOf(twoSeries, "2026-11-22").length, 4);
});

test("property: an agenda contains each event once, in any input order", () => {
  const events = fc.array(
    fc
      .record({
        day: fc.nat(9),
        hour: fc.integer({ min: 6, max: 20 }),
        isOn: fc.boolean(),
        series: fc.constantFrom("s", "t", null),
      })
      .map(({ day, hour, isOn, series }) => ({
        ...at(dayAfter("2026-11-22", day), hour),
        series_id: series,
        status: isOn ? ("on" as const) : ("called_off" as const),
      })),
  );
  fc.assert(
    fc.property(events, (changes) => {
      const all = changes.map((change, index) => practice({ ...change, id: `e${index}` }));
      const held = agendaOf(all, "2026-11-22").flatMap(({ entries }) =>
        entries.flatMap((entry) =>
          entry.kind === "event" ? entry.event.id : entry.events.map(({ id }) => id),
        ),
      );
      assert.equal(held.toSorted(), all.map(({ id }) => id).toSorted());
      const days = agendaOf(all, "2026-11-22").map(({ date }) => date);
      assert.equal(days, days.toSorted());
    }),
  );
});

test("under a chosen day stand its events, then those of a week, else the next day with something", () => {
  const on = (...days: string[]) => days.map((day, index) => practice({ ...at(day, 17), id: `e${index}` }));
  const listed = (days: string[], day: string) =>
    daysFrom(on(...days), day).map(({ date, entries }) => `${date} ${entries.length}`);
  const days = ["2026-11-22", "2026-11-24", "2026-11-28", "2026-12-01"];
  assert.equal(listed(days, "2026-11-22"), ["2026-11-22 1", "2026-11-24 1", "2026-11-28 1"]);
  assert.equal(listed(days, "2026-11-23"), ["2026-11-23 0", "2026-11-24 1", "2026-11-28 1"]);
  assert.equal(listed(["2026-12-09"], "2026-11-29"), ["2026-11-29 0", "2026-12-09 1"]);
  assert.equal(listed([], "2026-11-29"), ["2026-11-29 0"]);
  const off = [0, 1, 2, 3, 4].map((index) =>
    practice({
      ...at(dayAfter("2026-11-29", index), 17),
      id: `e${index}`,
      series_id: "s",
      status: "called_off",
    }),
  );
  const kinds = daysFrom(off, "2026-11-29").flatMap(({ entries }) => entries.map(({ kind }) => kind));
  assert.equal(kinds, Array(5).fill("event"), "each can be opened");
});

test("a person's week has the events they take part in, a team's all of its own", () => {
  const [tuesday, saturday] = week().events;
  if (!tuesday || !saturday) throw new Error("a week holds two events");
  const shown = (who: string | null, teamId: string | null) =>
    [tuesday, { ...saturday, team_id: "comets" }]
      .filter((event) => isShownFor({ who, teamId }, event))
      .map(({ id }) => id);
  assert.equal(shown(null, null), ["e1", "e2"]);
  assert.equal(shown("child-leo", null), ["e2"]);
  assert.equal(shown("child-maya", "rockets"), ["e1"]);
  assert.equal(shown("me", null), []);
});

test("an answer is missing for seven days from players who can answer and have not, while a yes is accepted", () => {
  const event = (id: string, change: Parameters<typeof practice>[0]) => practice({ ...change, id });
  const answered = part({ answer: "maybe" });
  const followed = { membership_id: "nia", child_id: "nia", first_name: "Nia", may_answer: false };
  const wanted = wantedThisWeek(
    week({
      events: [
        event("today", { ...at("2026-11-22", 12) }),
        event("last", { ...at("2026-11-28", 9) }),
        event("next-week", { ...at("2026-11-29", 9) }),
        event("off", { status: "called_off" }),
        event("nobody", { asks: "nobody" }),
        event("late", { answer_by: "2026-11-22T13:00:00.000Z" }),
        event("answered", { mine: [answered, followed] }),
        event("over", { ...at("2026-11-22", 1) }),
      ],
    }),
    sunday,
  );
  assert.equal(
    wanted.map(({ event }) => event.id),
    ["today", "last"],
  );
});

test("a child in two places clashes, also with two memberships; siblings and a no do not", () => {
  const game = (id: string, mine: Parameters<typeof practice>[0]) =>
    practice({ id, team_id: "comets", ...at("2026-11-24", 18), ...mine });
  const clashes = (...events: ReturnType<typeof practice>[]) =>
    clashesOf(week({ events: [practice(), ...events] })).map(({ name, events: both }) => [
      name,
      ...both.map(({ id }) => id),
    ]);
  assert.equal(clashes(game("e9", { mine: [part({ membership_id: "other" })] })), [["Maya", "e1", "e9"]]);
  assert.equal(clashes(game("e9", { mine: [leo()] })), []);
  assert.equal(clashes(game("e9", { mine: [part({ membership_id: "other", answer: "no" })] })), []);
  assert.equal(clashes(game("e9", { mine: [part({ membership_id: "other" })], status: "called_off" })), []);
  const followed = { membership_id: "other", child_id: "child-maya", first_name: "Maya", may_answer: false };
  assert.equal(clashes(game("e9", { mine: [followed] })), [], "who only follows is told of none");
});

test("all-in leaves out those who clash, not their sibling at the same event", () => {
  const clashing = practice({
    id: "e3",
    team_id: "comets",
    mine: [part({ membership_id: "maya-2" }), leo({ membership_id: "leo-2" })],
  });
  const { ask, leftOut } = allIn(week({ events: [practice(), clashing] }), sunday);
  const named = (each: typeof ask) => each.map(({ event, part }) => `${event.id} ${part.first_name}`);
  assert.equal(named(ask), ["e3 Leo"]);
  assert.equal(named(leftOut), ["e1 Maya", "e3 Maya"]);
});

test("a read never undoes an answer saved meanwhile, and keeps every other event object", () => {
  const versions = fc.array(fc.nat(3), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(versions, versions, (before, after) => {
      const of = (all: number[]) =>
        week({
          events: week().events.map((event, at) => ({
            ...event,
            mine: event.mine.map((each) => ({ ...each, answer_version: all[at] ?? 0 })),
          })),
        });
      const read = of(after);
      const merged = withNewerAnswers(read, of(before));
      merged.events.forEach((event, at) => {
        const newest = Math.max(before[at] ?? 0, after[at] ?? 0);
        for (const { answer_version } of event.mine) assert.is(answer_version, newest);
        if ((after[at] ?? 0) >= (before[at] ?? 0)) assert.is(event, read.events[at]);
      });
    }),
  );
  assert.equal(withNewerAnswers(week(), null), week());
});

test("a saved answer changes its own part and re-renders no other card", () => {
  const before = week();
  const saved = standing({
    answer: "no",
    note: "ill",
    version: 4,
    by: { name: "Kim", is_me: true },
    at: "now",
  });
  const after = withAnswer(before, { eventId: "e2", membershipId: "leo", standing: saved });
  assert.is(after.events[0], before.events[0]);
  assert.equal(
    after.events[1]?.mine.map((each) => storedAnswerOf(each)),
    [standing(), saved],
  );
});

test("a saved answer moves within the event's sum", () => {
  const counts = { yes: 5, maybe: 0, no: 1, silent: 2, for_old_time: 1 };
  const sum = (before: Partial<ReturnType<typeof part>>, after: Parameters<typeof standing>[0]) =>
    withAnswer(week({ events: [practice({ counts, mine: [part(before)] })] }), {
      eventId: practice().id,
      membershipId: part().membership_id,
      standing: standing(after),
    }).events[0]?.counts;
  assert.equal(sum({}, { answer: "yes" }), { ...counts, yes: 6, silent: 1 });
  assert.equal(sum({ answer: "yes" }, { answer: "no" }), { ...counts, yes: 4, no: 2 });
  assert.equal(sum({ answer: "yes", is_for_old_time: true }, { answer: "yes" }), {
    ...counts,
    for_old_time: 0,
  });
  assert.equal(sum({ answer: "yes" }, { answer: "yes", note: "late" }), counts);
});

test("an answer over an absence or a usual yes leaves their numbers too", () => {
  const counts = { yes: 11, maybe: 0, no: 2, silent: 1, for_old_time: 0, usual: 4, away: 1 };
  const sum = (
    before: Partial<ReturnType<typeof part>>,
    after: Parameters<typeof standing>[0],
    of = counts,
  ) =>
    withAnswer(week({ events: [practice({ counts: of, mine: [part(before)] })] }), {
      eventId: practice().id,
      membershipId: part().membership_id,
      standing: standing(after),
    }).events[0]?.counts;
  const usual = { answer: "yes", source: "usual" } as const;
  const away = { answer: "no", source: "away" } as const;
  assert.equal(sum(usual, { answer: "no", source: "said" }), { ...counts, yes: 10, no: 3, usual: 3 });
  assert.equal(sum(usual, { answer: "yes", source: "said" }), { ...counts, usual: 3 });
  assert.equal(sum(away, { answer: "yes", source: "said" }), { ...counts, yes: 12, no: 1, away: 0 });
  assert.equal(sum({}, away), { ...counts, silent: 0, no: 3, away: 2 });
  const { usual: _, away: __, ...ofFamilies } = counts;
  assert.equal(sum(usual, { answer: "no" }, ofFamilies as typeof counts), { ...ofFamilies, yes: 10, no: 3 });
});

test("answers offered: all until the deadline, then Out, then none; to staff all", () => {
  const event = practice({ answer_by: "2026-11-23T00:00:00.000Z" });
  const offered = (now: string, isStaff = false) => {
    const { open, closed } = subjectOf(event, part(), { isStaff, now: Date.parse(now) });
    return [open.join(), closed];
  };
  assert.equal(offered("2026-11-22T23:59:59Z"), ["yes,maybe,no", null]);
  assert.equal(offered("2026-11-23T00:00:00Z"), ["no", "late"]);
  assert.equal(offered("2026-11-25T01:00:00Z"), ["", "late"]);
  assert.equal(offered("2026-11-25T01:00:00Z", true), ["yes,maybe,no", null]);
});

test("the first window begins with the board, or the day before where that is earlier", () => {
  const from = (today: string) => firstRange({ today, weekStart: 0 });
  assert.equal(from("2026-11-22"), { from: "2026-11-21", days: 29 });
  assert.equal(from("2026-11-26"), { from: "2026-11-22", days: 32 });
  assert.equal(from("2026-11-28"), { from: "2026-11-27", days: 29 });
});

test("the window moves to seven days that it does not show whole; visible ones move nothing", () => {
  const shown = { from: "2026-11-21", days: 29 };
  for (const first of ["2026-11-21", "2026-11-30", "2026-12-13"])
    assert.equal(rangeAround(first, shown), shown);
  assert.equal(rangeAround("2026-12-14", shown), { from: "2026-12-07", days: 29 });
  assert.equal(rangeAround("2026-11-20", shown), { from: "2026-11-13", days: 29 });
});

test.run();
