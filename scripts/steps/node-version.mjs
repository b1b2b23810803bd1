import fs from "node:fs";

const manifest = new URL("../../package.json", import.meta.url);

/** A sentence if this Node.js is too old, else null. */
export function nodeVersionFault(running = process.versions.node) {
  const wanted = JSON.parse(fs.readFileSync(manifest, "utf8")).engines.node.replace(">=", "");
  if (running.localeCompare(wanted, "en", { numeric: true }) >= 0) return null;
  return `Node.js ${wanted} or newer is needed, this is ${running}. Get one from https://nodejs.org and try again.`;
}
