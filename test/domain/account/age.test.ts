import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ageGroupOn, isAgeUnknown } from "../../../domain/account/age";
import { dayFrom } from "../../../domain/dates/calendar";
import { user } from "../../support/people/user";

const test = suite("age");
const today = dayFrom(2026, 11, 21);

test("one is an adult from the eighteenth birthday on, and unknown without a date", () => {
  assert.is(ageGroupOn("2008-11-21", today), "adult");
  assert.is(ageGroupOn("2008-11-22", today), "teen");
  assert.is(ageGroupOn("2013-11-21", today), "teen");
  assert.is(ageGroupOn(null, today), "unknown");
  assert.is(ageGroupOn("no date", today), "unknown");
  assert.is(ageGroupOn("2008-11-21", null), "unknown");
});

test("only who is said to be unknown is asked", () => {
  assert.is(isAgeUnknown(user({ age: "unknown" })), true);
  assert.is(isAgeUnknown(user({ age: "teen" })), false);
  assert.is(isAgeUnknown(user()), false);
});

test.run();
