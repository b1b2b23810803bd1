import type { UnreadableFile } from "../../base/file-text";
import { type ColumnName, type Columns, guessColumns, isEnough } from "./columns";
import type { CalendarRead, ImportAbout, ImportRead, LeftRow, RowFault } from "./import-row";
import { mostRows } from "./limits";
import { type DateOrder, orderOf } from "./list-dates";
import { type OwnNames, ownNamesOf, unclearNames, withChosen } from "./own-names";
import { matchIn } from "./sides";
import { tableMatches, tableRows } from "./table-rows";
import { rowOfTitle } from "./titled-row";

/** A file as it was read on the device. */
export type ImportFile =
  | { readonly kind: "calendar"; readonly read: CalendarRead }
  | {
      readonly kind: "list";
      readonly cells: readonly (readonly string[])[];
      readonly columns: Columns;
      /** The line of headings. */
      readonly line: number;
      /** Null while it has to be asked. */
      readonly order: DateOrder | null;
    };

export type ListFile = Extract<ImportFile, { kind: "list" }>;

/** What is known of the team before a file is read. */
export type ImportTeam = Omit<ImportAbout, "seasonEnd">;

export type UnreadableWhy = UnreadableFile | "too_many" | "no_events";

export type ReadFileOutcome =
  | { readonly kind: "read"; readonly file: ImportFile; readonly about: ImportAbout }
  | { readonly kind: "unreadable"; readonly why: UnreadableWhy };

/** A list with its columns and the order of its dates, as far as they can be told. */
export function listFile(cells: readonly (readonly string[])[]): ListFile {
  const { columns, line } = guessColumns(cells);
  return withOrder({ kind: "list", cells, columns, line, order: null });
}

const withOrder = (file: ListFile): ListFile => ({ ...file, order: orderOf(datesOf(file)) });

/** The texts of the column of dates. */
export function datesOf({ cells, columns, line }: ListFile): string[] {
  const { date } = columns;
  return date === undefined ? [] : cells.slice(line + 1).map((row) => row[date] ?? "");
}

/** What a column holds, by a press; null for nothing. A name belongs to one column. */
export function withColumn(file: ListFile, index: number, name: ColumnName | null): ListFile {
  const others = Object.entries(file.columns).filter(([other, at]) => at !== index && other !== name);
  const columns = { ...Object.fromEntries(others), ...(name !== null && { [name]: index }) };
  // The order of dates was another column's.
  return columns.date === file.columns.date ? { ...file, columns } : withOrder({ ...file, columns });
}

export const nameOfColumn = ({ columns }: ListFile, index: number): ColumnName | null =>
  (Object.entries(columns).find(([, at]) => at === index)?.[0] as ColumnName | undefined) ?? null;

/** What was typed in place of a cell that could not be read. */
export type MendedCell = { readonly line: number; readonly name: ColumnName; readonly text: string };

/** A column that the list does not have is added. */
export function withCell(file: ListFile, { line, name, text }: MendedCell): ListFile {
  const column = file.columns[name] ?? file.cells.reduce((most, row) => Math.max(most, row.length), 0);
  const cells = file.cells.map((row, index) => {
    if (index !== line) return row;
    const filled = [...row, ...Array<string>(Math.max(0, column - row.length)).fill("")];
    return [...filled.slice(0, column), text, ...filled.slice(column + 1)];
  });
  return { ...file, cells, columns: { ...file.columns, [name]: column } };
}

/** What a person still has to say before rows can be made. */
export function questionOf(file: ImportFile): "columns" | "order" | null {
  if (file.kind === "calendar") return null;
  if (!isEnough(file.columns)) return "columns";
  return file.order === null ? "order" : null;
}

/** Rows, and the names of which a person has to say whether they are this team's. */
export type FileRows = ImportRead & { readonly unclear: readonly string[] };

/** `chosen` are the names that were said to be this team's; null while nobody was asked. */
export function rowsOfFile(
  file: ImportFile,
  about: ImportAbout,
  chosen: readonly string[] | null = null,
): FileRows {
  const matches =
    file.kind === "calendar" ? file.read.titles.flatMap((title) => matchIn(title) ?? []) : tableMatches(file);
  const own = ownNamesOf(matches, about.teamName);
  const read = rowsBy(file, about, own);
  const toCome = read.rows.flatMap(({ match }) => match ?? []);
  const unclear = unclearNames(matches, toCome, own);
  if (unclear.length === 0 || chosen === null) return { ...read, unclear };
  return { ...rowsBy(file, about, withChosen(own, unclear, chosen)), unclear };
}

const rowsBy = (file: ImportFile, about: ImportAbout, own: OwnNames): ImportRead =>
  file.kind === "calendar"
    ? { rows: file.read.rows.map((row) => rowOfTitle(row, own)), left: file.read.left }
    : tableRows({ ...file, order: file.order ?? "month_first" }, about, own);

export const isTooMany = ({ rows }: ImportRead) => rows.length > mostRows;

/** The cell by which a line that could not be read is mended; null where none would help. */
export function cellToMend({ line, fault }: LeftRow): { line: number; name: ColumnName } | null {
  const name = mendable[fault];
  return line === null || name === undefined ? null : { line, name };
}

export const mendableOf = (left: readonly LeftRow[]): LeftRow[] =>
  left.filter((row) => cellToMend(row) !== null);

const mendable: Partial<Record<RowFault, ColumnName>> = {
  start: "date",
  time: "start",
  end: "end",
  ends_first: "end",
};

export const cellOf = ({ cells, columns }: ListFile, line: number, name: ColumnName): string =>
  cells[line]?.[columns[name] ?? -1] ?? "";

export const isCalendar = (text: string) => /^\s*BEGIN:(VCALENDAR|VEVENT)/im.test(text.slice(0, 10_000));
