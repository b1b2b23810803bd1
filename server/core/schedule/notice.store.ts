import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Queries } from "../../platform/db/database";
import { momentOf } from "../../platform/db/rounds";
import { event } from "../../platform/db/schema/schedule";
import { notice } from "../../platform/db/schema/schedule-notices";
import { isMuted } from "../notification/push-settings.store";
import { insertNotices, type NoticeRow } from "./notice-queue.store";

const changes: NoticeKind[] = ["moved", "changed", "called_off", "back_on"];

/**
 * Deletes pending notices of changes to these events: the notice of the new change covers them. Returns the events that had one, each with the
 * arrival of its notice.
 */
export async function dropWaitingChanges(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
): Promise<Map<string, Date | null>> {
  const dropped = await tx
    .delete(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        inArray(notice.eventId, [...ids]),
        isNull(notice.notifiedAt),
        inArray(notice.kind, changes),
      ),
    )
    .returning({ eventId: notice.eventId, arrivesAt: notice.arrivesAt });
  return new Map(
    dropped.flatMap(({ eventId, arrivesAt }) => (eventId === null ? [] : [[eventId, arrivesAt] as const])),
  );
}

/** The times at which changes of these events were mailed to somebody since a moment. */
export async function findMailedChanges(
  tx: Queries,
  { teamId, ids, since }: { teamId: string; ids: readonly string[]; since: Date },
): Promise<Map<string, number[]>> {
  const rows = await tx
    .select({ eventId: notice.eventId, notifiedAt: notice.notifiedAt })
    .from(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        inArray(notice.eventId, [...ids]),
        gt(notice.notifiedAt, since),
        gt(notice.mails, 0),
        inArray(notice.kind, changes),
      ),
    );
  const told = new Map<string, number[]>();
  for (const { eventId, notifiedAt } of rows)
    if (eventId !== null && notifiedAt !== null)
      told.set(eventId, [...(told.get(eventId) ?? []), notifiedAt.getTime()]);
  return told;
}

/**
 * When mails named new events of a team since a moment, and when those will that wait; events too far away to be mailed are left out. Notices
 * of one second share a mail.
 */
export async function findMailsOfNews(
  tx: Queries,
  { teamId, since }: { teamId: string; since: Date },
): Promise<number[]> {
  const at = sql`coalesce(${notice.notifiedAt}, ${notice.notBefore})`;
  const rows = await tx
    .select({ at: sql`max(${at})`.mapWith(notice.notBefore) })
    .from(notice)
    .innerJoin(event, and(eq(event.teamId, notice.teamId), eq(event.id, notice.eventId)))
    .where(
      and(
        eq(notice.teamId, teamId),
        eq(notice.kind, "added"),
        or(gt(notice.notifiedAt, since), and(isNull(notice.notifiedAt), eq(event.status, "on"))),
        sql`${event.startsAt} <= ${at} + interval '48 hours'`,
      ),
    )
    .groupBy(sql`date_trunc('second', ${at})`);
  return rows.map((row) => row.at.getTime());
}

