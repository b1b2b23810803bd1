import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAppearance, schemeMedia } from "../../../domain/settings/appearance";

const test = suite("appearance");

test("the browser's bars take the colour of the device's scheme or of the chosen one", () => {
  assert.is(schemeMedia("system", "dark"), "(prefers-color-scheme:dark)");
  assert.equal([schemeMedia("dark", "dark"), schemeMedia("dark", "light")], ["all", "not all"]);
  assert.equal([schemeMedia("light", "light"), schemeMedia("light", undefined)], ["all", "not all"]);
});

test("a stored choice is read, anything else is the device's", () => {
  assert.equal(["system", "light", "dark", "sepia", "", null].map(readAppearance), [
    "system",
    "light",
    "dark",
    "system",
    "system",
    "system",
  ]);
});

test.run();
