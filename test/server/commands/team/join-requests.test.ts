import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, circleRequest, guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { joinRequest, membership, team, teamBar } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { openLines } from "../../../support/server/live-lines";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

type Requests = components["schemas"]["JoinRequests"];
type Outcomes = components["schemas"]["JoinOutcomes"];
type Decision = components["schemas"]["JoinDecisions"]["decisions"][number]["decision"];

const test = suite("requests to join");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
});
test.after.each(() => server.close());

const hour = 3_600_000;
const day = 24 * hour;

async function club() {
  const manager = await addAdult(server, { firstName: "Max", fullName: "Max Manager" });
  const coach = await addAdult(server, { firstName: "Cora", fullName: "Cora Coach" });
  const { id: teamId } = await addTeam(server, manager.user.id);
  await addMember(server, teamId, { userId: coach.user.id, roles: ["coach"] });
  return { teamId, manager, coach };
}

/** A parent with a request for their child, by default through a link that a manager made an hour ago. */
async function asker(
  teamId: string,
  change: Parameters<typeof addChild>[2] = {},
  more: Partial<Parameters<typeof addJoinRequest>[2]> & { firstName?: string } = {},
) {
  const { firstName = "Mia", ...request } = more;
  const person = await addAdult(server, { firstName, fullName: `${firstName} Reyes` });
  const kid = await addChild(server, [person.user.id], change);
  const [of] = await server.services.db.select().from(team).where(eq(team.id, teamId));
  const asked = await addJoinRequest(server, teamId, {
    userId: person.user.id,
    childId: kid.id,
    invitationId: await addLink(teamId, of?.createdBy ?? "", new Date(server.clock.now().getTime() - hour)),
    ...request,
  });
  return { person, kid, asked };
}

async function addLink(teamId: string, createdBy: string, createdAt: Date) {
  const id = randomUUID();
  await server.services.db.insert(invitation).values({
    id,
    kind: "team",
    teamId,
    roles: ["player"],
    tokenHash: randomUUID(),
    maxUses: 40,
    needsApproval: true,
    createdAt,
    renewedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 14 * day),
    createdBy,
  });
  return id;
}

const read = async (person: Person, teamId: string, query = "") =>
  (await ask<Requests>(server, person, `GET /team/team_id/${teamId}/join_request${query}`)).body;

const decide = (
  person: Person,
  teamId: string,
  decisions: readonly (readonly [string, Decision])[],
  more: { is_all?: boolean } = {},
  key: string = randomUUID(),
) =>
  ask<Outcomes>(server, person, `POST /team/team_id/${teamId}/join_request/decide`, {
    key,
    body: { ...more, decisions: decisions.map(([request_id, decision]) => ({ request_id, decision })) },
  });
const outcomes = async (...call: Parameters<typeof decide>) => {
  const reply = await decide(...call);
  return reply.body.results?.map(({ outcome }) => outcome) ?? reply.code;
};

const members = (teamId: string) =>
  server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNull(membership.endedAt)));
const requestOf = async (id: string) =>
  (await server.services.db.select().from(joinRequest).where(eq(joinRequest.id, id)))[0];
const mails = async () => (await server.inbox()).map(({ to, subject }) => [subject, to]);

test("only staff can read who requests and for whom", async () => {
  const { teamId, manager, coach } = await club();
  const { person, asked } = await asker(teamId);
  const grown = await addAdult(server, { firstName: "Pat", lastName: "Lee", fullName: "Pat Lee" });
  server.clock.advance(1000);
  await addJoinRequest(server, teamId, { userId: grown.user.id, roles: ["follower"] });
  for (const staff of [manager, coach]) {
    const { items, next_after } = await read(staff, teamId);
    assert.is(next_after, null);
    assert.equal(
      items.map(({ name, is_child, roles, may_go_with_all }) => [name, is_child, roles, may_go_with_all]),
      [
        ["Pat Lee", false, ["follower"], false],
        ["Sam R.", true, ["player"], true],
      ],
    );
    assert.equal(items[1]?.from, {
      user_id: person.user.id,
      name: "Mia Reyes",
      drip_name: null,
      avatar: null,
    });
    assert.equal(
      [items[1]?.request_id, items[1]?.questions, items[1]?.similar_membership_id],
      [asked.id, [], null],
    );
  }
  const [adultPlayer, other] = [await addAdult(server), await addAdult(server)];
  await addMember(server, teamId, { userId: adultPlayer.user.id });
  const kid = await addChild(server, [other.user.id], { firstName: "Ada" });
  await addMember(server, teamId, { childId: kid.id });
  for (const each of [adultPlayer, other]) {
    const refused = await ask(server, each, `GET /team/team_id/${teamId}/join_request`);
    assert.is(refused.code, "INVITATION_401_REQUEST");
    assert.is((await decide(each, teamId, [[asked.id, "approved"]])).code, "INVITATION_401_UPDATE");
  }
});

