import { and, eq, isNull, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { child } from "../../platform/db/schema/family";
import { writeAuditLine } from "../audit/audit.store";

// Profiles that were in no team while their guardians have all been away. Banned and leaving guardians count as well, since they may come back, but
// at least one has to be living: nobody else reads the mails.

// Most of those who were away for so long guard nobody any more, and they become ever more, so they are looked at in parts.

/** People in one part. */
const mostPeople = 5000;

type Person = { day: string; id: string };
type Part = { children: string[]; last: Person };

/** `offset 0` keeps the planner from reading all guardianships. */
export const inactiveChildrenPart = (before: string, after: Person) => sql`
  with away as materialized (
    select u.id, u.seen_on from "user" u
    where u.seen_on <= ${before}::date and (u.seen_on, u.id) > (${after.day}::date, ${after.id})
    order by u.seen_on, u.id limit ${mostPeople})
  select coalesce((
    select json_agg(distinct c.id) from away
      cross join lateral (
        select g.child_id from guardianship g where g.user_id = away.id and g.ended_at is null offset 0) g
      join child c on c.id = g.child_id and c.deleted_at is null
    where not exists (select from inactivity_notice n where n.child_id = c.id)
      and not exists (select from membership m where m.child_id = c.id and (m.ended_at is null or m.ended_at >= ${before}::date + 1))
      and not exists (select from guardianship o join "user" w on w.id = o.user_id
        where o.child_id = c.id and o.ended_at is null and w.seen_on > ${before}::date)
      and exists (select from living_guardian l where l.child_id = c.id)), '[]') as children,
    json_build_object('day', last.seen_on, 'id', last.id) as last
  from (select seen_on, id from away order by seen_on desc, id desc limit 1) last`;

export const firstPart: Person = { day: "-infinity", id: "" };

export async function findInactiveChildren(db: Queries, before: string): Promise<{ id: string }[]> {
  const found = new Set<string>();
  for (let after: Person | null = firstPart; after !== null && found.size < mostInARound; ) {
    const { rows }: { rows: Part[] } = await db.execute<Part>(inactiveChildrenPart(before, after));
    for (const id of rows[0]?.children ?? []) found.add(id);
    after = rows[0]?.last ?? null;
  }
  return [...found].slice(0, mostInARound).map((id) => ({ id }));
}

/** Locks the profile, then its guardians, so that one who comes back now is seen. False if it is taken down or another server is at it. */
export async function lockInactiveChild(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: child.id })
    .from(child)
    .where(and(eq(child.id, id), isNull(child.deletedAt)))
    .for("update", { skipLocked: true });
  await tx.execute(sql`
    select u.id from "user" u where u.id in (
      select g.user_id from guardianship g where g.child_id = ${id}::uuid and g.ended_at is null)
    order by u.id for share`);
  return rows.length > 0;
}

/** The day on which a guardian was last here or the profile left its last team; null while the profile is in a team. */
export async function readChildInactiveSince(tx: Queries, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ since: string | null }>(sql`
    select greatest(max(u.seen_on), (
      select max(m.ended_at)::date from membership m where m.child_id = ${id}::uuid))::text as since
    from guardianship g join "user" u on u.id = g.user_id
    where g.child_id = ${id}::uuid and g.ended_at is null
      and not exists (select from membership m where m.child_id = g.child_id and m.ended_at is null)
      and exists (select from living_guardian l where l.child_id = g.child_id)
    having count(*) > 0`);
  return rows[0]?.since ?? null;
}

export async function readGuardiansToTell(tx: Queries, id: string) {
  const { rows } = await tx.execute<{ mailbox_key: MailboxKey; name: string; child_name: string }>(sql`
    select u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name, c.first_name as child_name
    from living_guardian g join "user" u on u.id = g.user_id join child c on c.id = g.child_id
    where g.child_id = ${id}::uuid order by g.created_at, g.id`);
  return rows.map((row) => ({ to: row.mailbox_key, name: row.name, childName: row.child_name }));
}

/** With everything that depends on it. */
export async function eraseInactiveChild(tx: Queries, id: string): Promise<void> {
  await tx.delete(child).where(eq(child.id, id));
  await writeAuditLine(tx, { action: "child.erased", auditRole: "upkeep", childId: id });
}
