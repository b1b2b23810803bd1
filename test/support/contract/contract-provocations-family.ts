import { randomUUID } from "node:crypto";
import { and, ne } from "drizzle-orm";
import { child, guardianship } from "../../../server/platform/db/schema/family";
import { membership } from "../../../server/platform/db/schema/team";
import { addAdult, addChild, addFollower } from "../people/club";
import { type Change, personOf, send, sendAs, sendHeaders, sendTo } from "./contract-changes";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

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

/** Calls as a Google account, the only kind that can lack a birthday. */
const byNewcomer =
  (dateOfBirth: string | null): Change =>
  async (world, ready) => {
    const other: Person = await world.googleNewcomer();
    await world.change(other.id, {
      role: "squad_member",
      emailAddressVerifiedAt: world.clock.now(),
      ...(dateOfBirth === null ? {} : { dateOfBirth }),
    });
    ready.sending.bearer = other.accessToken;
    sendTo(ready, other.id);
  };

const withoutVersion: Change = (_, ready) => sendHeaders(ready, { "if-match": null });
const withOldVersion: Change = (_, ready) => sendHeaders(ready, { "if-match": '"9"' });
const tooLong: Change = (_, ready) => sendAs(ready, (url) => url + "x".repeat(64));
const nobodyNamed: Change = (_, ready) => sendAs(ready, (url) => url.replace(/[^/]+$/, randomUUID()));

/** By message code or example, and by operation and code where the two differ. */
export const changesOfFamilies: Record<string, Change> = {
  USER_400_PHONE_NUMBER: (_, ready) => send(ready, { phone_number: "+0555" }),
  USER_403_DATE_OF_BIRTH: byNewcomer(null),
  USER_403_ADULT: byNewcomer("2011-03-01"),
  USER_403_EMAIL_ADDRESS: (world, ready) =>
    world.change(personOf(ready).id, { emailAddressVerifiedAt: null }),
  CHILD_403_AGE: (_, ready) => send(ready, { date_of_birth: "2001-05-06" }),
  "addChild CHILD_403_FULL": async (world, ready) => {
    for (let count = 0; count < 12; count += 1) await addChild(world, [personOf(ready).id]);
  },
  "restoreChild CHILD_403_FULL": async (world, ready) => {
    for (let count = 0; count < 12; count += 1) await addChild(world, [personOf(ready).id]);
  },
  // Staff can see only a profile that is not deleted.
  "restoreChild CHILD_401_UPDATE": async (world, ready, callDirectly) => {
    await callDirectly();
    await byCoach(world, ready, callDirectly);
  },
  "restoreChild REQUEST_400_INVALID": (_, ready) =>
    sendAs(ready, (url) => url.replace(/(child_id\/)[^/]+/, `$1${"x".repeat(64)}`)),
  "decideCircleRequest CHILD_403_FULL": async (world, ready) => {
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
  // The profile created under the key was deleted since.
  "addChild CHILD_404": async (world, _, callDirectly) => {
    await callDirectly();
    await world.services.db.update(child).set({ deletedAt: world.clock.now() });
  },
  CHILD_404: (_, ready) => sendAs(ready, (url) => url.replace(/child_id\/[^/]+/, `child_id/${randomUUID()}`)),
  CHILD_401_UPDATE: byCoach,
  CHILD_401_DELETE: byCoach,
  COLLABORATOR_401_DELETE: byCoach,
  "endGuardianship COLLABORATOR_404": nobodyNamed,
  "endFollowing COLLABORATOR_404": nobodyNamed,
  COLLABORATOR_403_LAST_GUARDIAN: (world, ready) =>
    world.services.db
      .update(guardianship)
      .set({ endedAt: world.clock.now(), endReason: "left" })
      .where(and(ne(guardianship.userId, personOf(ready).id))),
  "decideCircleRequest INVITATION_404": (_, ready) =>
    sendAs(ready, (url) => url.replace(/request_id\/[^/]+/, `request_id/${randomUUID()}`)),
  "decideCircleRequest INVITATION_409_CONFLICT": (_, __, callDirectly) => callDirectly(),
  REQUEST_412_CHANGED: withOldVersion,
  REQUEST_428_VERSION: withoutVersion,
  REQUEST_422_REUSED: async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, { first_name: "Lena" });
  },
  "readChild REQUEST_400_INVALID": tooLong,
  "deleteChild REQUEST_400_INVALID": tooLong,
  "endGuardianship REQUEST_400_INVALID": tooLong,
  "endFollowing REQUEST_400_INVALID": tooLong,
  "readChild follower": async (world, ready) => {
    const grandpa = await adult(world, "grandpa_1");
    await addFollower(world, (await samOf(world)).id, grandpa.id, personOf(ready).id);
    ready.sending.bearer = grandpa.accessToken;
  },
};
