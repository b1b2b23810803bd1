import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components } from "../../../../openapi";
import { driverConsent, ride, rideSeat } from "../../../../server/platform/db/schema/ride";
import { membership } from "../../../../server/platform/db/schema/team";
import { allowDriver } from "../../../../src/api/calls/allow-driver";
import { endRide } from "../../../../src/api/calls/end-ride";
import { forbidDriver } from "../../../../src/api/calls/forbid-driver";
import { moveSeat } from "../../../../src/api/calls/move-seat";
import { offerRide } from "../../../../src/api/calls/offer-ride";
import { readDrivers } from "../../../../src/api/calls/read-drivers";
import { addAdult, addChild, addMember } from "../../people/club";
import { contractCase } from "../contract-case";
import { type Change, force, personOf, rolesAre, send, sendTo } from "../contract-changes";
import { adult } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, eventPath, memberId, otherUserId } from "../typical";
import { thePractice, withPractice } from "./schedule/schedule.scenes";

const seat = { move: "ask", ways: ["there"], event_version: 1 } as const;
const car: components["schemas"]["NewRide"] = { ways: [{ way: "there", seats: 2 }], event_version: 1 };
type Wanted = {
  move: "ask";
  ways: ["there"];
  event_version: number;
  membership_id: string;
  driver_id: string;
};

/** The caller manages the Comets, who practise on Tuesday, and guards Sam; Kim coaches them and has two seats. */
async function withCar(world: World) {
  const made = await withPractice(world);
  const kim = await addAdult(world, { fullName: "Kim Park", firstName: "Kim" });
  await addMember(world, made.id, { userId: kim.user.id, roles: ["coach"] });
  const place = { teamId: made.id, eventId: made.event.id, way: "there" } as const;
  const at = world.clock.now();
  await world.services.db.insert(ride).values({ ...place, driverId: kim.user.id, seats: 2, at });
  return { ...made, kim, place, at };
}

const isWithout: Change = (world, ready) =>
  force(world, sql`delete from guardianship where user_id = ${personOf(ready).id}`);

/** The caller drives another car that way. */
const drivesToo: Change = async (world, ready) => {
  const [row] = await world.services.db.select().from(ride);
  if (!row) throw new Error("There is no car.");
  await world.services.db.insert(ride).values({ ...row, driverId: personOf(ready).id, taken: 0 });
};

/** Two other children have the seats. */
const isFull: Change = async (world) => {
  const [row] = await world.services.db.select().from(ride);
  if (!row) throw new Error("There is no car.");
  const { teamId: id, eventId, way, driverId, at } = row;
  for (const firstName of ["Lea", "Leo"]) {
    const child = await addChild(world, [driverId], { firstName });
    const { id: membershipId } = await addMember(world, id, { childId: child.id });
    await world.services.db
      .insert(rideSeat)
      .values({ teamId: id, eventId, way, membershipId, driverId, askedBy: driverId, at });
  }
};

/** Sam, guarded by the caller, in a team that Kim coaches. */
async function childWithDriver(world: World) {
  const { caller, id, kim, memberId: membershipId } = await withCar(world);
  const rows = await world.services.db.select().from(membership);
  const sam = rows.find((row) => row.id === membershipId)?.childId;
  if (!sam) throw new Error("There is no child.");
  return { caller, id, kim, sam, path: { id: sam, user_id: kim.user.id } };
}

async function allowed(world: World) {
  const made = await childWithDriver(world);
  await world.services.db.insert(driverConsent).values({
    childId: made.sam,
    driverId: made.kim.user.id,
    givenBy: personOf({ ...made.caller, input: {} }).id,
    givenOn: "2026-11-22",
    until: "2027-06-30",
  });
  return made;
}

/** A coach of the child's team, who sees the child and decides nothing about it. */
const byCoach: Change = async (world, ready) => {
  const coach = await adult(world, "coach_1");
  const [place] = await world.services.db.select().from(membership);
  if (!place) throw new Error("There is no team here.");
  await addMember(world, place.teamId, { userId: coach.id, roles: ["coach"] });
  ready.sending.bearer = coach.accessToken;
};

const nobody: Change = (_, ready) => sendTo(ready, randomUUID());

