import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { session } from "../../../../server/platform/db/schema/session";
import { joinRequest, team } from "../../../../server/platform/db/schema/team";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { keep, leave, password, proofOf } from "../../../support/people/account-deletion";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { call } from "../../../support/people/people";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("leaving");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;

/** She guards Sam alone and Lena with Alex, and manages the Comets alone and the Rockets with Alex. */
async function family() {
  const mother = await addAdult(server, {
    dripName: "Robin_23",
    firstName: "Robin",
    timeZone: "America/Chicago",
  });
  const alex = await addAdult(server, { dripName: "alex", firstName: "Alex" });
  const sam = await addChild(server, [mother.user.id]);
  const lena = await addChild(server, [mother.user.id, alex.user.id], { firstName: "Lena" });
  const comets = await addTeam(server, mother.user.id);
  const rockets = await addTeam(server, mother.user.id, { name: "Rockets" });
  await addMember(server, rockets.id, { userId: alex.user.id, roles: ["manager"] });
  await addMember(server, rockets.id, { childId: lena.id });
  return { mother, alex, sam, lena, comets, rockets };
}
const agreed = ({ sam, comets }: Awaited<ReturnType<typeof family>>) => ({
  children: [sam.id],
  teams: [comets.id],
});
const logIn = async ({ user: { emailAddress } }: Person, given = password) => {
  const id_token = server.identity.signInWithPassword(emailAddress, given) ?? "wrong password";
  return call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
};
const stateOf = async (id: string) =>
  (await server.services.db.select().from(user).where(eq(user.id, id)))[0]?.deletionDueAt?.toISOString() ??
  null;

test("the consequences name what goes along and what stays, with whom", async () => {
  const { mother, alex, sam, lena, comets, rockets } = await family();
  const { body } = await ask(server, mother, `GET /user/user_id/${mother.user.id}/deletion`);
  assert.equal(body, {
    children_erased: [{ child_id: sam.id, first_name: "Sam" }],
    children_kept: [{ child_id: lena.id, first_name: "Lena", with: ["Alex"] }],
    teams_archived: [{ team_id: comets.id, name: "Comets" }],
    teams_kept: [{ team_id: rockets.id, name: "Rockets", with: ["Alex"] }],
    due_in_days: 14,
  });
  const foreign = await ask(server, alex, `GET /user/user_id/${mother.user.id}/deletion`);
  assert.is(foreign.code, "USER_401_UPDATE");
});

test("somebody who asks is gone at once, with children and teams that only they hold; what others hold stays", async () => {
  const world = await family();
  const { mother, alex, sam, lena, comets, rockets } = world;
  const { body, status } = await leave(server, mother, { ...agreed(world), dripName: "ROBIN_23" });
  assert.equal([status, body], [200, { deletion_due_at: "2026-12-05T12:00:01.000Z" }]);
  assert.is((await ask(server, mother, "GET /user/me")).code, "AUTH_401_JWT", "signed out");
  const alive = (await server.services.db.select().from(session)).filter(
    ({ revokedAt }) => revokedAt === null,
  );
  assert.equal(
    alive.map(({ userId }) => userId),
    [alex.user.id],
  );
  const guardians = (await ask<{ guardians: object[] }>(server, alex, `GET /child/child_id/${lena.id}`)).body;
  assert.is(guardians.guardians.length, 1);
  assert.is((await ask(server, alex, `GET /team/team_id/${rockets.id}`)).body.is_resting, false);
  const { db } = server.services;
  const moment = new Date("2026-11-21T12:00:01.000Z");
  const [kid] = await db.select().from(child).where(eq(child.id, sam.id));
  const [club] = await db.select().from(team).where(eq(team.id, comets.id));
  assert.equal([kid?.deletedAt, club?.archivedAt], [moment, moment]);
  const lines = (await db.select().from(audit)).map(({ action }) => action).sort();
  assert.equal(lines, ["account.leaving", "child.taken_down", "team.archived"]);
  const mails = await server.inbox();
  assert.equal(
    mails.map(({ to, subject }) => [to, subject]),
    [[mother.user.emailAddress, "Your account goes on Dec 5"]],
  );
  assert.not.match(`${mails[0]?.text}`, /Sam|Lena|Comets/);
});

