import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dropUnusedTokens, minifyStyle } from "../../scripts/build/style.mjs";

const test = suite("style");

test("unused tokens are removed, also those used only by removed tokens", () => {
  assert.is(
    dropUnusedTokens(":root{--a:1px;--b:var(--c);--c:2px;color-scheme:light;--d:3px}p{margin:var(--a)}"),
    ":root{--a:1px;color-scheme:light}p{margin:var(--a)}",
  );
});

test("a rule without remaining tokens is removed", () => {
  assert.is(dropUnusedTokens("@media print{:root{--m:1ms}}p{top:0}"), "p{top:0}");
  assert.is(dropUnusedTokens(":root{--m:1ms}p{top:0}"), "p{top:0}");
});

test("a style that scripts add to keeps every token", async () => {
  const css = ":root { --later: 1px; }";
  assert.is(await minifyStyle(css, { isWhole: false }), ":root{--later: 1px}");
  assert.is(await minifyStyle(css, { isWhole: true }), "");
});

test.run();
