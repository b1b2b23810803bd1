import { createHash } from "node:crypto";
import { calendarDaysAhead, calendarDaysBack } from "../../domain/calendar-link/calendar-link";
import { calendarDetails, calendarTitle, placeText } from "../../domain/calendar-link/words";
import { dayFromIso, isoDateOf } from "../../domain/dates/calendar";
import type { Services } from "../services";
import { type FeedRow, readFeedRows } from "./feed.store";
import { type CalendarEntry, switchedOff, writeCalendar } from "./ics";
import type { LivingLink } from "./link.store";

export interface Calendar {
  bytes: string;
  tag: string;
  /** For callers that keep no tag. */
  modified: Date;
}

/** What the owner of a link reaches today. */
export async function calendarOf(
  { db, config }: Services,
  link: LivingLink,
  today: string,
): Promise<Calendar> {
  const rows = await readFeedRows(db, {
    ...{ userId: link.userId, childId: link.childId, teamId: link.teamId },
    from: isoDateOf((dayFromIso(today) ?? 0) - calendarDaysBack),
    days: calendarDaysBack + calendarDaysAhead,
  });
  const entries = rows.flatMap((row) => entryOf(row, link, config.publicOrigin));
  const last = entries.reduce(
    (latest, { modified }) => Math.max(latest, modified.getTime()),
    link.createdAt.getTime(),
  );
  return named(writeCalendar(nameOf(link), entries), last);
}

const nameOf = ({ name }: LivingLink) => (name === null ? "Drip" : `Drip: ${name}`);

/**
 * Last-Modified names the bytes, since some callers revalidate by it alone: rows that go leave no later date behind. Its seconds
 * before the last change are a part of the hash, and only the same date is answered by 304.
 */
function named(bytes: string, last: number): Calendar {
  const hash = createHash("sha256").update(bytes).digest();
  const before = hash.readUInt16BE(0) % 3_600;
  return {
    bytes,
    tag: `W/"${hash.toString("base64url").slice(0, 22)}"`,
    modified: new Date(last - before * 1_000),
  };
}

/** The answer for all tokens that no living link has. */
export const deadCalendar = named(switchedOff, Date.parse("2026-01-01T00:00:00Z"));

/** A guest learns no answer: their link shows what the family said no to as well, and counts the event's changes alone. */
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
  const said = isGuest ? [] : players;
  return [
    {
      uid: `${row.id}@drip`,
      sequence: said.reduce((sum, player) => sum + player.answer_version, row.version),
      modified: new Date(
        Math.max(
          row.changedAt.getTime(),
          ...said.map(({ said_at }) => (said_at === null ? 0 : Date.parse(said_at))),
        ),
      ),
      ...{ timeZone: row.timeZone, startsLocal: row.startsLocal, endsLocal: row.endsLocal },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, firstDay: row.firstDay, dayAfter: row.dayAfter },
      isWholeDay: row.timing !== "timed",
      isInRepeatedHour: row.isInRepeatedHour,
      title: calendarTitle(
        row,
        row.teamName,
        shown.flatMap(({ first_name }) => (first_name === null ? [] : [first_name])),
      ),
      place: placeText(placeText(row.venue?.name ?? null, row.venueDetail), row.venue?.address ?? null),
      details: calendarDetails(row),
      // Behind the sign-in.
      link: isGuest ? null : `${publicOrigin}/app/schedule?event=${row.teamId}.${row.id}`,
      isCalledOff: row.status === "called_off",
    },
  ];
}
