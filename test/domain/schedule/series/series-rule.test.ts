import { suite } from "uvu";
import * as assert from "uvu/assert";
import { daysToCome, hasEarlier } from "../../../../domain/schedule/series/series-rule";
import { toComeLine } from "../../../../domain/schedule/series/series-texts";
import { chosenRuleOf, findRuleProblem } from "../../../../domain/schedule/series/weekly";
import { details } from "../../../support/people/event";
import { series } from "../../../support/people/series";

const test = suite("another rule");
const rule = chosenRuleOf(series().rule);
const of = (first_day: string) => details({ first_day }, { series: series() });

test("past events, and those before the start of the rule, are not counted", () => {
  const days = (fromDay: string | null, today: string) => daysToCome({ rule, fromDay }, today);
  assert.is(days(null, "2026-11-22").length, 6);
  assert.equal(days(null, "2026-12-08"), ["2026-12-08", "2026-12-10"]);
  assert.equal(days("2026-12-08", "2026-11-22"), ["2026-12-08", "2026-12-10"]);
  assert.equal(days("2026-11-24", "2026-12-10"), ["2026-12-10"]);
  assert.equal(daysToCome({ rule: { ...rule, weekdays: 0 }, fromDay: null }, "2026-11-22"), []);
});

test("an existing rule may have a first day long ago, but not a last day in the past", () => {
  const old = { ...rule, first: "2026-01-01" };
  assert.is(findRuleProblem(old, "2026-11-22"), "too_old");
  assert.is(findRuleProblem(old, "2026-11-22", true), null);
  assert.is(findRuleProblem({ ...old, last: "2026-10-01" }, "2026-11-22", true), "too_old");
});

test("the start of the rule is asked only if earlier events are still to come", () => {
  assert.is(hasEarlier(of("2026-12-01"), "2026-11-22"), true);
  assert.is(hasEarlier(of("2026-12-01"), "2026-11-27"), false);
  assert.is(hasEarlier(of("2026-11-24"), "2026-11-22"), false);
  assert.is(hasEarlier(details({ first_day: "2026-12-01" }), "2026-11-22"), false);
});

test("the line counts the coming events", () => {
  assert.is(
    toComeLine(rule, ["2026-12-08", "2026-12-10"]),
    "Every Tue and Thu: 2 to come, the last on Dec 10.",
  );
  assert.is(toComeLine(rule, []), "Every Tue and Thu: none to come.");
});

test.run();
