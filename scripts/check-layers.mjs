import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { foldersInCircle } from "./layers/circles.mjs";
import { findStyleFaults } from "./layers/goober.mjs";
import { findBrokenLayers } from "./layers/imports.mjs";

/** @param {string} root @param {readonly string[]} known folders that are in a circle @returns {Promise<string[]>} every breach, one line each */
export async function checkLayers(root, known) {
  const found = await Promise.all([findBrokenLayers(root, known), findStyleFaults(root)]);
  return found.flat().sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkLayers(dirname(dirname(fileURLToPath(import.meta.url))), foldersInCircle).then((breaches) => {
    for (const breach of breaches) console.log(breach);
    if (breaches.length > 0) process.exitCode = 1;
  });
}
