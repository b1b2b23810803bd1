import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { ShownEvent } from "../../../domain/schedule/event/event-parts";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Queries } from "../../db/database";
import { event } from "../../db/schema/schedule";
import { notice } from "../../db/schema/schedule-notices";
import { insertNotices, type NoticeRow } from "../receipt/receipts.store";

const changes: NoticeKind[] = ["moved", "changed", "called_off", "back_on"];

/** Deletes pending notices of changes to these events: the notice of the new change covers them. Returns the events that had one. */
export async function dropWaitingChanges(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const dropped = await tx
    .delete(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        inArray(notice.eventId, [...ids]),
        isNull(notice.toldAt),
        inArray(notice.kind, changes),
      ),
    )
    .returning({ eventId: notice.eventId });
  return new Set(dropped.flatMap(({ eventId }) => eventId ?? []));
}

/** The times at which changes of these events were mailed to somebody since a moment. */
export async function findMailedChanges(
  tx: Queries,
  { teamId, ids, since }: { teamId: string; ids: readonly string[]; since: Date },
): Promise<Map<string, number[]>> {
  const rows = await tx
    .select({ eventId: notice.eventId, toldAt: notice.toldAt })
    .from(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        inArray(notice.eventId, [...ids]),
        gt(notice.toldAt, since),
        gt(notice.mails, 0),
        inArray(notice.kind, changes),
      ),
    );
  const told = new Map<string, number[]>();
  for (const { eventId, toldAt } of rows)
    if (eventId !== null && toldAt !== null)
      told.set(eventId, [...(told.get(eventId) ?? []), toldAt.getTime()]);
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
  const at = sql`coalesce(${notice.toldAt}, ${notice.notBefore})`;
  const rows = await tx
    .select({ at: sql`max(${at})`.mapWith(notice.notBefore) })
    .from(notice)
    .innerJoin(event, and(eq(event.teamId, notice.teamId), eq(event.id, notice.eventId)))
    .where(
      and(
        eq(notice.teamId, teamId),
        eq(notice.kind, "added"),
        or(gt(notice.toldAt, since), and(isNull(notice.toldAt), eq(event.status, "on"))),
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
  wanted: readonly { eventId: string; at: Date; version: number }[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  const json = JSON.stringify(
    wanted.map(({ eventId, at, version }) => ({ event_id: eventId, at: at.toISOString(), version })),
  );
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    update notice n set not_before = least(n.not_before, w.at), event_version = w.version
    from json_to_recordset(${json}::json) w(event_id uuid, at timestamptz, version integer)
    where n.team_id = ${teamId}::uuid and n.event_id = w.event_id and n.told_at is null and n.kind = 'unseen'
    returning n.event_id`);
  const waiting = new Set(rows.map(({ event_id }) => event_id));
  await insertNotices(
    tx,
    wanted
      .filter(({ eventId }) => !waiting.has(eventId))
      .map(({ eventId, at, version }) => ({
        teamId,
        eventId,
        kind: "unseen",
        eventVersion: version,
        madeAt: now,
        notBefore: at,
      })),
  );
}

const kindsOfChange = sql.raw(`('${changes.join("', '")}')`);

/**
 * Locks due notices until they are delivered; other servers skip the locked rows. While a change can still be undone, no other notice of its event
 * names it.
 */
export const takeDueNotices = (tx: Queries, now: Date, count: number): Promise<NoticeRow[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return tx
    .select()
    .from(notice)
    .where(
      sql`${notice.toldAt} is null and ${notice.notBefore} <= ${at} and (${notice.kind} in ${kindsOfChange} or not exists (
        select from notice w where w.team_id = ${notice.teamId} and w.event_id = ${notice.eventId} and w.told_at is null
          and w.not_before > ${at} and w.not_before <= ${at} + interval '1 minute' and w.kind in ${kindsOfChange}))`,
    )
    .orderBy(notice.notBefore)
    .limit(count)
    .for("update", { skipLocked: true });
};

/** Whether a change of the event waits to be told, or to be undone. */
export const isChangeWaiting = sql`exists (
  select from notice w where w.team_id = ${event.teamId} and w.event_id = ${event.id} and w.told_at is null and w.kind in ${kindsOfChange})`;

export async function markTold(
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

/** The last version of an event that families were told of, and what it showed; undefined if there was none. */
export async function findLastTold(
  tx: Queries,
  { teamId, id }: { teamId: string; id: string },
): Promise<{ version: number; shown: ShownEvent } | undefined> {
  const { rows } = await tx.execute<{ version: number; shown: ShownEvent }>(sql`
    select v.version, v.shown from event_version v
    where v.team_id = ${teamId}::uuid and v.event_id = ${id}::uuid and v.told_at is not null
    order by v.version desc limit 1`);
  return rows[0];
}

/** Undefined for an archived or deleted team. */
export async function findTeamName(tx: Queries, teamId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from team where id = ${teamId}::uuid and archived_at is null`,
  );
  return rows[0]?.name;
}

/** Mail address and settings of these people, without closed accounts. */
export async function findReaders(
  tx: Queries,
  userIds: readonly string[],
): Promise<Map<string, { mailboxKey: MailboxKey; name: string }>> {
  const { rows } = await tx.execute<{ id: string; mailbox_key: MailboxKey; name: string }>(sql`
    select u.id, u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name
    from living_user l join "user" u on u.id = l.id
    where u.id in (select json_array_elements_text(${JSON.stringify(userIds)}::json))`);
  return new Map(rows.map(({ id, mailbox_key, name }) => [id, { mailboxKey: mailbox_key, name }]));
}
