import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { user } from "../../../server/platform/db/schema/account";
import { driverConsent, ride, rideSeat } from "../../../server/platform/db/schema/ride";
import { event } from "../../../server/platform/db/schema/schedule";
import { participation, samePlayer } from "../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../server/platform/db/schema/team";
import { addAdult, addChild, addMember, addTeam } from "./club";
import type { DatabaseAccess } from "./person";
import { newEvent } from "./schedule";

/** A team of random cars, seats, consents and answers, written past all rules of the server but those of the tables. */

export type Random = () => number;

/** The same numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
  isForTheDay: boolean;
}

export interface Car {
  driverId: string;
  isCurrent: boolean;
  secondId: string | null;
  isSecondCurrent: boolean;
}

export interface SeatOf {
  player: Player;
  driverId: string | null;
  familyBy: string | null;
  isFamilyCurrent: boolean;
  isByConsent: boolean;
}

export interface Trip {
  eventId: string;
  way: "there" | "back";
  isOn: boolean;
  out: ReadonlySet<string>;
  cars: readonly Car[];
  seats: readonly SeatOf[];
}

export interface RideWorld {
  teamId: string;
  /** Who may drive: a living account with a role in the team, of their own or through a child, that is not a follower's. */
  drivers: ReadonlySet<string>;
  living: ReadonlySet<string>;
  consents: readonly Consent[];
  trips: readonly Trip[];
}

const day = "2026-11-24";

export async function addRandomRides(
  server: DatabaseAccess,
  random: Random,
  events: number,
): Promise<RideWorld> {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const maybe = (chance: number) => random() < chance;
  const { db } = server.services;
  const adult = async (name: string) =>
    (
      await addAdult(server, {
        firstName: name,
        fullName: `${name} X`,
        dripName: `${name}_${randomUUID().slice(0, 8)}`,
      })
    ).user.id;
  const names = ["Coach", "Ann", "Ben", "Cid", "Pam", "Quin", "Fan", "Gone", "Bad", "Dora"] as const;
  const [coach, ann, ben, cid, pam, quin, fan, gone, bad, dora] = (await Promise.all(names.map(adult))) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const { id: teamId } = await addTeam(server, coach);
  const kid = async (guardians: [string, ...string[]], firstName: string) => {
    const row = await addChild(server, guardians, { firstName });
    return { childId: row.id, id: (await addMember(server, teamId, { childId: row.id })).id, guardians };
  };
  const grownUp = async (userId: string, roles: ("player" | "coach" | "follower")[]) =>
    (await addMember(server, teamId, { userId, roles })).id;
  const kids = [
    await kid([ann], "One"),
    await kid([ann, ben], "Two"),
    await kid([ben], "Three"),
    await kid([cid], "Four"),
    await kid([bad], "Frozen"),
    await kid([ann], "Left"),
    await kid([dora], "Twin"),
  ];
  const [first, , , , , left, twin] = kids;
  if (!first || !left || !twin) throw new Error("no children");
  const living = new Set([coach, ann, ben, cid, pam, quin, fan, gone, dora]);
  const players: Player[] = [
    ...kids.map(({ id, childId, guardians }) => ({
      ...{ id, childId, userId: null, hasEnded: id === left.id },
      guardians: guardians.filter((each) => living.has(each)),
      sameAs: id === twin.id ? first.id : id,
    })),
    ...[
      { userId: pam, id: await grownUp(pam, ["player"]) },
      { userId: quin, id: await grownUp(quin, ["player"]) },
    ].map((row) => ({ ...row, childId: null, hasEnded: false, guardians: [], sameAs: row.id })),
  ];
  await grownUp(fan, ["follower"]);
  const goneId = await grownUp(gone, ["coach"]);
  await grownUp(bad, ["coach"]);
  const everybody = [coach, ann, ben, cid, pam, quin, fan, gone, bad, dora];
  const consents = kids.flatMap(({ childId, guardians }) =>
    everybody
      .filter((driverId) => !guardians.includes(driverId) && maybe(0.25))
      .map((driverId) => ({
        ...{ childId, driverId, givenBy: maybe(0.85) ? one(guardians) : one(everybody) },
        isForTheDay: maybe(0.8),
      })),
  );
  const trips = Array.from({ length: events }, () => tripOf({ everybody, players, consents, one, maybe }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(user).set({ bannedAt: server.clock.now() }).where(sql`${user.id} = ${bad}`);
    await tx
      .update(membership)
      .set({ endedAt: server.clock.now(), endReason: "left" })
      .where(sql`${membership.id} in (${left.id}::uuid, ${goneId}::uuid)`);
    await tx.insert(samePlayer).values({
      teamId,
      membershipId: twin.id,
      countsAs: first.id,
      byUser: coach,
    });
    if (consents.length > 0)
      await tx.insert(driverConsent).values(
        consents.map(({ isForTheDay, ...row }) => ({
          ...row,
          givenOn: "2026-11-01",
          until: isForTheDay ? day : "2026-11-23",
        })),
      );
    await writeTrips(tx, server, { teamId, coach, trips });
  });
  const drivers = new Set([coach, ann, ben, cid, pam, quin, dora]);
  return { teamId, drivers, living, consents, trips };
}

