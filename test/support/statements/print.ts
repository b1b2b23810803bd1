import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../server/config/root";
import { typeName } from "./compare";
import type { SeenColumn, SeenStatement } from "./record";

/**
 * The statements of each store, by the path of its file below server/db/statements. What depends on a test's values is left out, so that
 * each statement is there once: how long a list is, how many rows are inserted, and which of their columns are given.
 */
export function printStatements(statements: SeenStatement[]): Map<string, string> {
  const stores = new Map<string, Set<string>>();
  for (const { place = "", text, columns } of statements) {
    const [, file, line] = /^(server\/(?!db\/).*?\.ts):(\d+)$/.exec(place) ?? [];
    if (!file) continue;
    const printed = stores.get(file) ?? new Set<string>();
    stores.set(file, printed);
    const returned = columns.filter(isComputed).map(({ key, type }) => `${key} ${typeName(type)}`);
    const comment = returned.length > 0 ? `\n${wrapList(`-- returns ${returned.join(", ")}`, "--   ")}` : "";
    printed.add(`-- ${functionAt(file, Number(line))}${comment}\n${printText(text)};`);
  }
  const files = [...stores].map(([file, printed]): [string, string] => {
    const path = file.replace(/^server\/(.*)\.ts$/, "$1.sql");
    return [path, printFile(path, [...printed])];
  });
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A file's text, its statements by the name of their function. */
export function printFile(path: string, statements: readonly string[]): string {
  // A longer name after the shorter one that it begins with.
  const keyOf = (statement: string) => `${nameOf(statement)} ${statement}`;
  const sorted = statements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const head = `-- The statements of server/${path.replace(/sql$/, "ts")} that the server's tests send. Written by npm test -- server/ --write-statements`;
  return `${[head, ...sorted].join("\n\n")}\n`;
}

/** Each statement begins with a line that names its function. */
export const nameOf = (statement: string) => statement.split("\n", 1).join("").replace("-- ", "");

/** Any but a table's column, whose type is in the schema. */
const isComputed = ({ template, mappedBy }: SeenColumn) => template !== undefined || mappedBy === undefined;

const sources = new Map<string, string[]>();

/** At the left margin. */
const declaration = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/;

/** Whether a file's text declares a function, a constant or a class of this name at the left margin. */
export const declares = (source: string, name: string) =>
  source.split("\n").some((line) => declaration.exec(line)?.[1] === name);

/** What is declared at the left margin at or above this line. */
function functionAt(file: string, line: number) {
  const lines = sources.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
  sources.set(file, lines);
  const declared = lines
    .slice(0, line)
    .reverse()
    .map((each) => declaration.exec(each)?.[1]);
  return declared.find((name) => name !== undefined) ?? "";
}

/** Up to two parentheses deep. */
const row = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const rows = new RegExp(` values (${row})(?:, ${row})*`);

function printText(text: string) {
  const parts = text
    .replace(/\bin \(\$\d+(?:, \$\d+)*\)/g, "in ($0, …)")
    .replace(rows, (_, first: string) => ` values ${first.replace(/\bdefault\b/g, "$0")}`)
    .split(/\$\d+/);
  const numbered = parts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join("");
  return breakLines(numbered).replace(/\s*\n/g, "\n").trim();
}

const clauses =
  /(?<=\S)(?<!delete|left|inner|cross) (?=(from|(left |inner |cross )?join|where|group by|order by|limit|for (update|share)|set|values|on conflict|returning) )/y;

/** Drizzle writes one line: a line for each clause, and for each item of a long list. */
const breakLines = (text: string) =>
  splitOutside(text, clauses)
    .map((clause) => wrapList(clause, "  "))
    .join("\n");

const wrapList = (text: string, indent: string) =>
  text.length > 120 ? splitOutside(text, /(?<=,) /y).join(`\n${indent}`) : text;

/** Splits at the spaces outside of parentheses that match. */
function splitOutside(text: string, space: RegExp): string[] {
  let depth = 0;
  const marked = text.replace(/[ ()]/g, (letter, at: number) => {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    space.lastIndex = at;
    return depth === 0 && space.test(text) ? "\0" : letter;
  });
  return marked.split("\0");
}
