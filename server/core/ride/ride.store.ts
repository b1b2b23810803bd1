import { type SQL, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { RideWay } from "../../../domain/ride/ride";
import type { Queries } from "../../platform/db/database";
import { ago, momentOf, mostInARound } from "../../platform/db/rounds";

export interface RideKey {
  teamId: string;
  eventId: string;
  way: RideWay;
}

export interface CarRow {
  driverId: string;
  seats: number;
  taken: number;
  minutes: number | null;
  meetingPoint: string | null;
  secondId: string | null;
  /** The driver has a role in the team; so has the second adult. */
  isHere: boolean;
  isSecondHere: boolean;
}

/** What one agrees to now. */
export const presentTrip = ({ teamId, eventId, way }: RideKey): SQL => sql`(
  select trip_of(${way}, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)
  from event e where e.team_id = ${teamId}::uuid and e.id = ${eventId}::uuid)`;

/** Whether a person has a role in the team by which they may drive. */
export const mayDrive = (teamId: SQL, userId: SQL): SQL => sql`exists (
  select from team_access x where x.team_id = ${teamId} and x.user_id = ${userId}
    and x.via in ('self', 'guardian') and not 'follower' = any (x.roles))`;

const isCar = ({ teamId, eventId, way }: RideKey, alias = "r") => {
  const r = sql.raw(alias);
  return sql`${r}.team_id = ${teamId}::uuid and ${r}.event_id = ${eventId}::uuid and ${r}.way = ${way}`;
};

/**
 * Holds a person back from getting into two cars at once, as driver, as second adult or as an adult player: an adult counts as company in one car
 * alone.
 */
export const lockPersonForShare = (tx: Queries, userId: string) =>
  tx.execute(sql`select from "user" where id = ${userId} for no key update`);

/** Whether a person drives, rides along or sits in another car than this driver's on this way. */
export async function isInAnotherCar(
  tx: Queries,
  key: RideKey,
  { userId, driverId }: { userId: string; driverId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ride r where ${isCar(key)} and r.driver_id <> ${driverId} and (r.driver_id = ${userId} or r.second_id = ${userId})
    union all
    select from ride_seat s join membership m on m.team_id = s.team_id and m.id = s.membership_id and m.user_id = ${userId}
    where ${isCar(key, "s")} and s.driver_id <> ${driverId}
    limit 1`);
  return rows.length > 0;
}

/** Locks these drivers' cars before seats in them: a car that ends locks its seats after itself. */
export async function lockCars(
  tx: Queries,
  key: RideKey,
  driverIds: readonly string[],
): Promise<Map<string, CarRow>> {
  if (driverIds.length === 0) return new Map();
  const { rows } = await tx.execute<CarRow & Record<string, unknown>>(sql`
    select r.driver_id as "driverId", r.seats, r.taken, r.minutes, r.meeting_point as "meetingPoint", r.second_id as "secondId",
      ${mayDrive(sql`r.team_id`, sql`r.driver_id`)} as "isHere", ${mayDrive(sql`r.team_id`, sql`r.second_id`)} as "isSecondHere"
    from ride r where ${isCar(key)} and r.driver_id in (select json_array_elements_text(${JSON.stringify(driverIds)}::json))
    order by r.driver_id for no key update of r`);
  return new Map(rows.map((row) => [row.driverId, row]));
}

export interface NewCar {
  seats: number;
  minutes: number | null;
  meetingPoint: string | null;
}

/** Makes or changes a car. The driver agrees to the present time. */
export async function writeCar(
  tx: Queries,
  key: RideKey,
  { driverId, seats, minutes, meetingPoint, now }: NewCar & { driverId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ride as r (team_id, event_id, way, driver_id, seats, minutes, meeting_point, trip, at)
    values (${key.teamId}::uuid, ${key.eventId}::uuid, ${key.way}, ${driverId}, ${seats}::smallint, ${minutes}::smallint, ${meetingPoint}::text,
      ${presentTrip(key)}, ${momentOf(now)})
    on conflict (team_id, event_id, way, driver_id) do update set seats = excluded.seats, minutes = excluded.minutes,
      meeting_point = excluded.meeting_point, trip = excluded.trip, version = r.version + 1, at = excluded.at
    where (r.seats, r.minutes, r.meeting_point, r.trip) is distinct from (excluded.seats, excluded.minutes, excluded.meeting_point, excluded.trip)`);
}

/** Ends a car; false if there was none. */
export async function deleteCar(tx: Queries, key: RideKey, driverId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from ride r where ${isCar(key)} and r.driver_id = ${driverId} returning r.way`,
  );
  return rows.length > 0;
}

/** The driver, or the second adult, agrees to the present time. Returns the driver; nothing for somebody who is neither. */
export async function renewTrip(
  tx: Queries,
  key: RideKey,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const trip = presentTrip(key);
  const { rows } = await tx.execute<{ driver_id: string }>(sql`
    update ride r set trip = case when r.driver_id = ${userId} then ${trip} else r.trip end,
      second_trip = case when r.second_id = ${userId} then ${trip} else r.second_trip end, version = r.version + 1, at = ${momentOf(now)}
    where ${isCar(key)} and (r.driver_id = ${userId} or r.second_id = ${userId}) returning r.driver_id`);
  return rows.map(({ driver_id }) => driver_id);
}

/** The second adult, who agrees to the present time. */
export const writeSecond = (
  tx: Queries,
  key: RideKey,
  { driverId, secondId, now }: { driverId: string; secondId: string; now: Date },
) =>
  tx.execute(sql`
    update ride r set second_id = ${secondId}, second_trip = ${presentTrip(key)}, version = r.version + 1, at = ${momentOf(now)}
    where ${isCar(key)} and r.driver_id = ${driverId}`);

/** Returns the drivers with whom the person rode along. */
export async function removeSecond(
  tx: Queries,
  key: RideKey,
  { secondId, now }: { secondId: string; now: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ driver_id: string }>(sql`
    update ride r set second_id = null, second_trip = null, version = r.version + 1, at = ${momentOf(now)}
    where ${isCar(key)} and r.second_id = ${secondId} returning r.driver_id`);
  return rows.map(({ driver_id }) => driver_id);
}

/** Removes cars and seats past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldRides(db: Queries, now: Date): Promise<void> {
  const end = ago(now, { days: retention.rideDays });
  // What was changed since is of an event that was not over then.
  await db.execute(sql`
    delete from ride_seat s using (
      select o.team_id, o.event_id, o.way, o.membership_id from ride_seat o join event e on e.team_id = o.team_id and e.id = o.event_id
      where o.at < ${end} and e.ends_at < ${end} limit ${mostInARound} for update of o skip locked) old
    where s.team_id = old.team_id and s.event_id = old.event_id and s.way = old.way and s.membership_id = old.membership_id`);
  await db.execute(sql`
    delete from ride r using (
      select o.team_id, o.event_id, o.way, o.driver_id from ride o join event e on e.team_id = o.team_id and e.id = o.event_id
      where o.at < ${end} and e.ends_at < ${end} and o.taken = 0 limit ${mostInARound} for update of o skip locked) old
    where r.team_id = old.team_id and r.event_id = old.event_id and r.way = old.way and r.driver_id = old.driver_id`);
}
