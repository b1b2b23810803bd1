import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, circleRequest, follow, guardianship } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest } from "../../../../server/platform/db/schema/team";
import { asking, type Someone } from "../../../support/people/asking";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("a child's circle");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  // The database checks the seven days by its own clock.
  server.clock.set(new Date());
});
test.after.each(() => server.close());

const ask = (...call: Parameters<ReturnType<typeof asking>>) => asking(server)(...call);
const person = (firstName: string) =>
  addAdult(server, { firstName, lastName: "Reyes", fullName: `${firstName} Reyes` });
const people = (...names: string[]) => Promise.all(names.map(person));

const end = (who: Someone, childId: string, whom: Someone) =>
  ask(who, "DELETE", `/child/child_id/${childId}/guardian/user_id/${whom.user.id}`);
const endFollow = (who: Someone, childId: string, whom: Someone) =>
  ask(who, "DELETE", `/child/child_id/${childId}/follower/user_id/${whom.user.id}`);
const decide = (who: Someone, childId: string, requestId: string, decision: string, report?: boolean) =>
  ask(who, "POST", `/child/child_id/${childId}/circle_request/request_id/${requestId}/decide`, {
    decision,
    ...(report === undefined ? {} : { report }),
  });

async function letIn(childId: string, by: Someone, newcomer: Someone, at = server.clock.now()) {
  await server.services.db.insert(guardianship).values({
    id: randomUUID(),
    childId,
    userId: newcomer.user.id,
    origin: "let_in",
    letInBy: by.user.id,
    createdAt: at,
  });
}

async function request(
  childId: string,
  asker: Someone,
  change: Partial<typeof circleRequest.$inferInsert> = {},
) {
  const id = randomUUID();
  await server.services.db.insert(circleRequest).values({
    id,
    childId,
    userId: asker.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: server.clock.now(),
    ...change,
  });
  return id;
}

const guardiansOf = async (childId: string) =>
  (
    await server.services.db
      .select({ name: user.firstName })
      .from(guardianship)
      .innerJoin(user, eq(user.id, guardianship.userId))
      .where(and(eq(guardianship.childId, childId), isNull(guardianship.endedAt)))
  )
    .map(({ name }) => name)
    .sort();

const subjects = async () => (await server.inbox()).map(({ to, subject }) => `${to} ${subject}`).sort();

test("when a guardian leaves, their photo consent, invitations and requests go with them", async () => {
  const [mother, father] = await people("Mia", "Finn");
  if (!mother || !father) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const at = server.clock.now();
  await server.services.db.insert(invitation).values({
    id: randomUUID(),
    kind: "follower",
    childId: kid.id,
    emailAddress: "grandpa@example.com",
    mailboxKey: keyOf("grandpa@example.com"),
    tokenHash: "hash",
    needsApproval: false,
    createdBy: father.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
  const team = await addTeam(server, (await person("Coach")).user.id);
  await addJoinRequest(server, team.id, { userId: father.user.id, childId: kid.id });
  await ask(father, "PUT", `/child/child_id/${kid.id}/photo_consent`, { allowed: true, text_version: "1" });
  await ask(mother, "PUT", `/child/child_id/${kid.id}/photo_consent`, { allowed: true, text_version: "1" });

  assert.equal((await end(father, kid.id, father)).body, { ended: [father.user.id] });
  assert.equal(await guardiansOf(kid.id), ["Mia"]);
  assert.is((await ask(father, "GET", `/child/child_id/${kid.id}`)).code, "CHILD_404");
  const [invited] = await server.services.db.select().from(invitation);
  assert.is(invited?.withdrawnBy, father.user.id);
  const [asked] = await server.services.db.select().from(joinRequest);
  assert.is(asked?.decision, "withdrawn");
  const [line] = await server.services.db.select().from(audit).where(eq(audit.action, "guardian.left"));
  assert.equal([line?.childId, line?.subjectId], [kid.id, father.user.id]);
});

test("the last living guardian cannot leave, not even beside a banned one; of two leaving simultaneously one stays", async () => {
  const [mother, father, banned] = await people("Mia", "Finn", "Bo");
  if (!mother || !father || !banned) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, father.user.id, banned.user.id]);
  await server.services.db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, banned.user.id));
  const codes = (await Promise.all([end(mother, kid.id, mother), end(father, kid.id, father)])).map(
    ({ code }) => code,
  );
  assert.equal(codes.sort(), ["COLLABORATOR_403_LAST_GUARDIAN", undefined]);
  assert.is((await guardiansOf(kid.id)).length, 2, "one of them and the banned one");
});

