import fs from "node:fs";
import path from "node:path";
import { root } from "../steps/contract.mjs";
import { makeMutants } from "./mutants.mjs";
import { openHelper } from "./pool.mjs";
import { isLeftOut, listFiles } from "./rooms.mjs";

/**
 * @typedef {import("./mutants.mjs").Mutant} Mutant
 * @typedef {import("./worker.mjs").Run} Run
 * @typedef {{ file: string, milliseconds: number, tests: Record<string, number>[], onLoad: Record<string, number>, fault: string | null }} Trial
 * @typedef {{ mutant: Mutant, by: string | null, isMet: boolean, isHung: boolean }} Verdict by: what noticed the mutant, null when it lives
 */

const atOnce = 2;
/** Milliseconds for a test, beyond the duration of its whole file without a mutant. */
const patience = 5_000;

/**
 * Tries each mutant of a room, or an evenly spread sample, against the tests that meet it.
 * @param {import("../children.mjs").Children} children @param {import("./rooms.mjs").Room} room
 */
export async function scoreRoom(children, room) {
  const made = await makeMutants(
    room.sources.flatMap((source) => listFiles(source, /\.ts$/)),
    isLeftOut,
  );
  const folder = path.join(root, "node_modules/.cache/drip-mutation");
  fs.mkdirSync(folder, { recursive: true });
  const mutated = path.join(folder, `${room.name}.json`);
  fs.writeFileSync(mutated, JSON.stringify({ sources: made.sources }));
  const args = [mutated, room.keepsDatabases ? "keep" : ""];
  const helpers = Array.from({ length: atOnce }, () => openHelper(children, args));
  try {
    const tests = room.tests.flatMap((below) => listFiles(`test/${below}`, /\.test\.tsx?$/));
    const trials = await eachOf(helpers, tests, tryOut);
    const sample = Number(process.env.PROOF_MUTANTS ?? room.sample ?? Number.POSITIVE_INFINITY);
    const verdicts = await eachOf(helpers, spread(made.mutants, sample), (helper, mutant) =>
      judge(helper, mutant, trials),
    );
    return { verdicts, of: made.mutants.length, leftOut: made.leftOut };
  } finally {
    for (const helper of helpers) helper.end();
  }
}

/** @param {import("./pool.mjs").Helper} helper @param {string} file @returns {Promise<Trial>} */
async function tryOut(helper, file) {
  const trial = await helper.ask({ kind: "try", file }, 120_000);
  if (trial === null || trial.fault)
    throw new Error(`${file} fails without a mutant: ${trial?.fault ?? "it hangs"}`);
  return { file, ...trial };
}

/** @param {import("./pool.mjs").Helper} helper @param {Mutant} mutant @param {Trial[]} trials @returns {Promise<Verdict>} */
async function judge(helper, mutant, trials) {
  const { id } = mutant;
  const own = path.basename(mutant.fileName).split(".")[0] ?? "";
  const nearness = (/** @type {Trial} */ { file, milliseconds }) =>
    (path.basename(file).startsWith(`${own}.`) ? 0 : 1e6) + milliseconds;
  const meeting = trials.filter(({ onLoad, tests }) => onLoad[id] || tests.some((met) => met[id]));
  const runs = meeting
    .sort((a, b) => nearness(a) - nearness(b))
    .map(({ file, onLoad, tests }) => ({
      file,
      tests: onLoad[id] ? null : tests.flatMap((met, index) => (met[id] ? [index] : [])),
    }));
  if (runs.length === 0) return { mutant, by: null, isMet: false, isHung: false };
  const hits = meeting.flatMap(({ onLoad, tests }) => [onLoad, ...tests].map((met) => met[id] ?? 0));
  const limit = 10_000 + 100 * hits.reduce((sum, hit) => sum + hit, 0);
  const time = patience + Math.max(...meeting.map(({ milliseconds }) => milliseconds));
  const ask = () => helper.ask({ kind: "mutant", id, limit, runs }, time);
  let answer = await ask();
  if (answer?.isSpoilt) {
    helper.end();
    answer = await ask();
    helper.end();
  }
  const isHung = answer === null;
  return { mutant, by: isHung ? "it hangs" : answer.by, isMet: true, isHung };
}

/** @template T, R @param {import("./pool.mjs").Helper[]} helpers @param {T[]} items @param {(helper: import("./pool.mjs").Helper, item: T) => Promise<R>} work */
async function eachOf(helpers, items, work) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  await Promise.all(
    helpers.map(async (helper) => {
      while (next < items.length) {
        const index = next++;
        const item = /** @type {T} */ (items[index]);
        results[index] = await work(helper, item);
      }
    }),
  );
  return results;
}

/** @template T @param {T[]} items @param {number} count */
function spread(items, count) {
  if (count >= items.length) return items;
  return items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}
