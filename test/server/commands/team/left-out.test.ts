import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { session } from "../../../../server/platform/db/schema/session";
import {
  joinRequest,
  membership,
  possibleDuplicate,
  team,
  teamBar,
} from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addPossibleDuplicate,
  addTeam,
} from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Schemas = components["schemas"];

/** Whom the statements about a team's requests and members leave out: each rule that does so fails a test here, or in a file beside it, without it. */
const test = suite("who is left out of a team");

let server: TestServer;
test.before(async () => {
  server = await openTestServer();
  // The database's rules use its own clock.
  server.clock.set(new Date());
});
test.after(() => server.close());

const day = 86_400_000;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * day);
const person = (firstName: string) =>
  addAdult(server, { firstName, lastName: "Reyes", fullName: `${firstName} Reyes` });
const change = (who: Person, to: Partial<typeof user.$inferInsert>) =>
  server.services.db.update(user).set(to).where(eq(user.id, who.user.id));
const endMember = (id: string, endReason: "left" | "removed" = "left") =>
  server.services.db
    .update(membership)
    .set({ endedAt: ago(1), endedBy: "somebody", endReason })
    .where(eq(membership.id, id));
const guards = (childId: string, who: Person, createdAt = ago(9)) =>
  server.services.db
    .insert(guardianship)
    .values({ id: randomUUID(), childId, userId: who.user.id, origin: "made", createdAt });
const stopGuarding = (childId: string, who: Person) =>
  server.services.db
    .update(guardianship)
    .set({ endedAt: ago(1), endedBy: who.user.id, endReason: "left" })
    .where(and(eq(guardianship.childId, childId), eq(guardianship.userId, who.user.id)));
const takeDown = (childId: string, by: Person) =>
  server.services.db
    .update(child)
    .set({ deletedAt: ago(0), deletedBy: by.user.id })
    .where(eq(child.id, childId));

const requests = async (who: Person, teamId: string) =>
  (await ask<Schemas["JoinRequests"]>(server, who, `GET /team/team_id/${teamId}/join_request`)).body.items;
const names = async (who: Person, teamId: string) =>
  (await requests(who, teamId)).map(({ name }) => name).sort();
const decide = async (who: Person, teamId: string, ids: readonly string[], decision = "approved") =>
  (
    await ask<Schemas["JoinOutcomes"]>(server, who, `POST /team/team_id/${teamId}/join_request/decide`, {
      body: { decisions: ids.map((request_id) => ({ request_id, decision })) },
    })
  ).body.results.map(({ outcome }) => outcome);
const read = async (who: Person, teamId: string) =>
  (await ask<Schemas["Team"]>(server, who, `GET /team/team_id/${teamId}`)).body;
const summary = async (who: Person, teamId: string) =>
  (await ask<Schemas["Teams"]>(server, who, "GET /user/me/teams")).body.teams.find(({ id }) => id === teamId);
const endAt = (who: Person, teamId: string, id: string, body: object = {}) =>
  ask(server, who, `POST /team/team_id/${teamId}/membership/membership_id/${id}/end`, { body, version: 1 });

async function invite(teamId: string, by: Person, more: Partial<typeof invitation.$inferInsert> = {}) {
  const id = randomUUID();
  const at = more.createdAt ?? server.clock.now();
  await server.services.db.insert(invitation).values({
    id,
    kind: "team",
    teamId,
    roles: ["player"],
    tokenHash: id,
    maxUses: 40,
    needsApproval: true,
    createdBy: by.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 14 * day),
    ...more,
  });
  return id;
}
const to = ({ user: { emailAddress, mailboxKey } }: Person) => ({
  emailAddress,
  mailboxKey,
  maxUses: 1,
  needsApproval: false,
});
const invitationEnds = async (ids: readonly string[]) => {
  const rows = await server.services.db.select().from(invitation);
  return ids.map((id) => rows.find((row) => row.id === id)?.withdrawnBy ?? null);
};
const joinEnds = async (asked: readonly { id: string }[]) => {
  const rows = await server.services.db.select().from(joinRequest);
  return asked.map(({ id }) => rows.find((row) => row.id === id)?.decision ?? null);
};