test("pages of fifty, newest first", async () => {
  const { teamId, coach } = await club();
  const person = await addAdult(server);
  const kids = [];
  for (let count = 0; count < 53; count += 1) {
    server.clock.advance(1000);
    const kid = await addChild(server, [person.user.id], { firstName: `Kid${count}` });
    kids.push((await addJoinRequest(server, teamId, { userId: person.user.id, childId: kid.id })).id);
  }
  const first = await read(coach, teamId);
  const rest = await read(coach, teamId, `?after=${first.next_after}`);
  assert.equal([first.items.length, rest.items.length, rest.next_after], [50, 3, null]);
  assert.equal(
    [...first.items, ...rest.items].map(({ request_id }) => request_id),
    kids.reverse(),
  );
});

test("requests that staff cannot decide are not listed, counted or decidable", async () => {
  const { teamId, coach } = await club();
  const { db } = server.services;
  const now = server.clock.now();
  const old = await asker(teamId, {}, { createdAt: new Date(now.getTime() - 30 * day) });
  const waits = await asker(teamId, {}, { guardianOkAt: null, guardianOkBy: null });
  const gone = await asker(teamId);
  await db.update(child).set({ deletedAt: now }).where(eq(child.id, gone.kid.id));
  const banned = await asker(teamId);
  await db.update(user).set({ bannedAt: now }).where(eq(user.id, banned.person.user.id));
  const left = await asker(teamId);
  await db.insert(guardianship).values({
    id: randomUUID(),
    childId: left.kid.id,
    userId: (await addAdult(server)).user.id,
    origin: "let_in",
    letInBy: left.person.user.id,
  });
  await db
    .update(guardianship)
    .set({ endedAt: now, endReason: "left" })
    .where(eq(guardianship.userId, left.person.user.id));
  const unproven = await addAdult(server);
  const grown = await addJoinRequest(server, teamId, { userId: unproven.user.id });
  await db.update(user).set({ emailAddressVerifiedAt: null }).where(eq(user.id, unproven.user.id));
  const ids = [old, waits, gone, banned, left].map(({ asked }) => asked.id).concat(grown.id);
  assert.equal((await read(coach, teamId)).items, []);
  const team = await ask<components["schemas"]["Team"]>(server, coach, `GET /team/team_id/${teamId}`);
  assert.is(team.body.counts.requests, 0);
  const decided = await outcomes(
    coach,
    teamId,
    [...ids, randomUUID(), "none"].map((id) => [id, "approved"] as const),
  );
  assert.equal(new Set(decided), new Set(["gone"]));
  assert.is((await members(teamId)).length, 2);
});

test("an approval makes a membership, a mail, a ding and an audit line", async () => {
  const { teamId, coach } = await club();
  const { person, kid, asked } = await asker(teamId);
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["approved"]);
  const made = (await members(teamId)).find(({ childId }) => childId === kid.id);
  assert.equal([made?.roles, made?.letInBy, made?.number], [["player"], coach.user.id, null]);
  const row = await requestOf(asked.id);
  assert.equal([row?.decision, row?.decidedBy], ["approved", coach.user.id]);
  assert.equal(await mails(), [["You're in", person.user.emailAddress]]);
  const [mail] = await server.inbox();
  assert.match(mail?.text ?? "", `/app/team/${teamId}`);
  assert.match(mail?.text ?? "", "Sam is on the roster of Comets");
  assert.not.match(mail?.text ?? "", /Reyes|Sam R/);
  const dings = await server.services.db.select().from(ding);
  assert.equal(
    dings.map(({ userId, kind, about }) => [userId, kind, about]),
    [[person.user.id, "team_let_in", { child_id: kid.id }]],
  );
  const [line] = await server.services.db.select().from(audit).where(eq(audit.teamId, teamId));
  assert.equal(
    [line?.action, line?.actorId, line?.auditRole, line?.childId, line?.subjectId],
    ["request.approved", coach.user.id, "coach", kid.id, person.user.id],
  );
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["gone"]);
  assert.is((await ask(server, person, `GET /team/team_id/${teamId}`)).status, 200);
});

