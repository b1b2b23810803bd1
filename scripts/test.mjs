/**
 * npm test: the core of the tests. npm run test:full: all of them, at full length, on every database. Three processes at a time, the
 * longest first, at most two of them in Chromium. npm test -- machines select runs a part; --pglite leaves PostgreSQL out where it is
 * installed. Under CI=true a file that failed is run once more, alone.
 * Nothing but Node's own modules here: the packages may not be installed yet.
 */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { openChildren } from "./children.mjs";
import { lastFullRun, markFullRun } from "./full-run.mjs";
import { openReport, seconds, UserFacingError } from "./report.mjs";
import { mostFlakyFiles, runFailedFilesAgain } from "./second-run.mjs";
import { isOfServer, openStatements } from "./statements.mjs";
import { changedFiles } from "./steps/changed-files.mjs";
import { root } from "./steps/contract.mjs";
import { nodeVersionFault } from "./steps/node-version.mjs";
import { findPostgres } from "./steps/postgres.mjs";
import { openPreparation } from "./steps/prepare.mjs";
import { databaseOf, jobOf, listSuites } from "./suites.mjs";
import { openJobs } from "./test-jobs.mjs";
import { isOfCore, testFiles } from "./test-marks.mjs";
import listedTimes from "./test-times.json" with { type: "json" };

/**
 * @typedef {import("./suites.mjs").Job} Job
 * @typedef {import("./suites.mjs").Suite} Suite
 * @typedef {import("./test-jobs.mjs").Outcome} Outcome
 */

/** How long each job takes on two quiet cores, in seconds: the longest starts first. @type {Record<string, number>} */
const times = listedTimes;
/** Of a job that is not listed. */
const usualTime = 8;

/** Browser tests wait for a third of their time, so two of them and another process keep two cores busy. */
const atOnce = { all: 3, browsers: 2, others: 2 };

const report = openReport();
const children = openChildren();
const prepare = openPreparation(children, report);
const total = { passed: 0, failed: 0 };
/** @type {import("./second-run.mjs").Flaky[]} */
const flaky = [];
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { pglite: { type: "boolean", default: false }, full: { type: "boolean", default: false } },
});
const { pglite: isPglite, full: isFull } = values;
const changed = changedFiles(root);
/** A changed migration runs with the rows of every schema. */
const hasNewMigration = changed.some((file) => file.startsWith("server/platform/db/migrations/"));
const more = { ...(isFull && { TEST_RUN: "full" }), ...(hasNewMigration && { TEST_MIGRATIONS: "all" }) };
const jobs = openJobs({ children, report, prepare, more });
let isFinished = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => finish(new UserFacingError("Stopped before the end.")));
main().then(() => finish(), finish);

async function main() {
  const fault = nodeVersionFault();
  if (fault) throw new UserFacingError(fault);
  const hasPostgres = !isPglite && findPostgres() !== null;
  const choice = { hasPostgres, isFull, changed };
  const unknown = words.filter((word) => listSuites({ ...choice, words: [word] }).length === 0);
  if (unknown.length > 0)
    throw new UserFacingError(`No suite and no test file is called ${unknown.join(" or ")}.`);
  report.line(`\n  ${report.paint.bold(isFull ? "Drip, the full run" : "Drip, the core of the tests")}\n`);
  await prepare.packages();
  const suites = listSuites({ ...choice, words });
  const statements = openStatements(suites, listSuites(choice));
  const outcomes = await runSuites(suites, statements?.settingsOf);
  if (statements) await judgeStatements(statements.job, outcomes);
  // A second run of failed jobs has a cluster of its own.
  await jobs.close();
  if (process.env.CI === "true") await judgeAgain(outcomes);
  if (!hasPostgres && !isPglite)
    report.line("  PostgreSQL's programs were not found: its tests ran on PGlite.");
}

/** @param {Job} job @param {{ job: Job, outcome: Outcome }[]} outcomes */
async function judgeStatements(job, outcomes) {
  if (outcomes.some(({ job: { name }, outcome }) => isOfServer(name) && outcome.failed > 0))
    return report.line("  Tests of the server failed: its statements were not compared.");
  const outcome = await jobs.run(job);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  tell({ name: job.name, jobs: [job] }, [outcome]);
}

