import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listSuites } from "../../scripts/suites.mjs";
import { isOfCore, testFiles } from "../../scripts/test-marks.mjs";
import { root } from "../../server/platform/config/root";
import { documentedReplies } from "../support/contract/contract";
import { coreReplies, genericCodes, representatives } from "../support/contract/core-replies";

/** What keeps npm test at eight minutes. Raise no number here: move a test to the full run instead. */
const test = suite("the core run");

const read = (file: string) => readFileSync(join(root, "test", file), "utf8");
const count = (files: readonly string[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);

const browserTests = testFiles().filter((file) => file.startsWith("e2e/") && isOfCore(file));

test("it has at most 75 browser tests, which open at most 100 contexts", () => {
  const tests = count(browserTests, /^ *test\(/gm);
  assert.ok(tests <= 75, `${tests} browser tests`);
  const contexts = count(browserTests, /\b(newContext|openVisitor|openBrowserOf|openMember|openStage)\(/g);
  assert.ok(contexts <= 100, `${contexts} contexts`);
});

test("one file starts the whole product, and one process for each part of the browser tests", () => {
  assert.is(count(browserTests, /from "\.\.\/support\/npm-start"/g), 1);
  const suites = listSuites({ words: ["e2e"] });
  const jobs = suites.flatMap(({ jobs }) => jobs.map(({ name }) => name));
  assert.equal(jobs.sort(), ["e2e: e2e/controls", "e2e: e2e/product", "e2e: e2e/start.test.ts"]);
});

test("a folder that shares its suite with others can be run by its name", () => {
  const files = listSuites({ words: ["machines"] }).flatMap(({ jobs }) =>
    jobs.flatMap((job) => job.files ?? []),
  );
  assert.ok(files.includes("machines/outbox/outbox.test.ts"));
  assert.equal(
    files.filter((file) => !file.startsWith("machines/")),
    [],
  );
});

test("a file without a test for PGlite is run on PostgreSQL, and left out where there is none", () => {
  const timesOf = (hasPostgres: boolean) =>
    listSuites({ words: ["migrate-postgres"], isFull: true, hasPostgres }).map(({ name }) => name);
  assert.equal(timesOf(true), ["server"]);
  assert.equal(timesOf(false), []);
});

test("it tries the successes and the codes of an operation's own, and four operations of each generic code", () => {
  const own = documentedReplies.filter(
    ({ status, example }) => status < 400 || !genericCodes.test(example ?? ""),
  );
  assert.is(coreReplies.length, own.length + 18 * representatives);
});

test("a test that is left to the full run says why, and a browser test of the core too", () => {
  const marked = testFiles().filter((file) => /^\/\/ (Full|Core) run/.test(read(file)));
  const vague = marked.filter((file) => !/^\/\/ (Full run only|Core run): \S.{10,}\.$/m.test(read(file)));
  assert.equal(vague, []);
});

test.run();
