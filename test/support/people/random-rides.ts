import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { absence } from "../../../server/platform/db/schema/absence";
import { user } from "../../../server/platform/db/schema/account";
import { child, guardianship } from "../../../server/platform/db/schema/family";
import { driverConsent } from "../../../server/platform/db/schema/ride";
import { samePlayer } from "../../../server/platform/db/schema/schedule-answers";
import { membership } from "../../../server/platform/db/schema/team";
import { addAdult, addChild, addMember, addTeam } from "./club";
import type { DatabaseAccess } from "./person";
import { type Consent, day, nextDay, type Player, type Trip, tripsOf, writeTrips } from "./random-trips";

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

export interface RideWorld {
  teamId: string;
  /** Who may drive: a living account with a role in the team, of their own or through a child, that is not a follower's. */
  drivers: ReadonlySet<string>;
  living: ReadonlySet<string>;
  players: readonly Player[];
  consents: readonly Consent[];
  trips: readonly Trip[];
}

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
  const add = async (...names: string[]) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await adult(name));
    return (nth: number) => ids[nth] ?? "";
  };
  const id = await add(
    "Coach",
    "Ann",
    "Ben",
    "Cid",
    "Pam",
    "Quin",
    "Fan",
    "Gone",
    "Bad",
    "Dora",
    "Ex",
    "Going",
    "Rex",
  );
  const [coach, ann, ben, cid, pam, quin] = [id(0), id(1), id(2), id(3), id(4), id(5)];
  const [fan, gone, bad, dora] = [id(6), id(7), id(8), id(9)];
  // A guardian no more, one whose account is to be deleted, and an adult player who has left.
  const [ex, going, rex] = [id(10), id(11), id(12)];
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
    await kid([cid, ex], "Seven"),
    await kid([ben, going], "Eight"),
    await kid([ann], "Down"),
  ];
  const [first, , , , , left, twin, , , down] = kids;
  if (!first || !left || !twin || !down) throw new Error("no children");
  const living = new Set([coach, ann, ben, cid, pam, quin, fan, gone, dora, ex, rex]);
  const players: Player[] = [
    ...kids.map(({ id, childId, guardians }) => ({
      ...{ id, childId, userId: null, hasEnded: id === left.id },
      guardians: id === down.id ? [] : guardians.filter((each) => living.has(each) && each !== ex),
      sameAs: id === twin.id ? first.id : id,
    })),
    ...[
      { userId: pam, id: await grownUp(pam, ["player"]) },
      { userId: quin, id: await grownUp(quin, ["player"]) },
      { userId: rex, id: await grownUp(rex, ["player"]) },
    ].map((row) => ({
      ...{ ...row, childId: null, hasEnded: row.userId === rex, guardians: [], sameAs: row.id },
    })),
  ];
  await grownUp(fan, ["follower"]);
  const goneId = await grownUp(gone, ["coach"]);
  await grownUp(bad, ["coach"]);
  const everybody = [coach, ann, ben, cid, pam, quin, fan, gone, bad, dora, ex, going, rex];
  const consents = kids.flatMap(({ childId, guardians }) =>
    everybody
      .filter((driverId) => !guardians.includes(driverId) && maybe(0.25))
      .map((driverId) => ({
        ...{ childId, driverId, givenBy: maybe(0.85) ? one(guardians) : one(everybody) },
        until: maybe(0.2) ? "2026-11-23" : maybe(0.4) ? day : nextDay,
      })),
  );
  const awayIds = new Set(players.filter(() => maybe(0.1)).map((player) => player.id));
  const dice = { everybody, players, consents, one, maybe };
  const trips = Array.from({ length: events }, () => tripsOf(dice, awayIds)).flat();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const at = server.clock.now();
    await tx.update(user).set({ bannedAt: at }).where(sql`${user.id} = ${bad}`);
    await tx.update(user).set({ deletionDueAt: at }).where(sql`${user.id} = ${going}`);
    await tx.update(child).set({ deletedAt: at }).where(sql`${child.id} = ${down.childId}::uuid`);
    await tx
      .update(guardianship)
      .set({ endedAt: at, endedBy: ex, endReason: "left" })
      .where(sql`${guardianship.userId} = ${ex}`);
    await tx
      .update(membership)
      .set({ endedAt: at, endReason: "left" })
      .where(sql`${membership.id} in (${left.id}::uuid, ${goneId}::uuid) or ${membership.userId} = ${rex}`);
    await tx.insert(samePlayer).values({
      teamId,
      membershipId: twin.id,
      countsAs: first.id,
      byUser: coach,
    });
    if (consents.length > 0)
      await tx.insert(driverConsent).values(consents.map((row) => ({ ...row, givenOn: "2026-11-01" })));
    for (const player of players.filter((each) => awayIds.has(each.id)))
      await tx.insert(absence).values({
        ...{
          id: randomUUID(),
          childId: player.childId,
          userId: player.childId === null ? player.userId : null,
        },
        ...{
          firstDay: "2026-11-20",
          lastDay: "2026-11-30",
          reportedBy: coach,
          reportedAt: at,
          validFrom: at,
        },
      });
    await writeTrips(tx, server, { teamId, coach, trips });
  });
  const drivers = new Set([coach, ann, ben, cid, pam, quin, dora]);
  return { teamId, drivers, living, players, consents, trips };
}