/** Dana manages the Comets and Cora coaches them; Mia's Sam plays there. */
async function club() {
  const [dana, cora, mia] = [await person("Dana"), await person("Cora"), await person("Mia")];
  const { id: teamId } = await addTeam(server, dana.user.id);
  const { id: coras } = await addMember(server, teamId, { userId: cora.user.id, roles: ["coach"] });
  const sam = await addChild(server, [mia.user.id]);
  const { id: sams } = await addMember(server, teamId, { childId: sam.id });
  return { dana, cora, coras, mia, teamId, sam, sams };
}

/** A guardian who asks for a child. */
async function asking(
  teamId: string,
  firstName: string,
  more: Partial<typeof joinRequest.$inferInsert> = {},
  kid: Partial<typeof child.$inferInsert> = {},
) {
  const who = await person(`${firstName}'s`);
  const of = await addChild(server, [who.user.id], {
    firstName,
    dateOfBirth: "2015-02-02",
    ...kid,
  } as object);
  const request = await addJoinRequest(server, teamId, { userId: who.user.id, childId: of.id, ...more });
  return { who, kid: of, request };
}

test("staff see and decide no request that a guardian has not agreed to, whose asker guards the child no more, or is leaving", async () => {
  const { dana, teamId } = await club();
  const asked = [
    await asking(teamId, "Ada"),
    await asking(teamId, "Bo", { guardianOkAt: null, guardianOkBy: null }),
    await asking(teamId, "Cleo"),
  ];
  const [, , cleo] = asked;
  const lee = await person("Lee");
  const own = await addJoinRequest(server, teamId, { userId: lee.user.id });
  assert.equal(await names(dana, teamId), ["Ada R.", "Cleo R.", "Lee Reyes"]);
  if (!cleo) throw new Error("Cleo is missing.");
  const ann = await person("Ann");
  await guards(cleo.kid.id, ann);
  await stopGuarding(cleo.kid.id, cleo.who);
  await change(lee, { deletionDueAt: ago(-14) });
  assert.equal(await names(dana, teamId), ["Ada R."]);
  const ids = [...asked.map(({ request }) => request.id), own.id];
  assert.equal(await decide(dana, teamId, ids), ["approved", "gone", "gone", "gone"]);
});

test("a request is hidden by a bar until that is lifted, and once the child's guardians approved it", async () => {
  const { dana, teamId, sam } = await club();
  const { db } = server.services;
  const finn = await asking(teamId, "Fay", { askedGuardiansAt: ago(4) });
  const lifted = await asking(teamId, "Gus");
  const barred = await asking(teamId, "Hal");
  const bar = { teamId, createdBy: dana.user.id, createdAt: ago(2) };
  await db.insert(teamBar).values([
    { ...bar, id: randomUUID(), userId: barred.who.user.id },
    { ...bar, id: randomUUID(), userId: lifted.who.user.id, liftedAt: ago(1), liftedBy: dana.user.id },
  ]);
  const id = randomUUID();
  await db.insert(circleRequest).values({
    id,
    childId: sam.id,
    userId: finn.who.user.id,
    wish: "guardian",
    origin: "staff",
    createdAt: ago(4),
  });
  await db
    .update(joinRequest)
    .set({ circleRequestId: id, askedGuardiansAt: ago(1) })
    .where(eq(joinRequest.id, finn.request.id));
  assert.equal(await names(dana, teamId), ["Gus R."]);
  const end = (decision: "approved" | "declined") =>
    db
      .update(circleRequest)
      .set({ decidedAt: ago(0), decidedBy: "a guardian", decision })
      .where(eq(circleRequest.id, id));
  await end("approved");
  assert.equal(await names(dana, teamId), ["Gus R."]);
  await end("declined");
  assert.equal(await names(dana, teamId), ["Fay R.", "Gus R."]);
});

test("a request goes with all only while the maker of its link is on the staff, and neither banned nor leaving", async () => {
  const { dana, cora, coras, teamId } = await club();
  const invitationId = await invite(teamId, cora);
  await asking(teamId, "Ada", { invitationId });
  const goes = async () => (await requests(dana, teamId)).map(({ may_go_with_all }) => may_go_with_all);
  assert.equal(await goes(), [true]);
  await change(cora, { bannedAt: ago(0) });
  assert.equal(await goes(), [false]);
  await change(cora, { bannedAt: null, deletionDueAt: ago(-14) });
  assert.equal(await goes(), [false]);
  await change(cora, { deletionDueAt: null });
  const { db } = server.services;
  await db
    .update(membership)
    .set({ roles: ["player"] })
    .where(eq(membership.id, coras));
  assert.equal(await goes(), [false]);
  await db
    .update(membership)
    .set({ roles: ["coach"] })
    .where(eq(membership.id, coras));
  assert.equal(await goes(), [true]);
  await endMember(coras);
  assert.equal(await goes(), [false]);
});