interface Dice {
  everybody: readonly string[];
  players: readonly Player[];
  consents: readonly Consent[];
  one: <Item>(items: readonly Item[]) => Item;
  maybe: (chance: number) => boolean;
}

function tripOf({ everybody, players, consents, one, maybe }: Dice): Trip {
  const driverIds = [...new Set(Array.from({ length: 3 }, () => one(everybody)))];
  const seconds = new Set<string>();
  const cars = driverIds.map((driverId): Car => {
    const wanted = maybe(0.3) ? one(everybody) : null;
    const secondId = wanted === null || wanted === driverId || seconds.has(wanted) ? null : wanted;
    if (secondId !== null) seconds.add(secondId);
    return { driverId, isCurrent: maybe(0.85), secondId, isSecondCurrent: maybe(0.8) };
  });
  // Two rows of one player in a car are company for nobody: often enough to be found.
  const twins = players.filter((one) =>
    players.some((other) => other !== one && other.sameAs === one.sameAs),
  );
  const seats = (maybe(0.25) ? twins : players.filter(() => maybe(0.6))).map((player): SeatOf => {
    const driverId = maybe(0.9) ? one(driverIds) : null;
    const consent = consents.find((each) => each.childId === player.childId && each.driverId === driverId);
    const own = player.userId === null ? [...player.guardians] : [player.userId];
    const familyBy =
      driverId === null || maybe(0.12) ? null : maybe(0.92) && own.length > 0 ? one(own) : one(everybody);
    const isByConsent = familyBy !== null && consent !== undefined && maybe(0.3);
    return {
      ...{ player, driverId, isFamilyCurrent: maybe(0.88), isByConsent },
      familyBy: isByConsent && maybe(0.8) ? consent.givenBy : familyBy,
    };
  });
  return {
    ...{ eventId: randomUUID(), way: maybe(0.5) ? "there" : "back", isOn: maybe(0.95), cars, seats },
    out: new Set(players.filter(() => maybe(0.1)).map(({ id }) => id)),
  };
}

async function writeTrips(
  tx: Parameters<Parameters<DatabaseAccess["services"]["db"]["transaction"]>[0]>[0],
  server: DatabaseAccess,
  { teamId, coach, trips }: { teamId: string; coach: string; trips: readonly Trip[] },
) {
  const at = server.clock.now();
  await tx.insert(event).values(
    trips.map(({ eventId, isOn }) =>
      newEvent(server, teamId, {
        ...{ id: eventId, createdBy: coach, startsLocal: `${day}T17:30:00` },
        ...(!isOn && { status: "called_off" as const, calledOffFor: "weather" as const }),
      }),
    ),
  );
  const textOf = (isCurrent: boolean) => (isCurrent ? "now" : "another time");
  await tx.insert(ride).values(
    trips.flatMap(({ eventId, way, cars }) =>
      cars.map(({ driverId, isCurrent, secondId, isSecondCurrent }) => ({
        ...{ teamId, eventId, way, driverId, seats: 8, at, trip: textOf(isCurrent) },
        ...{ secondId, secondTrip: secondId === null ? null : textOf(isSecondCurrent) },
      })),
    ),
  );
  const seats = trips.flatMap(({ eventId, way, seats }) =>
    seats.map(({ player, driverId, familyBy, isFamilyCurrent, isByConsent }) => ({
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
      familyTrip: familyBy === null ? null : textOf(isFamilyCurrent),
    })),
  );
  if (seats.length > 0) await tx.insert(rideSeat).values(seats);
  const answers = trips.flatMap(({ eventId, out }) =>
    [...out].map((membershipId) => ({
      ...{ teamId, eventId, membershipId, answer: "no" as const, answeredBy: coach, answeredAt: at },
      ...{ answeredVia: "staff" as const, answeredEventVersion: 1, answerVersion: 1 },
    })),
  );
  if (answers.length > 0) await tx.insert(participation).values(answers);
  const present = (way: string) =>
    sql.raw(
      `trip_of(${way}, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)`,
    );
  await tx.execute(sql`
    update ride r set trip = case r.trip when 'now' then ${present("r.way")} else r.trip end,
      second_trip = case r.second_trip when 'now' then ${present("r.way")} else r.second_trip end
    from event e where e.team_id = r.team_id and e.id = r.event_id and r.team_id = ${teamId}::uuid`);
  await tx.execute(sql`
    update ride_seat s set family_trip = ${present("s.way")}
    from event e where e.team_id = s.team_id and e.id = s.event_id and s.team_id = ${teamId}::uuid and s.family_trip = 'now'`);
}
