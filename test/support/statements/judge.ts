/**
 * Compares what the server's tests noted, in the folder that is named, with the types that the code claims and with the files of
 * server/db/statements. With --write-statements it writes these files instead. Run by scripts/test.mjs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readClaims } from "./claims";
import { compareTypes } from "./compare";
import { compareFiles, keepUnsent, readFiles, writeFiles } from "./files";
import { printStatements } from "./print";
import type { SeenStatement } from "./record";

const [folder = "", option] = process.argv.slice(2);
const statements = readdirSync(folder).flatMap((name): SeenStatement[] =>
  JSON.parse(readFileSync(join(folder, name), "utf8")),
);
const stored = readFiles();
const printed = keepUnsent(printStatements(statements), stored);
const isWriting = option === "--write-statements";
if (isWriting) writeFiles(printed);
const { faults, unreached } = compareTypes(readClaims(), statements);
const sentences = [
  ...faults,
  ...unreached.map(
    ({ place, says }) => `${place}: no test of the server sends what is claimed to be ${says}`,
  ),
  ...(isWriting ? [] : compareFiles(stored, printed)),
];
for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
process.exitCode = sentences.length > 0 ? 1 : 0;