test("what they had asked for and the invitations that they had sent are withdrawn", async () => {
  const { db } = server.services;
  const [robin, kim] = [await addAdult(server, { dripName: "robin" }), await addAdult(server)];
  const { id: teamId } = await addTeam(server, kim.user.id);
  await addJoinRequest(server, teamId, { userId: robin.user.id });
  await addMember(server, teamId, { userId: robin.user.id, roles: ["coach"] });
  const invite = { roles: ["player"], is_shared: true, days: 14 };
  assert.is(
    (await ask(server, robin, `POST /team/team_id/${teamId}/invitation`, { body: invite })).status,
    200,
  );
  assert.is((await leave(server, robin)).status, 200);
  const [request] = await db.select().from(joinRequest);
  const [link] = await db.select().from(invitation);
  assert.equal([request?.decision, link?.withdrawnBy], ["withdrawn", robin.user.id]);
});

test("a changed list, another name, a bad proof, and somebody else's account are refused, and nothing is written", async () => {
  const world = await family();
  const { mother, alex, sam, lena, comets, rockets } = world;
  const right = agreed(world);
  const stranger = await addAdult(server);
  const foreign = {
    kid: (await addChild(server, [stranger.user.id])).id,
    team: (await addTeam(server, stranger.user.id)).id,
  };
  const used = proofOf(server, mother);
  await ask(server, mother, "POST /user/me/export", { body: { id_token: used } });
  const [old, ofAlex] = [proofOf(server, mother), proofOf(server, alex)];
  server.clock.advance(301_000);
  const before = await dumpOf(server.services.db);
  for (const [expected, change] of [
    ["COLLABORATOR_403_LAST_GUARDIAN", { children: [] }],
    ["COLLABORATOR_403_LAST_GUARDIAN", { children: [sam.id, lena.id] }],
    ["COLLABORATOR_403_LAST_GUARDIAN", { children: [lena.id] }],
    ["COLLABORATOR_403_LAST_MANAGER", { teams: [] }],
    ["COLLABORATOR_403_LAST_MANAGER", { teams: [comets.id, rockets.id] }],
  ] as const)
    assert.is((await leave(server, mother, { ...right, ...change })).code, expected);
  await server.services.db.delete(rateBucket);
  for (const [expected, change] of [
    ["COLLABORATOR_403_LAST_GUARDIAN", { children: [sam.id, foreign.kid] }],
    ["COLLABORATOR_403_LAST_GUARDIAN", { children: [sam.id, randomUUID()] }],
    ["COLLABORATOR_403_LAST_MANAGER", { teams: [comets.id, foreign.team] }],
    ["COLLABORATOR_403_LAST_MANAGER", { teams: [randomUUID(), comets.id] }],
  ] as const)
    assert.is((await leave(server, mother, { ...right, ...change })).code, expected);
  await server.services.db.delete(rateBucket);
  for (const [expected, change] of [
    ["REQUEST_400_INVALID", { dripName: "robin_24" }],
    ["AUTH_400_LOGIN", { proof: "forged.token" }],
    ["AUTH_400_LOGIN", { proof: old }],
    ["AUTH_400_LOGIN", { proof: used }],
    ["USER_401_UPDATE", { of: alex.user.id }],
  ] as const)
    assert.is((await leave(server, mother, { ...right, ...change })).code, expected);
  await server.services.db.delete(rateBucket);
  assert.is((await leave(server, mother, { ...right, proof: ofAlex })).code, "AUTH_400_LOGIN");
  assert.is(await dumpOf(server.services.db), before);
  assert.is((await leave(server, mother, right)).status, 200);
});

