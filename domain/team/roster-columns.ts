import { isEmailAddress } from "../account/email-address";
import { isShirtNumber } from "./roster";
import {
  type Headings,
  headingsOf,
  isNonPlayerHeading,
  known,
  mayBeGuardians,
  type RosterColumn,
  type RosterColumns,
  slots,
} from "./roster-headings";

type Cells = readonly (readonly string[])[];

/** A list of players as it was read on the device. */
export type RosterTable = {
  readonly cells: Cells;
  /** The line of headings; -1 without any. */
  readonly line: number;
  readonly columns: RosterColumns;
  /** The column that says who is no player; null without one. */
  readonly role: number | null;
  /** Whether headings named the players. What values suggest is shown before it counts. */
  readonly isSure: boolean;
};

/** Lines above the headings, such as the team's name. */
const mostAbove = 10;
/** Lines by which values are judged. */
const mostJudged = 50;

/**
 * What the headings say, else what the values look like. One heading alone counts in the first line only, and without any no line is one:
 * a player who is taken for a heading would be missed by nobody.
 */
export function rosterTable(cells: Cells): RosterTable {
  let headed: Headings & { line: number } = { columns: {}, role: null, line: -1 };
  for (const [line, row] of cells.slice(0, mostAbove).entries()) {
    const found = headingsOf(row);
    const count = countOf(found);
    if (count > countOf(headed) && (count > 1 || line === 0)) headed = { ...found, line };
  }
  const table = { ...headed, cells, isSure: headed.columns.firstName !== undefined };
  return { ...table, columns: byValues(table) };
}

const countOf = ({ columns, role }: Headings) => Object.keys(columns).length + (role === null ? 0 : 1);

/** Columns that no heading named. Names and numbers only in lists without names in their headings: elsewhere a column of notes or ages would be taken. */
function byValues(table: RosterTable): RosterColumns {
  const { cells, line, columns, isSure } = table;
  const rows = cells.slice(line + 1, line + 1 + mostJudged);
  const taken = new Set([...Object.values(columns), table.role]);
  const width = widthOf(cells);
  const isFree = (index: number) => index < width && !taken.has(index);
  const free = Array.from({ length: width }, (_, index) => index).filter(isFree);
  const filled = (index: number) => rows.map((row) => row[index] ?? "").filter(Boolean);
  const mostly = (index: number, isOne: (cell: string) => boolean, of = filled(index).length) =>
    of > 0 && 2 * filled(index).filter(isOne).length > of;
  const mails = free.filter(
    (index) =>
      mostly(index, hasAddress) && mayBeGuardians(unaddressed(cells[Math.max(line, 0)]?.[index] ?? "")),
  );
  const first = isSure ? undefined : free.find((index) => mostly(index, isName, rows.length));
  const last =
    first !== undefined &&
    isFree(first + 1) &&
    mostly(first, isOneWord) &&
    mostly(first + 1, isName, rows.length)
      ? first + 1
      : undefined;
  const shirt = isSure ? undefined : free.find((index) => mostly(index, isShirtNumber));
  return known({
    firstName: first,
    lastName: last,
    number: shirt,
    ...(columns.address1 === undefined && slots(mails)),
    ...columns,
  });
}

const hasAddress = (cell: string) => addressesIn(cell).some(isEmailAddress);
const isName = (cell: string) => /^\p{L}[^@]*$/u.test(cell);
const isOneWord = (cell: string) => !/[\s,]/.test(cell);
/** The first line of a list without headings may have addresses itself. */
const unaddressed = (cell: string) => (cell.includes("@") ? "" : cell);

export const widthOf = (cells: Cells): number => cells.reduce((width, row) => Math.max(width, row.length), 0);

/** The addresses of a cell: "Kim <kim@example.com>; lou@example.com". What has none is handed back, to be mended. */
export function addressesIn(cell: string): string[] {
  const text = cell.trim();
  if (/^(?:[-–—?]*|n\/?a|none|keine?)$/i.test(text)) return [];
  const found = text
    .replace(/mailto:/gi, "")
    .split(/[\s,;|<>"()]+/)
    .filter((part) => part.includes("@"));
  return found.length > 0 ? found : [text];
}

/** Which column holds something, by a press; null for none. A column holds one thing. */
export function withRosterColumn(table: RosterTable, name: RosterColumn, index: number | null): RosterTable {
  const others = Object.entries(table.columns).filter(([other, at]) => other !== name && at !== index);
  return { ...table, columns: { ...Object.fromEntries(others), ...(index !== null && { [name]: index }) } };
}

/** Without a name there is no player. */
export const isEnough = ({ columns }: Pick<RosterTable, "columns">) => columns.firstName !== undefined;

/** The heading of a column, else its number. */
export const headingOf = ({ cells, line }: Pick<RosterTable, "cells" | "line">, index: number): string =>
  cells[line]?.[index] || `Column ${index + 1}`;

/** The first three things in a column. */
export const samplesOf = (
  { cells, line }: Pick<RosterTable, "cells" | "line">,
  index: number | undefined,
): string[] =>
  index === undefined
    ? []
    : cells
        .slice(line + 1)
        .flatMap((row) => row[index] || [])
        .slice(0, 3);

/** Columns that are not sent. */
export function keptColumns(table: RosterTable): string[] {
  const sent = Object.values(table.columns);
  return Array.from({ length: widthOf(table.cells) }, (_, index) => index)
    .filter((index) => !sent.includes(index) && samplesOf(table, index).length > 0)
    .map((index) => headingOf(table, index));
}

/** Whether a line is about a coach, or a parent with a line of their own. */
export function isNonPlayer(table: RosterTable, row: readonly string[]): boolean {
  if (table.role === null) return false;
  const cell = (row[table.role] ?? "").trim();
  if (isNonPlayerHeading(headingOf(table, table.role))) return /^(?:y|yes|true|1|x|j|ja)$/i.test(cell);
  return (
    !/player|spieler/i.test(cell) &&
    /coach|manager|staff|trainer|betreuer|assistant|leader|admin|parent|guardian|eltern|follower/i.test(cell)
  );
}
