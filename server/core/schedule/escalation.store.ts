import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { event } from "../../platform/db/schema/schedule";
import { callList, escalation } from "../../platform/db/schema/schedule-escalation";
import { team } from "../../platform/db/schema/team";
import { isOvertaken, keysOf } from "./call-list.store";
import { isChangeWaiting } from "./notice.store";

export type EscalationRow = typeof escalation.$inferSelect;
type Key = Pick<EscalationRow, "teamId" | "eventId">;

const byKey = (one: Key, other: Key) =>
  one.teamId < other.teamId || (one.teamId === other.teamId && one.eventId < other.eventId) ? -1 : 1;

const isNewer = isOvertaken("escalation", sql`excluded.notice_version`);
const newer = (column: string) =>
  sql`case when ${isNewer} then excluded.${sql.identifier(column)} else escalation.${sql.identifier(column)} end`;

/**
 * Begins anew for a newer change of an event, unless it is a small one amid the escalation: of it only an earlier arrival counts. Rows are written in key order,
 * so that two servers wait for each other instead of deadlocking.
 */
export async function startEscalations(tx: Queries, rows: readonly EscalationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(escalation)
    .values([...rows].sort(byKey))
    .onConflictDoUpdate({
      target: [escalation.teamId, escalation.eventId],
      set: {
        noticeVersion: newer("notice_version"),
        notifiedAt: newer("told_at"),
        arrivesAt: sql`case when ${isNewer} then excluded.arrives_at else least(escalation.arrives_at, excluded.arrives_at) end`,
        doneAt: newer("done_at"),
        dueAt: sql`case when ${isNewer} then excluded.due_at else least(escalation.due_at, excluded.due_at) end`,
      },
      setWhere: sql`${escalation.noticeVersion} < excluded.notice_version`,
    });
}

/** Locks due escalations until their steps are done; other servers skip the locked rows. */
export const lockDueEscalations = (tx: Queries, now: Date, count: number): Promise<EscalationRow[]> =>
  tx
    .select()
    .from(escalation)
    .where(sql`${escalation.dueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(escalation.dueAt)
    .limit(count)
    .for("update", { skipLocked: true });

const isReplaced = isOvertaken("escalation", sql`${event.noticeVersion}`);

/** What a round has to know of the events of these escalations. */
export const readEscalations = (tx: Queries, rows: readonly EscalationRow[]) =>
  tx
    .select({
      row: escalation,
      event,
      isTeamLiving: sql<boolean>`${team.archivedAt} is null`,
      /** A later change has to be told instead. */
      isReplaced: sql<boolean>`${isReplaced}`,
      /** Such a change can still be undone. Looked up only then, since notices have no index by event. */
      isChangeWaiting: sql<boolean>`(${isReplaced} and ${isChangeWaiting})`,
      /** Whether a family does not know that the event is off, back on or moved. */
      isAnybodyToCall: sql<boolean>`(${event.teamId}, ${event.id}) in (select * from events_with_unaware_families(${keysOf(rows)}::json))`,
      /** The change that the open call list is about. */
      listed: callList.noticeVersion,
      hadList: sql<boolean>`exists (select from call_list c where c.team_id = ${event.teamId} and c.event_id = ${event.id})`,
    })
    .from(escalation)
    .innerJoin(event, and(eq(event.teamId, escalation.teamId), eq(event.id, escalation.eventId)))
    .innerJoin(team, eq(team.id, event.teamId))
    .leftJoin(
      callList,
      and(eq(callList.teamId, event.teamId), eq(callList.eventId, event.id), isNull(callList.closedAt)),
    )
    .where(
      sql`(${escalation.teamId}, ${escalation.eventId}) in (select * from json_to_recordset(${keysOf(rows)}::json) k(team_id uuid, event_id uuid))`,
    );

export type EscalationState = Awaited<ReturnType<typeof readEscalations>>[number];

/** Sets what is done, and when each is looked at again. */
export async function moveOn(tx: Queries, rows: readonly EscalationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update escalation set done_at = n.done_at, due_at = n.due_at from (${recordsOf(escalation, rows)}) n
    where escalation.team_id = n.team_id and escalation.event_id = n.event_id`);
}

export async function endEscalations(tx: Queries, rows: readonly Key[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    delete from escalation using json_to_recordset(${keysOf(rows)}::json) k(team_id uuid, event_id uuid)
    where escalation.team_id = k.team_id and escalation.event_id = k.event_id`);
}

/** Looks at an event in the next round: who knows of its change is different now. */
export async function lookAgain(tx: Queries, { now, ...key }: Key & { now: Date }): Promise<void> {
  await tx
    .update(escalation)
    .set({ dueAt: sql`least(${escalation.dueAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(escalation.teamId, key.teamId), eq(escalation.eventId, key.eventId)));
}
