/**
 * npm run packages: which of the exact pins in package.json are behind, deprecated or unneeded, by the registry's own data. It changes
 * nothing.
 */
import fs from "node:fs";
import path from "node:path";
import { openReport } from "./report.mjs";
import { root } from "./steps/contract.mjs";
import { needPackages } from "./steps/need-packages.mjs";

/**
 * Peers and tools that are kept out of the product's tree have lists of their own. The build itself fails for one too many among the
 * product's `dependencies`, which it may import from a bundled package only (scripts/build/package-list.mjs).
 */
const lists = [
  { folder: "", used: ["devDependencies"] },
  { folder: "scripts/bench", used: ["dependencies"] },
  { folder: "scripts/mutation", used: ["dependencies"] },
];

await needPackages();
const { openRegistry } = await import("./packages/registry.mjs");
const { judgePackages } = await import("./packages/judge.mjs");
const { readPins } = await import("./packages/pins.mjs");
const { findUnneeded } = await import("./packages/unneeded.mjs");
const report = openReport();

try {
  const registry = openRegistry();
  for (const { folder, used } of lists) {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8"));
    const { pins, sources } = readPins(manifest);
    const name = folder || "package.json";
    const documents = await report.step(`Asking the registry for ${name}`, name, () =>
      registry.readAll(sources),
    );
    const verdicts = judgePackages(pins, documents, oldestNode());
    for (const sentence of verdicts) report.line(`    ${sentence}`);
    const names = used.flatMap((list) => Object.keys(manifest[list]));
    const unneeded = findUnneeded(path.join(root, folder), names, pins, documents);
    for (const unused of unneeded) report.line(`    ${unused}: nothing imports or names it`);
    if (verdicts.length + unneeded.length === 0) report.line("    nothing to do");
  }
} catch (fault) {
  report.fail(fault);
  process.exitCode = 1;
}

function oldestNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  return engines.node.replace(">=", "");
}
