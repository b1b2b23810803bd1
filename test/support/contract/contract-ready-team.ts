import { randomUUID } from "node:crypto";
import { season, teamBar } from "../../../server/platform/db/schema/team";
import { addAdult, addChild, addJoinRequest, addMember, addPossibleDuplicate, addTeam } from "../people/club";
import { newTeam, spring, type TeamOperation } from "./contract-calls-team";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** The team Comets; the caller is its manager and coach. */
async function ownTeam(world: World) {
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  return { ...as(person), id };
}

/** The same with a player Sam R., whose guardian has the caller's name. */
async function withSam(world: World, number: string | null = "7") {
  const { id, ...caller } = await ownTeam(world);
  const guardian = await addAdult(world, { phoneNumber: "+15550100200" });
  const sam = await addChild(world, [guardian.user.id]);
  const member = await addMember(world, id, { childId: sam.id, number });
  return { ...caller, path: { id, membership_id: member.id } };
}

/** The same with a join request for Sam R. */
async function withAsking(world: World) {
  const { id, ...caller } = await ownTeam(world);
  const guardian = await addAdult(world);
  const sam = await addChild(world, [guardian.user.id]);
  const { id: requestId } = await addJoinRequest(world, id, {
    userId: guardian.user.id,
    childId: sam.id,
  });
  return { ...caller, id, requestId };
}

/** The operations of teams; see `readyCalls`. */
export const readyTeamCalls: { [Id in TeamOperation]: (world: World) => Promise<Ready<Id>> } = {
  readTeams: async (world) => {
    const person = await adult(world);
    const { id } = await addTeam(world, (await addAdult(world)).user.id);
    const sam = await addChild(world, [person.id]);
    await addMember(world, id, { childId: sam.id });
    return { ...as(person), input: {} };
  },
  startTeam: async (world) => ({ ...as(await adult(world)), input: { body: newTeam } }),
  readTeam: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    return { ...caller, input: { id } };
  },
  updateTeam: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    return { ...caller, input: { id, body: { name: "Comets" } } };
  },
  setSeason: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    return {
      ...caller,
      input: { id, body: { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" } },
    };
  },
  closeSeason: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    await world.services.db
      .insert(season)
      .values({ teamId: id, id: randomUUID(), name: "Fall", startsOn: "2026-08-15", endsOn: "2026-11-30" });
    return { ...caller, input: { id, body: { next: spring } } };
  },
  archiveTeam: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    return { ...caller, input: { id, body: { archived: false } } };
  },
  takeOverTeam: async (world) => {
    const manager = await addAdult(world);
    const { id } = await addTeam(world, manager.user.id);
    const person = await adult(world);
    await addMember(world, id, { userId: person.id, roles: ["coach"] });
    await world.change(manager.user.id, { bannedAt: world.clock.now() });
    return { ...as(person), input: { id } };
  },
  readRoster: async (world) => {
    const { path, ...caller } = await withSam(world);
    return { ...caller, input: { id: path.id } };
  },
  exportRoster: async (world) => {
    const { path, ...caller } = await withSam(world);
    return { ...caller, input: { id: path.id } };
  },
  keepSpots: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    const email_addresses = ["kim@example.com", "lou@example.com"];
    const rows = [{ first_name: "Ada", last_initial: "K", number: "9", email_addresses }];
    return { ...caller, input: { id, body: { rows } } };
  },
  updateMembership: async (world) => {
    const { path, ...caller } = await withSam(world, null);
    return { ...caller, input: { ...path, body: { number: "7" } } };
  },
  endMembership: async (world) => {
    const { path, ...caller } = await withSam(world);
    return { ...caller, input: { ...path, body: { bar: false } } };
  },
  readJoinRequests: async (world) => {
    const { id, sending, person } = await withAsking(world);
    return { sending, person, input: { id } };
  },
  decideJoinRequests: async (world) => {
    const { id, requestId, sending, person } = await withAsking(world);
    const decisions = [{ request_id: requestId, decision: "approved" as const }];
    return { sending, person, input: { id, body: { decisions } } };
  },
  withdrawJoinRequest: async (world) => {
    const person = await adult(world);
    const { id } = await addTeam(world, (await addAdult(world)).user.id);
    const request = await addJoinRequest(world, id, { userId: person.id });
    return { ...as(person), input: { id, request_id: request.id } };
  },
  liftBar: async (world) => {
    const { id, ...caller } = await ownTeam(world);
    const barred = await addAdult(world);
    await world.services.db.insert(teamBar).values({
      teamId: id,
      id: randomUUID(),
      userId: barred.user.id,
      createdBy: caller.person.id,
    });
    return { ...caller, input: { id, user_id: barred.user.id } };
  },
  readPhoneNumbers: async (world) => {
    const { path, ...caller } = await withSam(world);
    return { ...caller, input: path };
  },
  reportLookAlike: async (world) => {
    const person = await adult(world);
    const { id } = await addTeam(world, (await addAdult(world)).user.id);
    const sam = await addChild(world, [person.id]);
    await addMember(world, id, { childId: sam.id });
    const newcomer = await addChild(world, [(await addAdult(world)).user.id]);
    const told = await addPossibleDuplicate(world, id, { childId: sam.id, userId: person.id, newcomer });
    return { ...as(person), input: { id, membership_id: told.membershipId, body: { child_id: sam.id } } };
  },
};
