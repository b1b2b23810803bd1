import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../server/config/root";
import { renderTable } from "./markdown";
import type { Run } from "./run";
import { holds } from "./table";

const titles: Record<string, string> = {
  bytes: "Bytes",
  paint: "Paint and readiness",
  "date-picker": "Date picker",
  toasts: "Toasts",
  schedule: "Schedule",
  sunday: "A Sunday evening",
};

const own = [
  "react",
  "react-dom",
  "xstate",
  "@xstate/react",
  "goober",
  "wouter",
  "firebase",
  "fastify",
  "esbuild",
];

/** Writes docs/speed.md from the last run of each subject. */
export async function renderReport(runs: readonly (Run & { name: string })[]): Promise<string> {
  const verdicts = runs.flatMap(({ tables }) => tables.flatMap((table) => table.verdicts ?? []));
  const reached = verdicts.filter(holds).length;
  return `${[
    "# Speed",
    `Written by \`npm run bench\`: the product and its peers, measured alternately in one run. ${reached} of ${verdicts.length} targets are reached.`,
    [
      "How to read it:",
      "",
      "- Times are noisy, above all on a machine shared with other work. Compare only the ratio of two rows of one table, and sizes and counts, which do not vary.",
      "- Each figure is the median of its rounds; every round measures all candidates, and the first rounds are dropped as warm-up.",
      "- Sizes are bytes as transferred, compressed by brotli at level 11 (br) or gzip at level 9 (gz). kB is 1,000 bytes.",
      "- *Load* is the number of runnable processes per processor at the end of a run: well above 1 means that the machine was shared.",
      "- `npm run bench -- toasts charts` measures these again and keeps the rest; `--quick` prints a short run and writes nothing.",
    ].join("\n"),
    await versions(runs[0]),
    ...runs.map(({ name, at, commit, load, machine, programs, tables }) =>
      [
        `## ${titles[name] ?? name}`,
        `Measured ${at.slice(0, 16).replace("T", " ")} UTC at commit ${commit} on ${machine}; load ${load}${load > 1.5 ? " (the machine was shared with other work)" : ""}. ${Object.entries(
          programs,
        )
          .map(([program, version]) => `${program} ${version}`)
          .join(", ")}.`,
        ...tables.map((table) => renderTable(table, true)),
      ].join("\n\n"),
    ),
  ].join("\n\n")}\n`;
}

async function versions(run: Run | undefined) {
  if (!run) return "";
  const [product, peers] = await Promise.all([
    dependencies(path.join(root, "package.json")),
    dependencies(path.join(root, "scripts/bench/package.json")),
  ]);
  const list = (all: Record<string, string>, names: readonly string[]) =>
    names.flatMap((name) => (all[name] ? [`${name} ${all[name]}`] : [])).join(", ");
  return `The product: ${list(product, own)}.\n\nIts peers: ${list(peers, Object.keys(peers))}.`;
}

async function dependencies(file: string): Promise<Record<string, string>> {
  const { dependencies: one, devDependencies: other } = JSON.parse(await readFile(file, "utf8"));
  return { ...one, ...other };
}
