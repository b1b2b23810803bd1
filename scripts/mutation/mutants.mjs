import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../steps/contract.mjs";

/**
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {{ sources: Record<string, string>, mutants: Mutant[] }} Mutated
 */

/** The logger interface that Stryker's instrumenter needs. @type {Record<string, () => unknown>} */
const silent = Object.fromEntries(
  ["trace", "debug", "info", "warn", "error", "fatal"].flatMap((level) => [
    [level, () => {}],
    [`is${level[0]?.toUpperCase()}${level.slice(1)}Enabled`, () => false],
  ]),
);

/**
 * The files of some folders with all their mutants, each behind a condition: `__stryker__.activeMutant` names the active one.
 * @param {string[]} files @param {(mutant: Mutant) => boolean} isLeftOut @returns {Promise<Mutated & { leftOut: number }>}
 */
export async function makeMutants(files, isLeftOut) {
  const file = createRequire(import.meta.url).resolve("@stryker-mutator/instrumenter");
  const { Instrumenter } = await import(pathToFileURL(file).href);
  const inputs = files.map((name) => ({
    name,
    content: fs.readFileSync(path.join(root, name), "utf8"),
    mutate: true,
  }));
  const made = await new Instrumenter(silent).instrument(inputs, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const mutants = made.mutants.filter((/** @type {Mutant} */ mutant) => !isLeftOut(mutant));
  return {
    sources: Object.fromEntries(
      made.files.map((/** @type {{ name: string, content: string }} */ { name, content }) => [name, content]),
    ),
    mutants,
    leftOut: made.mutants.length - mutants.length,
  };
}
