import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { UserFacingError } from "./report.mjs";

/** @typedef {import("./rooms.mjs").Room} Room */

/**
 * While all of the server's tests run they note each statement with the columns that came back. Afterwards these are compared with the
 * types that the code claims of them, and with the files of server/db/statements, unless these are written. A part of the tests would
 * leave most claims unseen, so nothing is noted then.
 * @param {Room[]} chosen @param {Room[]} all @param {boolean} isWriting
 */
export function openStatements(chosen, all, isWriting) {
  if (countFiles(chosen) < countFiles(all)) {
    if (isWriting)
      throw new UserFacingError(`${writing} needs all of the server's tests: npm test -- server/ ${writing}`);
    return null;
  }
  if (isWriting && !all.some(({ name }) => name === "server on PGlite"))
    throw new UserFacingError(
      `${writing} needs PostgreSQL, which sends some statements that PGlite does not.`,
    );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-statements-"));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  return {
    /** @param {Room} room @returns {NodeJS.ProcessEnv} */
    settingsOf: ({ name }) => (isOfServer(name) ? { TEST_STATEMENTS: folder } : {}),
    /** @type {import("./rooms.mjs").Job} */
    job: {
      name: "statements",
      args: ["--import", "tsx", "test/support/statements/judge.ts", folder, ...(isWriting ? [writing] : [])],
      needs: [],
    },
  };
}

/** The option of npm test that writes the files. */
export const writing = "--write-statements";

/** The name of the room, or of the one that runs again on PGlite. @param {string} name */
export const isOfServer = (name) => name === "server" || name === "server on PGlite";

/** @param {Room[]} rooms */
const countFiles = (rooms) =>
  rooms.filter(({ name }) => isOfServer(name)).flatMap(({ jobs }) => jobs.flatMap(({ files }) => files ?? []))
    .length;
