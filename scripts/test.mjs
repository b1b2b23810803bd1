/**
 * npm test: every check and every test, three processes at a time, the longest first, at most two of them in Chromium.
 * npm test -- machines select runs a part; --pglite leaves PostgreSQL out where it is installed. Under CI=true a file that failed is run
 * once more, alone.
 * Nothing but Node's own modules here: the packages may not be installed yet.
 */
import { isBusy, overspent } from "./budgets.mjs";
import { openChildren } from "./children.mjs";
import { openCpuMeter } from "./cpu.mjs";
import { openReport, seconds, UserFacingError } from "./report.mjs";
import { jobOf, listRooms } from "./rooms.mjs";
import { mostFlakyFiles, runFailedFilesAgain } from "./second-run.mjs";
import { findChromium, installChromium } from "./steps/chromium.mjs";
import { root } from "./steps/contract.mjs";
import { nodeVersionFault } from "./steps/node-version.mjs";
import { findPostgres, openPostgres } from "./steps/postgres.mjs";
import { openPreparation } from "./steps/prepare.mjs";
import { expectedTime, readTimes, writeTimes } from "./test-times.mjs";
import { readUvu } from "./uvu-output.mjs";

/**
 * @typedef {import("./rooms.mjs").Job} Job
 * @typedef {import("./rooms.mjs").Room} Room
 * @typedef {import("./second-run.mjs").Ran & { text: string, milliseconds: number, cpuSeconds: number | null }} Outcome
 */

/** Browser tests wait for a third of their time, so two of them and another process keep two cores busy. */
const atOnce = { all: 3, browsers: 2, others: 2 };
/** A folder's files share a process: the longest takes four minutes here, and three times as long on a busy machine. */
const patience = 20 * 60_000;

const report = openReport();
const meter = openCpuMeter();
const children = openChildren(meter);
const prepare = openPreparation(children, report);
const total = { passed: 0, failed: 0 };
/** @type {import("./second-run.mjs").Flaky[]} */
const flaky = [];
/** CPU seconds of each room; empty where they cannot be measured. @type {Map<string, number>} */
const spent = new Map();
/** @type {(() => Promise<void>)[]} */
const closers = [];
let isFinished = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => finish(new UserFacingError("Stopped before the end.")));
main().then(() => finish(), finish);

