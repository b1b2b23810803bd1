import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { membership, season } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addMark, attendanceCalls } from "../../../support/people/attendance";
import { addAdult, addChild, addJoinRequest, addMember } from "../../../support/people/club";
import { invitationCalls, newKid } from "../../../support/people/invitation-calls";
import { addEvent } from "../../../support/people/schedule";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Team = components["schemas"]["Team"];

const test = suite("closing a season");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-26T17:00:00.000Z"));
  calls = invitationCalls(server);
};
test.before.each(open);
test.after.each(() => server.close());
const attendance = attendanceCalls(() => server);
const race = raceIn(test, () => server.close().then(open));

const fall = { name: "Fall", startsOn: "2026-08-15", endsOn: "2026-11-30" };
const spring = { name: " Spring ", starts_on: "2027-02-15", ends_on: "2027-06-15" };

const keepSpot = async (
  person: Person,
  teamId: string,
  first_name: string,
  email_addresses: string[] = [],
) => {
  const { body } = await ask<components["schemas"]["SpotResults"]>(
    server,
    person,
    `POST /team/team_id/${teamId}/spots`,
    { body: { rows: [{ first_name, last_initial: "K", email_addresses }] } },
  );
  return body.results[0]?.membership_id ?? "";
};

/** A team with a season, a player, and two spots; Ada's family was mailed. */
async function club(address = "kim@example.com") {
  const { manager, coach, teamId } = await calls.club();
  await server.services.db.insert(season).values({ teamId, id: randomUUID(), ...fall });
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: sam.id, number: "7" });
  const ada = await keepSpot(coach, teamId, "Ada", [address]);
  const bo = await keepSpot(coach, teamId, "Bo");
  return { manager, coach, mother, teamId, ada, bo };
}

const close = (
  person: Person,
  teamId: string,
  more: { body?: object; version?: number; key?: string } = {},
) =>
  ask<Team>(server, person, `POST /team/team_id/${teamId}/season/close`, { body: {}, version: 1, ...more });

const living = (teamId: string) =>
  server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNull(membership.endedAt)));

const seasonsOf = ({ seasons }: Team) =>
  seasons.map(({ name, closed_at }) => [name, closed_at === null ? "open" : "closed"]);

test("spots nobody took end, and so do their invitations and the links; the members and the invitations to a person stay", async () => {
  const { manager, coach, teamId, ada, bo } = await club();
  const link = await calls.inviteToTeam(coach, teamId);
  const other = await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
  const asking = await addAdult(server);
  const request = await addJoinRequest(server, teamId, {
    userId: asking.user.id,
    childId: (await addChild(server, [asking.user.id], { firstName: "Tim" })).id,
    invitationId: link.body.id,
  });
  const closed = await close(manager, teamId);
  assert.is(closed.status, 200, closed.text);
  assert.equal(seasonsOf(closed.body), [["Fall", "closed"]]);
  assert.equal([closed.body.version, closed.headers.etag], [2, '"2"']);
  assert.equal(closed.body.counts, { players: 1, staff: 2, requests: 1 });
  assert.is((await living(teamId)).filter(({ spotFirstName }) => spotFirstName !== null).length, 0);
  const ended = await server.services.db
    .select()
    .from(membership)
    .where(eq(membership.endReason, "spot_expired"));
  assert.equal(
    ended.map(({ id, endedBy, version }) => [id, endedBy, version]).sort(),
    [ada, bo].map((id) => [id, manager.user.id, 2]).sort(),
  );
  const rows = await server.services.db.select().from(invitation);
  const open = rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id);
  assert.equal(open, [other.body.id], "a mail that names a person lives its own days");
  const gone = await ask(server, manager, `POST /team/team_id/${teamId}/join_request/decide`, {
    body: { decisions: [{ request_id: request.id, decision: "approved" }] },
  });
  assert.is(gone.status, 200, "who has asked already is still let in");
});

test("what was marked for a spot is kept with the season's events", async () => {
  const { manager, coach, teamId, ada } = await club();
  const event = await addEvent(server, teamId, {
    createdBy: coach.user.id,
    startsLocal: "2026-11-25T17:30:00",
  });
  await addMark(server, event, ada, { attendance: "present", by: coach.user.id });
  await close(manager, teamId);
  assert.equal(
    (await server.services.db.select().from(participation)).map(({ membershipId, attendance }) => [
      membershipId,
      attendance,
    ]),
    [[ada, "present"]],
  );
});

