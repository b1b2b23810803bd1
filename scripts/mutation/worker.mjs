/**
 * A reused process that runs test files against one mutant after another. Its parent kills it when it hangs.
 * @typedef {{ file: string, tests: number[] | null }} Run tests null: all of them, the file loaded anew
 * @typedef {{ kind: "try", file: string } | { kind: "mutant", id: string, limit: number, runs: Run[] }} Order
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { root } from "../steps/contract.mjs";
import { openModules } from "./modules.mjs";
import { openSuites, runTests } from "./suites.mjs";

const [, , mutatedFile = "", keep = ""] = process.argv;
const { sources } = JSON.parse(fs.readFileSync(mutatedFile, "utf8"));
const suites = openSuites();
const modules = openModules(root, sources, { uvu: suites.uvu });
/** Read and written by the mutated files. @type {{ activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number, hitLimit?: number }} */
const switches = {};
const coverage = {
  static: /** @type {Record<string, number>} */ ({}),
  perTest: /** @type {Record<string, Record<string, number>>} */ ({}),
};
Object.assign(globalThis, { __stryker__: Object.assign(switches, { mutantCoverage: coverage }) });
/** @type {Map<string, ReturnType<typeof suites.take>>} */
const loaded = new Map();
/** @type {(fault: unknown) => void} */
let interrupt = () => {};

createRequire(import.meta.url)("fast-check").configureGlobal({ seed: 20261121, endOnFailure: true });
modules.load("test/support/setup.ts");
if (keep) {
  keepDatabases();
  countServersAsLoading();
}
for (const event of /** @type {const} */ (["uncaughtException", "unhandledRejection"]))
  process.on(event, (fault) => interrupt(fault));
/** The event loop is empty although a test is still waiting. */
process.on("beforeExit", () => interrupt(new Error("never settles")));
process.on("message", async (/** @type {Order} */ order) => {
  const answer = order.kind === "try" ? await tryOut(order.file) : await judge(order);
  process.channel?.ref();
  process.send?.(answer);
});

/** How long each test of a file takes, and which mutants it reaches; those reached on loading first. @param {string} file */
async function tryOut(file) {
  await forget();
  Object.assign(coverage, { static: {}, perTest: {} });
  const started = performance.now();
  const fault = await runFile({ file, tests: null });
  const tests = loaded.get(file) ?? [];
  return {
    fault: fault && `${tests[fault.index]?.name}: ${describe(fault.fault)}`,
    milliseconds: performance.now() - started,
    tests: tests.map((_, index) => coverage.perTest[`${index}`] ?? {}),
    onLoad: coverage.static,
  };
}

/** @param {Extract<Order, { kind: "mutant" }>} order */
async function judge({ id, limit, runs }) {
  for (const run of runs) {
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: limit });
    const found = await runFile(run);
    switches.activeMutant = undefined;
    if (!found) continue;
    if (run.tests === null) await forget();
    const again = await runFile({ file: run.file, tests: [found.index] });
    const name = loaded.get(run.file)?.[found.index]?.name ?? "";
    return { by: `${run.file}: ${name}: ${describe(found.fault)}`, isSpoilt: again !== null };
  }
  return { by: null, isSpoilt: false };
}

/** @param {Run} run */
async function runFile({ file, tests }) {
  /** @type {Promise<{ index: number, fault: unknown }>} */
  const interrupted = new Promise((resolve) => {
    interrupt = (fault) => resolve({ index: Number(switches.currentTestId ?? 0), fault });
  });
  process.channel?.unref();
  const found = await Promise.race([interrupted, work()]);
  switches.currentTestId = undefined;
  process.channel?.ref();
  return found;

  async function work() {
    try {
      if (tests === null) await forget();
      const all = loaded.get(file) ?? load(file);
      const onTest = (/** @type {number | null} */ index) => {
        switches.currentTestId = index === null ? undefined : `${index}`;
        if (index === null) process.send?.("alive");
      };
      const failed = await runTests(all, (index) => tests?.includes(index) ?? true, onTest);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return failed;
    } catch (fault) {
      return { index: 0, fault };
    }
  }
}

/** @param {string} file */
function load(file) {
  suites.take();
  modules.load(file);
  const tests = suites.take();
  loaded.set(file, tests);
  return tests;
}

/** @type {Set<{ release(): Promise<void> }>} */
const taken = new Set();

async function forget() {
  loaded.clear();
  modules.forget();
  for (const database of [...taken]) await database.release();
}

/** Databases of finished tests are reused, since creating one takes seconds. */
function keepDatabases() {
  modules.wrap("test/support/server/database.ts", ({ takeDatabase }) => ({
    async takeDatabase() {
      const database = await /** @type {() => Promise<{ release(): Promise<void> }>} */ (takeDatabase)();
      const own = {
        ...database,
        async release() {
          if (taken.delete(own)) await database.release();
        },
      };
      taken.add(own);
      return own;
    },
  }));
}

/** A server outlives the test that made it, so what it reaches while starting counts for all tests of the file. */
function countServersAsLoading() {
  modules.wrap("test/support/server/server.ts", (exports) => ({
    ...exports,
    /** @param {unknown[]} args */
    async openTestServer(...args) {
      const test = switches.currentTestId;
      switches.currentTestId = undefined;
      try {
        return await /** @type {(...args: unknown[]) => unknown} */ (exports.openTestServer)(...args);
      } finally {
        switches.currentTestId = test;
      }
    },
  }));
}

/** @param {unknown} fault */
function describe(fault) {
  return `${fault instanceof Error ? fault.message : fault}`.split("\n")[0]?.slice(0, 160) ?? "";
}
