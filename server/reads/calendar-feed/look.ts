import { type Look, lookDays } from "../../../domain/calendar-link/calendar-link";
import { placeText } from "../../../domain/calendar-link/words";
import type { Services } from "../../core/base/services";
import { recordFetch } from "../../core/calendar-link/link.store";
import { type FeedRow, readFeedRows } from "./feed.store";
import { openLink } from "./open-link";

const over: Look = { is_over: true };

/** What somebody without an account reads: one child's first name, times and places. A link that is no guest's opens no page. */
export async function lookAt(services: Services, token: string): Promise<Look> {
  const { db, now } = services;
  const found = await openLink(services, token);
  if (found === null || found.link.guestName === null || found.link.name === null) return over;
  const { link, today } = found;
  const asked = { userId: link.userId, childId: link.childId, teamId: null };
  const rows = await readFeedRows(db, { ...asked, from: today, days: lookDays });
  await recordFetch(db, link, { by: "page", now: now() });
  return { is_over: false, first_name: found.link.name, today, days: lookDays, events: rows.map(present) };
}

const present = (row: FeedRow): NonNullable<Look["events"]>[number] => ({
  id: row.id,
  team_name: row.teamName,
  kind: row.kind,
  title: row.title,
  opponent: row.opponent,
  timing: row.timing,
  time_zone: row.timeZone,
  starts_local: row.startsLocal,
  ends_local: row.endsLocal,
  arrive_minutes: row.arriveMinutes,
  first_day: row.firstDay,
  last_day: row.lastDay,
  starts_at: row.startsAt.toISOString(),
  place: placeText(row.venue?.name ?? null, row.venueDetail),
  address: row.venue?.address ?? null,
  status: row.status,
});
