import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import { rolesText } from "./roster";

export type ExportedRow = components["schemas"]["RosterExport"]["rows"][number];
export type RosterFileOutcome = { kind: "saved" } | Limited | Refused;

export const rosterFileTexts = {
  save: "Roster as a file",
  saved: "The roster is in your downloads.",
  spot: "Spot",
  columns: ["Name", "Number", "Roles", "Guardians"],
} as const;

/** A file that spreadsheets read: UTF-8 with its mark, and one line for each row. */
export const rosterCsv = (rows: readonly ExportedRow[]): string =>
  `\ufeff${[rosterFileTexts.columns, ...rows.map(cellsOf)].map(lineOf).join("")}`;

const cellsOf = ({ shown_name, number, roles, is_spot, guardians }: ExportedRow): readonly string[] => [
  shown_name,
  number ?? "",
  is_spot ? rosterFileTexts.spot : rolesText(roles),
  guardians.join(", "),
];

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

/** A spreadsheet would run a cell that begins like a formula, also after a semicolon or a tab where those separate its cells. */
const quoted = (cell: string): string => {
  const text = (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell).replace(/[;\t]/g, ",");
  return `"${text.replaceAll('"', '""')}"`;
};

/** Without the signs that file systems forbid. */
export const rosterFileName = (teamName: string): string =>
  `${teamName.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, " ").replace(/^[\s.]+|[\s.]+$/g, "") || "Team"} roster.csv`;
