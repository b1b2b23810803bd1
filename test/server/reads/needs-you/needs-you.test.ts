import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type NeedsYouEvent,
  needsYouEventsOf,
  stillNeedsYou,
} from "../../../../domain/schedule/needs-you-events";
import { keyOf } from "../../../../server/core/account/mailbox";
import { circleRequest } from "../../../../server/platform/db/schema/family";
import { invitation, invitationUse } from "../../../../server/platform/db/schema/invitation";
import { joinRequest, teamBar, team as teamTable } from "../../../../server/platform/db/schema/team";
import { asking, type Someone } from "../../../support/people/asking";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { addPerson } from "../../../support/people/person";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what waits for somebody");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const hour = 3_600_000;
const waiting = async (who: Someone) => (await asking(server)(who, "GET", "/user/me/waiting")).body.items;
const kinds = async (who: Someone) => (await waiting(who)).map(({ kind }: { kind: string }) => kind);

async function requestCircle(
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

async function invite(by: Someone, change: Partial<typeof invitation.$inferInsert>) {
  const id = randomUUID();
  const at = server.clock.now();
  await server.services.db.insert(invitation).values({
    id,
    kind: "team",
    roles: change.kind === undefined ? ["player"] : null,
    tokenHash: id,
    needsApproval: change.emailAddress === undefined,
    createdBy: by.user.id,
    createdAt: at,
    renewedAt: at,
    expiresAt: new Date(at.getTime() + 24 * hour),
    ...(change.emailAddress && { mailboxKey: keyOf(change.emailAddress) }),
    ...change,
  });
  return id;
}

const look = (invitationId: string, who: Someone, usedAt: Date | null = null) =>
  server.services.db
    .insert(invitationUse)
    .values({ invitationId, userId: who.user.id, lookedAt: server.clock.now(), usedAt });

async function club() {
  const [coach, mother, father] = await Promise.all(
    ["Coach", "Mia", "Finn"].map((firstName) =>
      addAdult(server, { firstName, lastName: "Reyes", fullName: `${firstName} Reyes` }),
    ),
  );
  if (!coach || !mother || !father) throw new Error("Somebody is missing.");
  const team = await addTeam(server, coach.user.id);
  return { coach, mother, father, team, kid: await addChild(server, [mother.user.id]) };
}

test("staff get one item per team with its count; the requester gets an item of their own", async () => {
  const { coach, mother, father, team, kid } = await club();
  await addJoinRequest(server, team.id, { userId: mother.user.id, childId: kid.id });
  server.clock.advance(hour);
  const second = await addJoinRequest(server, team.id, { userId: father.user.id, roles: ["follower"] });
  assert.equal(await waiting(coach), [
    {
      kind: "join_request",
      id: `join_request ${team.id}`,
      created_at: "2026-11-21T13:00:00.000Z",
      count: 2,
      team_id: team.id,
      team_name: "Comets",
      colour_one: team.colourOne,
      colour_two: team.colourTwo,
    },
  ]);
  const [hers] = await waiting(mother);
  assert.equal(
    [hers.kind, hers.team_id, hers.child_id, hers.child_first_name],
    ["asked", team.id, kid.id, "Sam"],
  );
  const [his] = await waiting(father);
  assert.equal([his.kind, his.request_id, his.child_id], ["asked", second.id, undefined]);
});

test("decided and expired requests, and those of archived teams or deleted profiles, are not listed", async () => {
  const { coach, mother, father, team } = await club();
  const { db } = server.services;
  const request = await addJoinRequest(server, team.id, { userId: mother.user.id });
  assert.equal(await kinds(coach), ["join_request"]);
  await db
    .update(joinRequest)
    .set({ decidedAt: server.clock.now(), decision: "declined" })
    .where(eq(joinRequest.id, request.id));
  assert.equal([await kinds(coach), await kinds(mother)], [[], []]);
  await addJoinRequest(server, team.id, { userId: father.user.id });
  await db.update(teamTable).set({ archivedAt: server.clock.now() });
  assert.equal(await kinds(coach), []);
  await db.update(teamTable).set({ archivedAt: null });
  server.clock.advance(30 * 24 * hour);
  assert.equal([await kinds(coach), await kinds(father)], [[], []]);
});

test("a possible duplicate is hidden from staff for 72 hours, and listed for its guardians and the requester", async () => {
  const { coach, mother, father, team, kid } = await club();
  await addMember(server, team.id, { childId: kid.id });
  const his = await addChild(server, [father.user.id]);
  const circleRequestId = await requestCircle(kid.id, father, { origin: "staff" });
  await addJoinRequest(server, team.id, {
    userId: father.user.id,
    childId: his.id,
    circleRequestId,
    askedGuardiansAt: server.clock.now(),
  });
  assert.equal(await kinds(coach), []);
  assert.equal(await waiting(mother), [
    {
      kind: "circle_request",
      id: `circle_request ${circleRequestId}`,
      created_at: "2026-11-21T12:00:00.000Z",
      child_id: kid.id,
      child_first_name: "Sam",
      person_name: "Finn Reyes",
      request_id: circleRequestId,
      wish: "guardian",
    },
  ]);
  const asked = await waiting(father);
  assert.equal([asked.length, asked[0].child_id], [1, his.id], "of the other kid he is told nothing");
  server.clock.advance(72 * hour - 1);
  assert.equal(await kinds(coach), []);
  server.clock.advance(1);
  assert.equal(await kinds(coach), ["join_request"]);
});

test("a requester who came by a link sees the request and nothing about the child", async () => {
  const { father, kid } = await club();
  const id = await requestCircle(kid.id, father, { wish: "follower" });
  assert.equal(await waiting(father), [
    { kind: "asked", id: `asked ${id}`, created_at: "2026-11-21T12:00:00.000Z", wish: "follower" },
  ]);
});

test("an invitation to an address is listed once that address is verified, with the child's name", async () => {
  const { coach, mother, team, kid } = await club();
  const spot = await addMember(server, team.id, { spotFirstName: "Lena", spotLastInitial: "R" });
  const guest = await addPerson(server, { emailAddress: "Guest@example.com" });
  const emailAddress = "guest@example.com";
  const forSpot = await invite(coach, { kind: "spot", teamId: team.id, membershipId: spot.id, emailAddress });
  const forChild = await invite(mother, { kind: "guardian", childId: kid.id, emailAddress });
  assert.equal(await waiting(guest), []);
  await look(forSpot, guest);
  const [opened] = await waiting(guest);
  assert.equal([opened.invitation_id, opened.child_first_name], [forSpot, undefined], "opened by themselves");

  const proven = await addAdult(server, { emailAddress: "proven@example.com" });
  const { db } = server.services;
  await db
    .update(invitation)
    .set({ emailAddress: "proven@example.com", mailboxKey: keyOf("proven@example.com") });
  const items = await waiting(proven);
  const of = (id: string) => items.find((each: { invitation_id: string }) => each.invitation_id === id);
  assert.equal(
    [
      of(forSpot).invitation_kind,
      of(forSpot).child_first_name,
      of(forSpot).team_name,
      of(forSpot).person_name,
    ],
    ["spot", "Lena", "Comets", "Coach"],
  );
  assert.equal(
    [
      of(forChild).invitation_kind,
      of(forChild).child_first_name,
      of(forChild).team_name,
      of(forChild).person_name,
    ],
    ["guardian", "Sam", undefined, "Mia"],
  );
  assert.equal(await waiting(guest), [], "it bears another address now");
});

test("an opened link is listed without a child's name until it is used, expired or barred", async () => {
  const { coach, mother, father, team, kid } = await club();
  const shared = await invite(coach, { teamId: team.id, maxUses: 40 });
  const link = await invite(mother, { kind: "follower", childId: kid.id });
  assert.equal(await waiting(father), []);
  await look(shared, father);
  await look(link, father);
  const items = await waiting(father);
  assert.equal(
    items.map((each: { child_first_name?: string }) => each.child_first_name),
    [undefined, undefined],
  );
  assert.not.match(JSON.stringify(items), new RegExp(kid.id));
  await look(shared, coach);
  assert.equal(await kinds(coach), [], "one's own");

  const { db } = server.services;
  await db
    .update(invitationUse)
    .set({ usedAt: server.clock.now() })
    .where(eq(invitationUse.invitationId, link));
  assert.equal(await kinds(father), ["invitation"]);
  await db.insert(teamBar).values({
    teamId: team.id,
    id: randomUUID(),
    userId: father.user.id,
    createdBy: coach.user.id,
    createdAt: server.clock.now(),
  });
  assert.equal(await kinds(father), []);
  await db.update(teamBar).set({ liftedAt: server.clock.now(), liftedBy: coach.user.id });
  assert.equal(await kinds(father), ["invitation"]);
  server.clock.advance(24 * hour);
  assert.equal(await kinds(father), []);
});

test("people whose age is unknown are shown invitations only, a minor nothing", async () => {
  const { coach, team, kid } = await club();
  const shared = await invite(coach, { teamId: team.id, maxUses: 40 });
  const ofAge = async (dateOfBirth: string | null) => {
    const guest = await addPerson(server, { dateOfBirth, emailAddressVerifiedAt: server.clock.now() });
    await requestCircle(kid.id, guest, { wish: "follower" });
    await look(shared, guest);
    return kinds(guest);
  };
  assert.equal([await ofAge(null), await ofAge("2010-02-03")], [["invitation"], []]);
});

test("at most a hundred items, by kind and newest first, and 304 when unchanged", async () => {
  const { coach, mother, father, team, kid } = await club();
  await addJoinRequest(server, team.id, { userId: father.user.id });
  await requestCircle(kid.id, father);
  const both = await addChild(server, [coach.user.id, mother.user.id], { firstName: "Ada" });
  server.clock.advance(hour);
  await requestCircle(both.id, father);
  await addJoinRequest(server, (await addTeam(server, mother.user.id)).id, { userId: coach.user.id });
  assert.equal(await kinds(coach), ["join_request", "circle_request", "asked"]);
  const hers = await waiting(mother);
  assert.equal(
    hers.map(({ child_first_name: name }: { child_first_name?: string }) => name),
    [undefined, "Ada", "Sam"],
  );
  for (let index = 0; index < 110; index += 1) await requestCircle(kid.id, await addAdult(server));
  const all = await asking(server)(mother, "GET", "/user/me/waiting");
  assert.is(all.body.items.length, 100);
  const again = await asking(server)(mother, "GET", "/user/me/waiting", undefined, {
    "if-none-match": String(all.headers.etag),
  });
  assert.is(again.status, 304);
});

test("missing answers are listed by event, for seven days as the loaded week asks, and further ahead once nudged", async () => {
  const { club: household, add, post, say, week } = scheduleCalls(() => server);
  const { coach, mother, grandpa, teamId, samId } = await household();
  const lena = await addChild(server, [mother.user.id], { firstName: "Lena" });
  await addMember(server, teamId, { childId: lena.id });
  const put = async (starts_local: string, change = {}) =>
    (await add(coach, teamId, { starts_local, ...change })).body.event.id;
  const near = await put("2026-11-25T17:30:00");
  const far = await put("2026-12-01T17:30:00");
  const nudged = await put("2026-12-02T17:30:00");
  await put("2026-11-26T17:30:00", { asks: "nobody" });
  await put("2026-11-27T17:30:00", { answer_by: "2026-11-21T12:30:00Z" });
  assert.is((await post(coach, { teamId, id: nudged }, "nudge", { about: "answer" })).status, 200);
  server.clock.advance(hour);
  const now = server.clock.now().getTime();
  const counted = (list: readonly NeedsYouEvent[]) =>
    list.map(({ kind, event_id, count }) => [kind, event_id, count]);
  const asked = [
    ["answer_wanted", near, 2],
    ["answer_wanted", nudged, 2],
  ];
  assert.equal(counted(await waiting(mother)), asked);
  const [{ starts_local, starts_at, time_zone }] = await waiting(mother);
  assert.equal(
    [starts_local, starts_at, time_zone],
    ["2026-11-25T17:30:00", "2026-11-25T23:30:00.000Z", "America/Chicago"],
  );
  assert.equal(await waiting(grandpa), []);
  const loaded = await week(mother);
  assert.equal(
    counted(needsYouEventsOf(loaded, now)),
    asked.slice(0, 1),
    "the schedule offline asks the same",
  );
  assert.equal(counted(stillNeedsYou(await waiting(mother), loaded, now)), asked, "and online");
  await say(mother, { teamId, id: near, membershipId: samId }, "yes");
  assert.equal(counted(await waiting(mother)), [["answer_wanted", near, 1], asked[1]]);
  server.clock.advance(4 * 24 * hour);
  assert.equal(
    (await waiting(mother)).map(({ event_id }: NeedsYouEvent) => event_id),
    [near, far, nudged],
  );
});

test.run();