async function main() {
  const fault = nodeVersionFault();
  if (fault) throw new UserFacingError(fault);
  const { words, isPglite } = readArguments(process.argv.slice(2));
  const hasPostgres = !isPglite && findPostgres() !== null;
  const rooms = listRooms(words, hasPostgres);
  const unknown = words.filter((word) => listRooms([word], hasPostgres).length === 0);
  if (unknown.length > 0)
    throw new UserFacingError(`No room and no test file is called ${unknown.join(" or ")}.`);
  report.line(`\n  ${report.paint.bold("Drip, all tests")}\n`);
  await prepare.packages();
  const outcomes = await runRooms(rooms);
  // A second run of failed files has a cluster of its own, whose CPU time is no part of the budgets.
  await close();
  const cluster = spent.get("PostgreSQL");
  if (cluster)
    report.line(`    ${report.paint.dim(`PostgreSQL's own processes: ${cluster.toFixed(1)} CPU seconds`)}`);
  if (words.length === 0) judgeBudgets();
  if (process.env.CI === "true") await judgeAgain(outcomes);
  if (!hasPostgres && !isPglite)
    report.line("  PostgreSQL's programs were not found: its tests ran on PGlite.");
}

/** @param {string[]} given */
function readArguments(given) {
  const [option, words] = [
    given.filter((word) => word.startsWith("-")),
    given.filter((word) => !word.startsWith("-")),
  ];
  const unknown = option.filter((word) => word !== "--pglite");
  if (unknown.length > 0) throw new UserFacingError(`There is no option ${unknown.join(" or ")}.`);
  return { words, isPglite: option.length > 0 };
}

/** @param {{ job: Job, outcome: Outcome }[]} outcomes */
async function judgeAgain(outcomes) {
  const failed = outcomes.filter(({ outcome }) => outcome.failed > 0);
  const again = await runFailedFilesAgain(failed, (file, job) => {
    report.line(`  Running ${file} once more, alone`);
    return runJob(jobOf(file, [file], job.needs.includes("postgres")));
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

/** @param {Room[]} rooms */
async function runRooms(rooms) {
  const times = readTimes();
  const queue = rooms
    .flatMap((room) => room.jobs.map((job) => ({ room, job })))
    .sort((a, b) => expectedTime(times, b.job) - expectedTime(times, a.job));
  /** @type {Map<Room, Outcome[]>} */
  const outcomes = new Map(rooms.map((room) => [room, []]));
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
      const { room, job } = next;
      kind.running += 1;
      const outcome = await runJob(job);
      kind.running -= 1;
      spend(room.name, outcome.cpuSeconds);
      times[job.name] = Math.round(outcome.milliseconds);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      all.push({ job, outcome });
      const done = outcomes.get(room) ?? [];
      done.push(outcome);
      if (done.length === room.jobs.length) tell(room, done);
    }
  }
  await Promise.all(Array.from({ length: atOnce.all }, work));
  end();
  writeTimes(times);
  return all;
}

/** @param {Job} job @returns {Promise<Outcome>} */
async function runJob(job) {
  const env = testEnvironment();
  const noFiles = { faulty: [], unreached: [], passedElsewhere: 0 };
  try {
    for (const need of job.needs) Object.assign(env, await provide(need));
  } catch (fault) {
    const { message, detail } =
      fault instanceof UserFacingError ? fault : { message: String(fault), detail: "" };
    const text = `${detail}\n${message}`;
    return { passed: 0, failed: 1, text, output: text, ...noFiles, milliseconds: 0, cpuSeconds: null };
  }
  if (job.args.length === 0)
    return { passed: 1, failed: 0, text: "", output: "", ...noFiles, milliseconds: 0, cpuSeconds: null };
  const started = performance.now();
  const ended = await children.run(process.execPath, job.args, { cwd: root, env, patience });
  const took = { milliseconds: performance.now() - started, cpuSeconds: ended.cpuSeconds };
  if (!job.files) {
    const isGood = ended.code === 0;
    const text = isGood ? "" : ended.text;
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, text, output: text, ...noFiles, ...took };
  }
  const read = readUvu(ended, job.files);
  const output = [job.name, read.text.trim(), ...read.faults].join("\n\n");
  return { ...read, output, text: read.failed > 0 ? output : "", ...took };
}

/** @param {string} room @param {number | null} cpuSeconds */
function spend(room, cpuSeconds) {
  if (cpuSeconds !== null) spent.set(room, (spent.get(room) ?? 0) + cpuSeconds);
}

function judgeBudgets() {
  if (isBusy())
    return report.line("  This machine has much else to do: the CPU seconds were held against no budget.");
  for (const sentence of overspent(spent)) {
    report.line(`  ${report.paint.bad("✗")} ${sentence}`);
    total.failed += 1;
  }
}

/** @type {Map<string, Promise<NodeJS.ProcessEnv>>} */
const provided = new Map();

/** A job's requirements are set up once, for the first job that needs them; returns the settings for the job. @param {string} need */
function provide(need) {
  const settings = provided.get(need) ?? setUp(need);
  provided.set(need, settings);
  return settings;
}

/** @param {string} need @returns {Promise<NodeJS.ProcessEnv>} */
async function setUp(need) {
  if (need === "build") {
    spend("build", await prepare.build());
    return {};
  }
  if (need === "chromium") {
    if (findChromium({ isWhole: true }) === null)
      await report.step("Installing Chromium", "Chromium installed", () => installChromium(children));
    return {};
  }
  const postgres = await openPostgres(findPostgres() ?? "");
  spend("PostgreSQL", meter.others());
  closers.push(async () => {
    provided.delete(need);
    await postgres.close();
    spend("PostgreSQL", meter.others());
  });
  return {
    TEST_DATABASE_URL: postgres.url,
    ...(postgres.sockets && { TEST_DATABASE_SOCKETS: postgres.sockets }),
  };
}

/** The developer's own settings must not affect the tests. */
function testEnvironment() {
  const keep = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "USER", "CI", "CHROME_PATH", "SystemRoot"];
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: "test", REDOCLY_TELEMETRY: "off" };
  for (const name of keep) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}

/** @param {Room} room @param {Outcome[]} outcomes */
function tell(room, outcomes) {
  const sum = (/** @type {"passed" | "failed" | "milliseconds"} */ key) =>
    outcomes.reduce((all, outcome) => all + outcome[key], 0);
  const [good, bad, time] = [sum("passed"), sum("failed"), seconds(sum("milliseconds"))];
  const { paint } = report;
  const cpu = spent.has(room.name) ? `, ${spent.get(room.name)?.toFixed(1)} CPU seconds` : "";
  const counts = bad > 0 ? paint.bad(`${good} passed, ${bad} failed`) : `${good} passed`;
  report.line(
    `  ${bad > 0 ? paint.bad("✗") : paint.good("✓")} ${room.name.padEnd(22)} ${counts} ${paint.dim(time + cpu)}`,
  );
  for (const { text } of outcomes) if (text) report.line(`\n${text.trim()}\n`);
}

async function close() {
  for (const closer of closers.splice(0)) await closer();
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
  await close();
  const cpu = [...spent.values()].reduce((all, seconds) => all + seconds, 0);
  report.line(`\n  ${report.elapsed()}${cpu > 0 ? `, ${cpu.toFixed(0)} CPU seconds` : ""}`);
  for (const { file } of flaky) report.line(`  flaky: ${file} failed at first and passed alone`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
