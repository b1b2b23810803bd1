import { dirname } from "node:path/posix";
import { fileOf } from "./read-imports.mjs";
import { layerOf } from "./rules.mjs";

/** @typedef {import("./read-imports.mjs").Import} Import */

/** Layers whose folders are subjects of the product. */
const divided = [
  "domain",
  "machines",
  "src/controls",
  "src/effects",
  "src/features",
  "src/screens",
  "src/ui",
];

/** The folder of a subject in a layer, such as `machines/team`, that a file lies in; actors are a layer of their own. @param {string} file */
function folderOf(file) {
  if (layerOf(file) === "src/actors")
    return file.split("/").slice(0, 3).join("/").replace("src/effects", "src/actors");
  const layer = divided.find((name) => file.startsWith(`${name}/`));
  const [subject, ...rest] = layer ? file.slice(layer.length + 1).split("/") : [];
  return layer && rest.length > 0 ? `${layer}/${subject}` : null;
}

/**
 * Folders of one layer that import each other at run time in a circle of any length.
 * @param {Import[]} imports
 */
export function findFolderCircles(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  /** @type {{ folders: string[], text: string }[]} */
  const examples = [];
  for (const { from, to, isPackage, isType } of imports) {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (isPackage || isType || !folder || !other || folder === other) continue;
    if (dirname(folder) !== dirname(other)) continue;
    graph.set(folder, [...(graph.get(folder) ?? []), other]);
    if (!graph.has(other)) graph.set(other, []);
    examples.push({ folders: [folder, other], text: `${from} imports ${to}` });
  }
  const examplesOf = (/** @type {string[]} */ circle) =>
    examples.filter(({ folders }) => folders.every((each) => circle.includes(each))).map(({ text }) => text);
  return components(graph)
    .filter((circle) => circle.length > 1)
    .map(
      (circle) =>
        `${circle.sort().join(", ")}: need each other in a circle (${examplesOf(circle).sort().join("; ")})`,
    );
}

/**
 * Files that import each other in a circle, types included: none of them can be read, moved or tested without all the others.
 * @param {Import[]} imports @param {string[]} files
 */
export function findCircles(imports, files) {
  /** @type {Map<string, string[]>} */
  const graph = new Map(files.map((file) => [file, []]));
  const names = new Set(files);
  for (const { from, to, isPackage } of imports) {
    const file = isPackage ? undefined : fileOf(to, names);
    if (file && file !== from) graph.get(from)?.push(file);
  }
  return components(graph)
    .filter((circle) => circle.length > 1)
    .map((circle) => `${circle.sort().join(", ")}: import each other in a circle`);
}

/** Strongly connected components, by Tarjan's algorithm. @param {Map<string, string[]>} graph @returns {string[][]} */
function components(graph) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} file */
  const visit = (file) => {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!stack.includes(next)) continue;
      lowest.set(file, Math.min(lowest.get(file) ?? index, lowest.get(next) ?? index));
    }
    if (lowest.get(file) === index) found.push(stack.splice(stack.indexOf(file)));
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
