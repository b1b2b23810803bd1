import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** @typedef {import("./suites.mjs").Suite} Suite */

/**
 * While all of the server's tests run they note each statement with the columns that came back. Afterwards these are compared with the
 * types that the code claims of them. A part of the tests would leave most claims unseen, so nothing is noted then.
 * @param {Suite[]} chosen @param {Suite[]} all
 */
export function openStatements(chosen, all) {
  if (countFiles(chosen) < countFiles(all)) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-statements-"));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  return {
    /** @param {Suite} suite @returns {NodeJS.ProcessEnv} */
    settingsOf: ({ name }) => (isOfServer(name) ? { TEST_STATEMENTS: folder } : {}),
    /** @type {import("./suites.mjs").Job} */
    job: {
      name: "statements",
      args: ["--import", "tsx", "test/support/statements/judge.ts", folder],
      needs: [],
    },
  };
}

/** The name of the suite, or of the one that runs again on PGlite. @param {string} name */
export const isOfServer = (name) => name === "server" || name === "server on PGlite";

/** @param {Suite[]} suites */
const countFiles = (suites) =>
  suites
    .filter(({ name }) => isOfServer(name))
    .flatMap(({ jobs }) => jobs.flatMap(({ files }) => files ?? [])).length;
