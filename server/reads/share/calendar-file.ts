import { fileMinutes } from "../../../domain/share/limits";
import type { components } from "../../../openapi";
import { findTeamAccess, isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { fileTokenOf, readFileToken } from "../../core/share/tokens";
import { requireTeamAccess } from "../../core/team/team-role";
import { Problem } from "../../platform/http/problem";
import { toEntry } from "../calendar-feed/feed";
import { readEntry } from "../calendar-feed/feed.store";
import { writeCalendar } from "../calendar-feed/ics";

export async function makeCalendarFile(
  { db, config, now }: Services,
  target: { userId: string; teamId: string; eventId: string },
): Promise<components["schemas"]["CalendarFile"]> {
  const { userId, teamId, eventId } = target;
  await requireTeamAccess(db, userId, teamId);
  const row = isId(eventId) ? await readEntry(db, { teamId, id: eventId }) : undefined;
  if (!row) throw new Problem("EVENT_ITEM_404");
  const until = new Date(Math.floor(now().getTime() / 1_000) * 1_000 + fileMinutes * 60_000);
  return {
    address: `${config.publicOrigin}/calendar_file/${fileTokenOf(config, { ...target, until })}`,
    until: until.toISOString(),
  };
}

/** Nobody's name is in it: it is opened and sent on by programs that we do not know. */
export async function readCalendarFile({ db, config, now }: Services, token: string): Promise<string> {
  const target = readFileToken(config, token);
  if (target === null || target.until <= now()) throw new Problem("EVENT_ITEM_404");
  const { userId, teamId, eventId } = target;
  const access = await findTeamAccess(db, userId, teamId);
  const row = access.length > 0 ? await readEntry(db, { teamId, id: eventId }) : undefined;
  if (!row) throw new Problem("EVENT_ITEM_404");
  const modified = new Date(Math.floor(row.changedAt.getTime() / 1_000) * 1_000);
  return writeCalendar(null, [toEntry(row, [], config.publicOrigin)], { sequence: row.version, modified });
}
