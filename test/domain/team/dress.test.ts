import { suite } from "uvu";
import * as assert from "uvu/assert";
import { colourPairs } from "../../../domain/team/colours";
import { dressOf } from "../../../domain/team/dress";
import { tokensCss } from "../../../src/ui/base/theme";
import { contrast } from "../../support/contrast";

const test = suite("team colours as surfaces");

/** The colours of a token in light and in dark mode. */
function token(name: string) {
  const [, light = "", dark = ""] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokensCss) ?? [];
  assert.match(light + dark, /^(#[0-9a-f]{6}){2}$/, name);
  return { light, dark };
}

for (const pair of colourPairs) {
  const { surface, ink, shade, mark, edge } = dressOf(pair);

  test(`${pair.id}: text has 4.5:1 on the surface and on the pattern below it`, () => {
    assert.is(surface, pair.colour_one);
    assert.ok(contrast(ink, surface) >= 4.5, `${contrast(ink, surface)}`);
    assert.ok(contrast(ink, shade) >= 4.5, `${contrast(ink, shade)}`);
    assert.is.not(shade, surface);
  });

  test(`${pair.id}: a cap's number has 4.5:1 on the cap`, () => {
    assert.ok([pair.colour_two, ink].includes(mark));
    assert.ok(contrast(mark, surface) >= 4.5, `${contrast(mark, surface)}`);
  });

  test(`${pair.id}: large shapes have 3:1 among themselves and against both pages`, () => {
    assert.is(edge, pair.colour_two);
    assert.ok(contrast(edge, surface) >= 3, `${contrast(edge, surface)}`);
    for (const ground of ["page", "raised"])
      for (const page of Object.values(token(ground)))
        assert.ok(Math.max(contrast(surface, page), contrast(edge, page)) >= 3, `${ground} ${page}`);
  });

  test(`${pair.id}: the lime focus ring has 3:1 on the surface`, () => {
    assert.ok(contrast(token("focus").dark, surface) >= 3, `${contrast(token("focus").dark, surface)}`);
  });
}

test("a dress is computed once for each pair", () => {
  for (const pair of colourPairs) assert.is(dressOf(pair), dressOf({ ...pair }));
});

test("light colours of no pair carry ink", () => {
  assert.is(dressOf({ colour_one: "#eeeeee", colour_two: "#444444" }).ink, "#14160f");
});

test.run();
