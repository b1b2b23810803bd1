import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAppearance, schemeMedia } from "../../../domain/settings/appearance";

const test = suite("appearance");

test("the browser's bars take a scheme's colour as the device likes, or by one's choice", () => {
  assert.is(schemeMedia("system", "dark"), "(prefers-color-scheme:dark)");
  assert.equal([schemeMedia("dark", "dark"), schemeMedia("dark", "light")], ["all", "not all"]);
  assert.equal([schemeMedia("light", "light"), schemeMedia("light", undefined)], ["all", "not all"]);
});

test("what was kept is read, anything else is as the device", () => {
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
