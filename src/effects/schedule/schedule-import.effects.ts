import type { ChosenFile } from "../../../domain/base/file-text";
import { callsOf } from "../../../domain/base/row-calls";
import { tableOf } from "../../../domain/base/table";
import {
  type ImportTeam,
  isCalendar,
  listFile,
  type ReadFileOutcome,
} from "../../../domain/schedule/import/import-file";
import type {
  ImportedEvent,
  ImportPlanOutcome,
  ImportResult,
  ImportSendOutcome,
  SentRow,
} from "../../../domain/schedule/import/import-plan";
import type { CalendarRead, ImportAbout } from "../../../domain/schedule/import/import-row";
import { openSeason } from "../../../domain/team/team-page";
import { importEvents as importEventsCall } from "../../api/calls/import-events";
import { readTeam } from "../../api/calls/read-team";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { readFileText } from "../base/read-file.effects";

/** What reads a calendar; a list needs none of it. */
type CalendarReader = { readCalendarRows: (text: string, about: ImportAbout) => CalendarRead };

/** Reads a file on the device; nothing of it leaves before rows are planned. */
export async function readFile(
  client: Client,
  teamId: string,
  { file, team }: { file: ChosenFile; team: ImportTeam },
  loadReader: () => Promise<CalendarReader>,
): Promise<ReadFileOutcome> {
  const read = await readFileText(file);
  if (read.kind === "unreadable") return read;
  const { text } = read;
  if (!isCalendar(text))
    return { kind: "read", file: listFile(tableOf(text)), about: { ...team, seasonEnd: null } };
  const [reader, seasonEnd] = await Promise.all([
    // Without a network it may not be there.
    loadReader().catch(() => null),
    readSeasonEnd(client, teamId),
  ]);
  if (reader === null) return { kind: "unreadable", why: "failed" };
  const about = { ...team, seasonEnd };
  return { kind: "read", file: { kind: "calendar", read: reader.readCalendarRows(text, about) }, about };
}

/** Until when a rule without an end goes. Null without a season, and if it cannot be read. */
async function readSeasonEnd(client: Client, teamId: string): Promise<string | null> {
  const team = await client.send(readTeam, { path: { id: teamId } });
  return team.kind === "ok" ? (openSeason(team.value)?.ends_on ?? null) : null;
}

/** What the server would do with the rows; nothing changes. The keys are for the calls that save them. */
export async function planRows(
  client: Client,
  teamId: string,
  { rows }: { rows: readonly SentRow[] },
): Promise<ImportPlanOutcome> {
  const results: ImportResult[] = [];
  let imported: readonly ImportedEvent[] = [];
  for (const [index, some] of callsOf(rows).entries()) {
    const body = { rows: some, dry_run: true, ...(index === 0 && { lists_imported: true }) };
    const result = await importEvents(client, teamId, body, crypto.randomUUID());
    if (result.kind !== "ok") return failedOutcome(result);
    results.push(...result.value.results);
    imported = result.value.imported ?? imported;
  }
  // Rows of another request may need one call more.
  return { kind: "planned", results, keys: rows.map(() => crypto.randomUUID()), imported };
}

/** Saves the rows of one call. */
export async function sendRows(
  client: Client,
  teamId: string,
  { rows, key }: { rows: readonly SentRow[]; key: string },
): Promise<ImportSendOutcome> {
  const result = await importEvents(client, teamId, { rows: [...rows] }, key);
  return result.kind === "ok" ? { kind: "sent", results: result.value.results } : failedOutcome(result);
}

const importEvents = (
  client: Client,
  teamId: string,
  body: { rows: SentRow[]; dry_run?: boolean; lists_imported?: boolean },
  key: string,
) => client.send(importEventsCall, { path: { id: teamId }, header: { "Idempotency-Key": key }, body });