test("a request is compared with players who are there: with nobody who left or was taken down, and no coach", async () => {
  const { dana, mia, teamId, sam, sams } = await club();
  const questions = async () =>
    (await requests(dana, teamId)).map(({ name, questions: asked }) => [name, asked]);
  const [back] = [await asking(teamId, "Ada")];
  const { id: earlier } = await addMember(server, teamId, { childId: back.kid.id });
  await endMember(earlier);
  assert.equal(await questions(), [["Ada R.", []]], "who left by themselves is asked nothing about");
  await endMember(earlier, "removed");
  assert.equal(await questions(), [["Ada R.", ["left_before"]]]);
  assert.equal(await decide(dana, teamId, [back.request.id]), ["approved"]);
  const rows = await server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.childId, back.kid.id), isNull(membership.endedAt)));
  assert.is(rows.length, 1, "a place of the past is not counted as one");

  await asking(teamId, "Sam");
  assert.equal(await questions(), [["Sam R.", ["look_alike"]]]);
  await takeDown(sam.id, mia);
  assert.equal(await questions(), [["Sam R.", []]]);
  await server.services.db
    .update(child)
    .set({ deletedAt: null, deletedBy: null })
    .where(eq(child.id, sam.id));
  await endMember(sams);
  assert.equal(await questions(), [["Sam R.", []]]);
  const namesake = await person("Cora");
  await addJoinRequest(server, teamId, { userId: namesake.user.id });
  assert.equal((await questions()).find(([name]) => name === "Cora Reyes")?.[1], []);
});

test("guardians of the past are neither asked nor mailed about a second kid of that name and birthday", async () => {
  const { dana, mia, teamId, sam } = await club();
  const [finn, bo] = [await person("Finn"), await person("Bo")];
  for (const who of [finn, bo]) await guards(sam.id, who);
  await stopGuarding(sam.id, finn);
  await change(bo, { bannedAt: ago(0) });
  const again = await addChild(server, [finn.user.id]);
  const request = await addJoinRequest(server, teamId, { userId: finn.user.id, childId: again.id });
  assert.equal(await decide(dana, teamId, [request.id]), ["asked_guardians"], "Finn is no guardian of Sam's");
  const second = await asking(teamId, "Sam", {}, { dateOfBirth: "2014-01-01" });
  assert.equal(await decide(dana, teamId, [second.request.id]), ["approved"]);
  const mailed = (await server.inbox()).map(({ to: address }) => address);
  const told = [mia, finn, bo].map(({ user: { emailAddress } }) => mailed.includes(emailAddress));
  assert.equal(told, [true, false, false]);
  const notices = await server.services.db
    .select()
    .from(possibleDuplicate)
    .where(eq(possibleDuplicate.teamId, teamId));
  assert.equal(
    notices.map(({ userId }) => userId),
    [mia.user.id],
  );
});

test("the guardians are asked by the request that is open, not by one that they declined before", async () => {
  const { dana, teamId, sam } = await club();
  const finn = await person("Finn");
  const his = await addChild(server, [finn.user.id]);
  const request = await addJoinRequest(server, teamId, { userId: finn.user.id, childId: his.id });
  const asked = { childId: sam.id, userId: finn.user.id, wish: "guardian", origin: "link" } as const;
  const open = randomUUID();
  const { db } = server.services;
  await db.insert(circleRequest).values({
    ...asked,
    id: randomUUID(),
    createdAt: ago(9),
    ...{ decidedAt: ago(8), decidedBy: "a guardian", decision: "declined" },
  });
  await db.insert(circleRequest).values({ ...asked, id: open, createdAt: ago(1) });
  assert.equal(await decide(dana, teamId, [request.id]), ["asked_guardians"]);
  const [row] = await db.select().from(joinRequest).where(eq(joinRequest.id, request.id));
  assert.is(row?.circleRequestId, open);
});

