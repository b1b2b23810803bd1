import { spawnSync } from "node:child_process";
import { UserFacingError } from "../report.mjs";

/**
 * Every file that differs from where this branch left main, committed or not, untracked ones included; of a moved file both names.
 * On main itself what is not pushed yet.
 * @param {string} root @returns {string[]}
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ ...words) => spawnSync("git", words, { cwd: root, encoding: "utf8" });
  const names = (/** @type {string[]} */ ...words) => {
    const { status, stdout, stderr } = git(...words);
    if (status !== 0) throw new UserFacingError("Git cannot say what changed.", stderr ?? "");
    return stdout.split("\0").filter(Boolean);
  };
  const isMain = git("branch", "--show-current").stdout?.trim() === "main";
  const mains = isMain ? ["origin/main", "HEAD"] : ["main", "origin/main"];
  const base = mains
    .map((main) => git("merge-base", "HEAD", main))
    .find(({ status }) => status === 0)
    ?.stdout.trim();
  if (!base)
    throw new UserFacingError("What changed is asked of git, against the branch main: there is none.");
  return [
    ...new Set([
      ...names("diff", "--name-only", "--no-renames", "-z", base),
      ...names("ls-files", "--others", "--exclude-standard", "-z"),
    ]),
  ].sort();
}
