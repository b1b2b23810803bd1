import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";

interface Players {
  teamId: string;
  eventId: string;
  membershipIds: readonly string[];
  hasBegun: boolean;
}

const idsOf = (membershipIds: readonly string[]) =>
  sql`json_array_elements_text(${JSON.stringify([...membershipIds].sort())}::json) k(id)`;

/**
 * Stores that staff told the families of these players of a version, and returns how many did not know it. Written in key order, as
 * acknowledgements are. What stood before the first telling is kept.
 */
export async function writeTold(
  tx: Queries,
  { teamId, eventId, membershipIds, hasBegun }: Players,
  { version, by, now }: { version: number; by: string; now: Date },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into participation as p (team_id, event_id, membership_id, seen_version, seen_before_start, seen_by, seen_at, seen_via, told_by)
    select ${teamId}::uuid, ${eventId}::uuid, k.id::uuid, ${version}::int, ${hasBegun ? null : version}::int, ${by}, ${now.toISOString()}::timestamptz, 'told', ${by}
    from ${idsOf(membershipIds)}
    on conflict (team_id, event_id, membership_id) do update set
      told_over = case when p.seen_via = 'told' then p.told_over when p.seen_version is null then null
        else jsonb_build_object('version', p.seen_version, 'by', p.seen_by, 'at', p.seen_at, 'via', p.seen_via) end,
      seen_version = excluded.seen_version, seen_before_start = greatest(p.seen_before_start, excluded.seen_before_start),
      seen_by = excluded.seen_by, seen_at = excluded.seen_at, seen_via = excluded.seen_via, told_by = excluded.told_by
      where coalesce(p.seen_version, 0) < excluded.seen_version
    returning p.membership_id`);
  return rows.length;
}

/** Restores what stood before staff told them. What a family did itself since is no longer staff's word, and stays. */
export async function dropTold(
  tx: Queries,
  { teamId, eventId, membershipIds, hasBegun }: Players,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update participation p set seen_version = (p.told_over ->> 'version')::int,
      seen_before_start = case when ${hasBegun} then p.seen_before_start else (p.told_over ->> 'version')::int end, seen_by = p.told_over ->> 'by',
      seen_at = (p.told_over ->> 'at')::timestamptz, seen_via = p.told_over ->> 'via', told_by = null, told_over = null
    from ${idsOf(membershipIds)}
    where p.team_id = ${teamId}::uuid and p.event_id = ${eventId}::uuid and p.membership_id = k.id::uuid and p.seen_via = 'told'
    returning p.membership_id`);
  return rows.length;
}
