import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { keyOf } from "../../../../server/core/account/mailbox";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest, membership, teamBar } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Entry = components["schemas"]["RosterEntry"];

const test = suite("members of a team");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;

async function club() {
  const [manager, coach, mother, other, adultPlayer, grandpa] = await Promise.all(
    Array.from({ length: 6 }, () => addAdult(server)),
  );
  if (!manager || !coach || !mother || !other || !adultPlayer || !grandpa)
    throw new Error("Somebody is missing.");
  const { id: teamId } = await addTeam(server, manager.user.id);
  const member = (change: Parameters<typeof addMember>[2]) =>
    addMember(server, teamId, { letInBy: manager.user.id, ...change });
  const sam = await addChild(server, [mother.user.id]);
  const lea = await addChild(server, [other.user.id], { firstName: "Lea", lastInitial: "O" });
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  const [managers] = await server.services.db
    .select()
    .from(membership)
    .where(eq(membership.userId, manager.user.id));
  return {
    teamId,
    manager,
    coach,
    mother,
    other,
    adultPlayer,
    grandpa,
    sam,
    lea,
    managers: managers?.id ?? "",
    coaches: (await member({ userId: coach.user.id, roles: ["coach"] })).id,
    players: (await member({ userId: adultPlayer.user.id, number: "12" })).id,
    sams: (await member({ childId: sam.id, number: "7" })).id,
    leas: (await member({ childId: lea.id })).id,
    spot: (await member({ spotFirstName: "Ada", spotLastInitial: "K" })).id,
    member,
  };
}

const change = (person: Person, teamId: string, id: string, body: object, version?: number) =>
  ask<Entry>(server, person, `PATCH /team/team_id/${teamId}/membership/membership_id/${id}`, {
    body,
    ...(version !== undefined && { version }),
  });
const end = (person: Person, teamId: string, id: string, body: object = {}, version = 1) =>
  ask(server, person, `POST /team/team_id/${teamId}/membership/membership_id/${id}/end`, { body, version });

const rowOf = async (id: string) =>
  (await server.services.db.select().from(membership).where(eq(membership.id, id)))[0];

test("staff can change numbers, only managers roles", async () => {
  const { teamId, manager, coach, mother, adultPlayer, sams, players, coaches } = await club();
  assert.is((await change(mother, teamId, sams, { number: "9" }, 1)).code, "COLLABORATOR_401_UPDATE");
  const changed = await change(coach, teamId, sams, { number: "9" }, 1);
  assert.equal(
    [changed.body.number, changed.body.shown_name, changed.body.version, changed.headers.etag],
    ["9", "Sam R.", 2, '"2"'],
  );
  assert.is((await change(coach, teamId, sams, { number: null }, 2)).body.number, null);
  const roles = { roles: ["coach"], number: "1" };
  assert.is((await change(coach, teamId, coaches, roles, 1)).code, "COLLABORATOR_401_UPDATE");
  const promoted = await change(manager, teamId, players, { roles: ["coach", "player"] }, 1);
  assert.equal(promoted.body.roles, ["player", "coach"]);
  const [mail, ...more] = await server.inbox();
  assert.equal([mail?.to, mail?.subject], [adultPlayer.user.emailAddress, "Your role in the team changed"]);
  assert.match(mail?.text.replace(/\s+/g, " ") ?? "", "you're in as player and coach");
  assert.equal(more, []);
  const dings = await server.services.db.select().from(ding);
  assert.equal(
    dings.map(({ userId, kind }) => [userId, kind]),
    [[adultPlayer.user.id, "role_changed"]],
  );
  const lines = await server.services.db.select().from(audit).where(eq(audit.teamId, teamId));
  assert.equal(lines.map(({ action }) => action).sort(), [
    "membership.changed",
    "membership.changed",
    "membership.roles_changed",
  ]);
});

test("a number is unique until its holder leaves", async () => {
  const { teamId, manager, sams, leas, spot } = await club();
  assert.is((await change(manager, teamId, leas, { number: "7" }, 1)).code, "COLLABORATOR_409_NUMBER");
  assert.is((await change(manager, teamId, sams, { number: "7" }, 1)).status, 200, "one's own stays");
  assert.is((await change(manager, teamId, spot, { number: "07" }, 1)).status, 200);
  await end(manager, teamId, sams, {}, 2);
  assert.is((await change(manager, teamId, leas, { number: "7" }, 1)).status, 200);
  assert.is((await change(manager, teamId, leas, { number: "100" }, 2)).code, "REQUEST_400_INVALID");
});

