import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nameTexts } from "../../../domain/account/texts";
import { sportsEmoji } from "../../../domain/base/sports-emoji";
import { dayFrom, isoDateOf } from "../../../domain/dates/calendar";
import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import {
  ageGroups,
  findSeasonFault,
  isSport,
  isTeamAgeGroup,
  seasonFaultTexts,
  seasonNameRule,
  sports,
  teamNameRule,
} from "../../../domain/team/team";

const test = suite("team");

test("each sport has its own name and emoji and fits the column", () => {
  const all = Object.entries(sports);
  assert.is(all[0]?.[0], "soccer");
  assert.is(new Set(all.map(([, { name }]) => name)).size, all.length);
  assert.is(new Set(all.map(([, { emoji }]) => emoji)).size, all.length);
  for (const [id, { emoji }] of all) {
    assert.ok(/^[a-z_]{1,24}$/.test(id) && isSport(id), id);
    assert.ok(sportsEmoji.includes(emoji), id);
  }
  assert.equal(["quidditch", "toString", ""].map(isSport), [false, false, false]);
});

test("each age group fits the column", () => {
  for (const id of Object.keys(ageGroups)) assert.ok(/^[a-z0-9]{1,12}$/.test(id) && isTeamAgeGroup(id), id);
  assert.equal(["u99", "constructor"].map(isTeamAgeGroup), [false, false]);
});

test("a team's name has up to 40 characters, all visible", () => {
  for (const rule of [teamNameRule, seasonNameRule]) {
    assert.equal(rule(" Comets ⚽ "), { value: "Comets ⚽", problem: null });
    assert.is(rule("⚽".repeat(40)).problem, null);
    assert.is(rule("⚽".repeat(41)).problem, "Keep it to 40 characters.");
    assert.is(rule(" ").problem, "Pssst! Required field.");
    assert.is(rule("Comets ☄\uFE0F").problem, null);
    assert.is(rule("Com\uFE0Fets").problem, nameTexts.unseen);
    assert.is(rule("Com\u202eets").problem, nameTexts.unseen);
    assert.is(rule("Com\nets").problem, nameTexts.unseen);
  }
});

test("property: no accepted name has hidden characters, is blank or has spaces around it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const { value, problem } = teamNameRule(typed);
      if (problem !== null) return;
      assert.not.ok(hidesSignsBesideEmoji(value));
      assert.is(value.trim(), value);
      assert.ok(value.length > 0 && [...value].length <= 40);
    }),
  );
});

test("a season has two days in order, at most 400 days apart", () => {
  assert.is(findSeasonFault("2026-09-01", "2027-06-30"), null);
  assert.is(findSeasonFault("2026-09-01", "2026-09-01"), null);
  assert.is(findSeasonFault("2026-09-01", "2026-08-31"), "ends_before_start");
  for (const [start, end] of [
    [null, "2026-09-01"],
    ["2026-09-01", null],
    ["2026-02-30", "2026-09-01"],
    ["", ""],
  ] as const)
    assert.is(findSeasonFault(start, end), "no_day");
  assert.equal(Object.values(seasonFaultTexts), [
    "This is a required field.",
    "That season ends before it starts.",
    "That's a marathon. Keep a season to 400 days.",
  ]);
});

test("a season's length is counted in days between its dates", () => {
  const day = fc.integer({ min: dayFrom(2000, 1, 1), max: dayFrom(2100, 1, 1) });
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 900 }), (start, days) => {
      const fault = findSeasonFault(isoDateOf(start), isoDateOf(start + days));
      assert.is(fault, days < 0 ? "ends_before_start" : days > 400 ? "too_long" : null);
    }),
    {
      examples: [
        [dayFrom(2026, 9, 1), 400],
        [dayFrom(2026, 9, 1), 401],
        [dayFrom(2026, 9, 1), -1],
      ],
    },
  );
});

test.run();
