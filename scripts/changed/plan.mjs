import { narrowRooms, needsBuild } from "../rooms.mjs";
import { changedFiles } from "./changed-files.mjs";
import { chooseTests } from "./choose.mjs";
import { readGraph } from "./graph.mjs";
import { otherReads } from "./other-reads.mjs";

/** @typedef {import("../rooms.mjs").Room} Room */

/** Checks of the whole tree, cheap enough for every run. */
const checks = ["types", "lint", "layers", "drift", "openapi"];

/** Rooms and files that start browsers and whole products: most changes reach them, and they take minutes. */
const slowRooms = ["e2e", "proof", "contract"];
export const slowFiles = ["scripts/dev.test.ts", "scripts/bench-stopped.test.ts"];

/**
 * What `npm test -- changed` runs, with sentences about it.
 * @param {string} root @param {Room[]} rooms all of them
 * @param {{ words: string[], isAll: boolean }} options `words` name what runs besides
 */
export async function planChanged(root, rooms, options) {
  const changed = changedFiles(root);
  const graph = await readGraph(root, allReads(filesOf(rooms)));
  return plan(changed, chooseTests(changed, graph), rooms, options);
}

/** What is read by other means than an import; tests of what is built read the build. @param {string[]} files of tests @returns {import("./graph.mjs").Reads} */
export function allReads(files) {
  const reads = { ...otherReads };
  for (const name of files.filter(needsBuild).map((file) => `test/${file}`))
    reads[name] = [...(reads[name] ?? []), "esbuild.config.mjs"];
  return reads;
}

/** @param {Room[]} rooms */
export const filesOf = (rooms) => [
  ...new Set(rooms.flatMap(({ jobs }) => jobs.flatMap((job) => job.files ?? []))),
];

/**
 * @param {string[]} changed @param {ReturnType<typeof chooseTests>} chosen @param {Room[]} rooms
 * @param {{ words: string[], isAll: boolean }} options
 */
export function plan(changed, { files, isBuilt, unknown }, rooms, { words, isAll }) {
  const reached = unknown === null ? files : new Set(filesOf(rooms));
  const isLeft = (/** @type {Room} */ room, /** @type {string} */ file) =>
    !isAll && isSlow(room, file) && !changed.includes(`test/${file}`);
  const names = [...checks, ...(isBuilt ? ["build"] : []), ...words];
  const chosen = narrowRooms(
    rooms,
    names,
    (file, room) => words.some((word) => file.includes(word)) || (reached.has(file) && !isLeft(room, file)),
  );
  const left = narrowRooms(rooms, [], (file, room) => reached.has(file) && isLeft(room, file));
  const counts = left.map(({ name, jobs }) => `${name} ${jobs.flatMap((job) => job.files ?? []).length}`);
  return {
    rooms: chosen,
    sentences: [
      `${count(changed.length, "changed file")} ${changed.length === 1 ? "reaches" : "reach"} ${count(reached.size, "test file")}.`,
      ...(unknown === null ? [] : [`Who reads ${unknown} is not known, or every test does: it reaches all.`]),
      ...(left.length === 0
        ? []
        : [`Left to the whole run, in files: ${counts.join(", ")}. --all runs them too.`]),
    ],
  };
}

/** The server's second run on PGlite is slow as well. @param {Room} room @param {string} file */
const isSlow = ({ name }, file) =>
  slowRooms.includes(name) || name.endsWith(" on PGlite") || slowFiles.includes(file);

/** @param {number} number @param {string} noun */
const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
