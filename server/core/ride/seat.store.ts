import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { momentOf } from "../../platform/db/rounds";
import { presentTrip, type RideKey } from "./ride.store";

export interface SeatKey extends RideKey {
  membershipId: string;
}

/** What is stored of a seat; what it means now is the view `seat_now`. */
export interface SeatRow {
  driverId: string | null;
  familyBy: string | null;
}

const isSeat = ({ teamId, eventId, way, membershipId }: SeatKey) =>
  sql`s.team_id = ${teamId}::uuid and s.event_id = ${eventId}::uuid and s.way = ${way} and s.membership_id = ${membershipId}::uuid`;

const columns = sql.raw(`s.driver_id as "driverId", s.family_by as "familyBy"`);

export async function findSeat(tx: Queries, key: SeatKey): Promise<SeatRow | undefined> {
  const { rows } = await tx.execute<SeatRow & Record<string, unknown>>(
    sql`select ${columns} from ride_seat s where ${isSeat(key)}`,
  );
  return rows[0];
}

/** After its car is locked. */
export async function lockSeat(tx: Queries, key: SeatKey): Promise<SeatRow | undefined> {
  const { rows } = await tx.execute<SeatRow & Record<string, unknown>>(
    sql`select ${columns} from ride_seat s where ${isSeat(key)} for update`,
  );
  return rows[0];
}

/** The player wants a ride; nothing changes for one who has one. */
export const wantSeat = (tx: Queries, key: SeatKey, { by, now }: { by: string; now: Date }) =>
  tx.execute(sql`
    insert into ride_seat (team_id, event_id, way, membership_id, asked_by, at)
    values (${key.teamId}::uuid, ${key.eventId}::uuid, ${key.way}, ${key.membershipId}::uuid, ${by}, ${momentOf(now)})
    on conflict do nothing`);

export interface Seating {
  driverId: string;
  /** Who of the family agrees to the driver and the present time; null while nobody has. */
  familyBy: string | null;
  isByConsent: boolean;
  now: Date;
}

/** Puts the player into a car, or renews what the family agreed to. */
export const takeSeat = (tx: Queries, key: SeatKey, { driverId, familyBy, isByConsent, now }: Seating) =>
  tx.execute(sql`
    update ride_seat s set driver_id = ${driverId}, family_by = ${familyBy}::text,
      family_trip = case when ${familyBy}::text is not null then ${presentTrip(key)} end, is_by_consent = ${isByConsent},
      version = s.version + 1, at = ${momentOf(now)}
    where ${isSeat(key)}`);

/** The driver's own children are still in the car: who drives again need not press for each. After its car is locked. */
export const renewOwnSeats = (
  tx: Queries,
  key: RideKey,
  { driverId, now }: { driverId: string; now: Date },
) =>
  tx.execute(sql`
    update ride_seat s set family_by = ${driverId}, family_trip = ${presentTrip(key)}, is_by_consent = false, version = s.version + 1, at = ${momentOf(now)}
    where s.team_id = ${key.teamId}::uuid and s.event_id = ${key.eventId}::uuid and s.way = ${key.way} and s.driver_id = ${driverId}
      and s.family_by is not null and s.family_trip is distinct from ${presentTrip(key)}
      and exists (select from membership m join living_guardian g on g.child_id = m.child_id
        where m.team_id = s.team_id and m.id = s.membership_id and m.ended_at is null and g.user_id = ${driverId})`);

/** The player still wants a ride. */
export const leaveSeat = (tx: Queries, key: SeatKey, now: Date) =>
  tx.execute(sql`
    update ride_seat s set driver_id = null, family_by = null, family_trip = null, is_by_consent = false, version = s.version + 1, at = ${momentOf(now)}
    where ${isSeat(key)}`);

export const deleteSeat = (tx: Queries, key: SeatKey) =>
  tx.execute(sql`delete from ride_seat s where ${isSeat(key)}`);

export interface RiderRow {
  childId: string | null;
  userId: string | null;
}

/** A player of the team who is still there, and no spot. */
export async function findRider(
  tx: Queries,
  { teamId, membershipId }: { teamId: string; membershipId: string },
): Promise<RiderRow | undefined> {
  const { rows } = await tx.execute<RiderRow & Record<string, unknown>>(sql`
    select m.child_id as "childId", m.user_id as "userId" from membership m left join child_state s on s.child_id = m.child_id
    where m.team_id = ${teamId}::uuid and m.id = ${membershipId}::uuid and m.ended_at is null and 'player' = any (m.roles)
      and (s.is_frozen = false or exists (select from living_user l where l.id = m.user_id))`);
  return rows[0];
}

/** Whether this person guards the player's child. */
export async function isGuardianOf(tx: Queries, childId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from living_guardian g where g.child_id = ${childId}::uuid and g.user_id = ${userId}`,
  );
  return rows.length > 0;
}
