import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ageGroupOn, isAdult, isAgeUnknown } from "../../../domain/account/age";
import { addMonths, dayFrom, isoDateOf } from "../../../domain/dates/calendar";
import { user } from "../../support/people/user";

const test = suite("age");
const today = dayFrom(2026, 11, 21);

test("a person is an adult from the eighteenth birthday on, and of unknown age without a date", () => {
  assert.is(ageGroupOn("2008-11-21", today), "adult");
  assert.is(ageGroupOn("2008-11-22", today), "teen");
  assert.is(ageGroupOn("2013-11-21", today), "teen");
  assert.is(ageGroupOn(null, today), "unknown");
  assert.is(ageGroupOn("no date", today), "unknown");
  assert.is(ageGroupOn("2008-11-21", null), "unknown");
});

test("somebody born on a leap day is an adult from March 1 of a common year on", () => {
  assert.is(isAdult("2008-02-29", dayFrom(2026, 2, 28)), false);
  assert.is(isAdult("2008-02-29", dayFrom(2026, 3, 1)), true);
});

test("somebody without an age is no adult", () => {
  assert.equal(
    [isAdult(null, today), isAdult("no date", today), isAdult("1990-01-01", null)],
    [false, false, false],
  );
});

test("property: nobody is an adult the day before the eighteenth birthday, everybody is the day after", () => {
  fc.assert(
    fc.property(fc.integer({ min: dayFrom(1930, 1, 1), max: dayFrom(2040, 1, 1) }), (birth) => {
      const birthday = addMonths(birth, 18 * 12);
      assert.is(isAdult(isoDateOf(birth), birthday - 1), false);
      assert.is(isAdult(isoDateOf(birth), birthday + 1), true);
    }),
  );
});

test('only the age "unknown" is asked for', () => {
  assert.is(isAgeUnknown(user({ age: "unknown" })), true);
  assert.is(isAgeUnknown(user({ age: "teen" })), false);
  assert.is(isAgeUnknown(user()), false);
});

test.run();