test("the audit names the season, each spot and each invitation, and no name", async () => {
  const { manager, coach, teamId, ada, bo } = await club();
  const link = await calls.inviteToTeam(coach, teamId);
  const mail = await server.services.db.select().from(invitation).where(eq(invitation.membershipId, ada));
  const closed = await close(manager, teamId, { body: { next: spring } });
  const [next, before] = closed.body.seasons;
  const lines = await server.services.db.select().from(audit).where(eq(audit.actorId, manager.user.id));
  assert.equal(
    lines
      .map(({ action, auditRole, detail }) => [action, auditRole, detail])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
      .slice(-1),
    [
      [
        "team.season_closed",
        "manager",
        {
          version: 2,
          season_id: before?.id,
          next_season_id: next?.id,
          invitations_withdrawn: [link.body.id, mail[0]?.id].sort(),
        },
      ],
    ],
  );
  assert.equal(
    lines.filter(({ action }) => action === "membership.ended").map(({ detail }) => detail),
    [ada, bo].sort().map((membership_id) => ({ membership_id, reason: "spot_expired" })),
  );
});

test("the next season opens if it is named, before the closed ones, and can be closed in turn", async () => {
  const { manager, teamId } = await club();
  const closed = await close(manager, teamId, { body: { next: spring } });
  assert.equal(seasonsOf(closed.body), [
    ["Spring", "open"],
    ["Fall", "closed"],
  ]);
  server.clock.advance(1_000);
  const again = await close(manager, teamId, { version: 2 });
  assert.equal(seasonsOf(again.body), [
    ["Spring", "closed"],
    ["Fall", "closed"],
  ]);
  assert.is((await close(manager, teamId, { version: 3 })).code, "SEASON_404");
  const put = await ask<Team>(server, manager, `PUT /team/team_id/${teamId}/season`, {
    body: { ...spring, name: "Cup", starts_on: "2026-01-01", ends_on: "2026-01-01" },
    version: 3,
  });
  assert.equal(seasonsOf(put.body)[0], ["Cup", "open"], "an open season is first, whenever it is");
});

test("an invalid next season is named, and nothing is closed", async () => {
  const { manager, teamId } = await club();
  for (const [change, field] of [
    [{ ends_on: "2027-02-14" }, "next.ends_on"],
    [{ ends_on: "2028-03-23" }, "next.ends_on"],
    [{ name: "Spr\u202eing" }, "next.name"],
    [{ name: "Fuck" }, "next.name"],
    [{ name: "S".repeat(41) }, "next.name"],
  ] as const) {
    const refused = await ask<{ fields: { field: string }[] }>(
      server,
      manager,
      `POST /team/team_id/${teamId}/season/close`,
      { body: { next: { ...spring, ...change } }, version: 1 },
    );
    assert.is(refused.code, "REQUEST_400_INVALID", refused.text);
    assert.equal(
      refused.body.fields.map((each) => each.field),
      [field],
    );
  }
  assert.is((await living(teamId)).length, 5);
});

test("only a manager closes a season, of the version that they saw, in a team that is not archived", async () => {
  const { manager, coach, mother, teamId } = await club();
  assert.is((await close(coach, teamId)).code, "TEAM_401_UPDATE");
  assert.is((await close(mother, teamId)).code, "TEAM_401_UPDATE");
  assert.is((await close(await addAdult(server), teamId)).code, "TEAM_404");
  assert.is((await close(manager, teamId, { version: 7 })).code, "REQUEST_412_CHANGED");
  const unseen = await ask(server, manager, `POST /team/team_id/${teamId}/season/close`, { body: {} });
  assert.is(unseen.code, "REQUEST_428_VERSION");
  await ask(server, manager, `POST /team/team_id/${teamId}/archive`, {
    body: { archived: true },
    version: 1,
  });
  assert.is((await close(manager, teamId, { version: 2 })).code, "TEAM_403_ARCHIVED");
  assert.is((await living(teamId)).length, 5);
});