test("only one's own open request can be taken back, and what guardians decided of it stays", async () => {
  const { teamId, sam } = await club();
  const { who, request } = await asking(teamId, "Ada");
  const { db } = server.services;
  const circleRequestId = randomUUID();
  await db.insert(circleRequest).values({
    id: circleRequestId,
    childId: sam.id,
    userId: who.user.id,
    wish: "guardian",
    origin: "staff",
    createdAt: ago(2),
    ...{ decidedAt: ago(1), decidedBy: "a guardian", decision: "declined" },
  });
  await db.update(joinRequest).set({ circleRequestId }).where(eq(joinRequest.id, request.id));
  const back = (caller: Person) =>
    ask(server, caller, `DELETE /team/team_id/${teamId}/join_request/request_id/${request.id}`);
  assert.is((await back(await person("Lee"))).code, "INVITATION_404");
  assert.is((await back(who)).status, 200);
  const [circle] = await db.select().from(circleRequest).where(eq(circleRequest.id, circleRequestId));
  assert.is(circle?.decision, "declined");
  await db
    .update(joinRequest)
    .set({ decision: "declined", decidedBy: "staff" })
    .where(eq(joinRequest.id, request.id));
  assert.is((await back(who)).code, "INVITATION_404");
  assert.equal(await joinEnds([request]), ["declined"]);
});

test("a look-alike is told to nobody who guards the child no more, nor to a guardian of both, and names none who is gone", async () => {
  const { mia, teamId, sam } = await club();
  const [kim, lou] = [await person("Kim"), await person("Lou")];
  const other = await addChild(server, [lou.user.id]);
  await guards(other.id, kim);
  const notice = await addPossibleDuplicate(server, teamId, {
    childId: sam.id,
    userId: mia.user.id,
    newcomer: other,
  });
  const told = async () =>
    (await ask<Schemas["WaitingList"]>(server, mia, "GET /user/me/waiting")).body.items
      .filter(({ kind }) => kind === "look_alike")
      .map(({ person_name }) => person_name);
  const report = () =>
    ask(server, mia, `POST /team/team_id/${teamId}/membership/membership_id/${notice.membershipId}/report`, {
      body: { child_id: sam.id },
    });
  assert.equal(await told(), ["Kim"]);
  await change(kim, { bannedAt: ago(0) });
  assert.equal(await told(), ["Lou"]);
  await guards(other.id, mia);
  assert.equal([await told(), (await report()).code], [[], "COLLABORATOR_404"]);
  await stopGuarding(other.id, mia);
  assert.equal(await told(), ["Lou"]);
  await guards(sam.id, await person("Ann"));
  await stopGuarding(sam.id, mia);
  assert.equal(await told(), []);
});

test("another's notice is neither reported nor put aside", async () => {
  const { mia, teamId, sam } = await club();
  const [finn, kim] = [await person("Finn"), await person("Kim")];
  await guards(sam.id, finn);
  const newcomer = await addChild(server, [kim.user.id]);
  const notice = await addPossibleDuplicate(server, teamId, {
    childId: sam.id,
    userId: mia.user.id,
    newcomer,
  });
  const path = `/team/team_id/${teamId}/membership/membership_id/${notice.membershipId}/report` as const;
  const reported = await ask(server, finn, `POST ${path}`, { body: { child_id: sam.id } });
  assert.is(reported.code, "COLLABORATOR_404");
  await ask(server, finn, "POST /user/me/waiting/dismiss", { body: { id: `look_alike ${notice.id}` } });
  const [row] = await server.services.db
    .select()
    .from(possibleDuplicate)
    .where(eq(possibleDuplicate.id, notice.id));
  assert.equal([row?.seenAt, row?.reportedAt], [null, null]);
});

test("a manager who looked after the newcomer once is told of the report as any other", async () => {
  const { dana, mia, teamId, sam } = await club();
  const newcomer = await addChild(server, [(await person("Kim")).user.id]);
  await guards(newcomer.id, dana);
  await stopGuarding(newcomer.id, dana);
  const notice = await addPossibleDuplicate(server, teamId, {
    childId: sam.id,
    userId: mia.user.id,
    newcomer,
  });
  const path = `/team/team_id/${teamId}/membership/membership_id/${notice.membershipId}/report` as const;
  assert.is((await ask(server, mia, `POST ${path}`, { body: { child_id: sam.id } })).status, 200);
  assert.ok((await server.inbox()).some(({ to: address }) => address === dana.user.emailAddress));
});

