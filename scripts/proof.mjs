/**
 * npm run proof: the proofs at full length, one file after the other, and docs/proof.md with their figures. npm run proof -- refresh runs
 * a part and keeps the other figures. They are committed in scripts/proof/results, a file for each test file and database.
 */
import fs from "node:fs";
import path from "node:path";
import { openChildren } from "./children.mjs";
import { openCpuMeter } from "./cpu.mjs";
import { proveRoom } from "./mutation/figures.mjs";
import { mutationRooms } from "./mutation/rooms.mjs";
import { audit } from "./proof/audit.mjs";
import { proveNode24 } from "./proof/node-24.mjs";
import { renderPage } from "./proof/page.mjs";
import { openResults, readLines } from "./proof/results.mjs";
import { proveTests } from "./proof/tests.mjs";
import { openReport, seconds, UserFacingError } from "./report.mjs";
import { listRooms } from "./rooms.mjs";
import { installCluster, missingPackages } from "./steps/cluster.mjs";
import { root } from "./steps/contract.mjs";
import { nodeVersionFault } from "./steps/node-version.mjs";
import { findPgbouncer, installPgbouncer, openPgbouncer } from "./steps/pgbouncer.mjs";
import { findPostgres, openPostgres } from "./steps/postgres.mjs";
import { openPreparation } from "./steps/prepare.mjs";
import { readUvu } from "./uvu-output.mjs";

/** @typedef {import("./proof/page.mjs").Figure} Figure */

/** Tests that the database decides run on both. */
const onBoth =
  /\/(refresh|claims|crash|live-storm|calling-offs|migrations|soak|limits|server|([a-z-]+-)?races|families-abuse|one-account|series-model)\.test/;
/** Tests of poolers themselves, on clusters of their own. */
const aboutPooler = /\/pooler\.test/;
/** Tests of clusters of their own. */
const aboutCluster = /\/cluster\//;
/** Tests of two servers behind a pooler. */
const behindPooler = /\/(refresh|claims|limits|live-storm|calling-offs)\.test/;
const results = openResults(path.join(root, "scripts/proof/results"));
/** The folder where one test file's processes record results. */
const scratch = path.join(root, "node_modules/.cache/drip-proof");
const patience = 40 * 60_000;

const report = openReport();
const children = openChildren();
let isGood = true;
let isFinished = false;
/** @type {(() => Promise<void>)[]} */
const closers = [];

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => finish(new UserFacingError("Stopped before the end.")));
main().then(() => finish(), finish);

async function main() {
  const fault = nodeVersionFault();
  if (fault) throw new UserFacingError(fault);
  const words = process.argv.slice(2);
  const files = new Set(
    listRooms(
      ["proof/", "contract/server", "scripts/identity-emulator", "scripts/dev", "races.test"],
      true,
      true,
    ).flatMap(({ jobs }) => jobs.flatMap((job) => job.files ?? [])),
  );
  const chosen = [...files].filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const mutated = mutationRooms.filter(
    ({ name }) => words.length === 0 || words.some((word) => `mutation/${name}`.startsWith(word)),
  );
  const hasNode24 = words.length === 0 || words.includes("node-24");
  const hasPglite = words.length === 0 || words.includes("pglite");
  const hasChanged = words.length === 0 || words.includes("changed");
  if (chosen.length + mutated.length === 0 && !hasNode24 && !hasPglite && !hasChanged)
    throw new UserFacingError(`No proof is called ${words.join(" or ")}.`);
  const prepare = openPreparation(children, report);
  await prepare.packages();
  if (chosen.length > 0 || hasNode24 || hasChanged) await prepare.build();
  const programs = findPostgres();
  for (const file of chosen) {
    if (aboutPooler.test(file)) {
      if (programs === null) continue;
      await needPgbouncer();
      await run(file, "PgBouncer", {});
      continue;
    }
    if (aboutCluster.test(file)) {
      if (missingPackages().length > 0)
        await report.step("Installing a cluster's programs", "A cluster's programs installed", () =>
          installCluster(children),
        );
      await run(file, "Patroni", {});
      continue;
    }
    await run(file, "PGlite", {});
    if (!onBoth.test(file) || programs === null) continue;
    const postgres = await openPostgres(programs);
    closers.push(postgres.close);
    await run(file, "PostgreSQL", { TEST_DATABASE_URL: postgres.url });
    if (behindPooler.test(file)) await runPooled(file, postgres.url);
    await closers.pop()?.();
  }
  for (const room of mutated) isGood = (await proveRoom(room, { children, report, results })) && isGood;
  if (hasNode24) isGood = (await proveNode24({ children, report, results })) && isGood;
  if (hasChanged) isGood = (await proveChanged(prepare)) && isGood;
  if (hasPglite) isGood = (await proveOnPglite({ children, report, results })) && isGood;
  if (programs === null) report.line("  PostgreSQL's programs were not found: what runs on it was left out.");
  const audited = await audit(children, root);
  if (audited === null) report.line("  The package registry answers no audit.");
  fs.writeFileSync(
    path.join(root, "docs/proof.md"),
    renderPage([...results.read(), ...(audited ? [audited] : [])]),
  );
}

