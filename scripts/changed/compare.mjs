import { spawnSync } from "node:child_process";
import { chooseTests } from "./choose.mjs";
import { graphOf, reachOf } from "./graph.mjs";

/** Files of the project that somebody edits by hand, documents aside. @param {string} root */
export const listEdited = (root) =>
  git(root, "ls-files", "-z")
    .split("\0")
    .filter((file) => file !== "" && !/^docs\/|results\/|package-lock\.json$/.test(file));

/**
 * Changes of one file each, drawn evenly from the history; of files that still exist.
 * @param {string} root @param {number} count
 */
export function drawChanges(root, count) {
  const edited = new Set(listEdited(root));
  const changes = git(root, "log", "--no-merges", "--format=", "--name-only", "--no-renames")
    .split("\n")
    .filter((file) => edited.has(file));
  return Array.from({ length: Math.min(count, changes.length) }, (_, index) =>
    String(changes[Math.floor((index * changes.length) / count)]),
  );
}

/** @param {string} root @param {string[]} words */
const git = (root, ...words) =>
  spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).stdout;

/**
 * The tests that read a changed file while they ran and were not chosen for it.
 * @param {string[]} changed @param {string[][]} recorded lines of record.cjs, of each process with those that it started
 * @param {import("./graph.mjs").Graph} graph
 */
export function findForgotten(changed, recorded, graph) {
  const runs = recorded.map((lines) => graphOf(lines.flatMap(importsIn), [], {}));
  return [...new Set(changed)].flatMap((file) => {
    const { files, unknown } = chooseTests([file], graph);
    if (unknown !== null) return [];
    return [...new Set(runs.flatMap((ran) => [...reachOf(file, ran)]))]
      .filter((test) => /^test\/.*\.test\.tsx?$/.test(test) && !files.has(test.slice("test/".length)))
      .map((test) => ({ file, test }));
  });
}

/** @param {string} line */
function importsIn(line) {
  const [from = "", to = ""] = line.split("\t");
  // fingerprint.mjs reads every file only to hash it.
  if (from === "scripts/build/fingerprint.mjs") return [];
  // What is built changes with the build: a test that reads dist/ has to be chosen for it.
  return [{ from, to: to.split("/")[0] === "dist" ? "esbuild.config.mjs" : to, ...plainImport }];
}

const plainImport = { isPackage: false, isLazy: false, isType: false };
