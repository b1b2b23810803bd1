import fs from "node:fs";
import path from "node:path";
import { root } from "./steps/contract.mjs";

/** What the first lines of a test file may say about the runs it belongs to. */
const marks = {
  /** What PGlite's driver or triggers decide, so it runs on PGlite as well. */
  pglite: /^\/\/ Runs on PGlite as well\.$/m,
  /** Has no test for PGlite, and a file that runs no test fails. */
  postgres: /^\/\/ Runs on PostgreSQL alone\.$/m,
  /** Left to `npm run test:full`, with the reason. */
  full: /^\/\/ Full run only: .+\.$/m,
  /** A browser test belongs to the full run unless it says why only a browser can show it. */
  core: /^\/\/ Core run: .+\.$/m,
};

/** All test files, below test/. */
export const testFiles = () =>
  fs
    .readdirSync(path.join(root, "test"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

/** Whether `npm test` runs a file. @param {string} file */
export const isOfCore = (file) => (file.startsWith("e2e/") ? hasMark(file, "core") : !hasMark(file, "full"));

/** @param {string} file @param {keyof typeof marks} name */
export function hasMark(file, name) {
  const text = fs.readFileSync(path.join(root, "test", file), "utf8");
  return marks[name].test(text.split("\n", 3).join("\n"));
}
