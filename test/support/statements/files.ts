import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../../server/config/root";
import { declares, nameOf, printFile } from "./print";

const place = "server/db/statements";
const folder = join(root, place);

/** Replaces all files that are there. */
export function writeFiles(printed: Map<string, string>) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of printed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

export function readFiles(): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith(".sql"))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/**
 * What was printed, and what the files have beside it although no test sent it this time: some statements are sent only when two calls
 * run at the same time. It stays while its function is declared and sent nothing new.
 */
export function keepUnsent(
  printed: Map<string, string>,
  stored: Map<string, string>,
  readSource = sourceOf,
): Map<string, string> {
  const all = new Map(printed);
  for (const [file, text] of stored) {
    const [kept, sent] = [statementsOf(text), statementsOf(printed.get(file) ?? "")];
    const changed = new Set(sent.filter((statement) => !kept.includes(statement)).map(nameOf));
    const unsent = kept.filter((statement) => !sent.includes(statement) && !changed.has(nameOf(statement)));
    const source = unsent.length > 0 ? readSource(file) : "";
    const left = unsent.filter((statement) => declares(source, nameOf(statement)));
    if (left.length > 0) all.set(file, printFile(file, [...sent, ...left]));
  }
  return all;
}

/** The text of the file of the server that sends the statements; empty if it is gone. */
function sourceOf(file: string): string {
  const path = join(root, "server", file.replace(/sql$/, "ts"));
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

const most = { differences: 20, linesOfOne: 12 };

/** Where the files differ from what was printed, by function. */
export function compareFiles(stored: Map<string, string>, printed: Map<string, string>): string[] {
  const files = [...new Set([...stored.keys(), ...printed.keys()])].sort();
  const differences = files.flatMap((file) => compareFile(file, stored.get(file), printed.get(file)));
  if (differences.length === 0) return [];
  const more = differences.length - most.differences;
  return [
    ...differences.slice(0, most.differences),
    ...(more > 0 ? [`and ${more} more differences`] : []),
    "- is in the file, + was sent by a test of the server. If it is meant: npm test -- server/ --write-statements",
  ];
}

function compareFile(file: string, stored = "", printed = ""): string[] {
  if (stored === printed) return [];
  const [kept, sent] = [statementsOf(stored), statementsOf(printed)];
  const gone = kept.filter((statement) => !sent.includes(statement));
  const added = sent.filter((statement) => !kept.includes(statement));
  const names = [...new Set([...gone, ...added].map(nameOf))];
  if (names.length === 0)
    return [`${place}/${file} holds the right statements, but was not written by the command`];
  return names.map((name) => {
    const of = (statements: string[]) => statements.filter((each) => nameOf(each) === name).flatMap(linesOf);
    const [before, after] = [of(gone), of(added)];
    const lines = [
      ...before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`),
    ];
    const shown = lines.length > most.linesOfOne ? [...lines.slice(0, most.linesOfOne), "  …"] : lines;
    return [`${place}/${file}: the SQL of ${name} differs`, ...shown].join("\n");
  });
}

/** Without the line at the file's head. */
const statementsOf = (text: string) => text.trimEnd().split("\n\n").slice(1);
const linesOf = (statement: string) => statement.split("\n").slice(1);
