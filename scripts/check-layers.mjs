import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { findConversions } from "./layers/conversions.mjs";
import { findStyleFaults } from "./layers/goober.mjs";
import { findBrokenLayers } from "./layers/imports.mjs";
import { findStrayFiles } from "./layers/nouns.mjs";
import { findSecondWays } from "./layers/one-way.mjs";
import { knownPairs } from "./layers/two-way.mjs";
import { findReadAnswers } from "./layers/words.mjs";

/** @param {string} root @param {readonly string[]} pairs of nouns that may import each other @returns {Promise<string[]>} every breach, one line each */
export async function checkLayers(root, pairs) {
  const found = await Promise.all([
    findBrokenLayers(root, pairs),
    findConversions(root),
    findStyleFaults(root),
    findStrayFiles(root),
    findReadAnswers(root),
    findSecondWays(root),
  ]);
  return found.flat().sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkLayers(dirname(dirname(fileURLToPath(import.meta.url))), knownPairs).then((breaches) => {
    for (const breach of breaches) console.log(breach);
    if (breaches.length > 0) process.exitCode = 1;
  });
}
