import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { membership } from "../../platform/db/schema/team";

export type MembershipRow = typeof membership.$inferSelect;

/** The caller holds the team's lock in everything below. */

export async function insertMembership(
  tx: Queries,
  row: Pick<typeof membership.$inferInsert, "teamId" | "roles" | "letInBy"> &
    Partial<
      Pick<
        typeof membership.$inferInsert,
        "userId" | "childId" | "spotFirstName" | "spotLastInitial" | "number"
      >
    > & { now: Date },
): Promise<string> {
  const { now, ...columns } = row;
  const id = randomUUID();
  await tx.insert(membership).values({ ...columns, id, createdAt: now, letInAt: now, touchedAt: now });
  return id;
}

/** Undefined if it has ended, or belongs to a deleted child. */
export async function lockMembership(
  tx: Queries,
  { teamId, id }: { teamId: string; id: string },
): Promise<MembershipRow | undefined> {
  const [row] = await tx
    .select()
    .from(membership)
    .where(
      and(
        eq(membership.teamId, teamId),
        eq(membership.id, id),
        isNull(membership.endedAt),
        sql`not exists (select from child c where c.id = ${membership.childId} and c.deleted_at is not null)`,
      ),
    )
    .for("update");
  return row;
}

export async function changeMembership(
  tx: Queries,
  { teamId, id }: Pick<MembershipRow, "teamId" | "id">,
  change: Partial<Pick<MembershipRow, "roles" | "number">> & { touchedAt: Date },
): Promise<number> {
  const [row] = await tx
    .update(membership)
    .set({ ...change, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.teamId, teamId), eq(membership.id, id)))
    .returning({ version: membership.version });
  if (!row) throw new Error("A locked membership is gone.");
  return row.version;
}

/** A player or an adult takes their spot: the row stays, with its number and invitations. */
export async function claimSpot(
  tx: Queries,
  { teamId, id }: Pick<MembershipRow, "teamId" | "id">,
  { by, now, ...taker }: { userId: string | null; childId: string | null; by: string; now: Date },
): Promise<void> {
  await tx
    .update(membership)
    .set({
      ...taker,
      spotFirstName: null,
      spotLastInitial: null,
      letInBy: by,
      letInAt: now,
      touchedAt: now,
      version: sql`${membership.version} + 1`,
    })
    .where(and(eq(membership.teamId, teamId), eq(membership.id, id)));
}

export async function endMembershipRow(
  tx: Queries,
  { teamId, id }: Pick<MembershipRow, "teamId" | "id">,
  { by, reason, now }: { by: string; reason: "left" | "removed" | "barred"; now: Date },
): Promise<void> {
  await tx
    .update(membership)
    .set({ endedAt: now, endedBy: by, endReason: reason, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.teamId, teamId), eq(membership.id, id)));
}

/** The number of members and spots, as the limit counts them, and of staff. */
export async function countMembers(tx: Queries, teamId: string): Promise<{ all: number; staff: number }> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      staff: sql<number>`(count(*) filter (where m.roles && '{coach,manager}'))::int`,
    })
    .from(sql`membership m left join child c on c.id = m.child_id`)
    .where(sql`m.team_id = ${teamId}::uuid and m.ended_at is null and c.deleted_at is null`);
  return row ?? { all: 0, staff: 0 };
}

/** The holder of the number, a deleted child included: the unique index covers it as well. */
export async function findNumbers(tx: Queries, teamId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ number: membership.number })
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNull(membership.endedAt), isNotNull(membership.number)));
  return new Set(rows.flatMap(({ number }) => number ?? []));
}

/** The child's guardians who have no other team role in the team: no other player, no membership of their own. Read before the child's membership ends. */
export async function guardiansOfNobodyElse(
  tx: Queries,
  { teamId, id, childId }: { teamId: string; id: string; childId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ userId: sql<string>`g.user_id` })
    .from(sql`guardianship g`)
    .where(
      sql`g.child_id = ${childId}::uuid and g.ended_at is null and not exists (
        select from team_access r where r.team_id = ${teamId}::uuid and r.user_id = g.user_id
          and r.membership_id <> ${id}::uuid and r.via in ('self', 'guardian'))`,
    )
    .orderBy(sql`g.user_id`);
  return rows.map(({ userId }) => userId);
}

export interface MailedPerson {
  firstName: string;
  mailboxKey: MailboxKey;
}

/** Null for somebody who is banned or gone. */
export async function findMailed(tx: Queries, userId: string): Promise<MailedPerson | null> {
  const [row] = await tx
    .select({
      firstName: sql<string>`coalesce(u.first_name, u.full_name)`,
      mailboxKey: sql<MailboxKey>`u.mailbox_key`,
    })
    .from(sql`"user" u join living_user l on l.id = u.id`)
    .where(sql`u.id = ${userId}`);
  return row ?? null;
}

/** Renews the spot: staff who answer for it still expect the player. Without the team's lock. */
export async function touchSpot(
  tx: Queries,
  { teamId, membershipId }: { teamId: string; membershipId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(membership)
    .set({ touchedAt: now })
    .where(and(eq(membership.teamId, teamId), eq(membership.id, membershipId)));
}

/** Renews the spots among these: staff still expect their players. Without the team's lock. */
export async function touchSpots(
  tx: Queries,
  teamId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update membership m set touched_at = ${now.toISOString()}::timestamptz from (
      select o.id from membership o where o.team_id = ${teamId}::uuid and o.id in (
        select k.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) k(id)) and o.spot_first_name is not null
      order by o.id for no key update) spot
    where m.team_id = ${teamId}::uuid and m.id = spot.id`);
}
