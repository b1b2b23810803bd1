import { spawnSync } from "node:child_process";
import { root } from "./steps/contract.mjs";

/** The tag that the last full run without a failure moved to its commit. */
const tag = "full-run-passed";

const git = (/** @type {string[]} */ ...words) =>
  spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";

/** When all tests last passed. */
export function lastFullRun() {
  const when = git(
    "for-each-ref",
    "--format=%(objectname:short) of %(committerdate:short)",
    `refs/tags/${tag}`,
  );
  return `It last passed at ${when || "no commit that this clone knows of"}.`;
}

/** Only where nothing is changed: the tag names a commit. */
export function markFullRun() {
  if (git("status", "--porcelain") === "") git("tag", "--force", tag);
}
