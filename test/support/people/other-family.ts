import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { passwordResetRequest } from "../../../server/platform/db/schema/identity";
import { mailBlock } from "../../../server/platform/db/schema/invitation";
import {
  pushAcknowledgement,
  pushQueue,
  pushToken,
} from "../../../server/platform/db/schema/notification-push";
import { event } from "../../../server/platform/db/schema/schedule";
import { addAdult, addChild, addFollower, addMember, addPossibleDuplicate } from "./club";
import { huddleOf } from "./huddle";
import { invitationCalls, tokenOf } from "./invitation-calls";
import { addAnswer } from "./schedule";
import type { Club } from "./whole-family";

/** Names, addresses, numbers, days and words of a family that shares the team, and one child, with another family. */
export const canaries = [
  ...["walburga", "wyttenbach", "walb_1", "elsewhere.example", "5550177001", "1981-02-03", "kunigunde"],
  ...["2014-06-05", "bobsled", "sarsaparilla", "2027-01-06", "onkel ottfried"],
];

/** Of an address that stopped mails, too. */
export const hashElsewhere = "the hash of another address";

/** A neighbour of one's own team, and what the two families have to do with each other. */
export async function addOtherFamily(club: Club, kid: string) {
  const { server, me, teamId, as } = club;
  const neighbour = await addAdult(server, {
    firstName: "Walburga",
    lastName: "Wyttenbach",
    fullName: "Walburga Wyttenbach",
    dripName: "walb_1",
    emailAddress: "walburga@elsewhere.example",
    phoneNumber: "+15550177001",
    dateOfBirth: "1981-02-03",
  });
  const names = { firstName: "Kunigunde", lastInitial: "W", dateOfBirth: "2014-06-05" };
  const theirs = await addChild(server, [neighbour.user.id], names);
  const shared = await addChild(server, [me.user.id, neighbour.user.id], { firstName: "Ottokar" });
  const told = { childId: kid, userId: me.user.id, newcomer: theirs };
  const { membershipId: member } = await addPossibleDuplicate(server, teamId, told);
  await addFollower(server, theirs.id, me.user.id, neighbour.user.id);
  const { inviteToChild, accept } = invitationCalls(server);
  await accept(me, { token: tokenOf((await inviteToChild(neighbour, theirs.id)).body) });
  const { id: sharedMember } = await addMember(server, teamId, { childId: shared.id });
  await addWords(club, { neighbour, member, sharedMember });
  await as(neighbour, "POST /user/me/absence", {
    body: { people: [{ child_id: theirs.id }], first_day: "2027-01-04", last_day: "2027-01-06" },
  });
  await as(neighbour, "POST /user/me/absence", {
    body: { people: [{ child_id: shared.id }], first_day: "2027-01-02", last_day: "2027-01-02" },
  });
  await as(neighbour, "POST /user/me/calendar_link", {
    body: { scope: "child", child_id: theirs.id, guest_name: "Onkel Ottfried" },
  });
  await as(neighbour, "POST /user/me/calendar_link", {
    body: { scope: "child", child_id: shared.id, guest_name: "Tante Traudl" },
  });
  await addRings(club);
  await server.services.db.insert(mailBlock).values({ addressHash: hashElsewhere, scope: "all" });
  await server.services.db
    .insert(passwordResetRequest)
    .values({ id: randomUUID(), emailAddress: me.user.mailboxKey, createdAt: server.clock.now() });
  return { neighbour, shared: shared.id, theirs: theirs.id };
}

type Places = { neighbour: Club["me"]; member: string; sharedMember: string };

/** Notes, messages and a report. */
async function addWords(
  { server, me, teamId, as }: Club,
  { neighbour, member, sharedMember }: Places,
): Promise<void> {
  const [first, second] = await server.services.db.select().from(event).where(eq(event.teamId, teamId));
  if (!first || !second) throw new Error("The team has no two events.");
  const ofThem = { answer: "no", note: "Bobsled camp", by: neighbour.user.id } as const;
  await addAnswer(server, first, member, ofThem);
  await addAnswer(server, first, sharedMember, ofThem);
  await addAnswer(server, second, member, { answer: "yes", note: "Comes in zq's van", by: me.user.id });
  const message_id = randomUUID();
  const huddle = `/team/team_id/${teamId}/huddle/huddle_id/${await huddleOf(server, teamId)}` as const;
  await as(neighbour, `POST ${huddle}/message`, { body: { message_id, text: "Sarsaparilla for all" } });
  await as(me, `POST /team/team_id/${teamId}/report`, {
    body: { target_id: message_id, reason: "spam", note: "Not on this team" },
  });
  await as(me, `PUT /user/me/block/user_id/${neighbour.user.id}`);
}

/** A push that waits, and one that a device acknowledged. */
async function addRings({ server: { services }, me, teamId }: Club): Promise<void> {
  const { db, now } = services;
  const [device] = await db.select().from(pushToken).where(eq(pushToken.userId, me.user.id));
  const huddleId = randomUUID();
  const ring = {
    userId: me.user.id,
    groupKey: `huddle:${huddleId}`,
    lastSource: randomUUID(),
    madeAt: now(),
  };
  const about = {
    kind: "message" as const,
    rung: [],
    team_id: teamId,
    huddle_id: huddleId,
    up_to: 1,
  };
  await db.insert(pushQueue).values({ ...ring, channel: "push", kind: "message", teamId, about });
  await db.insert(pushAcknowledgement).values({
    ...ring,
    tokenHash: "zq-hash",
    tokenId: device?.id ?? randomUUID(),
    sentAt: now(),
    acknowledgedAt: now(),
  });
}