/** @param {ReturnType<typeof openPreparation>} prepare */
async function proveChanged(prepare) {
  // This needs the packages.
  const { proveChoice } = await import("./changed/prove.mjs");
  return proveChoice({ children, report, results, prepare, meter: openCpuMeter() });
}

/** `npm test` runs the server's tests on PostgreSQL where it is installed. @param {import("./proof/tests.mjs").Tools} tools */
const proveOnPglite = (tools) =>
  proveTests(tools, {
    program: process.execPath,
    args: ["--pglite", "server/"],
    name: "the server's tests on PGlite",
    key: "server-PGlite",
    figure: { point: 19, tried: "the server's tests", database: "PGlite" },
  });

/** @param {string} file @param {string} clusterUrl */
async function runPooled(file, clusterUrl) {
  const pooler = await openPgbouncer(await needPgbouncer(), clusterUrl, "transaction");
  closers.push(pooler.close);
  await run(file, "PgBouncer", { TEST_DATABASE_URL: clusterUrl, TEST_POOLER_URL: pooler.url });
  await closers.pop()?.();
}

/** Required, unlike in the tests: without its rows the page would claim less than it seems to. */
async function needPgbouncer() {
  if (findPgbouncer() === null)
    await report.step("Installing PgBouncer", "PgBouncer installed", () => installPgbouncer(children));
  return findPgbouncer() ?? "pgbouncer";
}

/** @param {string} file @param {string} database @param {NodeJS.ProcessEnv} more */
async function run(file, database, more) {
  const [job] = listRooms([file], true, true).flatMap(({ jobs }) => jobs);
  // Races are in the folder of their noun.
  const noun = file.endsWith("/races.test.ts") ? `${path.basename(path.dirname(file))}-` : "";
  const resultsName = `${noun}${path.basename(file, ".test.ts")}-${database}`;
  const folder = path.join(scratch, resultsName);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const keep = [
    "PATH",
    "HOME",
    "TMPDIR",
    "LANG",
    "CHROME_PATH",
    "PROOF_SOAK_SECONDS",
    "PROOF_CRASHES",
    "PROOF_KILLS",
    "PROOF_CALENDARS",
  ];
  const env = { NODE_ENV: "test", PROOF: "full", PROOF_RESULTS: folder, ...more };
  for (const name of keep)
    if (process.env[name] !== undefined) Object.assign(env, { [name]: process.env[name] });
  const name = `${file} on ${database}`;
  const started = performance.now();
  const end = report.begin(name);
  const ended = await children.run(process.execPath, job?.args ?? [], { cwd: root, env, patience });
  end();
  const read = readUvu(ended, [file]);
  const time = report.paint.dim(seconds(performance.now() - started));
  const figures = readLines(folder);
  if (read.failed === 0) {
    results.replace(resultsName, figures);
    return report.line(`  ${report.paint.good("✓")} ${name} ${time}`);
  }
  isGood = false;
  report.line(`  ${report.paint.bad("✗")} ${name} ${time}\n\n${read.text.trim()}\n${read.faults.join("\n")}`);
  /** @type {Figure} */
  const failure = {
    point: 0,
    tried: `**Failed:** ${file}`,
    count: read.passed + read.failed,
    wrong: read.failed,
    database,
    at: new Date().toISOString(),
  };
  results.replace(resultsName, [...figures, failure]);
}

/** @param {unknown} [fault] */
async function finish(fault) {
  if (isFinished) return;
  isFinished = true;
  if (fault) report.fail(fault);
  children.killAll();
  for (const close of closers) await close();
  report.line(`\n  ${report.elapsed()}`);
  process.exit(isGood && !fault ? 0 : 1);
}
