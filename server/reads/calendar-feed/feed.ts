import { createHash } from "node:crypto";
import { calendarDaysAhead, calendarDaysBack } from "../../../domain/calendar-link/calendar-link";
import { calendarDetails, calendarTitle, placeText } from "../../../domain/calendar-link/words";
import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import type { Services } from "../../core/base/services";
import { type LivingLink, saveRevision } from "../../core/calendar-link/link.store";
import { type EntryRow, type FeedRow, readFeedRows } from "./feed.store";
import { type CalendarEntry, type Revision, switchedOff, writeCalendar } from "./ics";

export interface Calendar {
  bytes: string;
  tag: string;
  /** In whole seconds. */
  modified: Date;
}

/**
 * What the owner of a link reaches today. Other bytes than those of the last fetch get the link's next revision; null if another fetch kept one
 * meanwhile, so that the link has to be read again.
 */
export async function calendarOf(
  { db, config, now }: Services,
  link: LivingLink,
  today: string,
): Promise<Calendar | null> {
  const rows = await readFeedRows(db, {
    ...{ userId: link.userId, childId: link.childId, teamId: link.teamId },
    from: isoDateOf((dayFromIso(today) ?? 0) - calendarDaysBack),
    days: calendarDaysBack + calendarDaysAhead,
  });
  const entries = rows.flatMap((row) => entryOf(row, link, config.publicOrigin));
  const { sequence, contentHash, contentChangedAt } = link;
  if (contentChangedAt !== null) {
    const last = { sequence, modified: contentChangedAt };
    const bytes = writeCalendar(nameOf(link), entries, last);
    if (hashOf(bytes) === contentHash) return tagged(bytes, last.modified);
  }
  const next = nextRevision(link, now());
  const bytes = writeCalendar(nameOf(link), entries, next);
  const isKept = await saveRevision(db, link, {
    sequence: next.sequence,
    contentHash: hashOf(bytes),
    contentChangedAt: next.modified,
  });
  return isKept ? tagged(bytes, next.modified) : null;
}

/** At least a second after the one before, also where it comes within the same second or from a server whose clock is behind. */
function nextRevision(
  { sequence, contentChangedAt }: Pick<LivingLink, "sequence" | "contentChangedAt">,
  now: Date,
): Revision {
  const second = Math.floor(now.getTime() / 1_000) * 1_000;
  const after = contentChangedAt === null ? 0 : contentChangedAt.getTime() + 1_000;
  return { sequence: sequence + 1, modified: new Date(Math.max(second, after)) };
}

const nameOf = ({ name }: LivingLink) => (name === null ? "Drip" : `Drip: ${name}`);

const hashOf = (bytes: string) => createHash("sha256").update(bytes).digest("base64url");

const tagged = (bytes: string, modified: Date): Calendar => ({
  bytes,
  tag: `W/"${hashOf(bytes).slice(0, 22)}"`,
  modified,
});

/** The answer for all tokens that no living link has. */
export const deadCalendar = tagged(switchedOff, new Date("2026-01-01T00:00:00Z"));

/** A guest learns no answer: their link shows what the family said no to as well. */
function entryOf(
  row: FeedRow,
  { guestName, leavesOutDeclined }: LivingLink,
  publicOrigin: string,
): CalendarEntry[] {
  const isGuest = guestName !== null;
  const players = row.players ?? [];
  const hides = leavesOutDeclined && !isGuest;
  const shown = hides ? players.filter(({ answer }) => answer !== "no") : players;
  if (players.length > 0 && shown.length === 0) return [];
  const names = shown.flatMap(({ first_name }) => (first_name === null ? [] : [first_name]));
  // Behind the sign-in.
  return [toEntry(row, names, isGuest ? null : publicOrigin)];
}

/** With a link into the app unless `linksTo` is null. */
export const toEntry = (row: EntryRow, names: readonly string[], linksTo: string | null): CalendarEntry => ({
  uid: `${row.id}@drip`,
  ...{ timeZone: row.timeZone, startsLocal: row.startsLocal, endsLocal: row.endsLocal },
  ...{ startsAt: row.startsAt, endsAt: row.endsAt, firstDay: row.firstDay, dayAfter: row.dayAfter },
  isWholeDay: row.timing !== "timed",
  isInRepeatedHour: row.isInRepeatedHour,
  title: calendarTitle(row, row.teamName, names),
  place: placeText(placeText(row.venue?.name ?? null, row.venueDetail), row.venue?.address ?? null),
  details: calendarDetails(row),
  link: linksTo === null ? null : `${linksTo}/app/schedule?event=${row.teamId}.${row.id}`,
  isCalledOff: row.status === "called_off",
});
