import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import { teamCodeTexts } from "../../../domain/team/code-texts";
import {
  attendanceCsv,
  attendanceFileName,
  rosterCsv,
  rosterFileName,
  type TeamFile,
  type TeamFileOutcome,
} from "../../../domain/team/team-files";
import { exportRoster } from "../../api/calls/export-roster";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import type { SavedFile } from "../base/save-file.effects";
import { readCounts } from "../schedule/attendance.effects";
import { readRoster } from "./roster.effects";

type Asked = { teamId: string; teamName: string };
type Save = (file: SavedFile) => void;

/** Makes the file from the replies, and keeps none of them. */
export const saveTeamFile = (
  client: Client,
  { file, ...asked }: Asked & { file: TeamFile },
  save: Save,
): Promise<TeamFileOutcome> =>
  file === "roster" ? saveRoster(client, asked, save) : saveAttendance(client, asked, save);

async function saveRoster(client: Client, { teamId, teamName }: Asked, save: Save): Promise<TeamFileOutcome> {
  const result = await client.send(exportRoster, { path: { id: teamId } });
  if (result.kind !== "ok") return failedOutcome(result);
  save({ name: rosterFileName(teamName), type, text: rosterCsv(result.value.rows) });
  return { kind: "saved" };
}

/** Of the open season, without one of the last 400 days. */
async function saveAttendance(
  client: Client,
  { teamId, teamName }: Asked,
  save: Save,
): Promise<TeamFileOutcome> {
  const read = await readCounts(client, teamId);
  if (read.kind !== "read") return read;
  const { counts } = read;
  if (counts.members.length === 0) return { kind: "refused", text: attendanceTexts.counts.none };
  const roster = await readRoster(client, { teamId, tag: null, signal: new AbortController().signal });
  if (roster.kind !== "listed")
    return roster.kind === "refused" ? roster : { kind: "refused", text: teamCodeTexts.TEAM_404 };
  save({ name: attendanceFileName(teamName, counts), type, text: attendanceCsv(roster.items, counts) });
  return { kind: "saved" };
}

const type = "text/csv;charset=utf-8";
