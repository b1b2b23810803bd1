import { suite } from "uvu";
import * as assert from "uvu/assert";
import { heroesOf, lastBegun, offToday } from "../../../../domain/schedule/week/hero";
import { durationText, heroWords, offLine } from "../../../../domain/schedule/week/hero-texts";
import { part, practice, week } from "../../../support/people/week";

const test = suite("what Home begins with");
const wallIn = () => "";
const tuesday = "2026-11-24";
/** Practice is on Tuesday from 17:30 to 19:00 in Chicago, 23:30Z to 1:00Z; families are there at 17:15. */
const at = (time: string) => Date.parse(`${tuesday}T${time}:00Z`);
const minute = 60_000;
const timed = practice({
  first_day: tuesday,
  last_day: tuesday,
  starts_at: "2026-11-24T23:30:00.000Z",
  arrives_at: "2026-11-24T23:15:00.000Z",
  ends_at: "2026-11-25T01:00:00.000Z",
});
const statesOf = (
  events: Parameters<typeof heroesOf>[0]["events"],
  { now, today = tuesday, changed = [] }: { now: number; today?: string; changed?: string[] },
) =>
  heroesOf({ events, today }, { news: events.filter(({ id }) => changed.includes(id)), now }).map(
    ({ event, state }) => [event.id, state],
  );

test("an event is next until two hours before families are there, then to leave for, then on", () => {
  const event = { ...timed, id: "e1" };
  assert.equal(statesOf([event], { now: at("21:14") }), [["e1", "next"]]);
  assert.equal(statesOf([event], { now: at("21:15") }), [["e1", "leave"]]);
  assert.equal(statesOf([event], { now: at("23:29") }), [["e1", "leave"]]);
  assert.equal(statesOf([event], { now: at("23:30") }), [["e1", "now"]]);
  assert.equal(statesOf([event], { now: at("23:30") + 90 * minute }), []);
  assert.equal(statesOf([event], { now: at("12:00"), today: "2026-11-22" }), [["e1", "next"]]);
});

test("all of today's events are there in their order, without later ones", () => {
  const day = (id: string, hour: string) => ({
    ...timed,
    id,
    starts_at: `2026-11-24T${hour}:00:00.000Z`,
    arrives_at: `2026-11-24T${hour}:00:00.000Z`,
    ends_at: `2026-11-24T${hour}:50:00.000Z`,
  });
  const later = {
    ...timed,
    id: "later",
    first_day: "2026-11-26",
    last_day: "2026-11-26",
    starts_at: "2026-11-26T23:30:00.000Z",
    arrives_at: "2026-11-26T23:15:00.000Z",
    ends_at: "2026-11-27T01:00:00.000Z",
  };
  const events = [later, day("c", "22"), day("a", "18"), day("b", "20")];
  assert.equal(statesOf(events, { now: at("17:30") }), [
    ["a", "leave"],
    ["b", "next"],
    ["c", "next"],
  ]);
  assert.equal(statesOf(events, { now: at("23:00") }), [["later", "next"]]);
});

test("what is off or moved within two days leads until it is acknowledged; next week does not take its place", () => {
  const off = {
    ...timed,
    id: "off",
    status: "called_off" as const,
    called_off_for: "weather" as const,
    changes: [{ what: "status" as const, before: null, after: "weather" }],
  };
  const next = {
    ...timed,
    id: "next",
    first_day: "2026-12-01",
    last_day: "2026-12-01",
    starts_at: "2026-12-01T23:30:00.000Z",
    arrives_at: "2026-12-01T23:15:00.000Z",
    ends_at: "2026-12-02T01:00:00.000Z",
  };
  const today = "2026-11-23";
  assert.equal(statesOf([off, next], { now: at("00:00"), today, changed: ["off"] }), [["off", "off"]]);
  assert.equal(statesOf([off, next], { now: at("00:00"), today }), [["next", "next"]], "acknowledged");
  const early = at("23:30") - 49 * 60 * minute;
  assert.equal(statesOf([off, next], { now: early, today: "2026-11-22", changed: ["off"] }), [
    ["next", "next"],
  ]);
  const moved = (change: object) => ({ ...timed, id: "moved", ...change });
  const start = { what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" };
  assert.equal(statesOf([moved({ changes: [start] })], { now: at("12:00"), changed: ["moved"] }), [
    ["moved", "moved"],
  ]);
  const kit = { what: "kit" as const, before: null, after: "blue" };
  assert.equal(statesOf([moved({ changes: [kit] })], { now: at("12:00"), changed: ["moved"] }), [
    ["moved", "next"],
  ]);
  // Moved away from tomorrow to next week: who believes in tomorrow has to know.
  const away = {
    ...next,
    id: "away",
    changes: [{ what: "start" as const, before: "2026-11-24T17:30:00", after: next.starts_local }],
    starts_local: "2026-12-01T17:30:00",
  };
  assert.equal(statesOf([away], { now: at("12:00"), changed: ["away"] }), [["away", "moved"]]);
});

test("a change that was only in sight leads as before, with what changed", () => {
  const moved = { ...timed, id: "moved" };
  const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }];
  const window = { events: [moved], today: tuesday };
  assert.equal(heroesOf(window, { news: [{ ...moved, changes }], now: at("12:00") }), [
    { event: { ...moved, changes }, state: "moved" },
  ]);
});

