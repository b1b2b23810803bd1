import type { ChosenFile } from "../../../domain/base/file-text";
import { tableOf } from "../../../domain/base/table";
import { problemTexts } from "../../../domain/base/texts";
import { rosterTable } from "../../../domain/team/roster-columns";
import {
  type ComparedOutcome,
  knownPlayers,
  mostRows,
  type ReadRosterOutcome,
  type SendSpotsOutcome,
  type SentSpot,
  type SpotCall,
  type SpotSent,
} from "../../../domain/team/roster-import";
import { meanwhileText, noMoreMailsText, notTakenText } from "../../../domain/team/roster-import-texts";
import type { components } from "../../../openapi";
import { keepSpots as keepSpotsCall } from "../../api/calls/keep-spots";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { readFileText } from "../base/read-file.effects";
import { readRoster } from "./roster.effects";

/** Reads a file on the device; nothing of it leaves. The roster is read anew, so that what is there already is known. */
export async function readList(
  client: Client,
  { teamId, myAddress, file }: { teamId: string; myAddress: string | null; file: ChosenFile },
  signal: AbortSignal,
): Promise<ReadRosterOutcome> {
  const read = await readFileText(file);
  if (read.kind === "unreadable") return read;
  if (isSpreadsheet(read.text)) return { kind: "unreadable", why: "spreadsheet" };
  const cells = tableOf(read.text);
  if (cells.length > mostRows) return { kind: "unreadable", why: "too_many" };
  const roster = await readRoster(client, { teamId, tag: null, signal });
  if (roster.kind !== "listed") return { kind: "unreadable", why: "no_roster" };
  const about = { people: knownPlayers(roster.items), myAddress };
  return { kind: "read", table: rosterTable(cells), about };
}

/** The roster once more, at the press on *Save*. */
export async function readPeople(
  client: Client,
  teamId: string,
  signal: AbortSignal,
): Promise<ComparedOutcome> {
  const roster = await readRoster(client, { teamId, tag: null, signal });
  return roster.kind === "listed"
    ? { kind: "compared", people: knownPlayers(roster.items) }
    : { kind: "failed" };
}

/** A spreadsheet's own file is an archive, or binary. */
const isSpreadsheet = (text: string) =>
  text.startsWith("PK\u0003\u0004") || text.slice(0, 10_000).includes("\0");

/**
 * Saves the lines of one call. A name that the server does not take refuses all of them and leaves no key behind, so the others are sent
 * again, under the call's second key.
 */
export async function sendSpots(client: Client, teamId: string, call: SpotCall): Promise<SendSpotsOutcome> {
  const all = call.rows.map((_, index) => index);
  const first = await keepSpots(client, teamId, call.rows, call.key);
  if (first.kind === "ok") return { kind: "sent", results: await resultsOf(client, call, all, first.value) };
  const refused = first.kind === "problem" ? rowsOf(first.fields) : [];
  if (refused.length === 0) return failedOutcome(first);
  const notTaken = refused.flatMap((index) => ({
    line: call.lines[index] ?? 0,
    isKept: false,
    mails: 0,
    why: notTakenText,
  }));
  const left = all.filter((index) => !refused.includes(index));
  if (left.length === 0) return { kind: "sent", results: notTaken };
  const rows = left.flatMap((index) => call.rows[index] ?? []);
  const second = await keepSpots(client, teamId, rows, call.keyOfRest);
  if (second.kind !== "ok") return failedOutcome(second);
  return { kind: "sent", results: [...notTaken, ...(await resultsOf(client, call, left, second.value))] };
}

type Results = components["schemas"]["SpotResults"];
type MessageCode = NonNullable<Results["results"][number]["fault"]>;

/** `sent` are the indexes of the call's rows that went. */
const resultsOf = (
  client: Client,
  { lines }: SpotCall,
  sent: readonly number[],
  { results }: Results,
): Promise<SpotSent[]> =>
  Promise.all(
    sent.map(async (index, row) => {
      const { membership_id: id = null, invited = 0, fault } = results.find((each) => each.row === row) ?? {};
      const why = id !== null && fault === undefined ? null : await textOf(client, fault, id !== null);
      return { line: lines[index] ?? 0, isKept: id !== null, mails: invited, why };
    }),
  );

/** Of a spot that is kept only its mail can be one too many. */
async function textOf(client: Client, fault: MessageCode | undefined, isKept: boolean): Promise<string> {
  if (fault === undefined) return problemTexts.unknown;
  if (isKept && fault === "REQUEST_429_LIMIT") return noMoreMailsText;
  if (fault === "COLLABORATOR_409_CONFLICT") return meanwhileText;
  return (await client.textOfCode(fault)) ?? problemTexts.unknown;
}

/** The rows that a refusal names: "rows.3.first_name". */
const rowsOf = (fields: readonly { field: string }[]): number[] => [
  ...new Set(
    fields
      .flatMap(({ field }) => Number(/^rows\.(\d+)\./.exec(field)?.[1] ?? Number.NaN))
      .filter(Number.isInteger),
  ),
];

const keepSpots = (client: Client, teamId: string, rows: readonly SentSpot[], key: string) =>
  client.send(keepSpotsCall, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { rows: [...rows] },
  });
