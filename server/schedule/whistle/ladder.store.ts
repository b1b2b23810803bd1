import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database";
import { ladder } from "../../db/schema/schedule-whistle";

export type LadderRow = typeof ladder.$inferSelect;
type Key = Pick<LadderRow, "teamId" | "eventId">;

const byKey = (one: Key, other: Key) =>
  one.teamId < other.teamId || (one.teamId === other.teamId && one.eventId < other.eventId) ? -1 : 1;

/** Begins anew for a newer change of an event. Rows are written in key order, so that two servers wait for each other instead of deadlocking. */
export async function startLadders(tx: Queries, rows: readonly LadderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(ladder)
    .values([...rows].sort(byKey))
    .onConflictDoUpdate({
      target: [ladder.teamId, ladder.eventId],
      set: {
        noticeVersion: sql`excluded.notice_version`,
        toldAt: sql`excluded.told_at`,
        arrivesAt: sql`excluded.arrives_at`,
        doneAt: sql`excluded.done_at`,
        dueAt: sql`excluded.due_at`,
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