/** Queues one `unseen` notice for each event; a further change can only make it earlier. */
export async function wantUnseen(
  tx: Queries,
  teamId: string,
  wanted: readonly { eventId: string; at: Date; version: number; arrivesAt: Date }[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  const json = JSON.stringify(
    wanted.map(({ eventId, at, version, arrivesAt }) => ({
      event_id: eventId,
      at: at.toISOString(),
      version,
      arrives_at: arrivesAt.toISOString(),
    })),
  );
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    update notice n set not_before = least(n.not_before, w.at), event_version = w.version, arrives_at = least(n.arrives_at, w.arrives_at)
    from json_to_recordset(${json}::json) w(event_id uuid, at timestamptz, version integer, arrives_at timestamptz)
    where n.team_id = ${teamId}::uuid and n.event_id = w.event_id and n.told_at is null and n.kind = 'unseen'
    returning n.event_id`);
  const waiting = new Set(rows.map(({ event_id }) => event_id));
  await insertNotices(
    tx,
    wanted
      .filter(({ eventId }) => !waiting.has(eventId))
      .map(({ eventId, at, version, arrivesAt }) => ({
        teamId,
        eventId,
        kind: "unseen",
        eventVersion: version,
        arrivesAt,
        madeAt: now,
        notBefore: at,
      })),
  );
}

const kindsOfChange = sql.raw(`('${changes.join("', '")}')`);

/** While a change can still be undone, no other notice of its event names it. */
const isDue = (now: Date) => {
  const at = momentOf(now);
  return sql`${notice.notifiedAt} is null and ${notice.notBefore} <= ${at} and (${notice.kind} in ${kindsOfChange} or not exists (
    select from notice w where w.team_id = ${notice.teamId} and w.event_id = ${notice.eventId} and w.told_at is null
      and w.not_before > ${at} and w.not_before <= ${at} + interval '1 minute' and w.kind in ${kindsOfChange}))`;
};
const mostUrgentFirst = [sql`coalesce(${notice.arrivesAt}, ${notice.notBefore})`, notice.notBefore];

/**
 * Locks due notices until they are delivered; other servers skip the locked rows. First come the teams whose families leave home first, each with all that
 * is due, so that a person's mail names it all.
 */
export async function lockDueNotices(
  tx: Queries,
  now: Date,
  { teams, count }: { teams: number; count: number },
): Promise<NoticeRow[]> {
  const first = await tx
    .select({ teamId: notice.teamId })
    .from(notice)
    .where(isDue(now))
    .orderBy(...mostUrgentFirst)
    .limit(teams)
    .for("update", { skipLocked: true });
  if (first.length === 0) return [];
  const teamIds = [...new Set(first.map(({ teamId }) => teamId))];
  const rows = await tx
    .select()
    .from(notice)
    .where(and(inArray(notice.teamId, teamIds), isDue(now)))
    .orderBy(...mostUrgentFirst)
    .limit(count)
    .for("update", { skipLocked: true });
  // The last notice of an event is its ding. Two of one moment are in the order of the event's versions.
  return rows.sort(
    (one, other) =>
      one.notBefore.getTime() - other.notBefore.getTime() ||
      one.madeAt.getTime() - other.madeAt.getTime() ||
      (one.eventVersion ?? 0) - (other.eventVersion ?? 0),
  );
}

/** Whether a change of the event waits to be told, or to be undone. */
export const isChangeWaiting = sql`exists (
  select from notice w where w.team_id = ${event.teamId} and w.event_id = ${event.id} and w.told_at is null and w.kind in ${kindsOfChange})`;

export async function markNotified(
  tx: Queries,
  told: readonly (NoticeRow & { mails: number; isDropped: boolean })[],
  now: Date,
): Promise<void> {
  const keys = JSON.stringify(told.map(({ teamId, id, mails }) => ({ team_id: teamId, id, mails })));
  await tx.execute(sql`
    update notice n set told_at = ${now.toISOString()}::timestamptz, mails = k.mails
    from json_to_recordset(${keys}::json) k(team_id uuid, id uuid, mails integer)
    where n.team_id = k.team_id and n.id = k.id`);
  const versions = told
    .filter(({ kind, isDropped }) => !isDropped && changes.some((change) => change === kind))
    .map(({ teamId, eventId, eventVersion }) => ({
      team_id: teamId,
      event_id: eventId,
      version: eventVersion,
    }));
  if (versions.length === 0) return;
  await tx.execute(sql`
    update event_version v set told_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(versions)}::json) k(team_id uuid, event_id uuid, version integer)
    where v.team_id = k.team_id and v.event_id = k.event_id and v.version = k.version`);
}

export interface NotifiedVersion {
  version: number;
  shown: EventSnapshot;
}

/** The last version of each event that families were told of, and what it showed; none if there was none. */
export async function findLastNotified(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<Map<string, NotifiedVersion>> {
  const keys = JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));
  const { rows } = await tx.execute<{ event_id: string; version: number; shown: EventSnapshot }>(sql`
    select distinct on (v.team_id, v.event_id) v.event_id, v.version, v.shown
    from json_to_recordset(${keys}::json) k(team_id uuid, id uuid)
      join event_version v on v.team_id = k.team_id and v.event_id = k.id and v.told_at is not null
    order by v.team_id, v.event_id, v.version desc`);
  return new Map(rows.map(({ event_id, version, shown }) => [event_id, { version, shown }]));
}

export interface Reader {
  mailboxKey: MailboxKey;
  name: string;
  /** Wants no mails that ask for an answer. */
  hasMutedAnswers: boolean;
}

/** Mail address and settings of these people, without closed accounts. */
export async function findReaders(tx: Queries, userIds: readonly string[]): Promise<Map<string, Reader>> {
  const { rows } = await tx.execute<{
    id: string;
    mailbox_key: MailboxKey;
    name: string;
    has_muted_answers: boolean;
  }>(sql`
    select u.id, u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name,
      ${isMuted("answers")} as has_muted_answers
    from living_user l join "user" u on u.id = l.id left join push_settings s on s.user_id = u.id
    where u.id in (select json_array_elements_text(${JSON.stringify(userIds)}::json))`);
  return new Map(
    rows.map(({ id, mailbox_key: mailboxKey, name, has_muted_answers: hasMutedAnswers }) => [
      id,
      { mailboxKey, name, hasMutedAnswers },
    ]),
  );
}