test("a change needs the member's current version and a current member", async () => {
  const { teamId, manager, sams } = await club();
  assert.is((await change(manager, teamId, sams, { number: "9" })).code, "REQUEST_428_VERSION");
  assert.is((await change(manager, teamId, sams, { number: "9" }, 3)).code, "REQUEST_412_CHANGED");
  for (const id of [randomUUID(), "none"])
    assert.is((await change(manager, teamId, id, { number: "9" }, 1)).code, "COLLABORATOR_404");
  const elsewhere = await addTeam(server, (await addAdult(server)).user.id);
  const foreign = await addMember(server, elsewhere.id, { spotFirstName: "Leo", spotLastInitial: "M" });
  assert.is((await change(manager, teamId, foreign.id, { number: "9" }, 1)).code, "COLLABORATOR_404");
  await end(manager, teamId, sams);
  assert.is((await change(manager, teamId, sams, { number: "9" }, 2)).code, "COLLABORATOR_404");
});

test("children and spots can only be players; a follower has no other role", async () => {
  const { teamId, manager, sams, spot, players } = await club();
  for (const id of [sams, spot])
    assert.is((await change(manager, teamId, id, { roles: ["coach"] }, 1)).code, "USER_403_ADULT");
  const mixed = await change(manager, teamId, players, { roles: ["follower", "coach"] }, 1);
  assert.is(mixed.code, "REQUEST_400_INVALID");
  const follower = await change(manager, teamId, players, { roles: ["follower"] }, 1);
  assert.equal(follower.body.roles, ["follower"]);
});

test("a team has at most twelve staff, and a person at most twenty teams as staff", async () => {
  const { teamId, manager, players, member } = await club();
  const busy = await addAdult(server);
  for (let count = 0; count < 20; count += 1) await addTeam(server, busy.user.id);
  const busys = await member({ userId: busy.user.id });
  assert.is((await change(manager, teamId, busys.id, { roles: ["coach"] }, 1)).code, "TEAM_403_TOO_MANY");
  for (let count = 0; count < 10; count += 1)
    await member({ userId: (await addAdult(server)).user.id, roles: ["coach"] });
  assert.is((await change(manager, teamId, players, { roles: ["coach"] }, 1)).code, "TEAM_403_FULL");
});

test("the last living manager can neither leave nor step down", async () => {
  const { teamId, manager, managers, coaches } = await club();
  const stepsDown = { roles: ["coach"] };
  assert.is((await change(manager, teamId, managers, stepsDown, 1)).code, "COLLABORATOR_403_LAST_MANAGER");
  assert.is((await end(manager, teamId, managers)).code, "COLLABORATOR_403_LAST_MANAGER");
  assert.is((await rowOf(managers))?.version, 1);
  await change(manager, teamId, coaches, { roles: ["coach", "manager"] }, 1);
  const down = await change(manager, teamId, managers, stepsDown, 1);
  assert.equal([down.status, down.body.roles], [200, ["coach"]]);
  const lines = (await server.inbox()).map(({ subject }) => subject);
  assert.equal(lines, ["Your role in the team changed"], "nobody is mailed about what they did themselves");
});

test("members can end their own membership, and guardians the child's", async () => {
  const { teamId, mother, adultPlayer, other, grandpa, coach, sams, players, coaches } = await club();
  assert.is((await end(other, teamId, sams)).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(grandpa, teamId, sams)).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(mother, teamId, sams)).status, 200);
  assert.is((await end(mother, teamId, sams, {}, 2)).code, "TEAM_404", "and with it her reach");
  assert.is((await end(adultPlayer, teamId, players)).status, 200);
  assert.is((await end(coach, teamId, coaches)).status, 200);
  const reasons = await Promise.all([sams, players, coaches].map(rowOf));
  assert.equal(
    reasons.map((row) => [row?.endReason, row?.endedBy]),
    [
      ["left", mother.user.id],
      ["left", adultPlayer.user.id],
      ["left", coach.user.id],
    ],
  );
});

