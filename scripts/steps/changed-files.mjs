import { spawnSync } from "node:child_process";

/**
 * Every file that differs from where this branch left main, committed or not, untracked ones included; on main itself what is not pushed,
 * else what the last commit changed. None where git cannot say, as in a copy without history.
 * @param {string} root @returns {string[]}
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ ...words) => {
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout : null;
  };
  const head = git("rev-parse", "HEAD")?.trim();
  const bases = ["origin/main", "main"].map((main) => git("merge-base", "HEAD", main)?.trim());
  const base = bases.find((commit) => commit && commit !== head) ?? git("rev-parse", "HEAD^")?.trim();
  if (!base) return [];
  const names = [
    git("diff", "--name-only", "--no-renames", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return [...new Set(names.flatMap((text) => (text ?? "").split("\0").filter(Boolean)))].sort();
}
