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

test("what has every property of its kind fits; an optional one may be missing or null, and others do not matter", () => {
  for (const change of [
    {},
    { note: null, members: undefined },
    { note: "n", members: [], other: {} },
    { members: [{ name: "Sam" }], captain: { name: "Robin", number: null } },
  ])
    assert.is(fits({ ...right, ...change }, shape), true, JSON.stringify(change));
});

test("nothing else fits: no bare value, no missing property, none of another kind", () => {
  for (const value of [null, undefined, "text", 7, [], {}]) assert.is(fits(value, shape), false);
  for (const name of needed)
    for (const other of [undefined, null, { not: "this" }])
      assert.is(fits({ ...right, [name]: other }, shape), false, name);
  for (const name of optional) assert.is(fits({ ...right, [name]: { not: "this" } }, shape), false, name);
});

test("what stands in a list or in another object is looked at too", () => {
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
