import os from "node:os";
import { readArguments, subjects } from "./arguments.mjs";
import type { Measure } from "./measure";
import { cellsOf, tableOf } from "./speed-page";

// Exit handlers end Chromium, PostgreSQL and the servers, which would survive a signal to this process. `disconnect`: the parent has ended.
for (const end of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(end, () => process.exit(1));
await main();
process.exit();

async function main() {
  const { names, isQuick } = readArguments(process.argv.slice(2));
  for (const name of names.length > 0 ? names : subjects) {
    const started = performance.now();
    const say = (doing: string) => console.log(`  … ${name}: ${doing}`);
    const { measure }: { measure: Measure } = await import(`./${name}.bench.ts`);
    const rows = (await measure({ isQuick, say })).map((row) => cellsOf(name, load(), row));
    console.log(`\n${tableOf(rows).join("\n")}\n`);
    console.log(`  ✓ ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

/** Runnable processes per core; above 1, other work shared the machine. */
function load() {
  return `load ${((os.loadavg()[0] ?? 0) / os.cpus().length).toFixed(1)}`;
}
