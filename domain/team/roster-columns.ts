import { isEmailAddress } from "../account/email-address";
import { plainHeading } from "../base/table";
import { isShirtNumber } from "./roster";

/** What of a list is sent. Every other column stays on the device. */
export const rosterColumns = ["firstName", "lastName", "number", "address1", "address2", "address3"] as const;
export type RosterColumn = (typeof rosterColumns)[number];
/** The index of each column that was found. */
export type RosterColumns = Readonly<Partial<Record<RosterColumn, number>>>;

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

const ofPlayer =
  "(?:(?:players?|athletes?|child(?:ren)?|kids?|members?|participants?|spielers?|kindes)(?: s)? )?";
const wordsOf = (words: string) => new RegExp(`^${ofPlayer}(?:${words})$`);

const firstName = wordsOf(
  "(?:first|given|fore|christian) ?name|first|vorname(?: des kindes)?|prenom|nombre|nome|voornaam|fornavn|fornamn|etunimi",
);
const lastName = wordsOf(
  "(?:last|family|sur) ?name|last|nachname|familienname|nom|apellidos?|cognome|achternaam|etternavn|efternavn|efternamn|sukunimi",
);
const wholeName = wordsOf(
  "(?:full )?name|player|athlete|child|kid|member|participant|spieler(?:in)?|kind|navn|namn|naam",
);
const number =
  /^(?:(?:jersey|shirt|kit|uniform|player|squad|back) ?)?(?:no|nr|num|number|nummer)$|^jersey$|^(?:trikot|rucken|drakt|tenue) ?(?:nr|nummer)$|^numero$/;
const address = /\b(?:e ?mails?|mail|e ?post|courriel|correo)\b/;
const notAnAddress = /\b(?:label|type|opt|hidden|status|verified)\b/;
/** A mail to the child itself would leave the parents out. */
const ofTheChild = /^(?:players?|athletes?|child|kids?|spielers?|kindes)\b/;
const ofGuardian =
  /\b(?:parents?|guardians?|mothers?|mom|mum|fathers?|dad|contacts?|p ?[1-4]|carers?|eltern\w*|mutter|vater|erziehungs\w*|sorge\w*|foresatte?|vardnadshavare|madre|padre)\b/;
const nonPlayer = /^(?:is )?non ?player$/;
const role = /^(?:(?:member )?(?:role|type)s?|rolle|funktion|position in team)$/;

/** What the headings say, else what the values look like. */
export function rosterTable(cells: Cells): RosterTable {
  let headed = { columns: {} as RosterColumns, role: null as number | null, line: -1 };
  for (const [line, row] of cells.slice(0, mostAbove).entries()) {
    const found = headingsOf(row);
    if (countOf(found) > countOf(headed)) headed = { ...found, line };
  }
  const isSure = headed.columns.firstName !== undefined;
  const line = countOf(headed) > 0 || (cells[0] ?? []).some(isValue) ? headed.line : 0;
  const table = { ...headed, cells, line, isSure };
  return { ...table, columns: byValues(table) };
}

const countOf = ({ columns, role: index }: Pick<RosterTable, "columns" | "role">) =>
  Object.keys(columns).length + (index === null ? 0 : 1);

const isValue = (cell: string) => addressesIn(cell).some(isEmailAddress) || isShirtNumber(cell);

function headingsOf(row: readonly string[]): Pick<RosterTable, "columns" | "role"> {
  const headings = row.map((cell) => (cell.trim() === "#" ? "number" : plainHeading(cell)));
  const find = (words: RegExp) => {
    const index = headings.findIndex((heading) => words.test(heading));
    return index < 0 ? undefined : index;
  };
  const first = find(firstName);
  const whole = find(wholeName);
  // German lists call the last name "Name".
  const last = find(lastName) ?? (headings[first ?? -1]?.includes("vorname") ? whole : undefined);
  const addresses = headings.flatMap((heading, index) =>
    address.test(heading) && !notAnAddress.test(heading) && !ofTheChild.test(heading) ? [index] : [],
  );
  const guardians = addresses.filter((index) => ofGuardian.test(headings[index] ?? ""));
  return {
    columns: known({
      firstName: first ?? whole,
      lastName: last,
      number: find(number),
      ...slots(guardians.length > 0 ? guardians : addresses),
    }),
    role: find(nonPlayer) ?? find(role) ?? null,
  };
}

const slots = ([address1, address2, address3]: readonly number[]) => ({ address1, address2, address3 });

const known = (columns: Readonly<Partial<Record<RosterColumn, number | undefined>>>): RosterColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, index]) => index !== undefined));

/** Columns that no heading named. Numbers only in lists without names in their headings: elsewhere a column of ages would be taken. */
function byValues(table: Omit<RosterTable, "columns"> & { columns: RosterColumns }): RosterColumns {
  const { cells, line, columns, isSure } = table;
  const rows = cells.slice(line + 1, line + 1 + mostJudged);
  const taken = new Set([...Object.values(columns), table.role]);
  const free = Array.from({ length: widthOf(cells) }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  const heading = (index: number) => plainHeading(cells[line]?.[index] ?? "");
  const those = (isOne: (cell: string) => boolean) =>
    free.filter((index) => {
      const filled = rows.map((row) => row[index] ?? "").filter(Boolean);
      return filled.length > 0 && 2 * filled.filter(isOne).length > filled.length;
    });
  const mails = those((cell) => addressesIn(cell).some(isEmailAddress)).filter(
    (index) => line < 0 || !ofTheChild.test(heading(index)),
  );
  const [first, last] = isSure ? [] : those((cell) => /^\p{L}[^\d@]*$/u.test(cell));
  const [shirt] = isSure ? [] : those(isShirtNumber);
  const hasAddress = columns.address1 !== undefined;
  return known({
    firstName: first,
    lastName: last,
    number: shirt,
    ...(hasAddress ? {} : slots(mails)),
    ...columns,
  });
}

export const widthOf = (cells: Cells): number => Math.max(0, ...cells.map((row) => row.length));

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
  if (nonPlayer.test(plainHeading(headingOf(table, table.role))))
    return /^(?:y|yes|true|1|x|j|ja)$/i.test(cell);
  return (
    !/player|spieler/i.test(cell) &&
    /coach|manager|staff|trainer|betreuer|assistant|leader|admin|parent|guardian|eltern|follower/i.test(cell)
  );
}
