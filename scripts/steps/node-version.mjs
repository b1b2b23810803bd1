import fs from "node:fs";

const manifest = new URL("../../package.json", import.meta.url);

/** A sentence if this Node.js is too old, else null. */
export function nodeVersionFault(running = process.versions.node) {
  const wanted = JSON.parse(fs.readFileSync(manifest, "utf8")).engines.node.replace(">=", "");
  if (compare(running, wanted) >= 0) return null;
  return `Node.js ${wanted} or newer is needed, this is ${running}. Get one from https://nodejs.org and try again.`;
}

/** @param {string} left @param {string} right */
function compare(left, right) {
  const [a = [], b = []] = [left, right].map((version) => version.split(".").map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
