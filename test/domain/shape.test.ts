import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fits } from "../../domain/shape";

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

test.run();