test("another's guardianship can be ended only by whoever let them in, within seven days", async () => {
  const [mother, father, stranger] = await people("Mia", "Finn", "Stan");
  if (!mother || !father || !stranger) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  await letIn(kid.id, mother, father);
  assert.is((await end(father, kid.id, mother)).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(mother, kid.id, stranger)).code, "COLLABORATOR_404");
  assert.is((await end(stranger, kid.id, mother)).code, "CHILD_404");
  await server.services.db
    .update(guardianship)
    .set({ createdAt: sql`now() - interval '7 days 1 minute'` })
    .where(eq(guardianship.userId, father.user.id));
  assert.is((await end(mother, kid.id, father)).code, "COLLABORATOR_401_DELETE", "too late");
  await server.services.db
    .update(guardianship)
    .set({ createdAt: sql`now() - interval '6 days 23 hours'` })
    .where(eq(guardianship.userId, father.user.id));
  assert.equal((await end(mother, kid.id, father)).body, { ended: [father.user.id] });
  assert.equal(await guardiansOf(kid.id), ["Mia"]);
});

test("taking back a guardian also ends those they let in, three levels deep", async () => {
  const [mother, slip, second, third, grandpa, kind] = await people(
    "Mia",
    "Slip",
    "Two",
    "Three",
    "Opa",
    "Kim",
  );
  if (!mother || !slip || !second || !third || !grandpa || !kind) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const hourAgo = Date.now() - 3_600_000;
  const at = (minutes: number) => new Date(hourAgo + minutes * 60_000);
  await letIn(kid.id, mother, kind, at(0));
  await letIn(kid.id, mother, slip, at(1));
  await letIn(kid.id, slip, second, at(2));
  await letIn(kid.id, second, third, at(3));
  server.clock.set(at(4));
  await addFollower(server, kid.id, grandpa.user.id, third.user.id);
  server.clock.set(new Date());

  const seen = (await ask(mother, "GET", `/child/child_id/${kid.id}`)).body;
  const offer = (name: string) =>
    seen.guardians.find((each: { name: string }) => each.name === `${name} Reyes`);
  assert.equal(offer("Slip").takes_along, ["Three Reyes", "Two Reyes"]);
  assert.is(Date.parse(offer("Slip").may_take_back_until), at(1).getTime() + 7 * 86_400_000);
  assert.is(offer("Slip").let_in_by, "Mia Reyes");
  assert.is(offer("Two").may_take_back_until, undefined, "hers goes with the slip");
  assert.equal(offer("Kim").takes_along, []);

  // Removing a guardian also removes those let in through somebody who has left since.
  assert.is((await end(second, kid.id, second)).status, 200);
  const ended = (await end(mother, kid.id, slip)).body.ended.sort();
  assert.equal(ended, [slip.user.id, third.user.id].sort());
  assert.equal(await guardiansOf(kid.id), ["Kim", "Mia"]);
  assert.equal(await server.services.db.select().from(follow), []);
  const lines = await server.services.db.select().from(audit).where(eq(audit.action, "guardian.taken_back"));
  assert.is(lines.length, 2);
});

test("when somebody in that chain has left, those before them may take back instead", async () => {
  const [mother, slip, second] = await people("Mia", "Slip", "Two");
  if (!mother || !slip || !second) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  await letIn(kid.id, mother, slip, new Date(Date.now() - 60_000));
  await letIn(kid.id, slip, second, new Date(Date.now() - 30_000));
  assert.is((await end(mother, kid.id, second)).code, "COLLABORATOR_401_DELETE", "while the slip is there");
  await end(slip, kid.id, slip);
  const seen = (await ask(mother, "GET", `/child/child_id/${kid.id}`)).body.guardians[0];
  assert.equal([seen.name, typeof seen.may_take_back_until], ["Two Reyes", "string"]);
  assert.equal((await end(mother, kid.id, second)).body, { ended: [second.user.id] });
});