test("a repeated key decides once and returns the same reply", async () => {
  const { teamId, coach } = await club();
  const { asked } = await asker(teamId);
  const key = randomUUID();
  for (let count = 0; count < 2; count += 1)
    assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]], {}, key), ["approved"]);
  assert.is((await members(teamId)).length, 3);
  const other = await decide(coach, teamId, [[asked.id, "declined"]], {}, key);
  assert.is(other.code, "REQUEST_422_REUSED");
});

test("an adult gets the requested role, or takes the spot of their name", async () => {
  const { teamId, coach } = await club();
  const pat = await addAdult(server, { firstName: "Pat", lastName: "Lee", fullName: "Pat Lee" });
  const fan = await addAdult(server, { firstName: "Pat", lastName: "Lee", fullName: "Pat Lee" });
  const spot = await addMember(server, teamId, { spotFirstName: "PAT", spotLastInitial: "L", number: "4" });
  const asked = await addJoinRequest(server, teamId, { userId: pat.user.id });
  const follows = await addJoinRequest(server, teamId, { userId: fan.user.id, roles: ["follower"] });
  const decided = await outcomes(coach, teamId, [
    [follows.id, "approved"],
    [asked.id, "approved"],
  ]);
  assert.equal(decided, ["approved", "approved"]);
  const rows = await members(teamId);
  const taken = rows.find(({ id }) => id === spot.id);
  assert.equal([taken?.userId, taken?.spotFirstName, taken?.number], [pat.user.id, null, "4"]);
  assert.equal(rows.find(({ userId }) => userId === fan.user.id)?.roles, ["follower"]);
});

test("a child takes the spot kept for its name, ignoring case and accents", async () => {
  const { teamId, manager, coach } = await club();
  const spot = await addMember(server, teamId, {
    spotFirstName: "Zoë",
    spotLastInitial: "R",
    number: "8",
    letInBy: manager.user.id,
  });
  const { kid, asked } = await asker(teamId, { firstName: "zoe" }, { invitationId: null });
  assert.equal(
    (await read(coach, teamId)).items.map(({ may_go_with_all, similar_membership_id }) => [
      may_go_with_all,
      similar_membership_id,
    ]),
    [[true, null]],
    "it matches a spot, so it needs no link",
  );
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]], { is_all: true }), ["approved"]);
  const row = (await members(teamId)).find(({ id }) => id === spot.id);
  assert.equal(
    [row?.childId, row?.spotFirstName, row?.number, row?.letInBy, row?.version],
    [kid.id, null, "8", coach.user.id, 2],
  );
  assert.is((await members(teamId)).length, 3);
});

test("approving all admits only players from a fresh link or with a spot, and without an open question", async () => {
  const { teamId, coach } = await club();
  const { db } = server.services;
  const now = server.clock.now();
  const stale = await addLink(teamId, coach.user.id, new Date(now.getTime() - 7 * day - 1));
  const fresh = await asker(teamId, { firstName: "Ada" });
  const late = await asker(teamId, { firstName: "Bo" }, { invitationId: stale });
  const linkless = await asker(teamId, { firstName: "Cy" }, { invitationId: null });
  const grown = await addJoinRequest(server, teamId, {
    userId: (await addAdult(server)).user.id,
    roles: ["follower"],
    invitationId: await addLink(teamId, coach.user.id, now),
  });
  const before = await asker(teamId, { firstName: "Dee" });
  await addMember(server, teamId, {
    childId: before.kid.id,
    endedAt: now,
    endedBy: coach.user.id,
    endReason: "removed",
  });
  const all = [fresh, late, linkless, before].map(({ asked }) => asked.id).concat(grown.id);
  const shown = new Map(
    (await read(coach, teamId)).items.map((item) => [item.request_id, item.may_go_with_all]),
  );
  assert.equal(
    all.map((id) => shown.get(id)),
    [true, false, false, false, false],
  );
  const decided = await outcomes(
    coach,
    teamId,
    all.map((id) => [id, "approved"] as const),
    { is_all: true },
  );
  assert.equal(decided, ["approved", "needs_a_look", "needs_a_look", "needs_a_look", "needs_a_look"]);
  assert.is((await db.select().from(joinRequest).where(isNull(joinRequest.decidedAt))).length, 4);
  const one = await outcomes(coach, teamId, [[before.asked.id, "approved"]]);
  assert.equal(one, ["approved"], "one at a time it is staff who think");
});

