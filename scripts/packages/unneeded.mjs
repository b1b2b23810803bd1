import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** @typedef {import("./registry.mjs").Document} Document */

/** Files that may import a package or name it in a tool's configuration. Documents do not count. */
const readable = /\.(ts|tsx|mjs|cjs|json|jsonc|ya?ml|sh)$/;
const lists = /(^|\/)package(-lock)?\.json$/;

/**
 * Packages that nothing imports and no script or configuration names.
 * @param {string} folder of the package.json @param {string[]} names @param {Record<string, string>} pins
 * @param {Record<string, Document>} documents
 */
export function findUnneeded(folder, names, pins, documents) {
  const texts = readTexts(folder);
  const isNamed = (/** @type {string} */ name) => {
    // In quotation marks, alone or with a subpath, or as a path below node_modules.
    const whole = name.replaceAll(/[.\\/]/g, "\\$&");
    const pattern = new RegExp(`(["'\`]|node_modules/)${whole}(?=["'\`/])`);
    return texts.some((text) => pattern.test(text));
  };
  const needed = new Set(Object.keys(pins).filter(isNamed));
  const isAsked = (/** @type {string} */ name) =>
    isTypesOf(name, needed) || [...needed].some((other) => wantsPeer(other, name, pins, documents));
  return names.filter((name) => !needed.has(name) && !isAsked(name));
}

/** @param {string} name @param {Set<string>} needed */
function isTypesOf(name, needed) {
  if (!name.startsWith("@types/")) return false;
  const typed = name.slice("@types/".length).replace(/^(.+)__(.+)$/, "@$1/$2");
  return typed === "node" || needed.has(typed);
}

/** @param {string} other @param {string} name @param {Record<string, string>} pins @param {Record<string, Document>} documents */
function wantsPeer(other, name, pins, documents) {
  const { peerDependencies, peerDependenciesMeta } = documents[other]?.versions[pins[other] ?? ""] ?? {};
  return peerDependencies?.[name] !== undefined && !peerDependenciesMeta?.[name]?.optional;
}

/** Of the files that git tracks; of package.json only the scripts, not the lists. @param {string} folder */
function readTexts(folder) {
  const said = execFileSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8" });
  const files = said.split("\0").filter((file) => readable.test(file) && !lists.test(file));
  const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return [
    ...files.map((file) => fs.readFileSync(path.join(folder, file), "utf8")),
    Object.values(scripts ?? {})
      .join("\n")
      .replaceAll(/[^\s"'`]+/g, '"$&"'),
  ];
}
