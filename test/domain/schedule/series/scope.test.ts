import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  ownDays,
  ownLine,
  planDays,
  planLine,
  planSpan,
  planWord,
  scopeWord,
} from "../../../../domain/schedule/series/plan-texts";
import { scopesOf } from "../../../../domain/schedule/series/scope";
import { details, typed } from "../../../support/people/event";
import { plan, series } from "../../../support/people/series";

const test = suite("scopes of a change");
const today = "2026-11-22";
/** An event of a series on Tuesdays and Thursdays from Nov 24 to Dec 10. */
const of = (first_day: string) =>
  details({ first_day, starts_local: `${first_day}T17:30:00`, series_id: "s1" }, { series: series() });
const later = typed({ time: "18:00" });

test("the scope is asked only if the series has other coming events", () => {
  assert.equal(scopesOf(later, of("2026-11-24"), today), ["this", "later"]);
  const middle = typed({ day: "2026-12-03", time: "18:00" });
  assert.equal(scopesOf(middle, of("2026-12-03"), today), ["this", "later", "all"]);
  assert.equal(scopesOf(middle, of("2026-12-03"), "2026-12-02"), ["this", "later"], "the others are over");
  const last = typed({ day: "2026-12-10", time: "18:00" });
  assert.equal(scopesOf(last, of("2026-12-10"), today), ["this", "all"]);
  assert.equal(scopesOf(last, of("2026-12-10"), "2026-12-10"), ["this"]);
});

test("the scope is not asked for a new event, one without a series, an unchanged form, or a changed day", () => {
  assert.equal(scopesOf(later, null, today), ["this"]);
  assert.equal(scopesOf(later, details(), today), ["this"]);
  assert.equal(scopesOf(typed(), of("2026-11-24"), today), ["this"]);
  assert.equal(scopesOf(typed({ day: "2026-11-25" }), of("2026-11-24"), today), ["this"]);
});

test("a plan's line counts moved, changed, added, called-off, restored and deleted events", () => {
  const event = (day: string) => ({ event_id: day, starts_local: `${day}T17:30:00` });
  const move = { event_id: "e1", from: "2026-11-24T17:30:00", to: "2026-11-24T18:00:00" };
  const some = plan({ moved: [move, move], called_off: [event("2026-11-26")] });
  assert.is(planLine(some, "practice"), "Moves 2 practices. Calls off 1.");
  assert.is(planSpan(some), "Tue, Nov 24 to Thu, Nov 26");
  assert.is(planWord(some), "Move 2, call off 1");
  const all = plan({
    changed: ["2026-12-08", "2026-12-10", "2026-12-15"].map(event),
    added: ["2026-11-25T17:30:00"],
    back_on: [event("2026-12-01")],
    taken_back: [event("2026-12-03")],
  });
  assert.is(planLine(all, "social"), "Changes 3 get-togethers. Adds 1. Puts back on 1. Takes back 1.");
  assert.is(planSpan(all), "Wed, Nov 25 to Tue, Dec 15");
  assert.is(planWord(all), "Change 3, add 1, put back on 1, take back 1");
  assert.is(planLine(plan({ moved: [move] }), "game"), "Moves 1 game.");
  assert.is(planSpan(plan({ moved: [move] })), "Tue, Nov 24");
  assert.equal(
    [planLine(plan(), "game"), planSpan(plan()), planWord(plan())],
    ["Nothing changes.", null, "Save"],
  );
  assert.equal(planDays(plan()), []);
});

test("the scope that saves at once says what it does", () => {
  assert.is(scopeWord("this", "Move"), "Move only this one");
  assert.is(scopeWord("this", "Change"), "Change only this one");
  assert.is(scopeWord("later", "Move"), "This and later");
  assert.is(scopeWord("all", "Change"), "All to come");
});

test("events with own groups are counted, and each group is named once", () => {
  const kept = (...groups: ("time" | "place" | "kit")[]) => ({
    event_id: groups.join(),
    starts_local: "2026-11-24T17:30:00",
    groups,
  });
  assert.is(ownLine([]), null);
  assert.is(ownLine([kept("time")]), "1 has its own time.");
  assert.is(ownLine([kept("time"), kept("time")]), "2 have their own time.");
  assert.is(ownLine([kept("time", "kit"), kept("place")]), "2 have their own time, kit and place.");
});

test("the events behind a plan's counts are listed in the same order, and those with own groups", () => {
  const event = (id: string, day: string) => ({ event_id: id, starts_local: `${day}T17:30:00` });
  const days = planDays(
    plan({
      moved: [
        { event_id: "e1", from: "2026-11-24T17:30:00", to: "2026-11-24T18:00:00" },
        { event_id: "e2", from: "2026-12-01T17:30:00", to: "2026-12-02T17:30:00" },
        { event_id: "e8", from: "2026-12-05T09:00:00", to: "2026-12-06T10:00:00" },
      ],
      changed: [event("e3", "2026-12-03")],
      added: ["2026-12-08T17:30:00"],
      called_off: [event("e4", "2026-12-10")],
      back_on: [event("e5", "2026-12-15")],
      taken_back: [event("e6", "2026-12-17")],
    }),
  );
  assert.equal(
    days.map(({ label, days: named }) => [label, ...named.map(({ text }) => text)]),
    [
      [
        "Moves",
        "Tue, Nov 24, 17:30 → 18:00",
        "Tue, Dec 1 → Wed, Dec 2",
        "Sat, Dec 5, 9:00 → Sun, Dec 6, 10:00",
      ],
      ["Changes", "Thu, Dec 3, 17:30"],
      ["Adds", "Tue, Dec 8, 17:30"],
      ["Calls off", "Thu, Dec 10, 17:30"],
      ["Puts back on", "Tue, Dec 15, 17:30"],
      ["Takes back", "Thu, Dec 17, 17:30"],
    ],
  );
  const own = ["time", "kit"] as const;
  assert.equal(ownDays([{ ...event("e7", "2026-12-22"), groups: [...own] }]), [
    { id: "e7", text: "Tue, Dec 22: time and kit" },
  ]);
});

test.run();
