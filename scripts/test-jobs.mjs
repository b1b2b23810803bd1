import { UserFacingError } from "./report.mjs";
import { root } from "./steps/contract.mjs";
import { openPgbouncer } from "./steps/pgbouncer.mjs";
import { openPostgres } from "./steps/postgres.mjs";
import { installPrograms, missingPackages } from "./steps/programs.mjs";
import { readUvu } from "./uvu-output.mjs";

/**
 * @typedef {import("./suites.mjs").Job} Job
 * @typedef {import("./suites.mjs").Need} Need
 * @typedef {import("./second-run.mjs").Ran & { text: string, milliseconds: number }} Outcome
 */

/** A folder's files share a process. A test that hangs ends with it; a soak of the full run takes a quarter of an hour. */
const patience = 60 * 60_000;

/**
 * Runs jobs as processes, with what they need.
 * @param {{ children: import("./children.mjs").Children,
 *   report: ReturnType<typeof import("./report.mjs").openReport>, prepare: ReturnType<typeof import("./steps/prepare.mjs").openPreparation>,
 *   more?: NodeJS.ProcessEnv }} tools with `more` settings for each process
 */
export function openJobs({ children, report, prepare, more = {} }) {
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  /** @type {Map<string, Promise<NodeJS.ProcessEnv>>} */
  const provided = new Map();

  return {
    run,
    /** Ends what jobs needed; a later job sets it up anew. */
    async close() {
      for (const closer of closers.splice(0)) await closer();
    },
  };

  /** @param {Job} job @param {NodeJS.ProcessEnv} [own] settings of this process alone @returns {Promise<Outcome>} */
  async function run(job, own = {}) {
    const env = { ...testEnvironment(), ...more, ...own };
    const noFiles = { faulty: [], unreached: [], passedElsewhere: 0 };
    try {
      for (const need of job.needs) Object.assign(env, await provide(need));
    } catch (fault) {
      const { message, detail } =
        fault instanceof UserFacingError ? fault : { message: String(fault), detail: "" };
      const text = `${detail}\n${message}`;
      return { passed: 0, failed: 1, text, output: text, ...noFiles, milliseconds: 0 };
    }
    if (job.args.length === 0)
      return { passed: 1, failed: 0, text: "", output: "", ...noFiles, milliseconds: 0 };
    const started = performance.now();
    const ended = await children.run(process.execPath, job.args, { cwd: root, env, patience });
    const milliseconds = performance.now() - started;
    if (!job.files) {
      const isGood = ended.code === 0;
      const text = isGood ? "" : ended.text;
      return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, text, output: text, ...noFiles, milliseconds };
    }
    const read = readUvu(ended, job.files);
    const output = [job.name, read.text.trim(), ...read.faults].join("\n\n");
    return { ...read, output, text: read.failed > 0 ? output : "", milliseconds };
  }

  /** A job's requirements are set up once, for the first job that needs them; returns the settings for the job. @param {Need} need */
  function provide(need) {
    const settings = provided.get(need) ?? setUp(need);
    provided.set(need, settings);
    return settings;
  }

  /** @param {Need} need @returns {Promise<NodeJS.ProcessEnv>} */
  async function setUp(need) {
    if (need === "build") {
      await prepare.build();
      return {};
    }
    if (need !== "postgres") {
      const missing = missingPackages(need).join(", ");
      if (missing)
        await report.step(`Installing ${missing}`, `${missing} installed`, () =>
          installPrograms(children, need),
        );
    }
    if (need === "chromium" || need === "cluster") return {};
    if (need === "pooler") {
      const { TEST_DATABASE_URL: clusterUrl = "" } = await provide("postgres");
      const pooler = await openPgbouncer(clusterUrl, "transaction");
      closers.unshift(async () => {
        provided.delete(need);
        await pooler.close();
      });
      return { TEST_POOLER_URL: pooler.url };
    }
    const postgres = await openPostgres();
    closers.push(async () => {
      provided.delete(need);
      await postgres.close();
    });
    return {
      TEST_DATABASE_URL: postgres.url,
      ...(postgres.sockets && { TEST_DATABASE_SOCKETS: postgres.sockets }),
    };
  }
}

/** The developer's own settings must not affect the tests. */
function testEnvironment() {
  const keep = [
    ...["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "USER", "CI", "CHROME_PATH", "SystemRoot"],
    ...Object.keys(process.env).filter((name) => name.startsWith("PROOF_")),
  ];
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: "test", ENV_FILE: "off", REDOCLY_TELEMETRY: "off" };
  for (const name of keep) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}
