import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addressShape, dripNameShape } from "../../../domain/account/availability";
import { userShape } from "../../../domain/account/user";
import { fits } from "../../../domain/base/shape";
import { user } from "../../support/people/user";

const test = suite("shape");
const shape = {
  id: "string",
  count: "number",
  isOn: "boolean",
  words: "list",
  note: "string?",
  more: "list?",
} as const;
const right = { id: "a", count: 0, isOn: false, words: ["a"] };

test("what has every property of its kind fits; an optional one may be missing or null, and others do not matter", () => {
  for (const value of [
    right,
    { ...right, note: null, more: undefined },
    { ...right, note: "n", more: [], other: {} },
  ])
    assert.is(fits(value, shape), true, JSON.stringify(value));
});

test("nothing else fits: no bare value, no missing property, none of another kind, no list of other things", () => {
  const missing = Object.keys(right).map((name) => ({ ...right, [name]: undefined }));
  const spoiled = ["id", "count", "isOn", "words", "note", "more"].map((name) => ({
    ...right,
    [name]: { not: "this" },
  }));
  for (const value of [null, undefined, "text", 7, [], {}, ...missing, ...spoiled, { ...right, words: [1] }])
    assert.is(fits(value, shape), false, JSON.stringify(value));
  assert.is(fits({ ...right, words: null }, shape), false);
});

const replies = {
  "a user": {
    shape: userShape,
    right: user(),
    needed: ["id", "role", "full_name", "is_deleted", "email_address"],
    optional: ["first_name", "last_name", "avatar", "time_zone", "drip_name"],
  },
  "the check of an address": {
    shape: addressShape,
    right: { available: false, provider: "google", formatted_provider: "Google" },
    needed: ["available"],
    optional: ["provider", "formatted_provider"],
  },
  "the check of a drip name": {
    shape: dripNameShape,
    right: { contains_profanity: false, available: false, suggestions: ["ace_07"] },
    needed: ["contains_profanity", "available"],
    optional: ["suggestions"],
  },
};
for (const [name, { shape, right, needed, optional }] of Object.entries(replies))
  test(`${name} fits, and does not once one property that is read is another thing`, () => {
    const ask = (change: object) => fits<object>({ ...right, ...change }, shape);
    assert.is(ask({}), true);
    for (const each of [...needed, ...optional]) assert.is(ask({ [each]: { not: "this" } }), false, each);
    for (const each of needed) assert.is(ask({ [each]: null }), false, each);
    for (const each of optional) assert.is(ask({ [each]: null }), true, each);
  });

test.run();
