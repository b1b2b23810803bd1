import type { EventKind, EventTiming } from "../event/event";
import type { EventSide } from "../event/event-fields";
import type { Match } from "./own-names";

/** An event as a file has it, before the server has seen it. Texts fit the contract. */
export type RowFields = {
  readonly kind: EventKind;
  readonly title: string | null;
  readonly opponent: string | null;
  readonly side: EventSide;
  readonly timing: EventTiming;
  /** "2026-11-24T17:30:00" on the clock of `zone`; of a moment, on the team's clock, to be shown. */
  readonly wall: string;
  /** Null: the team's. */
  readonly zone: string | null;
  /** Of an event in UTC, as "2026-11-24T16:30:00Z": the server works out the wall clock. */
  readonly moment: string | null;
  readonly minutes: number;
  readonly days: number;
  readonly arriveMinutes: number | null;
  readonly place: string | null;
  readonly detail: string | null;
  readonly kit: string | null;
  readonly notes: string | null;
};

/** What of an event could not be taken over; the rest of it is. */
export type RowMark =
  /** Its rule is none of ours: only its first day. */
  | "rule"
  /** Some of its further or left out days could not be read. */
  | "dates"
  /** A change of "this and all that follow": only of its own day. */
  | "future"
  /** Its first day is none of its rule's. */
  | "first_day"
  /** Its zone is unknown: the team's. */
  | "zone"
  /** A line of it could not be read. */
  | "broken";

/** What was filled in or cut; the event is whole. */
export type RowNote = "no_end" | "cut" | "weeks";

/** Why an event is not taken over. */
export type RowFault =
  | "no_start"
  | "start"
  | "time"
  | "end"
  | "ends_first"
  | "two_kinds"
  | "too_long"
  | "no_days"
  | "twice"
  /** Read, but over, or beyond what a schedule holds. */
  | "past"
  | "far";

export type ImportRow = {
  /** By which the next import of the same list finds the event again. */
  readonly key: string;
  readonly fields: RowFields;
  /** Who plays, as the file has it. */
  readonly match: Match | null;
  readonly isCancelled: boolean;
  readonly marks: readonly RowMark[];
  readonly notes: readonly RowNote[];
};

/** A row of a calendar, whose title is read once it is known which names are this team's. */
export type TitledRow = Omit<ImportRow, "fields" | "match"> & {
  readonly title: string;
  readonly fields: Omit<RowFields, "kind" | "title" | "opponent" | "side" | "timing"> & {
    readonly isTimed: boolean;
  };
};

/** What is not sent: one line or event of the file, or several days of it. */
export type LeftRow = {
  readonly name: string;
  /** "2026-11-24", where one could be read. */
  readonly day: string | null;
  readonly count: number;
  readonly fault: RowFault;
  /** The line of a table that can be mended in place; null in calendars. */
  readonly line: number | null;
};

export type ImportRead = { readonly rows: readonly ImportRow[]; readonly left: readonly LeftRow[] };

export type CalendarRead = {
  readonly rows: readonly TitledRow[];
  readonly left: readonly LeftRow[];
  /** Of all events, those that are left out too. */
  readonly titles: readonly string[];
};

/** What a file's events depend on beside the file. */
export type ImportAbout = {
  /** On the team's clock. */
  readonly today: string;
  readonly timeZone: string;
  readonly teamName: string;
  /** Until when a rule without an end goes. */
  readonly seasonEnd: string | null;
};

/** The longest key of the contract. */
const longestKey = 200;

/** A key within the contract's length; a longer one ends in a hash of the whole. */
export function keyOf(text: string): string {
  const tidy =
    text
      .replace(/\s+/g, " ")
      .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
      .trim() || "-";
  if (tidy.length <= longestKey) return tidy;
  return `${[...tidy].slice(0, longestKey / 4).join("")}~${hashOf(tidy)}`;
}

/** FNV-1a, twice with different bases. */
const hashOf = (text: string) =>
  [0x811c9dc5, 0x01000193].map((base) => fnv(text, base).toString(16)).join("");

function fnv(text: string, base: number): number {
  let hash = base;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
