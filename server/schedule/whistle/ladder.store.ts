import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database";
import { ladder } from "../../db/schema/schedule-whistle";
import { isOvertaken } from "./call-list.store";

export type LadderRow = typeof ladder.$inferSelect;
type Key = Pick<LadderRow, "teamId" | "eventId">;

const byKey = (one: Key, other: Key) =>
  one.teamId < other.teamId || (one.teamId === other.teamId && one.eventId < other.eventId) ? -1 : 1;

const isNewer = isOvertaken("ladder", sql`excluded.notice_version`);
const newer = (column: string) =>
  sql`case when ${isNewer} then excluded.${sql.identifier(column)} else ladder.${sql.identifier(column)} end`;

/**
 * Begins anew for a newer change of an event, unless it is a small one amid the ladder: of it only an earlier arrival counts. Rows are written in key order,
 * so that two servers wait for each other instead of deadlocking.
 */
export async function startLadders(tx: Queries, rows: readonly LadderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(ladder)
    .values([...rows].sort(byKey))
    .onConflictDoUpdate({
      target: [ladder.teamId, ladder.eventId],
      set: {
        noticeVersion: newer("notice_version"),
        toldAt: newer("told_at"),
        arrivesAt: sql`case when ${isNewer} then excluded.arrives_at else least(ladder.arrives_at, excluded.arrives_at) end`,
        doneAt: newer("done_at"),
        dueAt: sql`case when ${isNewer} then excluded.due_at else least(ladder.due_at, excluded.due_at) end`,
      },
      setWhere: sql`${ladder.noticeVersion} < excluded.notice_version`,
    });
}

/** Locks due ladders until their steps are done; other servers skip the locked rows. */
export const takeDueLadders = (tx: Queries, now: Date, count: number): Promise<LadderRow[]> =>
  tx
    .select()
    .from(ladder)
    .where(sql`${ladder.dueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(ladder.dueAt)
    .limit(count)
    .for("update", { skipLocked: true });

const isThis = ({ teamId, eventId }: Key) =>
  sql`${ladder.teamId} = ${teamId}::uuid and ${ladder.eventId} = ${eventId}::uuid`;

/** Whether a later change than the ladder's has to be told instead. */
export async function isReplaced(tx: Queries, key: Key): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ladder join event e on e.team_id = ladder.team_id and e.id = ladder.event_id
    where ${isThis(key)} and ${isOvertaken("ladder")}`);
  return rows.length > 0;
}

export async function moveOn(tx: Queries, key: Key, at: { doneAt?: Date; dueAt: Date }): Promise<void> {
  await tx.update(ladder).set(at).where(isThis(key));
}

export async function endLadder(tx: Queries, key: Key): Promise<void> {
  await tx.delete(ladder).where(isThis(key));
}

/** Looks at an event in the next round: who knows of its change is different now. */
export async function lookAgain(tx: Queries, { now, ...key }: Key & { now: Date }): Promise<void> {
  await tx
    .update(ladder)
    .set({ dueAt: sql`least(${ladder.dueAt}, ${now.toISOString()}::timestamptz)` })
    .where(isThis(key));
}
