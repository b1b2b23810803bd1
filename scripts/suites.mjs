import fs from "node:fs";
import path from "node:path";
import { root } from "./steps/contract.mjs";
import { hasMark, isOfCore, testFiles } from "./test-marks.mjs";

/**
 * A job is one process. A check passes or fails as one; a job with files counts their tests.
 * @typedef {"build" | "chromium" | "postgres" | "pooler" | "cluster"} Need
 * @typedef {{ name: string, args: string[], files?: string[], needs: Need[] }} Job
 * @typedef {{ name: string, jobs: Job[] }} Suite
 */

const bin = (/** @type {string} */ name) => path.join(root, "node_modules", name);

/** @type {Suite[]} */
const checks = [
  // The native compiler; several threads would infer the same types again, for twice the CPU time.
  check("types", [bin("typescript-native/bin/tsc"), "--noEmit", "-p", ".", "--singleThreaded"]),
  check("lint", [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
  check("layers", ["scripts/check-layers.mjs"]),
  check("drift", ["scripts/generate.mjs", "--check"]),
  check("openapi", ["scripts/lint-contract.mjs"]),
  { name: "build", jobs: [{ name: "build", args: [], needs: ["build"] }] },
];

/** The folders of test/ that form a suite. Any other folder is a suite of its own. */
const folders = {
  unit: ["domain", "machines", "api", "effects", "identity", "service-worker"],
  view: ["ui", "controls", "features", "screens", "gallery", "inspector", "telemetry", "static", "support"],
};

/** Their files start servers and browsers, so each file has its own process; files of subfolders share one. */
const apart = ["contract", "scripts", "build", "e2e", "proof"];

/** Tests in Chromium over a running product, which they share. */
const ofProduct = [
  "e2e/inside/",
  "e2e/sign-in/",
  "e2e/families/",
  "e2e/huddle/",
  "e2e/schedule/",
  "e2e/prerender",
  "e2e/shell",
];

/** Files that share one process, one server and one Chromium. By the start of a file's path. */
const together = [
  { part: "e2e/product", starts: ofProduct },
  { part: "e2e/front", starts: ["e2e/front-pages", "e2e/trusted-types"] },
  { part: "e2e/released", starts: ["e2e/installable", "e2e/push"] },
  { part: "proof/browser", starts: ["proof/browser-"] },
];

/** By the start of a file's path. @type {[start: string, needs: Need[]][]} */
const needs = [
  ["e2e/", ["build", "chromium"]],
  ["proof/", ["build"]],
  ["proof/browser-", ["build", "chromium"]],
  ["proof/cluster/", ["cluster"]],
  ["proof/pooler", ["pooler"]],
  // They build dist/ where nobody did: two builds at once would see each other's files.
  ["build/build.test", ["build"]],
  ["build/pages.test", ["build"]],
  ["server/program/main", ["build"]],
  ["server/program/support/program", ["build"]],
];

/** @param {string} file @returns {Need[]} */
const needsOf = (file) => needs.flatMap(([start, list]) => (file.startsWith(start) ? list : []));

/** Where PostgreSQL is found, these run on it: it is the production database, and takes half of PGlite's CPU time. */
const onPostgres = [
  "server/",
  "contract/server",
  "contract/hidden-ids",
  "contract/id-spellings",
  "contract/list-lengths",
  "proof/calls/",
  ...ofProduct,
];

/** The full run takes these on PGlite as well. */
const onBoth = [
  "server/",
  "contract/server",
  "proof/calls/",
  "proof/crash",
  "proof/migrations",
  "proof/soak",
];

/** The full run also takes these with two servers behind PgBouncer. */
const behindPooler = /^proof\/calls\/(refresh|claims|limits|live-storm|calling-offs)\.test/;

/**
 * @typedef {{ words?: string[], hasPostgres?: boolean, isFull?: boolean, changed?: string[] }} Choice
 *   `words` name a suite, a folder of test/ or a part of a file's path; without PostgreSQL everything runs on PGlite; `changed` test files
 *   run whichever run they belong to, except those that need a cluster's or a pooler's programs
 */

/** The suites of a run. @param {Choice} choice */
export function listSuites({ words = [], hasPostgres = true, isFull = false, changed = [] } = {}) {
  const all = testFiles();
  const grouped = Object.values(folders).flat();
  // A word that is the name of a suite or of a folder means that, and no file that has it in its path.
  const names = [
    ...checks.map(({ name }) => name),
    ...Object.keys(folders),
    ...all.map((file) => file.split("/")[0]).filter((folder) => !grouped.includes(folder ?? "")),
  ];
  const parts = words.filter((word) => !names.includes(word));
  const isNamed = (/** @type {string} */ file) =>
    parts.some((part) => (grouped.includes(part) ? file.startsWith(`${part}/`) : file.includes(part)));
  const isChanged = (/** @type {string} */ file) =>
    changed.includes(`test/${file}`) &&
    !needsOf(file).some((need) => need === "cluster" || need === "pooler");
  const isRunnable = (/** @type {string} */ file) => hasPostgres || !hasMark(file, "postgres");
  const files = all.filter(
    (file) => isRunnable(file) && (isFull || isOfCore(file) || isChanged(file) || isNamed(file)),
  );
  const suites = joinNamesakes([...checks, ...testSuites(files, hasPostgres, isFull)]);
  return words.length === 0 ? suites : narrowSuites(suites, words, isNamed);
}

/**
 * The suites of these names, and of the others the chosen files.
 * @param {Suite[]} suites @param {string[]} names @param {(file: string, suite: Suite) => boolean} isChosen
 */
function narrowSuites(suites, names, isChosen) {
  return suites.flatMap((suite) => {
    if (names.includes(suite.name)) return [suite];
    const jobs = suite.jobs.flatMap((job) => {
      const chosen = (job.files ?? []).filter((file) => isChosen(file, suite));
      return chosen.length > 0 ? [jobOf(job.name, chosen, databaseOf(job))] : [];
    });
    return jobs.length > 0 ? [{ ...suite, jobs }] : [];
  });
}

/** What a job needs beside what its files' folders need. @param {Job} job */
export const databaseOf = ({ needs: all }) => all.filter((need) => need === "postgres" || need === "pooler");

/** A check and a folder of test/ may share a name, as do a suite's tests on either database. @param {Suite[]} suites */
function joinNamesakes(suites) {
  return [...new Set(suites.map(({ name }) => name))].map((name) => ({
    name,
    jobs: suites.flatMap((suite) => (suite.name === name ? suite.jobs : [])),
  }));
}

/** @param {string[]} files @param {boolean} hasPostgres @param {boolean} isFull @returns {Suite[]} */
function testSuites(files, hasPostgres, isFull) {
  const suiteOf = (/** @type {string} */ file) => {
    const folder = file.split("/")[0] ?? "";
    return Object.entries(folders).find(([, members]) => members.includes(folder))?.[0] ?? folder;
  };
  const names = [...new Set(files.map(suiteOf))];
  const startsWith = (/** @type {string[]} */ starts) => (/** @type {string} */ file) =>
    starts.some((start) => file.startsWith(start));
  return names.flatMap((name) => {
    const own = files.filter((file) => suiteOf(file) === name);
    const production = own.filter((file) => hasPostgres && startsWith(onPostgres)(file));
    const both = own.filter(
      (file) =>
        hasPostgres &&
        (isFull ? startsWith(onBoth)(file) && !hasMark(file, "postgres") : hasMark(file, "pglite")),
    );
    const main = own.filter((file) => !production.includes(file));
    const pooled = isFull && hasPostgres ? own.filter((file) => behindPooler.test(file)) : [];
    /** @type {[where: string, files: string[], needs: Need[]][]} */
    const runs = [
      ["", production, ["postgres"]],
      ["", main, []],
      [" on PGlite", both.filter((file) => production.includes(file)), []],
      [" on PostgreSQL", both.filter((file) => main.includes(file)), ["postgres"]],
      [" behind PgBouncer", pooled, ["postgres", "pooler"]],
    ];
    return runs
      .filter((run) => run[1].length > 0)
      .map(([where, group, more]) => ({ name: name + where, jobs: jobsOf(name + where, name, group, more) }));
  });
}

/** @param {string} name @param {string} suite @param {string[]} files @param {Need[]} more @returns {Job[]} */
function jobsOf(name, suite, files, more) {
  return groupsOf(suite, files).map(({ part, files: group }) =>
    jobOf(part ? `${name}: ${part}` : name, group, more),
  );
}

/** @param {string} name @param {string[]} files @param {Need[]} more besides what the files' folders need @returns {Job} */
export function jobOf(name, files, more) {
  const needs = [...new Set([...files.flatMap(needsOf), ...more])];
  return { name, args: uvu(files), files, needs };
}

/** @param {string} suite @param {string[]} files @returns {{ part: string, files: string[] }[]} */
function groupsOf(suite, files) {
  const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf("/"));
  const isApart = (/** @type {string} */ file) => apart.includes(suite) && folderOf(file) === suite;
  if (files.length === 0) return [];
  if (suite === "server") return halves(files);
  if (!apart.includes(suite)) return [{ part: "", files }];
  const shared = (/** @type {string} */ file) =>
    together.find(({ starts }) => starts.some((start) => file.startsWith(start)))?.part;
  const partOf = (/** @type {string} */ file) => shared(file) ?? (isApart(file) ? file : folderOf(file));
  return [...new Set(files.map(partOf))].map((part) => ({
    part,
    files: files.filter((file) => partOf(file) === part),
  }));
}

/** The server's tests are two processes, of about the same amount of code. @param {string[]} files */
function halves(files) {
  const sizeOf = (/** @type {string} */ file) => fs.statSync(path.join(root, "test", file)).size;
  const half = files.reduce((sum, file) => sum + sizeOf(file), 0) / 2;
  let size = 0;
  const parts = files.map((file) => {
    size += sizeOf(file);
    return { part: size <= half ? "first half" : "second half", file };
  });
  return ["first half", "second half"]
    .map((part) => ({ part, files: parts.filter((each) => each.part === part).map(({ file }) => file) }))
    .filter((each) => each.files.length > 0);
}

/** @param {string[]} files */
function uvu(files) {
  const pattern = `^(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})$`;
  const hasPage = files.some((file) => file.endsWith(".tsx"));
  return [
    ...(hasPage ? ["-r", path.join(root, "test/support/view/preload.cjs")] : []),
    bin("uvu/bin.js"),
    "-r",
    "tsx/cjs",
    "-r",
    path.join(root, "test/support/setup.ts"),
    "test",
    pattern,
  ];
}

/** @param {string} name @param {string[]} args @returns {Suite} */
function check(name, args) {
  return { name, jobs: [{ name, args, needs: [] }] };
}
