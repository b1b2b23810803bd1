import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { child, circleRequest } from "../../../server/platform/db/schema/family";
import { addAdult, addChild, addFollower, addJoinRequest, addMember, addTeam } from "../people/club";
import type { FamilyOperation } from "./contract-calls-family";
import type { Ready } from "./contract-ready";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** An adult member with a verified address. */
export async function adult(world: World, dripName?: string): Promise<Person> {
  const person = await world.member(dripName);
  await world.change(person.id, { emailAddressVerifiedAt: world.clock.now() });
  return person;
}

/** Sam plays in a team, and somebody follows him. */
async function family(world: World, ...more: string[]) {
  const person = await adult(world);
  const sam = await addChild(world, [person.id, ...more]);
  const team = await addTeam(world, (await addAdult(world)).user.id);
  await addMember(world, team.id, { childId: sam.id });
  return { person, sam, team };
}

async function asked(world: World, childId: string) {
  const id = randomUUID();
  const { user } = await addAdult(world);
  await world.services.db.insert(circleRequest).values({
    id,
    childId,
    userId: user.id,
    wish: "guardian",
    origin: "link",
    createdAt: world.clock.now(),
  });
  return id;
}

/** What each operation needs before its call can succeed. */
export const readyOfFamilies: { [Id in FamilyOperation]: (world: World) => Promise<Ready<Id>> } = {
  resendVerification: async (world) => ({ ...as(await world.member()), input: {} }),
  setPhoneNumber: async (world) => {
    const person = await adult(world);
    return { ...as(person), input: { id: person.id, body: { phone_number: null } } };
  },
  readFamily: async (world) => ({ ...as((await family(world)).person), input: {} }),
  readWaiting: async (world) => {
    const { person, sam } = await family(world);
    await asked(world, sam.id);
    const team = await addTeam(world, person.id);
    await addJoinRequest(world, team.id, { userId: (await addAdult(world)).user.id });
    return { ...as(person), input: {} };
  },
  dismissWaiting: async (world) => {
    const person = await adult(world);
    const { id } = await addTeam(world, person.id);
    return { ...as(person), input: { body: { id: `take_over ${id}` } } };
  },
  addChild: async (world) => ({
    ...as(await adult(world)),
    input: {
      body: { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" },
    },
  }),
  readChild: async (world) => {
    const { person, sam } = await family(world);
    return { ...as(person), input: { id: sam.id } };
  },
  updateChild: async (world) => {
    const { person, sam } = await family(world);
    return { ...as(person), input: { id: sam.id, body: { shown_as: "number" } } };
  },
  deleteChild: async (world) => {
    const { person, sam } = await family(world);
    return { ...as(person), input: { id: sam.id } };
  },
  restoreChild: async (world) => {
    const { person, sam } = await family(world);
    await world.services.db
      .update(child)
      .set({ deletedAt: world.clock.now(), deletedBy: person.id })
      .where(eq(child.id, sam.id));
    return { ...as(person), input: { id: sam.id } };
  },
  setPhotoConsent: async (world) => {
    const { person, sam } = await family(world);
    return { ...as(person), input: { id: sam.id, body: { allowed: true, text_version: "1" } } };
  },
  endGuardianship: async (world) => {
    const { person, sam } = await family(world, (await addAdult(world)).user.id);
    return { ...as(person), input: { id: sam.id, user_id: person.id } };
  },
  endFollowing: async (world) => {
    const { person, sam } = await family(world);
    const { user } = await addAdult(world);
    await addFollower(world, sam.id, user.id, person.id);
    return { ...as(person), input: { id: sam.id, user_id: user.id } };
  },
  decideCircleRequest: async (world) => {
    const { person, sam } = await family(world);
    const input = {
      id: sam.id,
      request_id: await asked(world, sam.id),
      body: { decision: "approved" },
    } as const;
    return { ...as(person), input };
  },
};
