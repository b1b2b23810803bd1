import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readUvu } from "../../scripts/uvu-output.mjs";
import { root } from "../../server/platform/config/root";

const test = suite("uvu output");

const start = `const { suite } = require(${JSON.stringify(path.join(root, "node_modules/uvu"))});\nconst test = suite("sample");\n`;

const samples: Record<string, { body: string; passed: number; failed: number; fault: string[] }> = {
  "two good tests": {
    body: `test("a", () => {}); test("b", async () => {}); test.run();`,
    passed: 2,
    failed: 0,
    fault: [],
  },
  "one good, one bad": {
    body: `test("a", () => {}); test("b", () => { throw new Error("no"); }); test.run();`,
    passed: 1,
    failed: 1,
    fault: [],
  },
  "a promise that never settles": {
    body: `test("a", () => {}); test("b", () => new Promise(() => {})); test.run();`,
    passed: 0,
    failed: 1,
    fault: ["broke off in sample.test.js: a crash, an exit, or a promise that never settles"],
  },
  "a before hook that throws": {
    body: `test.before(() => { throw new Error("no"); }); test("a", () => {}); test.run();`,
    passed: 0,
    failed: 2,
    fault: ["sample.test.js: a before hook failed"],
  },
  "no test.run()": {
    body: `test("a", () => {});`,
    passed: 0,
    failed: 1,
    fault: ["sample.test.js ran no test"],
  },
  "a crash while loading": {
    body: `throw new Error("no");`,
    passed: 0,
    failed: 1,
    fault: ["broke off while loading its files"],
  },
  "process.exit in a test": {
    body: `test("a", () => process.exit(0)); test.run();`,
    passed: 0,
    failed: 1,
    fault: ["broke off in sample.test.js: a crash, an exit, or a promise that never settles"],
  },
  "a fault after the last test": {
    body: `test("a", () => { setTimeout(() => { throw new Error("late"); }, 20); }); test.run();`,
    passed: 1,
    failed: 1,
    fault: ["ended with code 1"],
  },
  "a test left out": {
    body: `test("a", () => {}); test.skip("b", () => {}); test.run();`,
    passed: 1,
    failed: 1,
    fault: ["1 skipped: no test may be left out or run alone"],
  },
  "a test run alone": {
    body: `test.only("a", () => {}); test("b", () => {}); test.run();`,
    passed: 1,
    failed: 1,
    fault: ["1 skipped: no test may be left out or run alone"],
  },
};

for (const [name, { body, passed, failed, fault }] of Object.entries(samples)) {
  test(`${name}: ${passed} passed, ${failed} failed`, () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-uvu-"));
    fs.writeFileSync(path.join(folder, "sample.test.js"), start + body);
    const { status, signal, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, "node_modules/uvu/bin.js"), "-r", "node:path", folder, "^sample\\.test\\.js$"],
      { encoding: "utf8" },
    );
    fs.rmSync(folder, { recursive: true });
    const read = readUvu({ code: status, signal, text: stdout + stderr }, ["sample.test.js"]);
    assert.equal(
      { passed: read.passed, failed: read.failed, faults: read.faults },
      { passed, failed, faults: fault },
    );
  });
}

const ended = "\n  Total:     6\n  Passed:    5\n  Skipped:   0\n";

test("the files that failed are told from those that passed", () => {
  const text = `a.test.ts\n sample  • •   (2 / 2)\n\nb.test.ts\n sample  • ✘   (1 / 2)\n FAIL \n\nc.test.ts\n sample  • •   (2 / 2)\n${ended}`;
  const { faulty, unreached, passedElsewhere } = readUvu({ code: 1, signal: null, text }, [
    "a.test.ts",
    "b.test.ts",
    "c.test.ts",
  ]);
  assert.equal(
    { faulty, unreached, passedElsewhere },
    { faulty: ["b.test.ts"], unreached: [], passedElsewhere: 4 },
  );
});

test("the file that broke off is told from those that it kept from running", () => {
  const text = "a.test.ts\n sample  • •   (2 / 2)\n\nb.test.ts\n sample  • ";
  const { faulty, unreached, passedElsewhere } = readUvu({ code: null, signal: "SIGKILL", text }, [
    "a.test.ts",
    "b.test.ts",
    "c.test.ts",
  ]);
  assert.equal(
    { faulty, unreached, passedElsewhere },
    { faulty: ["b.test.ts"], unreached: ["c.test.ts"], passedElsewhere: 2 },
  );
});

test("a fault of no known file is every file's", () => {
  const text = `a.test.ts\n sample  • •   (2 / 2)\n\nb.test.ts\n sample  •   (1 / 1)\n${ended}`;
  const { faulty } = readUvu({ code: 1, signal: null, text }, ["a.test.ts", "b.test.ts"]);
  assert.equal(faulty, ["a.test.ts", "b.test.ts"]);
});

test.run();
