import type { components } from "../../openapi";
import { csvOf } from "../base/csv";
import type { Limited, Refused } from "../base/outcome";
import type { AttendanceCounts } from "../schedule/attendance/attendance-counts";
import { attendanceTexts } from "../schedule/attendance/attendance-texts";
import { type RosterEntry, rolesText } from "./roster";

/** What staff save as a file on the device. */
export const teamFiles = ["roster", "attendance"] as const;
export type TeamFile = (typeof teamFiles)[number];

export type ExportedRow = components["schemas"]["RosterExport"]["rows"][number];
export type TeamFileOutcome = { kind: "saved" } | Limited | Refused;

export const teamFileTexts: Readonly<Record<TeamFile, { save: string; saved: string }>> = {
  roster: { save: "Roster as a file", saved: "The roster is in your downloads." },
  attendance: { save: "Attendance as a file", saved: "The attendance is in your downloads." },
};

const rosterColumns = ["Name", "Number", "Roles", "Guardians"];

export const rosterCsv = (rows: readonly ExportedRow[]): string =>
  csvOf([rosterColumns, ...rows.map(cellsOf)]);

const cellsOf = ({ shown_name, number, roles, is_spot, guardians }: ExportedRow): readonly string[] => [
  shown_name,
  number ?? "",
  is_spot ? "Spot" : rolesText(roles),
  guardians.join(", "),
];

const { columns } = attendanceTexts.counts;

/** Everybody who was marked, in the roster's order. */
export const attendanceCsv = (
  entries: readonly Pick<RosterEntry, "membership_id" | "shown_name" | "number">[],
  { members }: Pick<AttendanceCounts, "members">,
): string =>
  csvOf([
    ["Name", "Number", columns.present, columns.late, columns.absent, columns.absent_without_word],
    ...entries.flatMap(({ membership_id: id, shown_name, number }) => {
      const counts = members.find(({ membership_id }) => membership_id === id);
      if (!counts) return [];
      const { present, late, absent, absent_without_word: silent } = counts;
      return [[shown_name, number ?? "", ...[present, late, absent, silent].map(String)]];
    }),
  ]);

export const rosterFileName = (teamName: string): string => `${nameInFile(teamName)} roster.csv`;

/** "Comets attendance 2026-08-15 to 2026-11-30.csv". */
export const attendanceFileName = (
  teamName: string,
  { from, to }: Pick<AttendanceCounts, "from" | "to">,
): string => `${nameInFile(teamName)} attendance ${from} to ${to}.csv`;

/** Without the signs that file systems forbid. */
const nameInFile = (teamName: string) =>
  teamName.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, " ").replace(/^[\s.]+|[\s.]+$/g, "") || "Team";