test("taken back while letting a third one in, the third one does not stay", async () => {
  const [mother, slip] = await people("Mia", "Slip");
  if (!mother || !slip) throw new Error("Somebody is missing.");
  for (let round = 0; round < 10; round += 1) {
    const kid = await addChild(server, [mother.user.id]);
    await letIn(kid.id, mother, slip, new Date(Date.now() - 60_000));
    server.clock.set(new Date());
    const third = await person("Third");
    const id = await request(kid.id, third);
    await server.services.db.delete(rateBucket);
    const [back, approved] = await Promise.all([
      end(mother, kid.id, slip),
      decide(slip, kid.id, id, "approved"),
    ]);
    assert.is(back.status, 200);
    assert.ok(approved.status === 200 || approved.code === "CHILD_404", approved.code);
    assert.equal(await guardiansOf(kid.id), ["Mia"]);
    const ended = new Date();
    await server.services.db
      .update(child)
      .set({ deletedAt: ended, deletedBy: mother.user.id })
      .where(eq(child.id, kid.id));
  }
});

test("somebody who was let in again by another guardian stays", async () => {
  const [mother, slip, kim, aunt] = await people("Mia", "Slip", "Kim", "Ann");
  if (!mother || !slip || !kim || !aunt) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, aunt.user.id]);
  await letIn(kid.id, mother, slip, new Date(Date.now() - 60_000));
  await letIn(kid.id, slip, kim, new Date(Date.now() - 50_000));
  await end(kim, kid.id, kim);
  await letIn(kid.id, aunt, kim, new Date(Date.now() - 10_000));
  assert.equal((await end(mother, kid.id, slip)).body, { ended: [slip.user.id] });
  assert.equal(await guardiansOf(kid.id), ["Ann", "Kim", "Mia"]);
});

test("staff and other families get the same refusal, whoever they name", async () => {
  const [mother, coach, other] = await people("Mia", "Coach", "Ola");
  if (!mother || !coach || !other) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const ada = await addChild(server, [other.user.id]);
  const team = await addTeam(server, coach.user.id);
  for (const { id: childId } of [kid, ada]) await addMember(server, team.id, { childId });
  for (const who of [coach, other])
    for (const whom of [mother, await person("Nobody")]) {
      assert.is((await end(who, kid.id, whom)).code, "COLLABORATOR_401_DELETE");
      assert.is((await endFollow(who, kid.id, whom)).code, "COLLABORATOR_401_DELETE");
    }
  assert.is((await end(coach, kid.id, coach)).code, "COLLABORATOR_404");
});

test("a follower can leave, and any guardian can remove a follower", async () => {
  const [mother, father, grandpa, granny] = await people("Mia", "Finn", "Opa", "Oma");
  if (!mother || !father || !grandpa || !granny) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  for (const each of [grandpa, granny]) await addFollower(server, kid.id, each.user.id, mother.user.id);
  assert.is((await endFollow(grandpa, kid.id, granny)).code, "COLLABORATOR_401_DELETE");
  assert.equal((await endFollow(grandpa, kid.id, grandpa)).body, { ended: true });
  assert.is((await endFollow(grandpa, kid.id, grandpa)).code, "CHILD_404");
  assert.equal((await endFollow(father, kid.id, granny)).body, { ended: true });
  assert.is((await endFollow(father, kid.id, granny)).code, "COLLABORATOR_404");
});

test("an approved requester becomes a guardian, and all guardians get a mail without a name in its subject", async () => {
  const [mother, father, asker] = await people("Mia", "Finn", "Ada");
  if (!mother || !father || !asker) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const id = await request(kid.id, asker);
  const seen = (await ask(father, "GET", `/child/child_id/${kid.id}`)).body.requests;
  assert.equal(
    seen.map((each: { request_id: string; name: string; wish: string }) => [
      each.request_id,
      each.name,
      each.wish,
    ]),
    [[id, "Ada Reyes", "guardian"]],
  );
  const decided = await decide(mother, kid.id, id, "approved");
  assert.equal(decided.body.requests, []);
  assert.equal(await guardiansOf(kid.id), ["Ada", "Finn", "Mia"]);
  assert.equal(
    await subjects(),
    [mother, father]
      .map(({ user: { emailAddress } }) => `${emailAddress} Somebody new looks after your player`)
      .sort(),
  );
  const [mail] = await server.inbox();
  assert.match(mail?.text ?? "", /Ada looks after Sam now/);
  assert.not.match(mail?.text ?? "", /Reyes/);
  assert.is((await decide(father, kid.id, id, "declined")).code, "INVITATION_409_CONFLICT");
  const told = await server.services.db.select().from(ding);
  assert.equal(
    told.map(({ userId, kind }) => [userId, kind]).sort(),
    [
      [father.user.id, "circle_newcomer"],
      [asker.user.id, "circle_let_in"],
    ].sort(),
  );
});

