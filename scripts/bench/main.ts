import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../server/config/root";
import { renderTable } from "./markdown";
import { withHouseholds } from "./operating-page";
import { describeRun, type Run } from "./run";
import { renderReport } from "./speed-page";
import type { Measure, Table } from "./table";

/** A subject is a file <name>.bench.ts that exports `measure`. */
const subjects: Record<string, () => Promise<{ measure: Measure }>> = {
  bytes: () => import("./bytes.bench"),
  paint: () => import("./paint.bench"),
  "date-picker": () => import("./date-picker.bench"),
  toasts: () => import("./toasts.bench"),
  schedule: () => import("./schedule.bench"),
  talk: () => import("./talk.bench"),
  sunday: () => import("./sunday.bench"),
};

const results = path.join(root, "scripts/bench/results");
const docs = path.join(root, "docs");

// Exit handlers end Chromium, PostgreSQL and the servers, which would survive a signal to this process. `disconnect`: the parent has ended.
for (const end of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(end, () => process.exit(1));
await main();
process.exit();

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: "boolean", default: false } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(subjects);
  for (const name of names) {
    const started = performance.now();
    const say = (doing: string) => console.log(`  … ${name}: ${doing}`);
    const { measure } = (await subjects[name]?.()) ?? {};
    const tables = (await measure?.({ isQuick: values.quick, say })) ?? [];
    for (const table of tables) console.log(`\n${renderTable(table, false)}\n`);
    console.log(`  ✓ ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    if (!values.quick) await keep(name, { ...describeRun(), tables });
  }
  if (!values.quick) await writeReport();
}

/** Each subject's last run is stored, so that one can be measured again without the others. */
async function keep(name: string, run: Run) {
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
}

async function writeReport() {
  const { plot } = await import("./plot");
  const kept = existsSync(results) ? await readdir(results) : [];
  const names = Object.keys(subjects).filter((name) => kept.includes(`${name}.json`));
  const runs = await Promise.all(
    names.map(
      async (name): Promise<Run & { name: string }> => ({
        name,
        ...JSON.parse(await readFile(path.join(results, `${name}.json`), "utf8")),
      }),
    ),
  );
  await mkdir(path.join(docs, "speed"), { recursive: true });
  const tables: Table[] = runs.flatMap((run) => run.tables);
  for (const table of tables.filter(({ plotted }) => plotted?.length !== 0))
    await writeFile(path.join(docs, `speed/${table.name}.svg`), await plot(table));
  await writeFile(path.join(docs, "speed.md"), await renderReport(runs));
  const sunday = runs.find(({ name }) => name === "sunday");
  const operating = path.join(docs, "operating.md");
  if (sunday) await writeFile(operating, withHouseholds(await readFile(operating, "utf8"), sunday));
  console.log("\n  docs/speed.md is written.");
}
