import { fileOf } from "./read-imports.mjs";

/** @typedef {import("./read-imports.mjs").Import} Import */

/**
 * Files that import each other in a circle, types included: none of them can be read, moved or tested without all the others.
 * @param {Import[]} imports @param {string[]} files
 */
export function findCircles(imports, files) {
  const graph = graphOf(imports, new Set(files));
  return components(graph)
    .filter((component) => component.length > 1)
    .map((component) => `${component.sort().join(", ")}: import each other in a circle`);
}

/** @param {Import[]} imports @param {Set<string>} files @returns {Map<string, string[]>} */
function graphOf(imports, files) {
  /** @type {Map<string, string[]>} */
  const graph = new Map([...files].map((file) => [file, []]));
  for (const { from, to, isPackage } of imports) {
    if (isPackage) continue;
    const file = fileOf(to, files);
    if (file && file !== from) graph.get(from)?.push(file);
  }
  return graph;
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