test("a request says when the maker of its link has left the staff, and is then decided by itself", async () => {
  const { teamId, manager, coach } = await club();
  const invitationId = await addLink(teamId, coach.user.id, new Date(server.clock.now().getTime() - hour));
  await asker(teamId, {}, { invitationId });
  const first = async () => (await read(manager, teamId)).items[0];
  assert.equal([(await first())?.questions, (await first())?.may_go_with_all], [[], true]);
  await server.services.db
    .update(membership)
    .set({ endedAt: server.clock.now(), endedBy: manager.user.id, endReason: "removed" })
    .where(eq(membership.userId, coach.user.id));
  assert.equal([(await first())?.questions, (await first())?.may_go_with_all], [["link_maker_left"], false]);
});

test("of two requests with one name the first is approved with all, the second needs a look", async () => {
  const { teamId, coach } = await club();
  const first = await asker(teamId);
  const second = await asker(teamId, { dateOfBirth: "2015-01-01" });
  const decided = await outcomes(
    coach,
    teamId,
    [
      [first.asked.id, "approved"],
      [second.asked.id, "approved"],
    ],
    { is_all: true },
  );
  assert.equal(decided, ["approved", "needs_a_look"]);
  const [item] = (await read(coach, teamId)).items;
  const made = (await members(teamId)).find(({ childId }) => childId === first.kid.id);
  assert.equal([item?.questions, item?.similar_membership_id], [["look_alike"], made?.id]);
});

test("admitting a second player of a name mails the first one's guardians", async () => {
  const { teamId, coach } = await club();
  const [mother, father] = [
    await addAdult(server, { firstName: "Mia" }),
    await addAdult(server, { firstName: "Finn" }),
  ];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const second = await asker(teamId, { dateOfBirth: "2015-01-01" }, { firstName: "Kim" });
  assert.equal(await outcomes(coach, teamId, [[second.asked.id, "approved"]]), ["approved"]);
  const heard = (await server.inbox()).filter(
    ({ subject }) => subject === "Another player like yours joined",
  );
  assert.equal(heard.map(({ to }) => to).sort(), [mother.user.emailAddress, father.user.emailAddress].sort());
  for (const { text } of heard)
    assert.match(text.replace(/\s+/g, " "), /A second Sam .* looked after by Kim\./);

  const third = await asker(teamId, { dateOfBirth: "2014-01-01", shownAs: "number" }, { firstName: "Lou" });
  assert.equal(await outcomes(coach, teamId, [[third.asked.id, "approved"]]), ["approved"]);
  const later = (await server.inbox()).filter(
    ({ subject }) => subject === "Another player like yours joined",
  );
  assert.is(later.length, 5, "the guardians of both");
  for (const { text } of later) assert.not.match(text, /Lou/);
});

/** Sam is a player, and somebody else requests to add a Sam R. of the same birthday. */
async function sameKid() {
  const { teamId, manager, coach } = await club();
  const mother = await addAdult(server, { firstName: "Mia" });
  const sam = await addChild(server, [mother.user.id]);
  const sams = await addMember(server, teamId, { childId: sam.id });
  const second = await asker(teamId, {}, { firstName: "Finn" });
  const circle = async () =>
    (await server.services.db.select().from(circleRequest).where(eq(circleRequest.childId, sam.id)))[0];
  return { teamId, manager, coach, mother, sam, sams, ...second, circle };
}

