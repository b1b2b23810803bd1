import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isAdult } from "../../../domain/account/age";
import { nameTexts } from "../../../domain/account/texts";
import { dayFrom, isoDateOf } from "../../../domain/dates/calendar";
import {
  childFirstNameRule,
  findBirthdayFault,
  initialOf,
  lastInitialRule,
  sameNameKey,
} from "../../../domain/family/child";

const test = suite("child");
const today = dayFrom(2026, 11, 22);

test("a first name has up to 32 characters, all visible", () => {
  assert.equal(childFirstNameRule(" Sam "), { value: "Sam", problem: null });
  assert.is(childFirstNameRule("S".repeat(32)).problem, null);
  assert.is(childFirstNameRule("S".repeat(33)).problem, "Keep it to 32 characters.");
  assert.is(childFirstNameRule("").problem, "Pssst! Required field.");
  assert.is(childFirstNameRule("Sa\u202em").problem, nameTexts.unseen);
});

test("a last initial is one letter, grapheme-wise, in upper case", () => {
  for (const [typed, kept] of [
    ["r", "R"],
    [" R. ", "R"],
    ["e\u0301", "É"],
    ["x\u030c", "X\u030c"],
    ["ß", "ß"],
    ["李", "李"],
    ["ñ", "Ñ"],
    ["\u{10428}", "\u{10400}"],
  ] as const)
    assert.equal(lastInitialRule(typed), { value: kept, problem: null }, typed);
  for (const typed of [
    "Re",
    "R e",
    "7",
    "🏀",
    "-",
    "\u0301",
    "R\u202e",
    "R\u200b",
    "x\u030c\u0301",
    "\u{10428}\u0301",
  ])
    assert.is(lastInitialRule(typed).problem, "One letter is all we keep.", typed);
  for (const typed of ["", " ", "."])
    assert.is(lastInitialRule(typed).problem, "Pssst! Required field.", typed);
});

test("the initial of any last name is empty or valid", () => {
  assert.equal(["Reyes", " o'Brien", "élan", "李", "", "7", "🏀"].map(initialOf), [
    "R",
    "O",
    "É",
    "李",
    "",
    "",
    "",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (lastName) => {
      const initial = initialOf(lastName);
      if (initial === "") return;
      assert.equal(lastInitialRule(initial), { value: initial, problem: null });
      assert.ok(initial.length <= 2);
    }),
  );
});

test("property: an accepted value is accepted again unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2 }), (typed) => {
      const { value, problem } = lastInitialRule(typed);
      if (problem === null) assert.equal(lastInitialRule(value), { value, problem });
    }),
  );
});

test("a child is born and under eighteen", () => {
  const found = (iso: string | null) => findBirthdayFault(iso, today);
  assert.equal(["2026-11-22", "2015-04-01", "2008-11-23"].map(found), [null, null, null]);
  assert.equal([null, "", "2015-02-30", "2026-11-23", "2008-11-22", "1950-01-01"].map(found), [
    "no_date",
    "no_date",
    "no_date",
    "in_future",
    "of_age",
    "of_age",
  ]);
});

test("property: a birthday makes either a child or an adult", () => {
  fc.assert(
    fc.property(fc.integer({ min: dayFrom(1900, 1, 1), max: today }), (birth) => {
      const iso = isoDateOf(birth);
      assert.is(findBirthdayFault(iso, today) === null, !isAdult(iso, today));
    }),
  );
});

test("look-alike names are compared by letters, ignoring case and accents", () => {
  const key = (firstName: string, lastInitial = "R") => sameNameKey({ firstName, lastInitial });
  assert.is(key("Zoë"), key("ZOE"));
  assert.is(key("Jean  Luc"), key("jean luc"));
  assert.is(key("Sam", "É"), key("sam", "e"));
  assert.is.not(key("Sam"), key("Sam", "S"));
  assert.is.not(key("Sam"), key("Pam"));
  assert.is.not(key("कि"), key("का"));
});

test.run();
