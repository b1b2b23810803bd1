import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { objectionDays, removalDays, removalTime } from "../../../domain/family/guardian-removal";
import type { Database, Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { guardianRemoval } from "../../platform/db/schema/family-removal";

export type GuardianRemovalRow = typeof guardianRemoval.$inferSelect;

interface Pair {
  childId: string;
  /** Whose access would end. */
  userId: string;
  requestedBy: string;
}

const daysBefore = (now: SQL, days: number) => sql`${now} - interval '${sql.raw(String(days * 24))} hours'`;

/**
 * A guardian may not ask while their own access is new or asked to end, nor again after an objection. The first keeps a newcomer from ending
 * the guardian who let them in.
 */
export const isRemovalRefused = ({
  child,
  caller,
  target,
  now,
}: Record<"child" | "caller" | "target" | "now", SQL>) => sql`(
  exists (select from guardianship g where g.child_id = ${child} and g.user_id = ${caller} and g.ended_at is null
    and g.origin <> 'made' and g.created_at > ${daysBefore(now, removalDays)})
  or exists (select from guardian_removal r where r.child_id = ${child} and r.user_id = ${caller} and r.decided_at is null)
  or exists (select from guardian_removal r where r.child_id = ${child} and r.user_id = ${target} and r.requested_by = ${caller}
    and r.decision = 'objected' and r.decided_at > ${daysBefore(now, objectionDays)}))`;

/** Under the child's lock. */
export async function mayRequestRemoval(
  tx: Queries,
  { childId, userId, requestedBy }: Pair,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ is_refused: boolean }>(
    sql`select ${isRemovalRefused({
      child: sql`${childId}::uuid`,
      caller: sql`${requestedBy}`,
      target: sql`${userId}`,
      now: sql`${now.toISOString()}::timestamptz`,
    })} as is_refused`,
  );
  return rows[0]?.is_refused === false;
}

/** Under the child's lock. Null if somebody asked for it already. */
export async function insertRemoval(tx: Queries, pair: Pair, now: Date): Promise<GuardianRemovalRow | null> {
  const [row] = await tx
    .insert(guardianRemoval)
    .values({
      ...pair,
      id: randomUUID(),
      createdAt: now,
      endsAt: new Date(now.getTime() + removalTime),
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Under the child's lock. */
export async function findRemoval(
  tx: Queries,
  { childId, id }: { childId: string; id: string },
): Promise<GuardianRemovalRow | null> {
  const [row] = await tx
    .select()
    .from(guardianRemoval)
    .where(and(eq(guardianRemoval.id, id), eq(guardianRemoval.childId, childId)));
  return row ?? null;
}

/** Under the child's lock: the open request to end this person's access. */
export async function findOpenRemoval(
  tx: Queries,
  { childId, userId }: { childId: string; userId: string },
): Promise<GuardianRemovalRow | null> {
  const [row] = await tx
    .select()
    .from(guardianRemoval)
    .where(
      and(
        eq(guardianRemoval.childId, childId),
        eq(guardianRemoval.userId, userId),
        isNull(guardianRemoval.decidedAt),
      ),
    );
  return row ?? null;
}

interface Settled {
  by: string;
  decision: NonNullable<GuardianRemovalRow["decision"]>;
  now: Date;
}

export const decideRemoval = (tx: Queries, id: string, { by, decision, now }: Settled) =>
  tx
    .update(guardianRemoval)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(and(eq(guardianRemoval.id, id), isNull(guardianRemoval.decidedAt)));

/** Under the child's lock: open requests about or by people who are its guardians no more. */
export const lapseRemovals = (
  tx: Queries,
  { childId, userIds, by, now }: { childId: string; userIds: readonly string[]; by: string; now: Date },
) =>
  tx
    .update(guardianRemoval)
    .set({ decidedAt: now, decidedBy: by, decision: "lapsed" })
    .where(
      and(
        eq(guardianRemoval.childId, childId),
        isNull(guardianRemoval.decidedAt),
        or(inArray(guardianRemoval.userId, [...userIds]), inArray(guardianRemoval.requestedBy, [...userIds])),
      ),
    );

/** Those whose time to object is over, the longest over first. */
export const findDueRemovals = (db: Database, now: Date): Promise<{ id: string; childId: string }[]> =>
  db
    .select({ id: guardianRemoval.id, childId: guardianRemoval.childId })
    .from(guardianRemoval)
    .where(and(isNull(guardianRemoval.decidedAt), lte(guardianRemoval.endsAt, now)))
    .orderBy(asc(guardianRemoval.endsAt), asc(guardianRemoval.id))
    .limit(mostInARound);

export interface RemovalNames {
  to: MailboxKey;
  name: string;
  time_zone: string | null;
  requester_name: string;
  child_first_name: string;
}

/** For the mails to the person whose access would end. */
export async function readRemovalNames(
  tx: Queries,
  { childId, userId, requestedBy }: Pair,
): Promise<RemovalNames | null> {
  const first = (user: SQL) => sql`coalesce(${user}.first_name, split_part(${user}.full_name, ' ', 1))`;
  const { rows } = await tx.execute<RemovalNames & Record<string, unknown>>(sql`
    select u.mailbox_key as "to", ${first(sql`u`)} as name, u.time_zone, ${first(sql`r`)} as requester_name,
      c.first_name as child_first_name
    from "user" u join "user" r on r.id = ${requestedBy} join child c on c.id = ${childId}::uuid
    where u.id = ${userId}`);
  return rows[0] ?? null;
}
