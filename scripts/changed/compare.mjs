import { spawnSync } from "node:child_process";
import { chooseTests } from "./choose.mjs";
import { graphOf, reachOf } from "./graph.mjs";

/**
 * Changes of one file each, drawn evenly from the history; of files that still exist and that somebody edits by hand.
 * @param {string} root @param {number} count
 */
export function drawChanges(root, count) {
  const git = (/** @type {string[]} */ ...words) =>
    spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).stdout;
  const present = new Set(git("ls-files", "-z").split("\0"));
  const changes = git("log", "--no-merges", "--format=", "--name-only", "--no-renames")
    .split("\n")
    .filter((file) => present.has(file) && !/^docs\/|results\/|package-lock\.json$/.test(file));
  return Array.from({ length: Math.min(count, changes.length) }, (_, index) =>
    String(changes[Math.floor((index * changes.length) / count)]),
  );
}

/**
 * The tests that read a changed file while they ran and were not chosen for it.
 * @param {string[]} changed @param {string[][]} recorded lines of record-reads.cjs, of each process with those that it started
 * @param {import("./graph.mjs").Graph} graph
 */
export function findForgotten(changed, recorded, graph) {
  const runs = recorded.map((lines) => graphOf(lines.flatMap(importsIn), [], {}));
  return [...new Set(changed)].flatMap((file) => {
    const { files, unknown } = chooseTests([file], graph);
    if (unknown !== null) return [];
    return [...new Set(runs.flatMap((ran) => [...reachOf(file, ran)]))]
      .filter((test) => /^test\/.*\.test\.tsx?$/.test(test) && !files.has(test.slice("test/".length)))
      .map((test) => `${file} is read by ${test}`);
  });
}

/** @param {string} line */
function importsIn(line) {
  const [from = "", to = ""] = line.split("\t");
  // It compares hashes of all files, to see whether to build; what the build is made of, the build itself reads.
  if (from === "scripts/build/fingerprint.mjs") return [];
  // What is built was made of all that the build reads.
  return [{ from, to: to.split("/")[0] === "dist" ? "esbuild.config.mjs" : to, ...plainImport }];
}

const plainImport = { isPackage: false, isLazy: false, isType: false };
