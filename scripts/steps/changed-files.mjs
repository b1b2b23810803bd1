import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/**
 * Every file that differs from where this branch left main, committed or not, untracked ones included; on main itself what is not pushed,
 * else what the last commit changed. Not those that were only moved, or whose imports alone follow moved files. None where git cannot say, as in
 * a copy without history.
 * @param {string} root @returns {string[]}
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ words) => {
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30 });
    return status === 0 ? stdout : null;
  };
  const head = git(["rev-parse", "HEAD"])?.trim();
  const bases = ["origin/main", "main"].map((main) => git(["merge-base", "HEAD", main])?.trim());
  const base = bases.find((commit) => commit && commit !== head) ?? git(["rev-parse", "HEAD^"])?.trim();
  if (!base) return [];
  const before = new Map(pairsOf(git(["diff", "--name-status", "--find-renames", "-z", base]) ?? ""));
  const untracked = (git(["ls-files", "--others", "--exclude-standard", "-z"]) ?? "")
    .split("\0")
    .filter(Boolean);
  const read = (/** @type {string} */ file) => withoutImports(fs.readFileSync(path.join(root, file), "utf8"));
  const isCode = (/** @type {string} */ file) =>
    /\.(ts|tsx|mjs)$/.test(file) && fs.existsSync(path.join(root, file));
  const changed = [...before].filter(
    ([file, old]) =>
      old === null || !isCode(file) || read(file) !== withoutImports(git(["show", `${base}:${old}`]) ?? ""),
  );
  return [...new Set([...changed.map(([file]) => file), ...untracked])].sort();
}

/** Each changed file with its name before, null if it is new or gone. @param {string} text of git diff --name-status -z @returns {[string, string | null][]} */
function pairsOf(text) {
  const words = text.split("\0");
  /** @type {[string, string | null][]} */
  const pairs = [];
  for (let at = 0; at + 1 < words.length; ) {
    const [status = "", old = "", name = ""] = words.slice(at, at + 3);
    const isMoved = /^[RC]/.test(status);
    pairs.push(isMoved ? [name, old] : [old, status === "M" ? old : null]);
    at += isMoved ? 3 : 2;
  }
  return pairs;
}

/** @param {string} text */
const withoutImports = (text) =>
  text.replace(/^(import|export)\s[^;]*?from\s+"[^"]+";\n/gm, "").replace(/import\("[^"]+"\)/g, "import()");