test("who is removed loses what is open of theirs in this team, and nobody loses anything else", async () => {
  const { dana, cora, coras, teamId } = await club();
  const { db } = server.services;
  const [lee, rob] = [await person("Lee"), await person("Rob")];
  const { id: owls } = await addTeam(server, rob.user.id, { name: "Owls" });
  const kid = await addChild(server, [cora.user.id], { firstName: "Ada" });
  const declined = { decidedAt: ago(3), decidedBy: dana.user.id, decision: "declined" as const };
  const mine = { userId: cora.user.id, childId: kid.id };
  const joins = [
    await addJoinRequest(server, teamId, mine),
    await addJoinRequest(server, teamId, { ...mine, ...declined }),
    await addJoinRequest(server, owls, mine),
    await addJoinRequest(server, teamId, { userId: lee.user.id }),
  ];
  const links = [
    await invite(teamId, cora),
    await invite(teamId, cora, { withdrawnAt: ago(1), withdrawnBy: "before" }),
    await invite(teamId, cora, { uses: 40 }),
    await invite(teamId, dana),
    await invite(owls, cora),
    await invite(owls, rob, to(cora)),
  ];
  assert.is((await endAt(dana, teamId, coras)).status, 200);
  assert.equal(await joinEnds(joins), ["withdrawn", "declined", null, null]);
  assert.equal(await invitationEnds(links), [dana.user.id, "before", null, null, null, null]);

  // Barred, lifted, and barred again.
  const { id: again } = await addMember(server, teamId, { userId: cora.user.id });
  await db.insert(teamBar).values({
    teamId,
    id: randomUUID(),
    userId: cora.user.id,
    createdBy: dana.user.id,
    createdAt: ago(3),
    ...{ liftedAt: ago(2), liftedBy: dana.user.id },
  });
  assert.is((await endAt(dana, teamId, again, { bar: true })).status, 200);
  const bars = await db.select().from(teamBar).where(eq(teamBar.userId, cora.user.id));
  assert.equal(bars.map(({ liftedAt }) => liftedAt !== null).sort(), [false, true]);
  assert.equal((await read(dana, teamId)).bars?.length, 1);
});

test("who steps down from the staff loses only what they could not send today, in this team", async () => {
  const { dana, cora, coras, teamId } = await club();
  const [lee, ann, rob] = [await person("Lee"), await person("Ann"), await person("Rob")];
  const { id: owls } = await addTeam(server, rob.user.id, { name: "Owls" });
  const links = [
    await invite(teamId, cora, to(lee)),
    await invite(teamId, cora),
    await invite(teamId, dana, to(ann)),
    await invite(owls, cora, to(lee)),
  ];
  const reply = await ask(server, dana, `PATCH /team/team_id/${teamId}/membership/membership_id/${coras}`, {
    body: { roles: ["player"] },
    version: 1,
  });
  assert.is(reply.status, 200, reply.text);
  assert.equal(await invitationEnds(links), [dana.user.id, null, null, null]);
});

test("an invitation to the spot of a player stays when its addressee's own place ends", async () => {
  const { dana, teamId } = await club();
  const lee = await person("Lee");
  const { id: place } = await addMember(server, teamId, { userId: lee.user.id });
  const { id: spot } = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const kept = await invite(teamId, dana, { ...to(lee), kind: "spot", membershipId: spot, roles: null });
  const gone = await invite(teamId, dana, to(lee));
  assert.is((await endAt(dana, teamId, place)).status, 200);
  assert.equal(await invitationEnds([kept, gone]), [null, dana.user.id]);
});

