import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { components } from "../../../../openapi";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { membership } from "../../../../server/platform/db/schema/team";
import { addChild as addChildCall } from "../../../../src/api/calls/add-child";
import { decideCircleRequest } from "../../../../src/api/calls/decide-circle-request";
import { deleteChild } from "../../../../src/api/calls/delete-child";
import { dismissWaiting } from "../../../../src/api/calls/dismiss-waiting";
import { endFollowing } from "../../../../src/api/calls/end-following";
import { endGuardianship } from "../../../../src/api/calls/end-guardianship";
import { readChild } from "../../../../src/api/calls/read-child";
import { readFamily } from "../../../../src/api/calls/read-family";
import { readWaiting } from "../../../../src/api/calls/read-waiting";
import { requestGuardianRemoval } from "../../../../src/api/calls/request-guardian-removal";
import { resendVerification } from "../../../../src/api/calls/resend-verification";
import { restoreChild } from "../../../../src/api/calls/restore-child";
import { setPhoneNumber } from "../../../../src/api/calls/set-phone-number";
import { setPhotoConsent } from "../../../../src/api/calls/set-photo-consent";
import { stopGuardianRemoval } from "../../../../src/api/calls/stop-guardian-removal";
import { updateChild } from "../../../../src/api/calls/update-child";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addRemoval,
  addTeam,
} from "../../people/club";
import { contractCase } from "../contract-case";
import { type Change, changed, personOf, send, sendAs } from "../contract-changes";
import { adult, as } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, keyed, otherUserId, requestId, teamId, userId, versioned } from "../typical";
import { showUser } from "./shown";

