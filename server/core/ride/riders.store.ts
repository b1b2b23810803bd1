import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";

interface EventKey {
  teamId: string;
  eventId: string;
}

/** Who of the family answers for each of these players. */
export async function findFamilies(
  tx: Queries,
  players: readonly { teamId: string; membershipId: string }[],
): Promise<Map<string, string[]>> {
  if (players.length === 0) return new Map();
  const keys = players.map(({ teamId, membershipId }) => ({ team_id: teamId, id: membershipId }));
  const { rows } = await tx.execute<{ id: string; people: string[] }>(sql`
    select a.membership_id as id, json_agg(distinct a.user_id order by a.user_id) as people
    from json_to_recordset(${JSON.stringify(keys)}::json) k(team_id uuid, id uuid)
      join team_access a on a.team_id = k.team_id and a.membership_id = k.id and a.via in ('self', 'guardian')
    group by a.membership_id`);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** The players who are stored as in a driver's car, whatever their state. */
export async function findRidersOf(
  tx: Queries,
  { teamId, eventId }: EventKey,
  { way, driverId }: { way: string; driverId: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select membership_id as id from ride_seat
    where team_id = ${teamId}::uuid and event_id = ${eventId}::uuid and way = ${way} and driver_id = ${driverId} order by 1`);
  return rows.map(({ id }) => id);
}

const keysOf = (events: readonly { teamId: string; id: string }[]) =>
  JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));

/** Drivers and second adults who agreed to another time of these events, which are on. */
export async function findOpenAgain(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<{ teamId: string; eventId: string; userId: string }[]> {
  if (events.length === 0) return [];
  const keys = keysOf(events);
  const { rows } = await tx.execute<{ teamId: string; eventId: string; userId: string }>(sql`
    select distinct r.team_id as "teamId", r.event_id as "eventId", p.user_id as "userId"
    from json_to_recordset(${keys}::json) k(team_id uuid, id uuid)
      join event e on e.team_id = k.team_id and e.id = k.id and e.status = 'on'
      join ride r on r.team_id = e.team_id and r.event_id = e.id
      cross join lateral (select trip_of(r.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id) as trip) t
      cross join lateral (values (r.driver_id, r.trip), (r.second_id, r.second_trip)) p(user_id, trip)
      join living_user l on l.id = p.user_id
    where p.trip is distinct from t.trip`);
  return rows;
}

/** Families were notified that these events are off: put back on, their drivers say again whether they drive. */
export async function clearTrips(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<void> {
  if (events.length === 0) return;
  const keys = keysOf(events);
  // In the order in which others lock them.
  await tx.execute(sql`
    with mine as materialized (
      select r.team_id, r.event_id, r.way, r.driver_id from json_to_recordset(${keys}::json) k(team_id uuid, id uuid)
        join event e on e.team_id = k.team_id and e.id = k.id and e.status = 'called_off'
        join ride r on r.team_id = e.team_id and r.event_id = e.id
      where r.trip is not null or r.second_trip is not null
      order by r.team_id, r.event_id, r.way, r.driver_id for no key update of r)
    update ride r set trip = null, second_trip = null, version = r.version + 1 from mine m
    where r.team_id = m.team_id and r.event_id = m.event_id and r.way = m.way and r.driver_id = m.driver_id`);
}