test("a place that ended or whose child was taken down is changed and ended by nobody", async () => {
  const { dana, mia, teamId, sam, sams } = await club();
  const number = () =>
    ask(server, dana, `PATCH /team/team_id/${teamId}/membership/membership_id/${sams}`, {
      body: { number: "7" },
      version: 1,
    });
  await takeDown(sam.id, mia);
  assert.equal(
    [(await number()).code, (await endAt(dana, teamId, sams)).code],
    ["COLLABORATOR_404", "COLLABORATOR_404"],
  );
  const phones = () =>
    ask(server, dana, `GET /team/team_id/${teamId}/membership/membership_id/${sams}/phone_numbers`);
  assert.is((await phones()).code, "COLLABORATOR_404");
  await server.services.db
    .update(child)
    .set({ deletedAt: null, deletedBy: null })
    .where(eq(child.id, sam.id));
  assert.is((await phones()).status, 200);
  await endMember(sams);
  assert.equal(
    [(await number()).code, (await endAt(dana, teamId, sams)).code, (await phones()).code],
    ["COLLABORATOR_404", "COLLABORATOR_404", "COLLABORATOR_404"],
  );
});

test("a child's bar is for its guardians of today without another standing here, wherever else they stand", async () => {
  const { dana, mia, teamId, sam, sams } = await club();
  const [finn, pia, rob] = [await person("Finn"), await person("Pia"), await person("Rob")];
  const { db } = server.services;
  for (const who of [finn, pia]) await guards(sam.id, who);
  await stopGuarding(sam.id, finn);
  await addMember(server, teamId, { userId: pia.user.id });
  // Mia stands in another team and follows a player of this one.
  const { id: owls } = await addTeam(server, rob.user.id, { name: "Owls" });
  await addMember(server, owls, { childId: sam.id });
  const { kid } = await asking(owls, "Ada");
  await addMember(server, teamId, { childId: kid.id });
  await addFollower(server, kid.id, mia.user.id, rob.user.id);
  assert.is((await endAt(dana, teamId, sams, { bar: true })).status, 200);
  const bars = await db.select().from(teamBar).where(eq(teamBar.teamId, teamId));
  assert.equal(
    bars.map(({ userId }) => userId),
    [mia.user.id],
  );
});

test("whoever is banned or leaving gets no mail about a role", async () => {
  const { dana, cora, coras, teamId } = await club();
  await change(cora, { bannedAt: ago(0) });
  const reply = await ask(server, dana, `PATCH /team/team_id/${teamId}/membership/membership_id/${coras}`, {
    body: { roles: ["player", "coach"] },
    version: 1,
  });
  assert.is(reply.status, 200, reply.text);
  const mailed = (await server.inbox()).map(({ to: address }) => address);
  assert.not.ok(mailed.includes(cora.user.emailAddress));
});

test("the roster counts invitations of a free spot that can still be used, and names guardians of today with their numbers", async () => {
  const { dana, mia, teamId, sam, sams } = await club();
  const { id: spot } = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const lee = await person("Lee");
  const at = { kind: "spot", membershipId: spot, roles: null } as const;
  await invite(teamId, dana, { ...to(lee), ...at });
  await invite(teamId, dana, { ...to(await person("A")), ...at, withdrawnAt: ago(0) });
  await invite(teamId, dana, { ...to(await person("B")), ...at, uses: 1 });
  await invite(teamId, dana, { ...to(await person("C")), ...at, createdAt: ago(31) });
  const [finn, bo] = [await person("Finn"), await person("Bo")];
  for (const who of [finn, bo]) await guards(sam.id, who);
  for (const who of [mia, finn, bo]) await change(who, { phoneNumber: "+15550100200" });
  await stopGuarding(sam.id, finn);
  await change(bo, { bannedAt: ago(0) });
  const { id: left } = await addMember(server, teamId, { userId: lee.user.id });
  await endMember(left);
  const { body } = await ask<Schemas["Roster"]>(server, dana, `GET /team/team_id/${teamId}/membership`);
  const entries = body.entries.map((entry) => [
    entry.shown_name,
    entry.invited,
    entry.guardians?.map(({ name }) => name),
  ]);
  assert.equal(entries, [
    ["Cora Reyes", undefined, undefined],
    ["Dana Reyes", undefined, undefined],
    ["Sam R.", undefined, ["Mia Reyes"]],
    ["Ada K.", 1, undefined],
  ]);
  const path = (of: string) =>
    `GET /team/team_id/${of}/membership/membership_id/${sams}/phone_numbers` as const;
  const phones = await ask<Schemas["PhoneNumbers"]>(server, dana, path(teamId));
  assert.equal(
    phones.body.items.map(({ name }) => name),
    ["Mia Reyes"],
  );
  const { id: owls } = await addTeam(server, lee.user.id, { name: "Owls" });
  assert.is((await ask(server, lee, path(owls))).code, "COLLABORATOR_404");
});