test("a possible duplicate is referred to the child's guardians, by single and by collective approval", async () => {
  for (const is_all of [false, true]) {
    const { teamId, coach, mother, person, asked, circle, sam } = await sameKid();
    assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]], { is_all }), ["asked_guardians"]);
    const request = await circle();
    assert.equal(
      [request?.userId, request?.wish, request?.origin, request?.decidedAt],
      [person.user.id, "guardian", "staff", null],
    );
    const row = await requestOf(asked.id);
    assert.equal([row?.circleRequestId, row?.decidedAt], [request?.id, null]);
    assert.equal(row?.askedGuardiansAt, server.clock.now());
    assert.equal((await read(coach, teamId)).items, [], "hidden from staff meanwhile");
    assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["gone"]);
    const dings = await server.services.db.select().from(ding).where(eq(ding.userId, mother.user.id));
    assert.equal(
      dings.map(({ kind }) => kind),
      ["circle_asked"],
    );
    const lines = await server.services.db.select().from(audit).where(eq(audit.teamId, teamId));
    assert.equal(
      lines.map(({ action, detail }) => [action, detail.same_child_id]),
      [["request.sent_to_guardians", sam.id]],
    );
    assert.equal(await mails(), [], "the asker reads Asked! all the while");
  }
});

test("after the guardians decline, or 72 hours without an answer, staff can admit a second player", async () => {
  for (const isDeclined of [true, false]) {
    const { teamId, coach, mother, asked, circle, kid } = await sameKid();
    await decide(coach, teamId, [[asked.id, "approved"]]);
    if (isDeclined)
      await server.services.db
        .update(circleRequest)
        .set({ decidedAt: server.clock.now(), decidedBy: mother.user.id, decision: "declined" })
        .where(eq(circleRequest.id, (await circle())?.id ?? ""));
    else {
      server.clock.advance(72 * hour - 1);
      assert.equal((await read(coach, teamId)).items, []);
      server.clock.advance(1);
    }
    const [item] = (await read(coach, teamId)).items;
    assert.equal([item?.request_id, item?.questions], [asked.id, ["look_alike", "guardians_declined"]]);
    const again = await outcomes(coach, teamId, [[asked.id, "same_child"]]);
    assert.equal(again, ["needs_a_look"], "nobody is asked twice");
    const all = await outcomes(coach, teamId, [[asked.id, "approved"]], { is_all: true });
    assert.equal(all, ["needs_a_look"]);
    assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["approved"]);
    assert.ok((await members(teamId)).some(({ childId }) => childId === kid.id));
    assert.ok((await mails()).some(([subject]) => subject === "Another player like yours joined"));
  }
});

test("a frozen child has no guardians to ask, and a guardian is not asked about their own request", async () => {
  const { teamId, coach, mother, asked } = await sameKid();
  await server.services.db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(eq(user.id, mother.user.id));
  assert.equal(await outcomes(coach, teamId, [[asked.id, "same_child"]]), ["needs_a_look"]);
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["approved"]);

  const other = await club();
  const both = await addAdult(server);
  const one = await addChild(server, [both.user.id]);
  await addMember(server, other.teamId, { childId: one.id });
  const two = await addChild(server, [both.user.id]);
  const twice = await addJoinRequest(server, other.teamId, { userId: both.user.id, childId: two.id });
  assert.equal(await outcomes(other.coach, other.teamId, [[twice.id, "approved"]]), ["approved"]);
});

test("staff can mark a duplicate although the birthdays differ", async () => {
  const { teamId, coach } = await club();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  const typo = await asker(teamId, { dateOfBirth: "2016-04-10" });
  const nobody = await asker(teamId, { firstName: "Ada" });
  const decided = await outcomes(coach, teamId, [
    [typo.asked.id, "same_child"],
    [nobody.asked.id, "same_child"],
  ]);
  assert.equal(decided, ["asked_guardians", "needs_a_look"]);
  const [request] = await server.services.db.select().from(circleRequest);
  assert.equal([request?.childId, request?.userId], [sam.id, typo.person.user.id]);
});

