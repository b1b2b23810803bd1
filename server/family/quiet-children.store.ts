import { and, eq, isNull, sql } from "drizzle-orm";
import type { MailboxKey } from "../../domain/account/mailbox-key";
import { writeAuditLine } from "../audit/audit.store";
import type { Queries } from "../db/database";
import { mostInARound } from "../db/rounds";
import { child } from "../db/schema/family";

// Profiles that were in no team while their guardians have all been away. Banned and leaving guardians count as well, since they may come back, but
// at least one has to be living: nobody else reads the mails.

export const quietChildren = (before: string) => sql`
  select distinct g.child_id as id from "user" u
    join guardianship g on g.user_id = u.id and g.ended_at is null
    join child c on c.id = g.child_id and c.deleted_at is null
  where u.seen_on <= ${before}::date
    and not exists (select from farewell_notice n where n.child_id = c.id)
    and not exists (select from membership m where m.child_id = c.id and (m.ended_at is null or m.ended_at >= ${before}::date + 1))
    and not exists (select from guardianship o join "user" w on w.id = o.user_id
      where o.child_id = c.id and o.ended_at is null and w.seen_on > ${before}::date)
    and exists (select from living_guardian l where l.child_id = c.id)
  limit ${mostInARound}`;

/** Locks the profile, then its guardians, so that one who comes back now is seen. False if it is taken down or another server is at it. */
export async function lockQuietChild(tx: Queries, id: string): Promise<boolean> {
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
export async function readChildQuietSince(tx: Queries, id: string): Promise<string | null> {
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
export async function eraseQuietChild(tx: Queries, id: string): Promise<void> {
  await tx.delete(child).where(eq(child.id, id));
  await writeAuditLine(tx, { action: "child.erased", actorAs: "upkeep", childId: id });
}