test("a coach can remove spots, and for seven days the members they let in", async () => {
  const { teamId, coach, leas, sams, spot, member } = await club();
  assert.is((await end(coach, teamId, leas)).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(coach, teamId, spot)).status, 200);
  const pat = await addAdult(server);
  const theirs = await member({ userId: pat.user.id, letInBy: coach.user.id });
  const late = await member({ userId: (await addAdult(server)).user.id, letInBy: coach.user.id });
  assert.is((await end(coach, teamId, theirs.id)).status, 200);
  assert.is((await rowOf(theirs.id))?.endReason, "removed");
  server.clock.advance(7 * day);
  assert.is((await end(coach, teamId, late.id)).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(coach, teamId, sams, { bar: true })).code, "COLLABORATOR_401_DELETE");
});

test("removing somebody withdraws their requests, and ends their invitations to the team", async () => {
  const { teamId, manager, coach, coaches, spot } = await club();
  const { db } = server.services;
  const kit = await addChild(server, [coach.user.id], { firstName: "Kit" });
  await addJoinRequest(server, teamId, { userId: coach.user.id, childId: kit.id });
  const at = server.clock.now();
  const invite = (change: Partial<typeof invitation.$inferInsert>) =>
    db.insert(invitation).values({
      id: randomUUID(),
      kind: "team",
      teamId,
      roles: ["player"],
      tokenHash: randomUUID(),
      needsApproval: true,
      maxUses: 40,
      createdAt: at,
      renewedAt: at,
      expiresAt: new Date(at.getTime() + day),
      createdBy: coach.user.id,
      ...change,
    });
  await invite({});
  await invite({ createdBy: manager.user.id });
  await invite({
    kind: "spot",
    roles: null,
    membershipId: spot,
    emailAddress: "kim@example.com",
    mailboxKey: keyOf("kim@example.com"),
    maxUses: 1,
    needsApproval: false,
    createdBy: manager.user.id,
  });
  assert.is((await end(manager, teamId, coaches)).status, 200);
  const [request] = await db.select().from(joinRequest);
  assert.equal([request?.decision, request?.decidedBy], ["withdrawn", manager.user.id]);
  const open = () => db.select().from(invitation).where(isNull(invitation.withdrawnAt));
  assert.equal((await open()).map(({ kind, createdBy }) => [kind, createdBy]).sort(), [
    ["spot", manager.user.id],
    ["team", manager.user.id],
  ]);
  await end(manager, teamId, spot);
  assert.equal(
    (await open()).map(({ kind }) => kind),
    ["team"],
    "a spot's invitations end with it",
  );
});

test("a bar on removing a child covers its guardians who have no other child in the team", async () => {
  const { teamId, manager, coach, mother, other, sams, leas, member } = await club();
  const { db } = server.services;
  const nia = await addChild(server, [other.user.id, mother.user.id, coach.user.id], { firstName: "Nia" });
  const nias = await member({ childId: nia.id });
  const tim = await addChild(server, [mother.user.id], { firstName: "Tim" });
  await addJoinRequest(server, teamId, { userId: mother.user.id, childId: tim.id });
  const barred = async () =>
    (
      await db
        .select({ userId: teamBar.userId })
        .from(teamBar)
        .where(and(eq(teamBar.teamId, teamId), isNull(teamBar.liftedAt)))
    ).map(({ userId }) => userId);
  await end(manager, teamId, nias.id, { bar: true });
  assert.equal(await barred(), [], "each guards another player, or coaches");
  await end(manager, teamId, sams, { bar: true });
  assert.equal(await barred(), [mother.user.id]);
  const [request] = await db.select().from(joinRequest);
  assert.is(request?.decision, "barred");
  assert.equal(
    (await Promise.all([sams, leas].map(rowOf))).map((row) => row?.endReason ?? null),
    ["barred", null],
  );
});

test("a manager can bar an adult when removing them, and nobody can bar themselves", async () => {
  const { teamId, manager, adultPlayer, players, managers, mother, member } = await club();
  assert.is((await end(manager, teamId, managers, { bar: true })).code, "COLLABORATOR_401_DELETE");
  const own = await addChild(server, [manager.user.id, mother.user.id], { firstName: "Own" });
  const owns = await member({ childId: own.id });
  assert.is((await end(manager, teamId, owns.id, { bar: true })).code, "COLLABORATOR_401_DELETE");
  assert.is((await end(manager, teamId, players, { bar: true })).status, 200);
  const bars = await server.services.db.select().from(teamBar);
  assert.equal(
    bars.map(({ userId, createdBy }) => [userId, createdBy]),
    [[adultPlayer.user.id, manager.user.id]],
  );
});

test.run();