test("lists that were right when they were read are refused once somebody else left, or came", async () => {
  const world = await family();
  const { mother, alex, sam, lena, comets, rockets } = world;
  const path = `/child/child_id/${lena.id}/guardian/user_id/${alex.user.id}` as const;
  assert.is((await ask(server, alex, `DELETE ${path}`)).status, 200);
  assert.is((await leave(server, mother, agreed(world))).code, "COLLABORATOR_403_LAST_GUARDIAN");
  const kim = await addAdult(server);
  await addMember(server, comets.id, { userId: kim.user.id, roles: ["manager"] });
  const both = { children: [sam.id, lena.id], teams: [comets.id] };
  assert.is((await leave(server, mother, both)).code, "COLLABORATOR_403_LAST_MANAGER");
  const { body } = await ask<{ teams_kept: object[] }>(
    server,
    mother,
    `GET /user/user_id/${mother.user.id}/deletion`,
  );
  assert.is(body.teams_kept.length, 2, "the consequences are read again");
  assert.is((await leave(server, mother, { ...both, teams: [] })).status, 200);
  assert.is((await ask(server, alex, `GET /team/team_id/${rockets.id}`)).status, 200);
});

test("until the right password a leaving account answers like any other, and signing in is no undo", async () => {
  const world = await family();
  const { mother } = world;
  await leave(server, mother, agreed(world));
  server.clock.advance(2_000);
  await tidy(server.services);
  server.clock.advance(2_000);
  assert.is((await logIn(mother, "wrong")).body.message_code, "AUTH_400_LOGIN");
  const looked = await call(server, "/user/email_address/validate", {
    email_address: mother.user.emailAddress,
  });
  assert.equal([looked.body.available, looked.body.provider], [false, "drip"]);
  assert.is((await logIn(mother)).body.message_code, "AUTH_403_LEAVING");
  assert.is(await stateOf(mother.user.id), "2026-12-05T12:00:01.000Z", "it still goes");
});

/** What differs between two dumps, by table. */
function changedTables(before: string, after: string): string[] {
  const [one, other] = [before.split("\n"), after.split("\n")];
  const lines = [
    ...one.filter((line) => !other.includes(line)),
    ...other.filter((line) => !one.includes(line)),
  ];
  return [...new Set(lines.map((line) => line.slice(0, line.indexOf(" "))))].sort();
}

test("the undo brings back what went in that moment, and nothing that had gone before", async () => {
  const world = await family();
  const { mother, sam, comets } = world;
  const { db } = server.services;
  const gone = await addChild(server, [mother.user.id], { firstName: "Zoe" });
  const ended = await addTeam(server, mother.user.id, { name: "Meteors" });
  const earlier = new Date(server.clock.now().getTime() - day);
  await db.update(child).set({ deletedAt: earlier, deletedBy: mother.user.id }).where(eq(child.id, gone.id));
  await db.update(team).set({ archivedAt: earlier }).where(eq(team.id, ended.id));
  proofOf(server, mother);
  const before = await dumpOf(db);
  await leave(server, mother, agreed(world));
  server.clock.advance(13 * day);
  assert.equal(await keep(server), { status: 200, code: undefined });
  const versions = { child: sam.id, team: comets.id };
  const after = await dumpOf(db);
  assert.equal(changedTables(before, after), [
    "audit",
    "child",
    "idempotency",
    "identity",
    "link",
    "mail_outbox",
    "session",
    "team",
  ]);
  const [kid] = await db.select().from(child).where(eq(child.id, versions.child));
  const [club] = await db.select().from(team).where(eq(team.id, versions.team));
  assert.equal(kid, { ...sam, version: 3 }, "but for its version");
  assert.equal(club, { ...comets, version: 3 });
  server.clock.advance(2_000);
  await tidy(server.services);
  server.clock.advance(2_000);
  assert.is((await logIn(mother)).status, 200);
});

test("a lost reply can be asked for again only by the right person, who is signed out", async () => {
  const robin = await addAdult(server, { dripName: "robin" });
  const again = { proof: proofOf(server, robin), key: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9ca1" };
  assert.is((await leave(server, robin, again)).status, 200);
  assert.is((await leave(server, robin, again)).code, "AUTH_401_JWT");
  assert.is((await server.inbox()).length, 1);
});

test.run();
