import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { colourPairs, crestChalk, crestInk, pairOf } from "../../../domain/team/colours";
import { contrast } from "../../support/contrast";

const test = suite("team colours");

test("there are twelve pairs, each with its own id, name and pattern", () => {
  assert.is(colourPairs.length, 12);
  for (const key of ["id", "name", "pattern"] as const)
    assert.is(new Set(colourPairs.map((pair) => pair[key])).size, 12, key);
});

test("no two pairs share both colours in either order", () => {
  const both = colourPairs.map(({ colour_one, colour_two }) => [colour_one, colour_two].sort().join());
  assert.is(new Set(both).size, 12);
});

test("every colour satisfies the database's constraint", () => {
  for (const { colour_one, colour_two } of colourPairs)
    for (const colour of [colour_one, colour_two]) assert.match(colour, /^#[0-9a-f]{6}$/);
});

test("a pattern is visible without hue: its two colours have a contrast of 3:1", () => {
  for (const { id, colour_one, colour_two } of colourPairs)
    assert.ok(contrast(colour_one, colour_two) >= 3, `${id} ${contrast(colour_one, colour_two)}`);
});

test("each colour contrasts with the outline or with the other half", () => {
  for (const { id, colour_one, colour_two } of colourPairs)
    for (const [colour, other] of [
      [colour_one, colour_two],
      [colour_two, colour_one],
    ] as const)
      assert.ok(contrast(colour, crestInk) >= 3 || contrast(colour, other) >= 3, `${id} ${colour}`);
});

test("a letter contrasts with its own outline", () => {
  assert.ok(contrast(crestChalk, crestInk) >= 4.5);
});

test("a pair is found by its two colours", () => {
  fc.assert(
    fc.property(fc.constantFrom(...colourPairs), (pair) => {
      assert.is(pairOf(pair.colour_one, pair.colour_two), pair);
      assert.is(pairOf(pair.colour_two, pair.colour_one), null);
    }),
  );
});

test("colours of different pairs and any other text are no pair", () => {
  const colour = fc.constantFrom(...colourPairs.flatMap((pair) => [pair.colour_one, pair.colour_two]));
  fc.assert(
    fc.property(fc.oneof(colour, fc.string()), fc.oneof(colour, fc.string()), (one, two) => {
      const isOffered = colourPairs.some((pair) => pair.colour_one === one && pair.colour_two === two);
      assert.is(pairOf(one, two) !== null, isOffered);
    }),
  );
});

test("white on black is 21:1", () => {
  assert.is(contrast("#000000", "#ffffff"), 21);
});

test.run();