/** The values that every viewer of the examples gets; the others differ between mock and server. */
function showChild({ first_name, last_initial, date_of_birth }: components["schemas"]["Child"]) {
  return { firstName: first_name, lastInitial: last_initial, dateOfBirth: date_of_birth };
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

const sam = { firstName: "Sam", lastInitial: "R", dateOfBirth: "2016-04-09" };

/** The scene's only child. */
async function samOf({ services }: World) {
  const [sam] = await services.db.select().from(child);
  if (!sam) throw new Error("There is no child here.");
  return sam;
}

/** Makes the caller staff of the child's team, who see the child and decide nothing about it. */
const byCoach: Change = async (world, ready) => {
  const coach = await adult(world, "coach_1");
  const [place] = await world.services.db.select().from(membership);
  if (!place) throw new Error("There is no team here.");
  await world.services.db
    .insert(membership)
    .values({ teamId: place.teamId, id: randomUUID(), userId: coach.id, roles: ["coach"] });
  ready.sending.bearer = coach.accessToken;
};

const nobodyNamed: Change = (_, ready) => sendAs(ready, (url) => url.replace(/[^/]+$/, randomUUID()));

export const familyCases = {
  resendVerification: contractCase({
    call: resendVerification,
    typical: {},
    ready: async (world) => as(await world.member()),
    shows: ({ sent }) => ({ sent }),
    expects: { typical: { sent: true } },
  }),
  setPhoneNumber: contractCase({
    call: setPhoneNumber,
    typical: { path: { id: userId }, body: { phone_number: null } },
    ready: async (world) => {
      const person = await adult(world);
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: (me) => ({ ...showUser(me), phoneNumber: me.phone_number }),
    expects: { typical: { name: "Robin Reyes", dripName: "robin_23", isIn: true, phoneNumber: null } },
    provokes: { USER_400_PHONE_NUMBER: (_, ready) => send(ready, { phone_number: "+0555" }) },
  }),
  readFamily: contractCase({
    call: readFamily,
    typical: {},
    ready: async (world) => as((await family(world)).person),
    shows: ({ children, following }) => ({ children: children.map(showChild), following: following.length }),
    expects: { typical: { children: [sam], following: 0 } },
  }),
  readWaiting: contractCase({
    call: readWaiting,
    typical: {},
    ready: async (world) => {
      const { person, sam } = await family(world);
      await asked(world, sam.id);
      const team = await addTeam(world, person.id);
      await addJoinRequest(world, team.id, { userId: (await addAdult(world)).user.id });
      return as(person);
    },
    shows: ({ items }) => items.map(({ kind }) => kind),
    expects: { typical: ["join_request", "circle_request"] },
  }),
  dismissWaiting: contractCase({
    call: dismissWaiting,
    typical: { body: { id: `take_over ${teamId}` } },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addTeam(world, person.id);
      return { ...as(person), input: { body: { id: `take_over ${id}` } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
  }),
  addChild: contractCase({
    call: addChildCall,
    typical: {
      header: keyed,
      body: { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" },
    },
    ready: async (world) => as(await adult(world)),
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      CHILD_403_AGE: (_, ready) => send(ready, { date_of_birth: "2001-05-06" }),
      CHILD_403_FULL: async (world, ready) => {
        for (let count = 0; count < 12; count += 1) await addChild(world, [personOf(ready).id]);
      },
      // The profile created under the key was deleted since.
      CHILD_404: async (world, _, callDirectly) => {
        await callDirectly();
        await world.services.db.update(child).set({ deletedAt: world.clock.now() });
      },
      REQUEST_422_REUSED: changed({ first_name: "Lena" }),
    },
  }),
  readChild: contractCase({
    call: readChild,
    typical: { path: { id: childId } },
    ready: async (world) => {
      const { person, sam } = await family(world);
      return { ...as(person), input: { path: { id: sam.id } } };
    },
    shows: showChild,
    expects: {
      guardian: sam,
      follower: { firstName: "Sam", lastInitial: undefined, dateOfBirth: undefined },
    },
    provokes: {
      follower: async (world, ready) => {
        const grandpa = await adult(world, "grandpa_1");
        await addFollower(world, (await samOf(world)).id, grandpa.id, personOf(ready).id);
        ready.sending.bearer = grandpa.accessToken;
      },
    },
  }),
  updateChild: contractCase({
    call: updateChild,
    typical: { path: { id: childId }, header: versioned, body: { shown_as: "number" } },
    ready: async (world) => {
      const { person, sam } = await family(world);
      return { ...as(person), input: { path: { id: sam.id } } };
    },
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      CHILD_403_AGE: (_, ready) => send(ready, { date_of_birth: "2001-05-06" }),
      CHILD_401_UPDATE: byCoach,
    },
  }),
  deleteChild: contractCase({
    call: deleteChild,
    typical: { path: { id: childId }, header: versioned },
    ready: async (world) => {
      const { person, sam } = await family(world);
      return { ...as(person), input: { path: { id: sam.id } } };
    },
    shows: ({ deletion_due_at }) => ({ isMoment: !Number.isNaN(Date.parse(deletion_due_at)) }),
    expects: { typical: { isMoment: true } },
    provokes: { CHILD_401_DELETE: byCoach },
  }),
  restoreChild: contractCase({
    call: restoreChild,
    typical: { path: { id: childId } },
    ready: async (world) => {
      const { person, sam } = await family(world);
      await world.services.db
        .update(child)
        .set({ deletedAt: world.clock.now(), deletedBy: person.id })
        .where(eq(child.id, sam.id));
      return { ...as(person), input: { path: { id: sam.id } } };
    },
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      CHILD_403_FULL: async (world, ready) => {
        for (let count = 0; count < 12; count += 1) await addChild(world, [personOf(ready).id]);
      },
      // Staff can see only a profile that is not deleted.
      CHILD_401_UPDATE: async (world, ready, callDirectly) => {
        await callDirectly();
        await byCoach(world, ready, callDirectly);
      },
    },
  }),
  setPhotoConsent: contractCase({
    call: setPhotoConsent,
    typical: { path: { id: childId }, body: { allowed: true, text_version: "1" } },
    ready: async (world) => {
      const { person, sam } = await family(world);
      return { ...as(person), input: { path: { id: sam.id } } };
    },
    shows: (child) => ({ ...showChild(child), isAllowedByMe: child.my_photo_consent }),
    expects: { typical: { ...sam, isAllowedByMe: true } },
    provokes: { CHILD_401_UPDATE: byCoach },
  }),
  endGuardianship: contractCase({
    call: endGuardianship,
    typical: { path: { id: childId, user_id: otherUserId } },
    ready: async (world) => {
      const { person, sam } = await family(world, (await addAdult(world)).user.id);
      return { ...as(person), input: { path: { id: sam.id, user_id: person.id } } };
    },
    shows: ({ ended }) => ({ ended: ended.length }),
    expects: { typical: { ended: 1 } },
    provokes: {
      COLLABORATOR_401_DELETE: byCoach,
      COLLABORATOR_404: nobodyNamed,
      COLLABORATOR_403_LAST_GUARDIAN: (world, ready) =>
        world.services.db
          .update(guardianship)
          .set({ endedAt: world.clock.now(), endReason: "left" })
          .where(and(ne(guardianship.userId, personOf(ready).id))),
    },
  }),
  requestGuardianRemoval: contractCase({
    call: requestGuardianRemoval,
    typical: { path: { id: childId, user_id: otherUserId } },
    ready: async (world) => {
      const other = (await addAdult(world)).user.id;
      const { person, sam } = await family(world, other);
      return { ...as(person), input: { path: { id: sam.id, user_id: other } } };
    },
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      COLLABORATOR_401_DELETE: byCoach,
      COLLABORATOR_404: (_, ready) =>
        sendAs(ready, (url) => url.replace(/user_id\/[^/]+/, `user_id/${randomUUID()}`)),
      CHILD_403_REMOVAL: (world, ready) =>
        world.services.db
          .update(guardianship)
          .set({ origin: "let_in" })
          .where(eq(guardianship.userId, personOf(ready).id)),
    },
  }),
  stopGuardianRemoval: contractCase({
    call: stopGuardianRemoval,
    typical: { path: { id: childId, request_id: requestId } },
    ready: async (world) => {
      const other = (await addAdult(world)).user.id;
      const { person, sam } = await family(world, other);
      const input = {
        path: {
          id: sam.id,
          request_id: await addRemoval(world, { childId: sam.id, userId: person.id, requestedBy: other }),
        },
      } as const;
      return { ...as(person), input };
    },
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      COLLABORATOR_401_DELETE: byCoach,
      COLLABORATOR_404: nobodyNamed,
    },
  }),
  endFollowing: contractCase({
    call: endFollowing,
    typical: { path: { id: childId, user_id: otherUserId } },
    ready: async (world) => {
      const { person, sam } = await family(world);
      const { user } = await addAdult(world);
      await addFollower(world, sam.id, user.id, person.id);
      return { ...as(person), input: { path: { id: sam.id, user_id: user.id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      COLLABORATOR_401_DELETE: byCoach,
      COLLABORATOR_404: nobodyNamed,
    },
  }),
  decideCircleRequest: contractCase({
    call: decideCircleRequest,
    typical: {
      path: { id: childId, request_id: requestId },
      body: { decision: "approved" },
    },
    ready: async (world) => {
      const { person, sam } = await family(world);
      const input = { path: { id: sam.id, request_id: await asked(world, sam.id) } } as const;
      return { ...as(person), input };
    },
    shows: showChild,
    expects: { typical: sam },
    provokes: {
      CHILD_403_FULL: async (world, ready) => {
        const { id: childId } = await samOf(world);
        for (let count = 0; count < 5; count += 1)
          await world.services.db.insert(guardianship).values({
            id: randomUUID(),
            childId,
            userId: (await addAdult(world)).user.id,
            origin: "let_in",
            letInBy: personOf(ready).id,
          });
      },
      CHILD_401_UPDATE: byCoach,
      INVITATION_404: (_, ready) =>
        sendAs(ready, (url) => url.replace(/request_id\/[^/]+/, `request_id/${randomUUID()}`)),
      INVITATION_409_CONFLICT: (_, __, callDirectly) => callDirectly(),
    },
  }),
};
export type FamilyOperation = keyof typeof familyCases;