test("an open request to the guardians is reused", async () => {
  const { teamId, coach, person, asked, sam, circle } = await sameKid();
  await server.services.db.insert(circleRequest).values({
    id: randomUUID(),
    childId: sam.id,
    userId: person.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: server.clock.now(),
  });
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["asked_guardians"]);
  assert.is((await requestOf(asked.id))?.circleRequestId, (await circle())?.id);
  assert.is((await server.services.db.select().from(circleRequest)).length, 1);
});

test("declining with a bar declines everything that the person has open in the team", async () => {
  const { teamId, coach } = await club();
  const no = await asker(teamId, { firstName: "Ada" });
  const bad = await asker(teamId, { firstName: "Bo" });
  const more = await addChild(server, [bad.person.user.id], { firstName: "Cy" });
  const second = await addJoinRequest(server, teamId, { userId: bad.person.user.id, childId: more.id });
  const decided = await outcomes(coach, teamId, [
    [no.asked.id, "declined"],
    [bad.asked.id, "barred"],
    [second.id, "approved"],
  ]);
  assert.equal(decided, ["declined", "barred", "gone"]);
  const rows = await Promise.all([no.asked.id, bad.asked.id, second.id].map(requestOf));
  assert.equal(
    rows.map((row) => row?.decision),
    ["declined", "barred", "barred"],
  );
  const bars = await server.services.db.select().from(teamBar);
  assert.equal(
    bars.map(({ userId, createdBy }) => [userId, createdBy]),
    [[bad.person.user.id, coach.user.id]],
  );
  assert.is((await members(teamId)).length, 2);
  assert.equal(await mails(), []);
  const third = await addJoinRequest(server, teamId, {
    userId: bad.person.user.id,
    childId: more.id,
  }).catch(() => "refused");
  assert.is(third, "refused", "whatever child they bring next");
});

test("a full team admits only into spots", async () => {
  const { teamId, coach } = await club();
  for (let count = 0; count < 148; count += 1)
    await addMember(server, teamId, { spotFirstName: `Spot${count}`, spotLastInitial: "Q" });
  const one = await asker(teamId, { firstName: "Ada" });
  const other = await asker(teamId, { firstName: "Spot1", lastInitial: "Q" });
  assert.is(await outcomes(coach, teamId, [[one.asked.id, "approved"]]), "TEAM_403_FULL");
  assert.is((await requestOf(one.asked.id))?.decidedAt, null);
  const both = await outcomes(coach, teamId, [
    [one.asked.id, "approved"],
    [other.asked.id, "approved"],
  ]);
  assert.equal(both, ["needs_a_look", "approved"]);
});

test("somebody already admitted another way is approved without a second membership", async () => {
  const { teamId, coach } = await club();
  const { kid, asked } = await asker(teamId);
  await addMember(server, teamId, { childId: kid.id });
  assert.equal(await outcomes(coach, teamId, [[asked.id, "approved"]]), ["approved"]);
  assert.is((await members(teamId)).length, 3);
  assert.equal(await mails(), []);
});

test("a family's open page is signalled once it is let in", async () => {
  const { teamId, coach } = await club();
  const { person, asked } = await asker(teamId);
  const lines = await openLines(server);
  const theirs = await lines.listen(person);
  await theirs.heard("hello");
  await decide(coach, teamId, [[asked.id, "approved"]]);
  await until(() => theirs.signals() === 1);
  lines.close();
});

test("requesters can withdraw their own request in any state, with the request to guardians", async () => {
  const { teamId, coach, person, asked, circle } = await sameKid();
  await decide(coach, teamId, [[asked.id, "approved"]]);
  const url = `/team/team_id/${teamId}/join_request/request_id/${asked.id}` as const;
  assert.is((await ask(server, coach, `DELETE ${url}`)).code, "INVITATION_404");
  const taken = await ask(server, person, `DELETE ${url}`);
  assert.equal([taken.status, taken.body], [200, { ended: true }]);
  assert.is((await requestOf(asked.id))?.decision, "withdrawn");
  assert.is((await circle())?.decision, "withdrawn");
  assert.is((await ask(server, person, `DELETE ${url}`)).code, "INVITATION_404");
  for (const id of ["none", randomUUID()])
    assert.is(
      (await ask(server, person, `DELETE /team/team_id/${teamId}/join_request/request_id/${id}`)).code,
      "INVITATION_404",
    );
});

test.run();
