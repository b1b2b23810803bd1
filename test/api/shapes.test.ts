import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fits } from "../../domain/base/shape";
import { readMe } from "../../src/api/calls/read-me";
import { validateDripName } from "../../src/api/calls/validate-drip-name";
import { validateEmailAddress } from "../../src/api/calls/validate-email-address";
import { user } from "../support/people/user";

const test = suite("reply shapes");

const replies = {
  "a user": {
    shape: readMe.shape,
    right: { ...user() },
    optional: ["first_name", "last_name", "avatar", "time_zone", "last_release_notes_at", "drip_name"],
  },
  "the check of an address": {
    shape: validateEmailAddress.shape,
    right: { available: false, provider: "google", formatted_provider: "Google" },
    optional: ["provider", "formatted_provider"],
  },
  "the check of a drip name": {
    shape: validateDripName.shape,
    right: { contains_profanity: false, available: false, suggestions: ["ace_07"] },
    optional: ["suggestions"],
  },
};
for (const [name, { shape, right, optional }] of Object.entries(replies))
  test(`${name} matches, and fails once one property has a wrong type`, () => {
    assert.is(fits(right, shape), true);
    for (const each of Object.keys(right)) {
      assert.is(fits({ ...right, [each]: { not: "this" } }, shape), false, each);
      assert.is(fits({ ...right, [each]: null }, shape), optional.includes(each), each);
    }
  });

test("an unknown role and provider of a newer server match", () => {
  assert.is(fits({ ...user(), role: "mascot" }, readMe.shape), true);
  const lookup = { available: false, provider: "mars", formatted_provider: "Mars" };
  assert.is(fits(lookup, validateEmailAddress.shape), true);
});

test.run();