test("an approved follower is let in the same way", async () => {
  const [mother, grandpa] = await people("Mia", "Opa");
  if (!mother || !grandpa) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const id = await request(kid.id, grandpa, { wish: "follower" });
  const { body } = await decide(mother, kid.id, id, "approved");
  assert.equal(
    body.followers.map(({ name }: { name: string }) => name),
    ["Opa Reyes"],
  );
  assert.equal(await subjects(), [`${mother.user.emailAddress} Somebody new follows your player`]);
});

test("requests that are unknown, of another child, expired or of an unfit person get 404", async () => {
  const [mother, asker, banned, minor] = await people("Mia", "Ada", "Bo", "Nia");
  if (!mother || !asker || !banned || !minor) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const another = await addChild(server, [mother.user.id]);
  const theirs = await request(another.id, asker);
  const old = await request(kid.id, asker, {
    createdAt: new Date(server.clock.now().getTime() - 30 * 86_400_000),
  });
  const ofBanned = await request(kid.id, banned);
  const ofMinor = await request(kid.id, minor, { wish: "follower" });
  const { db } = server.services;
  await db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, banned.user.id));
  await db.update(user).set({ emailAddressVerifiedAt: null }).where(eq(user.id, minor.user.id));
  for (const id of [randomUUID(), "nonsense", theirs, old, ofBanned, ofMinor])
    assert.is((await decide(mother, kid.id, id, "approved")).code, "INVITATION_404", id);
  assert.equal((await ask(mother, "GET", `/child/child_id/${kid.id}`)).body.requests, []);
  assert.equal(await guardiansOf(kid.id), ["Mia"]);
  const rows = await db.select().from(circleRequest);
  assert.ok(
    rows.every(({ decidedAt }) => decidedAt === null),
    "nothing was decided",
  );
});

test("only guardians decide; at most six guardians and twenty followers are accepted", async () => {
  const [mother, coach, asker] = await people("Mia", "Coach", "Ada");
  if (!mother || !coach || !asker) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const team = await addTeam(server, coach.user.id);
  await addMember(server, team.id, { childId: kid.id });
  const id = await request(kid.id, asker);
  assert.is((await decide(coach, kid.id, id, "approved")).code, "CHILD_401_UPDATE");
  assert.is((await decide(asker, kid.id, id, "approved")).code, "CHILD_404");
  for (let index = 0; index < 5; index += 1) await letIn(kid.id, mother, await person(`G${index}`));
  assert.is((await decide(mother, kid.id, id, "approved")).code, "CHILD_403_FULL");
  const [row] = await server.services.db.select().from(circleRequest);
  assert.is(row?.decision, null, "and it stays open");
  for (let index = 0; index < 20; index += 1)
    await addFollower(server, kid.id, (await person(`F${index}`)).user.id, mother.user.id);
  const follower = await request(kid.id, asker, { wish: "follower" });
  assert.is((await decide(mother, kid.id, follower, "approved")).code, "CHILD_403_FULL");
});

test("when two guardians decide differently at once, the first decision counts", async () => {
  const [mother, father, asker] = await people("Mia", "Finn", "Ada");
  if (!mother || !father || !asker) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const id = await request(kid.id, asker);
  const replies = await Promise.all([
    decide(mother, kid.id, id, "approved"),
    decide(father, kid.id, id, "declined"),
  ]);
  assert.equal(replies.map(({ status }) => status).sort(), [200, 409]);
  assert.is((await guardiansOf(kid.id)).includes("Ada"), replies[0]?.status === 200);
});

