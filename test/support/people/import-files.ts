import { tableOf } from "../../../domain/base/table";
import { readCalendarRows } from "../../../domain/schedule/import/calendar-read";
import type { ReadFileOutcome } from "../../../domain/schedule/import/import-file";
import { listFile } from "../../../domain/schedule/import/import-file";
import type { ImportedEvent, ImportResult } from "../../../domain/schedule/import/import-plan";

export const importTeam = { today: "2026-11-26", timeZone: "America/Chicago", teamName: "Rockets" };

/** A file as a browser hands it over. */
export const chosenFile = (text: string, name = "games.csv") => new File([text], name);

/** What reading a list gives. */
export const readList = (text: string): ReadFileOutcome => ({
  kind: "read",
  file: listFile(tableOf(text)),
  about: { ...importTeam, seasonEnd: null },
});

/** What reading a calendar of these titles gives, a week apart. */
export function readTitles(titles: readonly string[]): ReadFileOutcome {
  const about = { ...importTeam, seasonEnd: null };
  const events = titles.flatMap((title, index) => [
    "BEGIN:VEVENT",
    `UID:${index}`,
    `SUMMARY:${title}`,
    `DTSTART:${weeksOn(index).replaceAll("-", "")}T090000`,
    "END:VEVENT",
  ]);
  return {
    kind: "read",
    file: { kind: "calendar", read: readCalendarRows(events.join("\n"), about) },
    about,
  };
}

const weeksOn = (weeks: number) => new Date(Date.UTC(2026, 11, 5 + 7 * weeks)).toISOString().slice(0, 10);

/** A list of which neither name is the team's own and both could be. */
export const unclearList = "Date,Home,Away\n2026-12-05,Rockets U12,Red Rockets\n2026-12-12,Lions,Rockets U12";

/** A list of games, a week apart. */
export const listOfGames = (count: number) =>
  [
    "Date,Time,Opponent,Location",
    ...Array.from({ length: count }, (_, index) => `${weeksOn(index)},9:00 AM,Comets ${index + 1},Riverside`),
  ].join("\n");

export const importResult = (
  row: number,
  outcome: ImportResult["outcome"],
  more: Partial<ImportResult> = {},
): ImportResult => ({ row, event_id: outcome === "made" ? null : `e${row}`, outcome, changes: [], ...more });

/** An event that an earlier import made. */
export const importedEvent = (change: Partial<ImportedEvent> = {}): ImportedEvent => ({
  event_id: "e9",
  import_key: "2026-12-09 hawks",
  title: "Game",
  opponent: "Hawks",
  first_day: "2026-12-09",
  ...change,
});