test("a repeated key closes one season and is answered alike, also once a newer one is open", async () => {
  const { manager, teamId } = await club();
  const key = randomUUID();
  const once = { key, body: { next: spring } };
  const [one, other] = await Promise.all([close(manager, teamId, once), close(manager, teamId, once)]);
  assert.equal([one.status, one.body], [200, other.body]);
  assert.is((await close(manager, teamId, { key })).code, "REQUEST_422_REUSED");
  const late = await close(manager, teamId, once);
  assert.equal(seasonsOf(late.body), [
    ["Spring", "open"],
    ["Fall", "closed"],
  ]);
});

test("a number that a spot kept is free again, and its family reads that the invitation is over", async () => {
  const { manager, coach, teamId, ada, bo } = await club();
  await ask(server, coach, `PATCH /team/team_id/${teamId}/membership/membership_id/${bo}`, {
    body: { number: "9" },
    version: 1,
  });
  const [mail] = await server.services.db.select().from(invitation).where(eq(invitation.membershipId, ada));
  await close(manager, teamId);
  const [player] = (await living(teamId)).filter(({ childId }) => childId !== null);
  const numbered = await ask(
    server,
    coach,
    `PATCH /team/team_id/${teamId}/membership/membership_id/${player?.id}`,
    { body: { number: "9" }, version: 1 },
  );
  assert.is(numbered.status, 200, numbered.text);
  const kim = await addAdult(server, { emailAddress: "kim@example.com" });
  const late = await calls.accept(kim, { token: calls.mailToken({ id: mail?.id ?? "" }) }, [newKid()]);
  assert.is(late.code, "INVITATION_401_WITHDRAWN");
});

race("of two managers who close one season at once, one does", 5, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { manager, teamId } = await club();
    const other = await addAdult(server);
    await addMember(server, teamId, { userId: other.user.id, roles: ["manager"] });
    const replies = await Promise.all([
      close(manager, teamId, { body: { next: spring } }),
      close(other, teamId, { body: { next: { ...spring, name: "Summer" } } }),
    ]);
    assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [200, "REQUEST_412_CHANGED"]);
    const rows = await server.services.db.select().from(season).where(eq(season.teamId, teamId));
    assert.equal([rows.length, rows.filter(({ closedAt }) => closedAt === null).length], [2, 1]);
  }
});

race("a spot taken while the season is closed is the family's, or has ended", 5, async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = `kim${round}@example.com`;
    const { manager, teamId, ada } = await club(address);
    const [mail] = await server.services.db.select().from(invitation).where(eq(invitation.membershipId, ada));
    const kim = await addAdult(server, { emailAddress: address });
    const token = calls.mailToken({ id: mail?.id ?? "" });
    const [closed, taken] = await Promise.all([
      close(manager, teamId),
      calls.accept(kim, { token }, [newKid()]),
    ]);
    assert.is(closed.status, 200, closed.text);
    const [row] = await server.services.db.select().from(membership).where(eq(membership.id, ada));
    const isTheirs = taken.status === 200;
    if (!isTheirs) assert.is(taken.code, "INVITATION_401_WITHDRAWN");
    assert.equal(
      [row?.endReason, row?.spotFirstName, row?.childId !== null],
      isTheirs ? [null, null, true] : ["spot_expired", "Ada", false],
    );
  }
});

race("marks of many spots and the end of the season at once do not wait for each other", 3, async () => {
  for (let round = 0; round < 3; round += 1) {
    const { manager, coach, teamId, ada, bo } = await club();
    const event = await addEvent(server, teamId, {
      createdBy: coach.user.id,
      startsLocal: "2026-11-25T17:30:00",
    });
    const spots = [ada, bo];
    for (const name of ["Cy", "Dee", "Eve", "Flo"]) spots.push(await keepSpot(coach, teamId, name));
    const rows = spots
      .sort()
      .reverse()
      .map((membership_id) => ({ membership_id, attendance: "present" as const }));
    const [closed, marked] = await Promise.all([
      close(manager, teamId),
      attendance.mark(coach, { teamId, id: event.id }, ...rows),
    ]);
    assert.is(closed.status, 200, closed.text);
    assert.ok(marked.status === 200 || marked.code === "EVENT_PARTY_MEMBER_404", marked.text);
  }
});

test.run();
