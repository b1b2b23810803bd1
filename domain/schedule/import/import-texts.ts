import type { EventKind } from "../event/event";
import { kindNouns } from "../event/event-texts";
import { daysAhead } from "../limits";
import { monthDayText } from "../series/series-texts";
import { agendaTexts, manyOf } from "../week/agenda-texts";
import type { ColumnName } from "./columns";
import type { UnreadableWhy } from "./import-file";
import type { ImportRow, LeftRow, RowFault, RowMark, RowNote } from "./import-row";
import { mostRows } from "./limits";

export const importTexts = {
  title: agendaTexts.importList,
  what: "Pick your league's file: a calendar (.ics) or a table (.csv).",
  stays: "It's read right here on your device. Nothing is saved before you've seen it.",
  pick: "Pick a file",
  another: "Another file",
  reading: "Reading the file",
  columns: "What's in which column?",
  columnsWhy: "Tell us where the date is. The rest is a bonus.",
  columnsNoDate: "We need a date for each line.",
  column: (heading: string) => `Column "${heading}"`,
  nothing: "Leave out",
  next: "Next",
  order: (date: string) => `Which day is ${date}?`,
  orderWhy: "Every date in this list can be read both ways, so you decide.",
  names: "Which one is your team?",
  namesWhy: (teamName: string) =>
    `More than one name in this file could be ${teamName}. Your pick decides who you play, and whether it's at home.`,
  all: (count: number) => (count === 2 ? "Both" : "All of them"),
  none: (count: number) => (count === 2 ? "Neither" : "None of them"),
  preview: "What will happen",
  planning: "Comparing it with your schedule",
  failed: "We couldn't compare it with your schedule.",
  tryAgain: "Try again",
  wrongColumns: "Columns",
  wrongNames: "Your team",
  rows: "On the list",
  leftOut: (left: readonly LeftRow[]) => `Left out: ${left.reduce((sum, { count }) => sum + count, 0)}`,
  missing: "Not on the list any more",
  missingWhy: "They stay on your schedule. Call off there what isn't played.",
  kept: "Stays",
  mend: "Check these",
  read: "Read again",
  keepMine: "Keep mine",
  takeTheirs: "Take the list's",
  changedHere: "Changed here by hand since.",
  theirs: (what: string) => `The list says: ${what}`,
  added: "New",
  same: "Unchanged",
  notes: "New notes",
  calledOff: "Called off",
  calledOffNever: "Called off, so left out",
  fault: "Something doesn't add up. Mend your file, then pick it again.",
  nothingNew: "Nothing new in there. Your schedule already says all that.",
  nothingLeft: "None of it can go in. See why below.",
  tells: "Families are told as of any new event.",
  linesLeft: (count: number) =>
    count === 1 ? "One line can't be read yet." : `${count} lines can't be read yet.`,
  toLines: "Check these",
  notSaved: "These didn't make it:",
  close: "Done",
  timeToCome: "Time to come",
  allDay: (days: number) => (days === 1 ? "All day" : `${days} days`),
  place: (place: string, detail: string | null) => (detail === null ? place : `${place}, ${detail}`),
} as const;

export const columnTexts: Readonly<Record<ColumnName, string>> = {
  date: "Date",
  start: "Starts",
  end: "Ends",
  arrive: "Be there",
  opponent: "Opponent",
  side: "Home or away",
  home: "Home team",
  away: "Away team",
  title: "Title",
  place: "Place",
  detail: "Field or court",
  kit: "Kit",
  notes: "Notes",
};

export const unreadableTexts: Readonly<Record<UnreadableWhy, string>> = {
  empty: "That file is empty. Pick another one.",
  too_big: "That file is over 1 MB. Save only your team's part of it.",
  too_many: `That's over ${mostRows} events. Save only your team's part of the list.`,
  no_events: "No events in that file. We read calendars (.ics) and tables (.csv).",
  failed: "We couldn't open that file. Pick it once more, or another one.",
};

export const markTexts: Readonly<Record<RowMark, string>> = {
  rule: "It repeats in a way we don't know, so only its first day goes in.",
  dates: "Some of its extra or skipped days can't be read.",
  future: "A change to all later ones: only this day goes in.",
  first_day: "Its first day isn't one of its weekdays. It goes in all the same.",
  zone: "We don't know its time zone and take your team's.",
  broken: "A line of it can't be read. The rest goes in.",
};

export const rowNoteTexts: Readonly<Record<RowNote, string>> = {
  no_end: "No end in the list.",
  cut: "A text was too long and is cut.",
  weeks: "It never ends, so it goes in until the season does, or for half a year.",
};

export const faultTexts: Readonly<Record<RowFault, string>> = {
  no_start: "It has no date.",
  start: "That's no date we can read.",
  time: "That's no time we can read.",
  end: "We can't read when it ends.",
  ends_first: "It ends before it starts.",
  two_kinds: "It starts at a time and ends on a day.",
  too_long: "It takes over two weeks.",
  no_days: "None of its days is left.",
  twice: "It's in there twice: the newest counts.",
  past: "It's over.",
  far: `It's over ${daysAhead} days away.`,
};

/** What is left out, by why: "Practice · 12 days", "Game vs Comets · Nov 3". */
export function leftLists(left: readonly LeftRow[]) {
  const faults = [...new Set(left.map(({ fault }) => fault))];
  return faults.map((fault) => ({
    label: faultTexts[fault],
    days: left
      .filter((row) => row.fault === fault)
      .map(({ name, day, count }, index) => ({
        id: String(index),
        text: [name || kindNouns.other, count > 1 ? `${count} days` : day && monthDayText(day)]
          .filter(Boolean)
          .join(" · "),
      })),
  }));
}

/** "11 games"; of several kinds "24 events". */
export function countOf(rows: readonly Pick<ImportRow, "fields">[]): string {
  const kinds = new Set(rows.map(({ fields }) => fields.kind));
  const kind: EventKind = kinds.size === 1 ? (rows[0]?.fields.kind ?? "other") : "other";
  return rows.length === 1 ? `1 ${kindNouns[kind]}` : `${rows.length} ${manyOf[kind]}`;
}

export const saveText = (rows: readonly Pick<ImportRow, "fields">[], teamName: string) =>
  `Save ${countOf(rows)} for ${teamName}`;

/** "11 games on the books. Game on!" */
export const doneText = (rows: readonly Pick<ImportRow, "fields">[]) =>
  `${countOf(rows)} on the books. Game on!`;
