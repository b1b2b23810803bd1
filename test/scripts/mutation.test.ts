import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModules } from "../../scripts/mutation/modules.mjs";
import { openSuites, runTests } from "../../scripts/mutation/suites.mjs";

const test = suite("mutation runner");

const files = {
  "rule.ts": "export const limit: number = 3; export const made = {};",
  "chart.ts": 'import { limit, made } from "./rule"; export const twice = limit * 2; export { made };',
  "apart.ts": "export const made = {};",
};
let root: string;
test.before.each(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "drip-mutation-"));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text);
});
test.after.each(() => fs.rmSync(root, { recursive: true }));

test("a mutated file is loaded in its new text, with the modules that import it", () => {
  const modules = openModules(root, { "rule.ts": "export const limit = 5; export const made = {};" }, {});
  const chart = () => modules.load("chart.ts") as { twice: number; made: object };
  const apart = () => modules.load("apart.ts") as { made: object };
  assert.is(chart().twice, 10);
  const before = { chart: chart(), apart: apart() };
  assert.is(chart(), before.chart);
  modules.forget();
  assert.is.not(chart().made, before.chart.made);
  assert.is(apart().made, before.apart.made);
});

test("a package can be replaced by a stand-in, and a file's exports be wrapped", () => {
  fs.writeFileSync(path.join(root, "user.ts"), 'import { name } from "pack"; export const found = name;');
  const modules = openModules(root, {}, { pack: { name: "ours" } });
  modules.wrap("apart.ts", (exports) => ({ ...exports, isWrapped: true }));
  assert.is((modules.load("user.ts") as { found: string }).found, "ours");
  assert.is((modules.load("apart.ts") as { isWrapped?: boolean }).isWrapped, true);
});

test("tests run in order with their hooks, up to the first failure", async () => {
  const { uvu, take } = openSuites();
  const log: unknown[] = [];
  const made = uvu.suite("any");
  made.before(() => log.push("before"));
  made.before.each(() => log.push("each"));
  made.after.each(() => log.push("after each"));
  made.after(() => log.push("after"));
  made("good", () => log.push("good"));
  made("left out", () => log.push("left out"));
  made("bad", () => {
    throw new Error("no");
  });
  made("never", () => log.push("never"));
  made.run();
  const tests = take();
  assert.equal(take(), []);
  const seen: (number | null)[] = [];
  const found = await runTests(
    tests,
    (index) => index !== 1,
    (index) => seen.push(index),
  );
  assert.equal([found?.index, String(found?.fault)], [2, "Error: no"]);
  assert.equal(log, ["before", "each", "good", "after each", "each", "after each", "after"]);
  assert.equal(seen.slice(0, 3), [0, null, 2]);
  assert.is(
    await runTests(
      tests,
      (index) => index === 0,
      () => {},
    ),
    null,
  );
});

test("an exception in a hook is a failure", async () => {
  const { uvu, take } = openSuites();
  const made = uvu.suite();
  made.after.each(() => {
    throw new Error("not tidy");
  });
  made("fine", () => {});
  made.run();
  assert.is(
    (
      await runTests(
        take(),
        () => true,
        () => {},
      )
    )?.index,
    0,
  );
});

test.run();
