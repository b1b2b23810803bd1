/** Compares what the server's tests noted, in the folder that is named, with the types that the code claims. Run by scripts/test.mjs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readClaims } from "./claims";
import { compareTypes } from "./compare";
import type { SeenStatement } from "./record";

const [folder = ""] = process.argv.slice(2);
const statements = readdirSync(folder).flatMap((name): SeenStatement[] =>
  JSON.parse(readFileSync(join(folder, name), "utf8")),
);
const { faults, unreached } = compareTypes(readClaims(), statements);
const sentences = [
  ...faults,
  ...unreached.map(
    ({ place, says }) => `${place}: no test of the server sends what is claimed to be ${says}`,
  ),
];
for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
process.exitCode = sentences.length > 0 ? 1 : 0;
