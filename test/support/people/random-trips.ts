import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../server/platform/db/database";
import { ride, rideSeat } from "../../../server/platform/db/schema/ride";
import { event } from "../../../server/platform/db/schema/schedule";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import type { DatabaseAccess } from "./person";
import { newEvent } from "./schedule";

export interface Player {
  id: string;
  childId: string | null;
  userId: string | null;
  hasEnded: boolean;
  /** Who guards the child, of those with a living account. */
  guardians: readonly string[];
  /** Rows that staff joined have the same. */
  sameAs: string;
}

export interface Consent {
  childId: string;
  driverId: string;
  givenBy: string;
  until: string;
}

/** To which trip somebody agreed: to this one, to another time, or to that of the way back in place of the way there. */
export type AgreedTo = "this trip" | "another time" | "the other way";

export interface Car {
  driverId: string;
  agreedTo: AgreedTo;
  secondId: string | null;
  secondAgreedTo: AgreedTo;
}

export interface SeatOf {
  player: Player;
  driverId: string | null;
  familyBy: string | null;
  familyAgreedTo: AgreedTo;
  isByConsent: boolean;
}

/** One way of an event; most events have both. */
export interface Trip {
  eventId: string;
  way: "there" | "back";
  isOn: boolean;
  lastDay: string;
  /** Players who answered no, and those who are away. */
  out: ReadonlySet<string>;
  away: ReadonlySet<string>;
  cars: readonly Car[];
  seats: readonly SeatOf[];
}

export const day = "2026-11-24";
export const nextDay = "2026-11-25";

export interface Dice {
  everybody: readonly string[];
  players: readonly Player[];
  consents: readonly Consent[];
  one: <Item>(items: readonly Item[]) => Item;
  maybe: (chance: number) => boolean;
}

/** Both ways of an event, or one. */
export function tripsOf(dice: Dice, awayIds: ReadonlySet<string>): Trip[] {
  const { players, one, maybe } = dice;
  const shared = {
    ...{ eventId: randomUUID(), isOn: maybe(0.95), lastDay: maybe(0.7) ? day : nextDay, away: awayIds },
    out: new Set(players.filter(() => maybe(0.1)).map((player) => player.id)),
  };
  const ways = maybe(0.6) ? (["there", "back"] as const) : [one(["there", "back"] as const)];
  return ways.map((way) => ({ ...shared, way, ...carsAndSeats(dice) }));
}

function carsAndSeats({ everybody, players, consents, one, maybe }: Dice): Pick<Trip, "cars" | "seats"> {
  const agreedTo = (chance: number): AgreedTo =>
    maybe(chance) ? "this trip" : one(["another time", "the other way"] as const);
  const driverIds = [...new Set(Array.from({ length: 3 }, () => one(everybody)))];
  // Who rides along is often a player, who may be out.
  const adultPlayers = players.flatMap(({ userId }) => userId ?? []);
  const seconds = new Set<string>();
  const cars = driverIds.map((driverId): Car => {
    const wanted = maybe(0.4) ? one(maybe(0.5) ? everybody : adultPlayers) : null;
    const secondId = wanted === null || wanted === driverId || seconds.has(wanted) ? null : wanted;
    if (secondId !== null) seconds.add(secondId);
    return { driverId, agreedTo: agreedTo(0.85), secondId, secondAgreedTo: agreedTo(0.8) };
  });
  // Two rows of one player in a car are company for nobody: often enough to be found.
  const twins = players.filter((each) =>
    players.some((other) => other !== each && other.sameAs === each.sameAs),
  );
  const seats = (maybe(0.25) ? twins : players.filter(() => maybe(0.5))).map((player): SeatOf => {
    const driverId = maybe(0.9) ? one(driverIds) : null;
    const consent = consents.find((each) => each.childId === player.childId && each.driverId === driverId);
    const own = player.userId === null ? [...player.guardians] : [player.userId];
    const familyBy =
      driverId === null || maybe(0.12) ? null : maybe(0.92) && own.length > 0 ? one(own) : one(everybody);
    const isByConsent = familyBy !== null && consent !== undefined && maybe(0.3);
    return {
      ...{ player, driverId, familyAgreedTo: agreedTo(0.88), isByConsent },
      familyBy: isByConsent && maybe(0.8) ? consent.givenBy : familyBy,
    };
  });
  return { cars, seats };
}

/** Writes these events with their cars, seats and answers. */
export async function writeTrips(
  tx: Transaction,
  server: DatabaseAccess,
  { teamId, coach, trips }: { teamId: string; coach: string; trips: readonly Trip[] },
): Promise<void> {
  const at = server.clock.now();
  const events = [...new Map(trips.map((trip) => [trip.eventId, trip])).values()];
  await tx.insert(event).values(
    events.map(({ eventId, isOn, lastDay }) =>
      newEvent(server, teamId, {
        ...{ id: eventId, createdBy: coach, startsLocal: `${day}T17:30:00` },
        durationMinutes: lastDay === day ? 90 : 24 * 60,
        ...(!isOn && { status: "called_off" as const, calledOffFor: "weather" as const }),
      }),
    ),
  );
  await tx.insert(ride).values(
    trips.flatMap(({ eventId, way, cars }) =>
      cars.map(({ driverId, agreedTo, secondId, secondAgreedTo }) => ({
        ...{ teamId, eventId, way, driverId, seats: 8, at, trip: agreedTo },
        ...{ secondId, secondTrip: secondId === null ? null : secondAgreedTo },
      })),
    ),
  );
  const seats = trips.flatMap(({ eventId, way, seats }) =>
    seats.map(({ player, driverId, familyBy, familyAgreedTo, isByConsent }) => ({
      ...{
        teamId,
        eventId,
        way,
        membershipId: player.id,
        driverId,
        familyBy,
        isByConsent,
        askedBy: coach,
        at,
      },
      familyTrip: familyBy === null ? null : familyAgreedTo,
    })),
  );
  if (seats.length > 0) await tx.insert(rideSeat).values(seats);
  const answers = events.flatMap(({ eventId, out }) =>
    [...out].map((membershipId) => ({
      ...{ teamId, eventId, membershipId, answer: "no" as const, answeredBy: coach, answeredAt: at },
      ...{ answeredVia: "staff" as const, answeredEventVersion: 1, answerVersion: 1 },
    })),
  );
  if (answers.length > 0) await tx.insert(participation).values(answers);
  const tripTo = (way: string) =>
    `trip_of(${way}, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)`;
  /** The text of the trip to which somebody agreed. */
  const textOf = (column: string, way: string) =>
    sql.raw(`case ${column} when 'this trip' then ${tripTo(way)}
      when 'the other way' then ${tripTo(`case ${way} when 'there' then 'back' else 'there' end`)} else ${column} end`);
  await tx.execute(sql`
    update ride r set trip = ${textOf("r.trip", "r.way")}, second_trip = ${textOf("r.second_trip", "r.way")}
    from event e where e.team_id = r.team_id and e.id = r.event_id and r.team_id = ${teamId}::uuid`);
  await tx.execute(sql`
    update ride_seat s set family_trip = ${textOf("s.family_trip", "s.way")}
    from event e where e.team_id = s.team_id and e.id = s.event_id and s.team_id = ${teamId}::uuid and s.family_trip is not null`);
}
