import { tableOf } from "../../../domain/base/table";
import { rosterTable } from "../../../domain/team/roster-columns";
import type { ReadRosterOutcome, RosterAbout, SpotSent } from "../../../domain/team/roster-import";

/** What reading a list gives. */
export const readPlayers = (text: string, about: Partial<RosterAbout> = {}): ReadRosterOutcome => ({
  kind: "read",
  table: rosterTable(tableOf(text)),
  about: { people: [], myAddress: null, ...about },
});

/** Players with a mail each, and what the list says beyond what Drip keeps. */
export const listOfPlayers = (count: number) =>
  [
    "First Name,Last Name,Jersey Number,Birthdate,Parent Email,Allergies",
    ...Array.from(
      { length: count },
      (_, index) => `Kid${letters(index)},Rivers,${index % 100},2016-02-03,p${index}@example.com,Nuts`,
    ),
  ].join("\n");

/** Names without digits: A, B, …, AA. */
const letters = (index: number): string =>
  (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

export const spotSent = (line: number, change: Partial<SpotSent> = {}): SpotSent => ({
  line,
  isKept: true,
  mails: 1,
  why: null,
  ...change,
});
