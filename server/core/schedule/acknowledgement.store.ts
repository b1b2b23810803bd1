import { sql } from "drizzle-orm";
import type { SeenVia } from "../../../domain/schedule/receipt/receipt-states";
import type { Queries } from "../../platform/db/database";

export interface AcknowledgementRow {
  teamId: string;
  eventId: string;
  version: number;
}

/** Current versions of the events in active teams of the user, share-locked so that none is deleted meanwhile. */
export async function lockVersionsForShare(
  tx: Queries,
  userId: string,
  items: readonly AcknowledgementRow[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ event_id: string; version: number }>(sql`
    select e.id as event_id, e.version from json_to_recordset(${keysOf(items)}::json) k(team_id uuid, event_id uuid)
      join event e on e.team_id = k.team_id and e.id = k.event_id join team t on t.id = e.team_id and t.archived_at is null
    where exists (select 1 from team_access r where r.team_id = e.team_id and r.user_id = ${userId})
    order by e.team_id, e.id for key share of e`);
  return new Map(rows.map((row) => [row.event_id, row.version]));
}

/**
 * Stores the version that was on the screen for the caller and their children, and never lowers one. Rows are written in key order, so that
 * two guardians wait for each other instead of deadlocking. Returns the lowest version that the caller's players of each event know then.
 */
export async function acknowledge(
  tx: Queries,
  {
    userId,
    items,
    via,
    now,
  }: { userId: string; items: readonly AcknowledgementRow[]; via: SeenVia; now: Date },
): Promise<Map<string, number>> {
  // A press says more than what was only in sight, and whatever a family did says more than the word of staff.
  const isKept = sql`(p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened'))`;
  const { rows } = await tx.execute<{ event_id: string; seen_version: number }>(sql`
    insert into participation as p (team_id, event_id, membership_id, seen_version, seen_before_start, seen_by, seen_at, seen_via)
    select e.team_id, e.id, r.membership_id, max(k.version), max(k.version) filter (where e.starts_at > ${now.toISOString()}::timestamptz),
      ${userId}, ${now.toISOString()}::timestamptz, ${via}
    from json_to_recordset(${keysOf(items)}::json) k(team_id uuid, event_id uuid, version integer)
      join event e on e.team_id = k.team_id and e.id = k.event_id and k.version <= e.version
      join team t on t.id = e.team_id and t.archived_at is null
      join team_access r on r.team_id = e.team_id and r.user_id = ${userId}
        and (r.via = 'guardian' or r.via = 'self' and 'player' = any (r.roles))
    group by e.team_id, e.id, r.membership_id order by e.team_id, e.id, r.membership_id
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = greatest(p.seen_version, excluded.seen_version),
      seen_before_start = greatest(p.seen_before_start, excluded.seen_before_start),
      seen_by = case when ${isKept} then p.seen_by else excluded.seen_by end,
      seen_at = case when ${isKept} then p.seen_at else excluded.seen_at end,
      seen_via = case when ${isKept} then p.seen_via else excluded.seen_via end,
      told_by = case when ${isKept} then p.told_by end, told_over = case when ${isKept} then p.told_over end
    returning event_id, seen_version`);
  const least = new Map<string, number>();
  for (const { event_id, seen_version } of rows)
    least.set(event_id, Math.min(least.get(event_id) ?? seen_version, seen_version));
  return least;
}

/** The same for a spot, whose family has no account. */
export async function acknowledgeSpot(
  tx: Queries,
  { teamId, eventId, membershipId }: { teamId: string; eventId: string; membershipId: string },
  { version, by, now }: { version: number; by: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into participation as p (team_id, event_id, membership_id, seen_version, seen_before_start, seen_by, seen_at, seen_via)
    select e.team_id, e.id, ${membershipId}::uuid, ${version}::int,
      case when e.starts_at > ${now.toISOString()}::timestamptz then ${version}::int end, ${by}::text, ${now.toISOString()}::timestamptz, 'link'
    from event e where e.team_id = ${teamId}::uuid and e.id = ${eventId}::uuid and e.version >= ${version}::int
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = excluded.seen_version, seen_before_start = greatest(p.seen_before_start, excluded.seen_before_start),
      seen_by = excluded.seen_by, seen_at = excluded.seen_at, seen_via = excluded.seen_via, told_by = null, told_over = null
      where coalesce(p.seen_version, 0) < excluded.seen_version
        or p.seen_via = 'told' and p.seen_version = excluded.seen_version`);
}

export const keysOf = (items: readonly AcknowledgementRow[]) =>
  JSON.stringify(
    items.map(({ teamId, eventId, version }) => ({ team_id: teamId, event_id: eventId, version })),
  );
