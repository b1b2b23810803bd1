import { type RosterFileOutcome, rosterCsv, rosterFileName } from "../../../domain/team/roster-file";
import type { Client } from "../../api/client";
import { exportRoster as exportRosterShape } from "../../api/shapes/roster-export";
import { failedOutcome } from "../base/outcome";
import type { SavedFile } from "../base/save-file.effects";

/** Makes the file from the reply, and keeps neither. */
export async function saveRoster(
  client: Client,
  { teamId, teamName }: { teamId: string; teamName: string },
  save: (file: SavedFile) => void,
): Promise<RosterFileOutcome> {
  const result = await client.quietly(exportRosterShape, (http, init) =>
    http.POST("/team/team_id/{id}/roster_export", { ...init, params: { path: { id: teamId } } }),
  );
  if (result.kind !== "ok") return failedOutcome(result);
  save({
    name: rosterFileName(teamName),
    type: "text/csv;charset=utf-8",
    text: rosterCsv(result.value.rows),
  });
  return { kind: "saved" };
}
