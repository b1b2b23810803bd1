import fs from "node:fs";
import path from "node:path";

/** @typedef {import("./page.mjs").Figure} Figure */

/**
 * The figures of all proofs, a file of JSON lines for each test file and database. They are committed, so that a run of a part in a
 * fresh clone keeps the rows of the others.
 * @param {string} folder
 */
export function openResults(folder) {
  const fileOf = (/** @type {string} */ name) => path.join(folder, `${name}.jsonl`);
  return {
    /** Replaces what an earlier run recorded under this name. @param {string} name @param {Figure[]} figures */
    replace(name, figures) {
      if (figures.length === 0) return fs.rmSync(fileOf(name), { force: true });
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(fileOf(name), figures.map((figure) => `${JSON.stringify(figure)}\n`).join(""));
    },
    /** All results, in the order of the page's rows. */
    read: () => readLines(folder),
  };
}

/** The results of all files in a folder, by name. @param {string} folder @returns {Figure[]} */
export function readLines(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => fs.readFileSync(path.join(folder, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line));
}
