import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { possibleDuplicate } from "../../platform/db/schema/team";

/**
 * Whether a notice, as `a`, is still valid for its reader: the newcomer is still there, and the child it resembles
 * plays there, too. A frozen newcomer is hidden from families; a guardian of both knows already.
 */
export const isStillTold = sql`(
  exists (select from living_guardian g where g.child_id = a.child_id and g.user_id = a.user_id)
  and exists (select from membership o where o.team_id = a.team_id and o.child_id = a.child_id and o.ended_at is null)
  and exists (select from membership m join child n on n.id = m.child_id and n.deleted_at is null
    where m.team_id = a.team_id and m.id = a.membership_id and m.ended_at is null
      and exists (select from living_guardian g where g.child_id = n.id)
      and not exists (select from living_guardian g where g.child_id = n.id and g.user_id = a.user_id)))`;

/** The guardians of a notice's newcomer, as `a`; null if it is shown by its number. */
export const newcomersGuardian: SQL = sql`(
  select coalesce(u.first_name, split_part(u.full_name, ' ', 1))
  from membership m join child n on n.id = m.child_id and n.shown_as = 'name'
    join living_guardian g on g.child_id = n.id join "user" u on u.id = g.user_id
  where m.team_id = a.team_id and m.id = a.membership_id order by g.created_at, g.id limit 1)`;

interface Notice {
  teamId: string;
  /** The newcomer's. */
  membershipId: string;
  /** The player who was there before. */
  childId: string;
  /** The guardian who is notified. */
  userId: string;
}

export async function addNotice(tx: Queries, { now, ...notice }: Notice & { now: Date }): Promise<void> {
  await tx
    .insert(possibleDuplicate)
    .values({ ...notice, id: randomUUID(), createdAt: now })
    .onConflictDoNothing();
}

/** Locked. Null if the person has no such notice, or if the newcomer has left. */
export async function lockNotice(tx: Queries, { teamId, membershipId, childId, userId }: Notice) {
  const { rows } = await tx.execute<{
    id: string;
    newcomer_id: string;
    guardian_ids: string[];
    child_first_name: string;
    is_reported: boolean;
  }>(sql`
    select a.id, n.child_id as newcomer_id, c.first_name as child_first_name, a.reported_at is not null as is_reported,
      array(select g.user_id from living_guardian g where g.child_id = n.child_id order by g.user_id) as guardian_ids
    from possible_duplicate a join membership n on n.team_id = a.team_id and n.id = a.membership_id join child c on c.id = a.child_id
    where a.team_id = ${teamId}::uuid and a.membership_id = ${membershipId}::uuid and a.child_id = ${childId}::uuid
      and a.user_id = ${userId} and ${isStillTold}
    for no key update of a`);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    /** The child, and who looks after it. */
    newcomerId: row.newcomer_id,
    guardianIds: row.guardian_ids,
    childFirstName: row.child_first_name,
    isReported: row.is_reported,
  };
}

export async function recordReported(
  tx: Queries,
  { teamId, id, now }: { teamId: string; id: string; now: Date },
): Promise<void> {
  await tx
    .update(possibleDuplicate)
    .set({
      seenAt: sql`coalesce(${possibleDuplicate.seenAt}, ${now.toISOString()}::timestamptz)`,
      reportedAt: now,
    })
    .where(and(eq(possibleDuplicate.teamId, teamId), eq(possibleDuplicate.id, id)));
}

/** Other people's notices are unchanged. */
export async function recordSeen(
  db: Queries,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  await db
    .update(possibleDuplicate)
    .set({ seenAt: now })
    .where(
      and(
        eq(possibleDuplicate.id, id),
        eq(possibleDuplicate.userId, userId),
        isNull(possibleDuplicate.seenAt),
      ),
    );
}