test("a team counts neither places of the past nor spots, and requests for its staff alone", async () => {
  const { dana, cora, coras, mia, teamId, sams } = await club();
  await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  await asking(teamId, "Ada");
  await asking(teamId, "Bo", { guardianOkAt: null, guardianOkBy: null });
  const counts = async (who: Person) => [
    (await read(who, teamId)).counts,
    (await summary(who, teamId))?.waiting,
  ];
  assert.equal(await counts(dana), [{ players: 1, staff: 2, requests: 1 }, 1]);
  assert.equal(await counts(mia), [{ players: 1, staff: 2 }, 0]);
  await addMember(server, teamId, { userId: mia.user.id, roles: ["follower"] });
  for (const id of [sams, coras]) await endMember(id);
  assert.equal(await counts(mia), [{ players: 0, staff: 1 }, 0]);
  assert.is(await summary(cora, teamId), undefined);
});

test("an archived team is not at rest, and its staff's take-over is over", async () => {
  const { dana, cora, coras, mia, teamId } = await club();
  const { db } = server.services;
  await db
    .update(team)
    .set({ takeOverBy: cora.user.id, takeOverAskedAt: ago(1) })
    .where(eq(team.id, teamId));
  const seen = async (who: Person) => {
    const { take_over, is_resting, is_unseen } = await read(who, teamId);
    return [take_over?.name, is_resting, is_unseen];
  };
  assert.equal(await seen(dana), ["Cora", false, false]);
  assert.equal(await seen(mia), [undefined, false, undefined], "a matter of the staff");
  for (const to_ of [{ bannedAt: ago(0) }, { bannedAt: null, deletionDueAt: ago(-14) }]) {
    await change(cora, to_);
    assert.is((await seen(dana))[0], undefined);
  }
  await change(cora, { deletionDueAt: null });
  for (const roles of [["player"], ["coach", "manager"]] as const) {
    await db
      .update(membership)
      .set({ roles: [...roles] })
      .where(eq(membership.id, coras));
    assert.is((await seen(dana))[0], undefined);
  }
  await db
    .update(membership)
    .set({ roles: ["coach"] })
    .where(eq(membership.id, coras));
  assert.is((await seen(dana))[0], "Cora");
  await db
    .update(team)
    .set({ archivedAt: ago(0) })
    .where(eq(team.id, teamId));
  await change(dana, { bannedAt: ago(0) });
  assert.equal((await seen(cora)).slice(0, 2), [undefined, false]);
});

test("staff decide no request to another team, and lift no bar of it", async () => {
  const { dana, teamId } = await club();
  const { db } = server.services;
  const [rob, lee] = [await person("Rob"), await person("Lee")];
  const { id: owls } = await addTeam(server, rob.user.id, { name: "Owls" });
  const { request } = await asking(owls, "Ada");
  assert.equal(await decide(dana, teamId, [request.id]), ["gone"]);
  const bar = (of: string, more: Partial<typeof teamBar.$inferInsert> = {}) => ({
    teamId: of,
    id: randomUUID(),
    userId: lee.user.id,
    createdBy: dana.user.id,
    createdAt: ago(9),
    ...more,
  });
  const earlier = bar(teamId, { liftedAt: ago(5), liftedBy: "before" });
  await db.insert(teamBar).values([earlier, bar(teamId), bar(owls)]);
  const lift = () => ask(server, dana, `DELETE /team/team_id/${teamId}/bar/user_id/${lee.user.id}`);
  assert.is((await lift()).status, 200);
  const bars = await db.select().from(teamBar).where(eq(teamBar.userId, lee.user.id));
  const endOf = (of: string) =>
    bars.filter((each) => each.teamId === of).map(({ liftedBy }) => liftedBy ?? "stands");
  assert.equal([endOf(teamId).sort(), endOf(owls)], [["before", dana.user.id].sort(), ["stands"]]);
  assert.is((await lift()).code, "COLLABORATOR_404");
});