test("what is off today stays as a line once it is acknowledged, until it would have ended", () => {
  const off = { ...timed, id: "off", status: "called_off" as const, called_off_for: "field" as const };
  const lines = (changed: string[], now: number, today = tuesday) =>
    offToday(
      { events: [off, timed], today },
      { news: [off].filter(({ id }) => changed.includes(id)), now },
    ).map((event) => offLine(event, null));
  assert.equal(lines([], at("12:00")), ["Practice at 17:30 is off (field closed)"]);
  assert.is(offLine(off, "Chicago time"), "Practice at 17:30 Chicago time is off (field closed)");
  assert.equal(lines(["off"], at("12:00")), []);
  assert.equal(lines([], at("12:00"), "2026-11-23"), []);
  assert.equal(lines([], at("23:30") + 90 * minute), []);
});

test("what is over is marked by staff, and read by families who came, until the evening after", () => {
  const counts = { yes: 1, maybe: 0, no: 0, silent: 0, for_old_time: 0 };
  const over = (today: string, change: object, isStaff: boolean) => {
    const window = week({ today, events: [{ ...timed, ...change }] });
    const teams = window.teams.map((team) => ({ ...team, is_staff: isStaff }));
    const found = lastBegun({ ...window, teams }, at("23:30") + 120 * minute);
    return found?.isToMark ?? null;
  };
  assert.is(over(tuesday, { counts: { ...counts, marked: 0 } }, true), true);
  assert.is(over("2026-11-25", { counts: { ...counts, marked: 0 } }, true), true);
  assert.is(over("2026-11-26", { counts: { ...counts, marked: 0 } }, true), null);
  assert.is(over(tuesday, { counts: { ...counts, marked: 1 } }, true), null);
  assert.is(over(tuesday, { mine: [part({ attendance: "present" })] }, false), false);
  assert.is(over(tuesday, { mine: [part({})] }, false), null);
  assert.is(over(tuesday, { status: "called_off", mine: [part({ attendance: "present" })] }, false), null);
});

test("staff mark who is here as soon as it begins; families read it once it is over", () => {
  const counts = { yes: 1, maybe: 0, no: 0, silent: 0, for_old_time: 0, marked: 0 };
  const found = (minutes: number, event: object, isStaff: boolean) => {
    const window = week({ today: tuesday, events: [{ ...timed, ...event }] });
    const teams = window.teams.map((team) => ({ ...team, is_staff: isStaff }));
    const over = lastBegun({ ...window, teams }, at("23:30") + minutes * minute);
    return over && [over.isToMark, over.isOver];
  };
  assert.is(found(-1, { counts }, true), null);
  assert.equal(found(10, { counts }, true), [true, false]);
  assert.equal(found(120, { counts }, true), [true, true]);
  const marked = { mine: [part({ attendance: "present" })] };
  assert.is(found(10, marked, false), null);
  assert.equal(found(120, marked, false), [false, true]);
});

test("an event in another zone has its zone beside the largest time, in each state", () => {
  for (const state of ["next", "leave", "off", "moved", "now"] as const) {
    const facts = { teamName: "Rockets", now: at("12:00"), today: tuesday, wallIn };
    const [here, elsewhere] = [null, "Denver time"].map((zone) =>
      heroWords({ event: timed, state }, { ...facts, zone }),
    );
    assert.equal(elsewhere, { ...here, beside: [...(here?.beside ?? []), "Denver time"] }, state);
  }
});

test("the words say first what a family leaves home for", () => {
  const words = (
    change: object,
    state: Parameters<typeof heroWords>[0]["state"],
    now: number,
    today = tuesday,
  ) =>
    heroWords(
      { event: { ...timed, ...change }, state },
      { teamName: "Rockets", now, today, wallIn, zone: null },
    );
  const title = "Practice · Rockets";
  assert.equal(words({}, "next", at("12:00")), {
    ...{ kicker: "Next · today", time: "17:15", beside: ["be there", "starts 17:30"], title },
  });
  assert.is(
    words({ season_edge: "first" }, "next", at("12:00"), "2026-11-23").kicker,
    "First of the season · tomorrow",
  );
  assert.is(words({}, "next", at("12:00"), "2026-11-22").kicker, "Next · Tue, Nov 24");
  assert.equal(words({ timing: "day" }, "next", at("12:00")).beside, ["All day"]);
  assert.equal(words({}, "leave", at("21:55")), {
    ...{ kicker: "Be there in", time: "1 h 20", beside: ["at 17:15", "starts 17:30"], title },
  });
  assert.equal(words({}, "leave", at("23:20")), {
    ...{ kicker: "Starts in", time: "10 min", beside: ["starts 17:30"], title },
  });
  assert.equal(words({}, "now", at("23:40")), {
    ...{ kicker: "On now · until", time: "19:00", beside: ["started 17:30"], title },
  });
  const off = { status: "called_off", called_off_for: "weather", called_off_note: null };
  assert.is(words(off, "off", at("12:00")).kicker, "Off tonight · rain");
  assert.is(
    words({ ...off, starts_local: "2026-11-24T09:00:00" }, "off", at("12:00")).kicker,
    "Off today · rain",
  );
  assert.is(words(off, "off", at("12:00"), "2026-11-23").kicker, "Off tomorrow · rain");
  assert.is(
    words({ ...off, called_off_note: "Coach is ill" }, "off", at("12:00"), "2026-11-20").kicker,
    "Off Tue, Nov 24 · Coach is ill",
  );
  assert.is(words({}, "moved", at("12:00")).kicker, "Moved · Today");
  assert.is(
    words({ changes: [{ what: "status", before: "weather", after: null }] }, "moved", at("12:00")).kicker,
    "Back on · Today",
  );
});

test("a time that is left is rounded up to the minute", () => {
  assert.equal([0, 1, 60_000, 60_001, 3_600_000, 4_800_000].map(durationText), [
    "1 min",
    "1 min",
    "1 min",
    "2 min",
    "1 h",
    "1 h 20",
  ]);
});

test.run();
