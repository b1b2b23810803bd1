import { builtinModules } from "node:module";
import { findCircles, findFolderCircles } from "./circles.mjs";
import { findUpwardImports } from "./order.mjs";
import { listSources, readImports } from "./read-imports.mjs";
import { layerOf, lazyLayers, mayUseLayer, mayUsePackage, rules } from "./rules.mjs";
import { findForeignWrites } from "./writers.mjs";

/** @typedef {import("./read-imports.mjs").Import} Import */

/** @param {string} root @returns {Promise<string[]>} */
export async function findBrokenLayers(root) {
  const files = await listSources(root);
  const result = await readImports(root, files);
  return [
    ...result.faults,
    ...result.imports.flatMap(judge),
    ...findCircles(result.imports, files),
    ...findFolderCircles(result.imports),
    ...findUpwardImports(result.imports, files),
    ...(await findForeignWrites(root, files)),
  ];
}

/** @param {Import} found @returns {string[]} */
function judge(found) {
  const why = found.isPackage ? judgePackage(found) : judgeRoom(found);
  return why ? [`${found.from} ${found.isType ? "takes a type of" : "imports"} ${found.to}: ${why}`] : [];
}

/** @param {Import} found */
function judgePackage({ from, to, isLazy, isType }) {
  const layer = layerOf(from);
  if (/^node:/.test(to) || builtinModules.includes(to))
    return rules[layer]?.builtins ? null : `${layer} has nothing of Node's`;
  const name = to
    .split("/")
    .slice(0, to.startsWith("@") ? 2 : 1)
    .join("/");
  if (isType) return null;
  if (!mayUsePackage(from, name)) return `${layer} may not use ${name}`;
  if (rules[layer]?.onDemand?.includes(name) && !isLazy) return `${name} is loaded on demand, by import()`;
  return null;
}

/** @param {Import} found */
function judgeRoom({ from, to, isLazy, isType }) {
  const [layer, other] = [layerOf(from), layerOf(to)];
  if (/^openapi(\.d)?(\.ts)?$/.test(to)) return isType ? null : "the contract's types are imported as types";
  if (other === "test") return "nothing imports test";
  if (layer === "src/features" && other === layer && featureOf(from) !== featureOf(to))
    return "a feature never imports another feature";
  if (!mayUseLayer(layer, other)) return `${layer} may not use ${other}`;
  const isAlone = lazyLayers.includes(other) && layer !== other;
  if (isAlone && layer !== "src/main") return `${other} is loaded by the composition root alone`;
  if (!isType && !isLazy && layer !== other && rules[layer]?.onDemand?.includes(other))
    return `${other} is loaded on demand, by import()`;
  return null;
}

/** @param {string} file */
const featureOf = (file) => file.split("/")[2];
