import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type AnyShape, fits } from "../../../domain/base/shape";

const test = suite("shape");
const shape = {
  id: "string",
  count: "number",
  isOn: "boolean",
  words: ["string"],
  captain: { name: "string", "number?": "number" },
  "members?": [{ name: "string" }],
  "note?": "string",
} as const satisfies AnyShape;
const right = { id: "a", count: 0, isOn: false, words: ["a"], captain: { name: "Robin" } };
const needed = Object.keys(right);
const optional = ["members", "note"];

test("a value with every property matches; optional ones may be missing or null, others are ignored", () => {
  for (const change of [
    {},
    { note: null, members: undefined },
    { note: "n", members: [], other: {} },
    { members: [{ name: "Sam" }], captain: { name: "Robin", number: null } },
  ])
    assert.is(fits({ ...right, ...change }, shape), true, JSON.stringify(change));
});

test("a primitive, a missing property and a wrong type do not match", () => {
  for (const value of [null, undefined, "text", 7, [], {}]) assert.is(fits(value, shape), false);
  for (const name of needed)
    for (const other of [undefined, null, { not: "this" }])
      assert.is(fits({ ...right, [name]: other }, shape), false, name);
  for (const name of optional) assert.is(fits({ ...right, [name]: { not: "this" } }, shape), false, name);
});

test("lists and nested objects are checked too", () => {
  for (const change of [
    { words: [1] },
    { words: ["a", null] },
    { words: { 0: "a" } },
    { captain: { name: 7 } },
    { captain: { name: "Robin", number: "7" } },
    { captain: [] },
    { members: [{ name: "Sam" }, {}] },
    { members: ["Sam"] },
  ])
    assert.is(fits({ ...right, ...change }, shape), false, JSON.stringify(change));
});

test.run();