test("declining with a report mails support ids only", async () => {
  const [mother, asker] = await people("Mia", "Ada");
  if (!mother || !asker) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const id = await request(kid.id, asker);
  assert.equal((await decide(mother, kid.id, id, "declined", true)).body.requests, []);
  assert.equal(await guardiansOf(kid.id), ["Mia"]);
  const [mail] = await server.inbox();
  assert.is(mail?.to, "safety@drip.example");
  for (const part of [mother.user.id, asker.user.id, kid.id]) assert.match(mail?.text ?? "", part);
  assert.not.match(mail?.text ?? "", /Sam|Ada|Mia/);
  const [line] = await server.services.db.select().from(audit);
  assert.equal([line?.action, line?.subjectId], ["circle_request.reported", asker.user.id]);
});

async function sameKid() {
  const [mother, father, coach] = await people("Mia", "Finn", "Coach");
  if (!mother || !father || !coach) throw new Error("Somebody is missing.");
  const kid = await addChild(server, [mother.user.id]);
  const his = await addChild(server, [father.user.id]);
  const team = await addTeam(server, coach.user.id);
  await addMember(server, team.id, { childId: kid.id });
  const circleRequestId = await request(kid.id, father, { origin: "staff" });
  const join = await addJoinRequest(server, team.id, {
    userId: father.user.id,
    childId: his.id,
    circleRequestId,
    askedGuardiansAt: server.clock.now(),
  });
  return { mother, father, coach, kid, his, team, circleRequestId, join };
}

const childRow = async (id: string) =>
  (await server.services.db.select().from(child).where(eq(child.id, id)))[0];

test("the same kid, approved: its request is settled, and the requester's duplicate profile is deleted", async () => {
  const { mother, father, coach, kid, his, circleRequestId, join } = await sameKid();
  const rockets = await addTeam(server, coach.user.id, { name: "Rockets" });
  const elsewhere = await addJoinRequest(server, rockets.id, { userId: father.user.id, childId: his.id });
  assert.is((await decide(mother, kid.id, circleRequestId, "approved")).status, 200);
  assert.equal(await guardiansOf(kid.id), ["Finn", "Mia"]);
  assert.ok((await childRow(his.id))?.deletedAt);
  const rows = await server.services.db.select().from(joinRequest);
  const of = (id: string) => rows.find((row) => row.id === id);
  assert.equal([of(join.id)?.decision, of(join.id)?.decidedBy], ["asked_guardians", mother.user.id]);
  assert.equal(
    [of(elsewhere.id)?.decision, of(elsewhere.id)?.childId],
    [null, kid.id],
    "asked for the one kid",
  );
  assert.equal(
    (await ask(father, "GET", "/user/me/family")).body.children.map(({ id }: { id: string }) => id),
    [kid.id],
  );
});

test("a duplicate profile with another team or another guardian is kept", async () => {
  const playing = await sameKid();
  const rockets = await addTeam(server, playing.coach.user.id, { name: "Rockets" });
  await addMember(server, rockets.id, { childId: playing.his.id });
  await decide(playing.mother, playing.kid.id, playing.circleRequestId, "approved");
  assert.is((await childRow(playing.his.id))?.deletedAt, null);

  const shared = await sameKid();
  await letIn(shared.his.id, shared.father, await person("Ann"));
  await decide(shared.mother, shared.kid.id, shared.circleRequestId, "approved");
  assert.is((await childRow(shared.his.id))?.deletedAt, null);
});

test("the same kid, declined: the request returns to staff, who get a ding", async () => {
  const { mother, coach, kid, his, circleRequestId, join } = await sameKid();
  const waiting = async () => (await ask(coach, "GET", "/user/me/waiting")).body.items;
  assert.equal(await waiting(), [], "hidden while the guardians are asked");
  await decide(mother, kid.id, circleRequestId, "declined");
  assert.is((await waiting()).length, 1);
  const [row] = await server.services.db.select().from(joinRequest).where(eq(joinRequest.id, join.id));
  assert.is(row?.decision, null);
  assert.is((await childRow(his.id))?.deletedAt, null);
  const [told] = await server.services.db.select().from(ding);
  assert.equal([told?.userId, told?.kind], [coach.user.id, "team_asked"]);
});

test.run();