/** @param {{ job: Job, outcome: Outcome }[]} outcomes */
async function judgeAgain(outcomes) {
  const failed = outcomes.filter(({ outcome }) => outcome.failed > 0);
  const again = await runFailedFilesAgain(failed, (file, job) => {
    report.line(`  Running ${file} once more, alone`);
    return jobs.run(jobOf(file, [file], databaseOf(job)));
  });
  total.passed += again.more.passed;
  total.failed += again.more.failed;
  flaky.push(...again.flaky);
  for (const { file, first, second } of flaky)
    report.line(`\n  ${file} is flaky. The first run:\n\n${first}\n  The second run:\n\n${second}`);
  if (flaky.length <= mostFlakyFiles) return;
  report.line(`  ${report.paint.bad("✗")} More than ${mostFlakyFiles} files are flaky.`);
  total.failed += 1;
}

/** @param {Suite[]} suites @param {(suite: Suite) => NodeJS.ProcessEnv} [settingsOf] of a suite's processes */
async function runSuites(suites, settingsOf = () => ({})) {
  const timeOf = (/** @type {Job} */ { name }) => times[name] ?? usualTime;
  const queue = suites
    .flatMap((suite) => suite.jobs.map((job) => ({ suite, job })))
    .sort((a, b) => timeOf(b.job) - timeOf(a.job));
  /** @type {Map<Suite, Outcome[]>} */
  const outcomes = new Map(suites.map((suite) => [suite, []]));
  /** @type {{ job: Job, outcome: Outcome }[]} */
  const all = [];
  const end = report.begin("Running");

  const isForBrowser = (/** @type {Job} */ job) => job.needs.includes("chromium");
  const browsers = {
    queue: queue.filter(({ job }) => isForBrowser(job)),
    limit: atOnce.browsers,
    running: 0,
  };
  const others = { queue: queue.filter(({ job }) => !isForBrowser(job)), limit: atOnce.others, running: 0 };

  async function work() {
    for (;;) {
      const kind = [browsers, others].find((each) => each.queue.length > 0 && each.running < each.limit);
      const next = kind?.queue.shift();
      if (!kind || !next) return;
      const { suite, job } = next;
      kind.running += 1;
      const outcome = await jobs.run(job, settingsOf(suite));
      kind.running -= 1;
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      all.push({ job, outcome });
      const done = outcomes.get(suite) ?? [];
      done.push(outcome);
      if (done.length === suite.jobs.length) tell(suite, done);
    }
  }
  await Promise.all(Array.from({ length: atOnce.all }, work));
  end();
  return all;
}

/** @param {Suite} suite @param {Outcome[]} outcomes */
function tell(suite, outcomes) {
  const sum = (/** @type {"passed" | "failed" | "milliseconds"} */ key) =>
    outcomes.reduce((all, outcome) => all + outcome[key], 0);
  const [good, bad, time] = [sum("passed"), sum("failed"), seconds(sum("milliseconds"))];
  const { paint } = report;
  const counts = bad > 0 ? paint.bad(`${good} passed, ${bad} failed`) : `${good} passed`;
  report.line(
    `  ${bad > 0 ? paint.bad("✗") : paint.good("✓")} ${suite.name.padEnd(22)} ${counts} ${paint.dim(time)}`,
  );
  for (const { text } of outcomes) if (text) report.line(`\n${text.trim()}\n`);
}

/** @param {unknown} [fault] */
async function finish(fault) {
  if (isFinished) return;
  isFinished = true;
  if (fault) {
    report.fail(fault);
    total.failed += 1;
  }
  children.killAll();
  await jobs.close();
  report.line(`\n  ${report.elapsed()}${cpuTime()}`);
  for (const { file } of flaky) report.line(`  flaky: ${file} failed at first and passed alone`);
  if (isFull && words.length === 0 && total.failed === 0) markFullRun();
  if (!isFull && words.length === 0) {
    const left = testFiles().filter((file) => !isOfCore(file) && !changed.includes(`test/${file}`));
    report.line(`  ${left.length} test files are left to npm run test:full. ${lastFullRun()}`);
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** Of all ended children that were waited for, which some of Chromium's are not. Linux alone tells, in hundredths of a second. */
function cpuTime() {
  if (!fs.existsSync("/proc/self/stat")) return "";
  const [user, system] = fs.readFileSync("/proc/self/stat", "utf8").split(" ").slice(15);
  return `, at least ${((Number(user) + Number(system)) / 100).toFixed(0)} CPU seconds`;
}