export const rideCases = {
  offerRide: contractCase({
    call: offerRide,
    typical: { path: { ...eventPath, user_id: otherUserId }, body: car },
    ready: async (world) => {
      const { caller, path, userId } = await withPractice(world);
      return { ...caller, input: { path: { ...path, user_id: userId }, body: car } };
    },
    shows: ({ rides = [] }) => rides.map(({ way, seats, taken }) => [way, seats, taken]),
    expects: { typical: [["there", 2, 0]] },
    provokes: {
      RIDE_401_CREATE: async (world, ready, callDirectly) => {
        await isWithout(world, ready, callDirectly);
        await rolesAre("{follower}")(world, ready, callDirectly);
      },
      RIDE_401_UPDATE: nobody,
      EVENT_ITEM_403_CALLED_OFF: thePractice({ status: "called_off", calledOffFor: "weather" }),
      RIDE_403_FULL: async (world, ready, callDirectly) => {
        await callDirectly();
        await isFull(world, ready, callDirectly);
        send(ready, { ways: [{ way: "there", seats: 1 }] });
      },
      RIDE_409_CONFLICT: async (world, ready, callDirectly) => {
        await callDirectly();
        const other = await addAdult(world);
        const me = personOf(ready).id;
        await force(world, sql`update ride set driver_id = ${other.user.id}, second_id = ${me}`);
      },
      REQUEST_412_CHANGED: thePractice({ version: 2, noticeVersion: 2, timeVersion: 2 }),
    },
  }),
  endRide: contractCase({
    call: endRide,
    typical: { path: { ...eventPath, user_id: otherUserId } },
    ready: async (world) => {
      const { caller, path, kim } = await withCar(world);
      return { ...caller, input: { path: { ...path, user_id: kim.user.id } } };
    },
    shows: ({ rides = [] }) => rides.length,
    expects: { typical: 0 },
    provokes: { RIDE_401_UPDATE: rolesAre("{player}"), RIDE_404: nobody },
  }),
  moveSeat: contractCase({
    call: moveSeat,
    typical: {
      path: eventPath,
      body: { ...seat, ways: ["there"], membership_id: memberId, driver_id: otherUserId },
    },
    ready: async (world) => {
      const { caller, path, kim, memberId: membership_id } = await withCar(world);
      const body: Wanted = { ...seat, ways: ["there"], membership_id, driver_id: kim.user.id };
      return { ...caller, input: { path, body } };
    },
    shows: ({ seats = [] }) => seats.map(({ way, name, state }) => [way, name, state]),
    expects: { typical: [["there", "Sam R.", "open_again"]] },
    provokes: {
      // Only the driver takes somebody.
      RIDE_401_UPDATE: (_, ready) => send(ready, { move: "take" }),
      EVENT_ITEM_403_CALLED_OFF: thePractice({ status: "called_off", calledOffFor: "weather" }),
      RIDE_403_FULL: isFull,
      COLLABORATOR_404: (_, ready) => send(ready, { membership_id: randomUUID() }),
      RIDE_404: ({ services: { db } }) => db.delete(ride),
      RIDE_409_CONFLICT: async (world, ready, callDirectly) => {
        await drivesToo(world, ready, callDirectly);
        send(ready, { move: "join", membership_id: undefined });
      },
      REQUEST_412_CHANGED: thePractice({ version: 2, noticeVersion: 2, timeVersion: 2 }),
    },
  }),
  readDrivers: contractCase({
    call: readDrivers,
    typical: { path: { id: childId } },
    ready: async (world) => {
      const { caller, sam } = await allowed(world);
      return { ...caller, input: { path: { id: sam } } };
    },
    shows: ({ drivers }) => drivers.map(({ name, until }) => [name, until]),
    expects: { typical: [["Kim Park", "2027-06-30"]] },
    provokes: { CHILD_401_UPDATE: byCoach },
  }),
  allowDriver: contractCase({
    call: allowDriver,
    typical: { path: { id: childId, user_id: otherUserId }, body: { until: "2027-06-30" } },
    ready: async (world) => {
      const { caller, path } = await childWithDriver(world);
      return { ...caller, input: { path, body: { until: "2027-06-30" } } };
    },
    shows: ({ drivers }) => drivers.map(({ name, until }) => [name, until]),
    expects: { typical: [["Kim Park", "2027-06-30"]] },
    provokes: { CHILD_401_UPDATE: byCoach, COLLABORATOR_404: nobody },
  }),
  forbidDriver: contractCase({
    call: forbidDriver,
    typical: { path: { id: childId, user_id: otherUserId } },
    ready: async (world) => {
      const { caller, path } = await allowed(world);
      return { ...caller, input: { path } };
    },
    shows: ({ drivers }) => drivers.length,
    expects: { typical: 0 },
    provokes: { CHILD_401_UPDATE: byCoach, COLLABORATOR_404: nobody },
  }),
};
export type RideOperation = keyof typeof rideCases;
