import { sql } from "drizzle-orm";
import type { SeenSeat } from "../../../domain/ride/seat-changes";
import type { Queries } from "../../platform/db/database";
import { momentOf } from "../../platform/db/rounds";
import { mayDrive } from "./ride.store";

/** Whose role, absence or yes may end a ride: people and children in all their teams, or players of one, at all its events or at one. */
export type RidePeople =
  | { userIds?: readonly string[]; childIds?: readonly string[] }
  | { teamId: string; membershipIds: readonly string[]; eventId?: string };

/** Events to come that have rides of theirs. */
export const findEventsOfRiders = (
  tx: Queries,
  people: RidePeople,
  now: Date,
): Promise<{ teamId: string; id: string }[]> =>
  "teamId" in people ? findEventsOfPlayers(tx, people, now) : findEventsOfPeople(tx, people, now);

/** Where one of them has a driver, drives or rides along. */
async function findEventsOfPlayers(
  tx: Queries,
  { teamId, membershipIds, eventId }: Extract<RidePeople, { teamId: string }>,
  now: Date,
): Promise<{ teamId: string; id: string }[]> {
  const { rows } = await tx.execute<{ teamId: string; id: string }>(sql`
    with players as (
      select m.id, m.user_id from json_array_elements_text(${JSON.stringify(membershipIds)}::json) k(id)
        join membership m on m.team_id = ${teamId}::uuid and m.id = k.id::uuid
    ), rides as (
      select s.event_id from players p join ride_seat s on s.team_id = ${teamId}::uuid and s.membership_id = p.id and s.driver_id is not null
      union
      select r.event_id from players p join ride r on r.team_id = ${teamId}::uuid and p.user_id in (r.driver_id, r.second_id)
    )
    select e.team_id as "teamId", e.id from rides r join event e on e.team_id = ${teamId}::uuid and e.id = r.event_id
    where e.status = 'on' and e.ends_at > ${momentOf(now)} and (${eventId ?? null}::uuid is null or e.id = ${eventId ?? null}::uuid)
    order by 2`);
  return rows;
}

/** Where one of them, of those who guard these children or of those whom they guard, drives, rides along or has a driver. */
async function findEventsOfPeople(
  tx: Queries,
  { userIds = [], childIds = [] }: Exclude<RidePeople, { teamId: string }>,
  now: Date,
): Promise<{ teamId: string; id: string }[]> {
  const children = sql`(select c.id::uuid from json_array_elements_text(${JSON.stringify(childIds)}::json) c(id))`;
  const { rows } = await tx.execute<{ teamId: string; id: string }>(sql`
    with people as (
      select u.id from json_array_elements_text(${JSON.stringify(userIds)}::json) u(id)
      union
      select g.user_id from living_guardian g where g.child_id in ${children}
    ), members as (
      select m.team_id, m.id from membership m where m.user_id in (select p.id from people p) or m.child_id in ${children}
      union
      select m.team_id, m.id from living_guardian g join membership m on m.child_id = g.child_id where g.user_id in (select p.id from people p)
    )
    select e.team_id as "teamId", e.id from event e
    where e.status = 'on' and e.ends_at > ${momentOf(now)} and (e.team_id, e.id) in (
      select r.team_id, r.event_id from ride r where r.driver_id in (select p.id from people p)
      union
      select r.team_id, r.event_id from ride r where r.second_id in (select p.id from people p)
      union
      select s.team_id, s.event_id from members m
        join ride_seat s on s.team_id = m.team_id and s.membership_id = m.id and s.driver_id is not null)
    order by 1, 2`);
  return rows;
}

/** A seat as it is, and what of its car is needed to notify people of it. */
export interface CarSeat extends SeenSeat {
  teamId: string;
  /** Before the arrival, or after the end. */
  minutes: number | null;
}

/** The seats of these events. First their cars are locked, so that of two who leave at once the second sees who is left. */
export async function lockSeats(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<CarSeat[]> {
  const keys = keysOf(events);
  await tx.execute(sql`
    select from ride r where (r.team_id, r.event_id) in (select k.team_id, k.id from json_to_recordset(${keys}::json) k(team_id uuid, id uuid))
    order by r.team_id, r.event_id, r.way, r.driver_id for no key update`);
  return findCarSeats(tx, events);
}

export async function findCarSeats(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<CarSeat[]> {
  const { rows } = await tx.execute<CarSeat & Record<string, unknown>>(sql`
    select n.team_id as "teamId", n.event_id as "eventId", n.way, n.membership_id as "membershipId", n.state, n.driver_id as "driverId", c.minutes,
      case when ${mayDrive(sql`c.team_id`, sql`c.second_id`)} then c.second_id end as "secondId"
    from json_to_recordset(${keysOf(events)}::json) k(team_id uuid, id uuid)
      cross join lateral seats_at(k.team_id, k.id) n
      left join ride c on c.team_id = n.team_id and c.event_id = n.event_id and c.way = n.way and c.driver_id = n.driver_id`);
  return rows;
}

/** Of these people, each with a player who lost a ride, those whose player still wants one. */
export async function findStillLost(
  db: Queries,
  losses: readonly { userId: string; teamId: string; eventId: string; membershipIds: readonly string[] }[],
): Promise<Set<string>> {
  if (losses.length === 0) return new Set();
  const keys = losses.flatMap(({ userId, teamId, eventId, membershipIds }) =>
    membershipIds.map((id) => ({ user_id: userId, team_id: teamId, event_id: eventId, membership_id: id })),
  );
  const { rows } = await db.execute<{ userId: string; eventId: string }>(sql`
    select distinct k.user_id as "userId", k.event_id as "eventId"
    from json_to_recordset(${JSON.stringify(keys)}::json) k(user_id text, team_id uuid, event_id uuid, membership_id uuid)
      join team_access a on a.team_id = k.team_id and a.membership_id = k.membership_id and a.user_id = k.user_id and a.via in ('self', 'guardian')
      cross join lateral seats_at(k.team_id, k.event_id) n
    where n.membership_id = k.membership_id and n.state = 'wanted'`);
  return new Set(rows.map((row) => lossKey(row)));
}

export const lossKey = ({ userId, eventId }: { userId: string; eventId: string }) => `${userId} ${eventId}`;

const keysOf = (events: readonly { teamId: string; id: string }[]) =>
  JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));