test("places that ended and children who were taken down leave room in a full team, and players among its staff", async () => {
  const { dana, mia, teamId, sam } = await club();
  const { db } = server.services;
  const { id: pias } = await addMember(server, teamId, { userId: (await person("Pia")).user.id });
  await db.execute(sql`
    insert into membership (team_id, id, spot_first_name, spot_last_initial, roles, let_in_at)
    select ${teamId}::uuid, gen_random_uuid(), 'Spot', 'X', '{player}', now() from generate_series(1, 146)`);
  const asked = [await asking(teamId, "Ada"), await asking(teamId, "Bo")].map(({ request }) => request.id);
  const letIn = async () => (await decide(dana, teamId, asked)).filter((each) => each === "approved").length;
  assert.is(await letIn(), 0);
  const promoted = await ask(server, dana, `PATCH /team/team_id/${teamId}/membership/membership_id/${pias}`, {
    body: { roles: ["player", "coach"] },
    version: 1,
  });
  assert.is(promoted.status, 200, promoted.text);
  const [spot] = await db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), eq(membership.spotFirstName, "Spot")));
  await endMember(spot?.id ?? "");
  assert.is(await letIn(), 1);
  await takeDown(sam.id, mia);
  assert.is(await letIn(), 1);
});

test("of the twenty teams that somebody coaches or manages only those of today count", async () => {
  const [dana, cora] = [await person("Dana"), await person("Cora")];
  const teams: string[] = [];
  for (let count = 0; count < 20; count += 1) teams.push((await addTeam(server, dana.user.id)).id);
  const [ended = "", played = ""] = teams;
  const stand = async (teamId: string, to_: Partial<typeof membership.$inferInsert>) => {
    await addMember(server, teamId, { userId: cora.user.id, roles: ["manager"] });
    const place = and(eq(membership.teamId, teamId), eq(membership.userId, dana.user.id));
    await server.services.db.update(membership).set(to_).where(place);
  };
  const start = async () =>
    (
      await ask(server, dana, "POST /team", {
        body: {
          ...{ name: "Owls", sport: "soccer", age_group: "u10", time_zone: "America/Chicago" },
          ...{ colour_one: "#1d2f6f", colour_two: "#ffc53d", is_coach: false },
        },
      })
    ).code ?? "started";
  assert.is(await start(), "TEAM_403_TOO_MANY");
  await stand(ended, { endedAt: ago(0), endedBy: dana.user.id, endReason: "left" });
  assert.equal([await start(), await start()], ["started", "TEAM_403_TOO_MANY"]);
  await stand(played, { roles: ["player"] });
  assert.equal([await start(), await start()], ["started", "TEAM_403_TOO_MANY"]);
});

test("a take-over is over after 21 days, for its coach once another manager joined, and no matter of families", async () => {
  const { dana, cora, mia, teamId } = await club();
  const { db } = server.services;
  const away = (who: Person) =>
    db
      .update(session)
      .set({ lastUsedAt: ago(90) })
      .where(eq(session.userId, who.user.id));
  const asked = (days: number) =>
    db
      .update(team)
      .set({ takeOverBy: cora.user.id, takeOverAskedAt: ago(days) })
      .where(eq(team.id, teamId));
  const shown = async (who: Person) => (await read(who, teamId)).take_over?.name;
  await db
    .update(membership)
    .set({ letInAt: ago(90) })
    .where(eq(membership.teamId, teamId));
  await away(dana);
  await asked(22);
  assert.equal([await shown(dana), await shown(cora)], [undefined, undefined]);
  await asked(1);
  assert.equal([await shown(dana), await shown(cora), await shown(mia)], ["Cora", "Cora", undefined]);
  const max = await person("Max");
  await away(max);
  await addMember(server, teamId, { userId: max.user.id, roles: ["manager"] });
  assert.equal([await shown(dana), await shown(cora)], ["Cora", undefined]);
});

test("the account of a child lists none of the child's teams yet", async () => {
  const { teamId, sam } = await club();
  const own = await person("Sam");
  await server.services.db.transaction(async (tx) => {
    // The product links no account yet.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(child).set({ userId: own.user.id }).where(eq(child.id, sam.id));
  });
  assert.is(await summary(own, teamId), undefined);
});

test.run();
