import { join, resolve } from "node:path";
import { listFiles } from "../build/fingerprint.mjs";
import { fileOf, listSources, readImports } from "../layers/read-imports.mjs";
import { UserFacingError } from "../report.mjs";

/** @typedef {Record<string, string[]>} Reads what a file reads: files, and folders with / at the end */
/** @typedef {{ importers: Map<string, Set<string>>, typeOnly: Set<string>, reads: Reads }} Graph */

/** Who reads whom in the whole project, tests included. @param {string} root @param {Reads} reads by other means than an import */
export async function readGraph(root, reads) {
  const top = resolve(root);
  const others = await Promise.all(["test", "scripts/bench"].map((folder) => listFiles(join(top, folder))));
  const files = others.flat().map((file) => file.slice(top.length + 1).replaceAll("\\", "/"));
  const isCode = (/** @type {string} */ file) =>
    /(?<!\.d)\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes("/node_modules/");
  const all = [...(await listSources(top)), ...files.filter(isCode)];
  const { faults, imports } = await readImports(top, all);
  if (faults.length > 0)
    throw new UserFacingError(
      "The imports cannot be read, and with them what a change reaches.",
      faults.join("\n"),
    );
  return graphOf(imports, all, reads);
}

/** @param {import("../layers/read-imports.mjs").Import[]} imports @param {string[]} all @param {Reads} reads @returns {Graph} */
export function graphOf(imports, all, reads) {
  const files = new Set(all);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  /** @type {Set<string>} */
  const forTypes = new Set();
  for (const { from, to, isPackage, isType } of imports) {
    const file = isPackage ? undefined : isType ? fileOf(to, files) : to;
    if (file === undefined) continue;
    if (isType) forTypes.add(file);
    else importers.set(file, (importers.get(file) ?? new Set()).add(from));
  }
  return { importers, typeOnly: new Set([...forTypes].filter((file) => !importers.has(file))), reads };
}

/** A file and whoever reads it, at first or second hand. @param {string} file @param {Graph} graph */
export function reachOf(file, { importers, reads }) {
  const reached = new Set([file]);
  for (const each of reached) {
    for (const importer of importers.get(each) ?? []) reached.add(importer);
    for (const [reader, names] of Object.entries(reads))
      if (names.some((name) => name === each || (name.endsWith("/") && each.startsWith(name))))
        reached.add(reader);
  }
  return reached;
}
