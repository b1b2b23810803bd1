/**
 * npm run bench [-- subject …] [--quick]: measures the product beside its peers, and prints rows for docs/develop/speed.md.
 * The peers are installed in scripts/bench/node_modules, outside the product's own dependencies.
 */
import path from "node:path";
import { readArguments, usage } from "./bench/arguments.mjs";
import { openChildren } from "./children.mjs";
import { openReport } from "./report.mjs";
import { root } from "./steps/contract.mjs";
import { openPreparation } from "./steps/prepare.mjs";

const folder = path.join(root, "scripts/bench");
const report = openReport();
const children = openChildren();

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, stop);
main().catch((fault) => {
  report.fail(fault);
  process.exitCode = 1;
});

async function main() {
  if (readArguments(process.argv.slice(2)).isHelp) return report.line(`\n  ${usage}\n`);
  const prepare = openPreparation(children, report);
  await prepare.packages();
  await prepare.packages(folder);
  await prepare.types();
  await prepare.build();
  const bench = children.fork(path.join(folder, "main.ts"), process.argv.slice(2), {
    cwd: root,
    execArgv: ["--import", "tsx"],
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.exitCode = await new Promise((resolve) => bench.once("exit", (code) => resolve(code ?? 1)));
}

async function stop() {
  await children.stopAll();
  report.line("\n  Stopped.");
  process.exit(1);
}
