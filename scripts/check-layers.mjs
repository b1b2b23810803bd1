import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { findStyleFaults } from "./layers/goober.mjs";
import { findBrokenLayers } from "./layers/imports.mjs";

/** @param {string} root @returns {Promise<string[]>} every breach, one line each */
export async function checkLayers(root) {
  const found = await Promise.all([findBrokenLayers(root), findStyleFaults(root)]);
  return found.flat().sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkLayers(dirname(dirname(fileURLToPath(import.meta.url)))).then((breaches) => {
    for (const breach of breaches) console.log(breach);
    if (breaches.length > 0) process.exitCode = 1;
  });
}
