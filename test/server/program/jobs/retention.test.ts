import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { firstPart, inactiveChildrenPart } from "../../../../server/core/family/inactive-children.store";
import { inactiveTeamsStatement } from "../../../../server/core/team/inactive-teams.store";
import { noticesToFollowUp } from "../../../../server/core/team/inactivity-notice.store";
import { archivedTeams, spotRounds } from "../../../../server/core/team/retention.store";
import { user } from "../../../../server/platform/db/schema/account";
import { circleRequest, consent, guardianship } from "../../../../server/platform/db/schema/family";
import { huddleMember, readPosition } from "../../../../server/platform/db/schema/huddle";
import { invitationUse } from "../../../../server/platform/db/schema/invitation";
import { joinRequest, membership, season, team, teamBar } from "../../../../server/platform/db/schema/team";
import { inactivityNotice } from "../../../../server/platform/db/schema/team-inactivity";
import { retain, rounds } from "../../../../server/program/jobs/retention";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { huddleOf, say } from "../../../support/people/huddle";
import { addInvitation, addLastingClub, countRows, differenceOf } from "../../../support/people/kept-rows";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("retention rounds");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

type Club = Awaited<ReturnType<typeof addLastingClub>>;
/** Makes what is over at noon of Nov 22, 2026. */
type Make = (club: Club) => Promise<unknown>;
const at = (text: string) => new Date(`${text}T12:00:00Z`);
const someone = async () => (await addAdult(server)).user.id;
const link = (club: Club, change: Partial<Parameters<typeof addInvitation>[1]> = {}) =>
  addInvitation(server, {
    teamId: club.teamId,
    createdBy: club.manager,
    createdAt: at("2026-10-09"),
    expiresAt: at("2027-01-06"),
    ...change,
  });
const spot = { spotFirstName: "Kit", spotLastInitial: "C" };
const spotWithMail = async (club: Club, teamId: string, createdAt: Date) => {
  const { id: membershipId } = await addMember(server, teamId, { ...spot, createdAt, touchedAt: createdAt });
  await addInvitation(server, {
    kind: "spot",
    teamId,
    membershipId,
    emailAddress: "kit@example.com",
    mailboxKey: "kit@example.com" as never,
    needsApproval: false,
    createdBy: club.manager,
    createdAt: server.clock.now(),
    expiresAt: at("2026-12-01"),
  });
};

const addTraces = async (teamId: string, userId: string, addedBy: string) => {
  const trace = { teamId, huddleId: await huddleOf(server, teamId), userId };
  await server.services.db.insert(huddleMember).values({ ...trace, sinceSeq: 0, addedBy });
  await server.services.db.insert(readPosition).values(trace);
};
const addConsent = (childId: string, userId: string) =>
  server.services.db
    .insert(consent)
    .values({ id: randomUUID(), childId, userId, kind: "guardian_statement", textVersion: "1" });
const addEndedGuardian = (childId: string, userId: string, letInBy: string) =>
  server.services.db.insert(guardianship).values({
    id: randomUUID(),
    childId,
    userId,
    origin: "let_in",
    letInBy,
    createdAt: at("2024-01-01"),
    endedAt: at("2024-11-22"),
    endReason: "left",
  });

/** What goes with the round after it is over. Written by hand from the design's table. */
const rows: Record<string, { make: Make; goes: Record<string, number> }> = {
  "an invitation 30 days after it expired": {
    make: (club) => link(club, { expiresAt: at("2026-10-23") }),
    goes: { invitation: -1 },
  },
  "an invitation 30 days after it was withdrawn": {
    make: (club) => link(club, { withdrawnAt: at("2026-10-23"), withdrawnBy: club.manager }),
    goes: { invitation: -1 },
  },
  "an invitation 30 days after it was used": {
    async make(club) {
      const invitationId = await link(club, { uses: 1 });
      const usedAt = at("2026-10-23");
      await server.services.db
        .insert(invitationUse)
        .values({ invitationId, userId: club.asker, lookedAt: usedAt, usedAt });
    },
    goes: { invitation: -1, invitation_use: -1 },
  },
  "that somebody looked at an invitation, after 30 days": {
    make: async (club) =>
      server.services.db
        .insert(invitationUse)
        .values({ invitationId: club.link, userId: await someone(), lookedAt: at("2026-10-23") }),
    goes: { invitation_use: -1 },
  },
  "a spot that nobody touched for 60 days, without a season": {
    make: async (club) => spotWithMail(club, (await addTeam(server, club.manager)).id, at("2026-09-23")),
    goes: { membership: -1, invitation: -1, audit: 1 },
  },
  "a spot at the end of the season": {
    async make(club) {
      const { id: teamId } = await addTeam(server, club.manager);
      const days = { startsOn: "2026-09-01", endsOn: "2026-11-20" };
      await server.services.db.insert(season).values({ teamId, id: randomUUID(), name: "Fall", ...days });
      await spotWithMail(club, teamId, at("2026-11-20"));
    },
    goes: { membership: -1, invitation: -1, audit: 1 },
  },
  "a spot kept after the season's last day, when nobody touched it for 60 days": {
    async make(club) {
      const { id: teamId } = await addTeam(server, club.manager);
      const days = { startsOn: "2026-06-01", endsOn: "2026-09-21" };
      await server.services.db.insert(season).values({ teamId, id: randomUUID(), name: "Summer", ...days });
      await spotWithMail(club, teamId, at("2026-09-23"));
    },
    goes: { membership: -1, invitation: -1, audit: 1 },
  },
  "a spot 30 days after it was taken off the roster or its season was closed": {
    make: ({ teamId }) =>
      addMember(server, teamId, { ...spot, endedAt: at("2026-10-23"), endReason: "spot_expired" }),
    goes: { membership: -1 },
  },
  "a bar after 24 months": {
    make: async ({ teamId, manager }) =>
      server.services.db.insert(teamBar).values({
        teamId,
        id: randomUUID(),
        userId: await someone(),
        createdBy: manager,
        createdAt: at("2024-11-22"),
      }),
    goes: { team_bar: -1 },
  },
  "a request to a team 30 days after it was decided": {
    make: ({ teamId, asker }) =>
      addJoinRequest(server, teamId, { userId: asker, decidedAt: at("2026-10-23"), decision: "declined" }),
    goes: { join_request: -1 },
  },
  "a request to a family 30 days after it was decided": {
    make: ({ kid, asker }) =>
      server.services.db.insert(circleRequest).values({
        id: randomUUID(),
        childId: kid.id,
        userId: asker,
        wish: "guardian",
        origin: "link",
        decidedAt: at("2026-10-23"),
        decision: "withdrawn",
      }),
    goes: { circle_request: -1 },
  },
  "an ended membership after 24 months, with its participations": {
    async make({ teamId, asker, event }) {
      const ended = { endedAt: at("2024-11-22"), endReason: "removed" as const };
      const { id } = await addMember(server, teamId, { userId: asker, ...ended });
      await addAnswer(server, event, id, { answer: "no", by: asker });
    },
    goes: { membership: -1, participation: -1 },
  },
  "what is left of a player who ended 24 months ago, and of the player's guardian": {
    async make({ teamId, manager }) {
      const ended = { endedAt: at("2024-11-22"), endReason: "left" as const };
      const [player, parent] = [await someone(), await someone()];
      const { id: childId } = await addChild(server, [parent]);
      await addMember(server, teamId, { userId: player, ...ended });
      await addMember(server, teamId, { childId, ...ended });
      for (const userId of [player, parent]) await addTraces(teamId, userId, manager);
    },
    goes: { membership: -2, huddle_member: -2, read_position: -2 },
  },
  "what is left of a guardian who ended 24 months ago": {
    async make({ kid, mother, teamId, manager }) {
      const userId = await someone();
      await addEndedGuardian(kid.id, userId, mother);
      await addConsent(kid.id, userId);
      await addTraces(teamId, userId, manager);
    },
    goes: { guardianship: -1, consent: -1, huddle_member: -1, read_position: -1 },
  },
  "but nothing of somebody who still is in the team, or looks after the child": {
    async make({ kid, mother, teamId, manager }) {
      const userId = await someone();
      const ended = { endedAt: at("2024-11-22"), endReason: "left" as const };
      await addMember(server, teamId, { userId, roles: ["coach"], ...ended });
      await addMember(server, teamId, { userId, roles: ["coach"] });
      await addTraces(teamId, userId, manager);
      await addEndedGuardian(kid.id, mother, mother);
      await addConsent(kid.id, mother);
      await addTraces(teamId, mother, manager);
    },
    goes: { membership: -1, guardianship: -1 },
  },
  "an ended guardianship after 24 months": {
    make: ({ kid, asker, mother }) => addEndedGuardian(kid.id, asker, mother),
    goes: { guardianship: -1 },
  },
  "a team 12 months after it was archived, with all that belongs to it": {
    async make({ manager, mother, kid }) {
      const { id: teamId } = await addTeam(server, manager);
      const { id } = await addMember(server, teamId, { childId: kid.id });
      const event = await addEvent(server, teamId, { createdBy: manager });
      await addAnswer(server, event, id, { answer: "no", by: mother });
      await say(server, { teamId, huddleId: await huddleOf(server, teamId), userId: manager }, "Bye!");
      const archived = { archivedAt: at("2025-11-22") };
      await server.services.db.update(team).set(archived).where(eq(team.id, teamId));
    },
    goes: {
      team: -1,
      membership: -2,
      event: -1,
      participation: -1,
      huddle: -2,
      team_sequence: -1,
      message: -1,
      audit: 1,
    },
  },
};

test("each thing goes after its time, not a day before, and nothing else", async () => {
  const club = await addLastingClub(server);
  const { services, clock } = server;
  const start = clock.now();
  await retain(services);
  for (const [what, { make, goes }] of Object.entries(rows)) {
    clock.set(start);
    await make(club);
    const made = await countRows(server);
    await retain(services);
    assert.equal(differenceOf(made, await countRows(server)), {}, `too early: ${what}`);
    clock.set(at("2026-11-23"));
    await retain(services);
    assert.equal(differenceOf(made, await countRows(server)), sorted(goes), what);
  }
});

test("open requests expire after 30 days, and the people who are there stay", async () => {
  const { services, clock } = server;
  const { db } = services;
  await addLastingClub(server);
  const decisions = async () => {
    await retain(services);
    const tables = [await db.select().from(joinRequest), await db.select().from(circleRequest)];
    return tables.flat().map(({ decision, decidedBy }) => [decision, decidedBy]);
  };
  clock.set(new Date("2026-12-21T11:59:59Z"));
  assert.equal(await decisions(), [
    [null, null],
    [null, null],
  ]);
  const before = await countRows(server);
  clock.set(new Date("2026-12-21T12:00:00Z"));
  assert.equal(await decisions(), [
    ["expired", null],
    ["expired", null],
  ]);
  assert.equal(differenceOf(before, await countRows(server)), {});
});

test("a lifted bar goes at once", async () => {
  const { teamId, manager } = await addLastingClub(server);
  const { services, clock } = server;
  const lifted = { liftedAt: clock.now(), liftedBy: manager };
  await services.db.insert(teamBar).values({
    teamId,
    id: randomUUID(),
    userId: await someone(),
    createdBy: manager,
    createdAt: clock.now(),
    ...lifted,
  });
  await retain(services);
  assert.equal(
    (await services.db.select().from(teamBar)).map(({ liftedAt }) => liftedAt),
    [null],
  );
});

test("a round ends 500 rows of a kind at most, and says that more are left", async () => {
  const { teamId, manager } = await addLastingClub(server);
  const { db } = server.services;
  await db.execute(sql`
    insert into team_bar (team_id, id, user_id, created_by, created_at, lifted_at, lifted_by)
    select ${teamId}::uuid, gen_random_uuid(), ${manager}, ${manager}, now(), now(), ${manager} from generate_series(1, 501)`);
  assert.is(await retain(server.services), true);
  assert.is((await db.select().from(teamBar)).length, 2);
  assert.is(await retain(server.services), false);
  assert.is((await db.select().from(teamBar)).length, 1);
});

test("of memberships, which take their answers along, a round ends 100", async () => {
  const { teamId, manager } = await addLastingClub(server);
  const { db, now } = server.services;
  const ended = new Date(now().getTime() - 800 * 86_400_000).toISOString();
  await db.execute(sql`
    insert into membership (team_id, id, user_id, roles, created_at, let_in_at, ended_at, ended_by, end_reason)
    select ${teamId}::uuid, gen_random_uuid(), ${manager}, '{follower}', ${ended}, ${ended}, ${ended}, ${manager}, 'left'
    from generate_series(1, 101)`);
  const left = async () =>
    (await db.select().from(membership)).filter(({ endedAt }) => endedAt !== null).length;
  const before = (await left()) - 101;
  assert.is(await retain(server.services), true);
  assert.is((await left()) - before, 1);
  assert.is(await retain(server.services), false);
  assert.is((await left()) - before, 0);
});

test("a round that fails holds up no other, and a server that stops begins none", async () => {
  const { teamId, manager } = await addLastingClub(server);
  const { services } = server;
  const lifted = { liftedAt: server.clock.now(), liftedBy: manager };
  await services.db
    .insert(teamBar)
    .values({ teamId, id: randomUUID(), userId: await someone(), createdBy: manager, ...lifted });
  const bars = async () => (await services.db.select().from(teamBar)).length;
  assert.is(await retain(services, AbortSignal.abort()), false);
  assert.is(await bars(), 2);
  server.expectFaults();
  let calls = 0;
  const db: typeof services.db = new Proxy(services.db, {
    get(target, name) {
      if (name === "execute") calls += 1;
      if (calls === 1) throw new Error("a fault of one round");
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  assert.is(await retain({ ...services, db }), true, "it is tried again soon");
  assert.is(await bars(), 1);
  assert.ok(server.logLines.some((line) => line.includes("A retention round failed")));
});

test("a search that takes too long is named, and what was told before goes on", async () => {
  const { services, clock } = server;
  await addChild(server, [(await addAdult(server, { seenOn: "2024-01-01" })).user.id]);
  await retain(services);
  clock.set(at("2026-12-21"));
  server.expectFaults();
  const slow = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  const search = new PgDialect().sqlToQuery(inactiveChildrenPart("2024-01-01", firstPart)).sql;
  const execute = async (statement: SQL) => {
    if (new PgDialect().sqlToQuery(statement).sql === search) throw slow;
    return services.db.execute(statement);
  };
  const db: typeof services.db = new Proxy(services.db, {
    get(target, name) {
      const value = name === "execute" ? execute : Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  assert.is(await retain({ ...services, db }), true);
  const said = server.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  assert.equal(
    said.map(({ round, msg }) => [round, msg]),
    [["children_quiet", "A retention round took too long; it is tried again in a minute."]],
  );
  assert.is((await services.db.select().from(inactivityNotice))[0]?.remindedOn, "2026-12-21");
});

test("two servers at once end each thing once", async () => {
  const { services, clock } = server;
  const { db } = services;
  const club = await addLastingClub(server);
  clock.set(at("2026-11-23"));
  for (const { make } of Object.values(rows)) await make(club);
  for (let number = 0; number < 3; number += 1) {
    const quiet = await addAdult(server, { seenOn: "2024-01-01" });
    await addChild(server, [quiet.user.id]);
  }
  const before = await countRows(server);
  await Promise.all([retain(services), retain(services)]);
  await retain(services);
  const total: Record<string, number> = { mail_outbox: 3, inactivity_notice: 3 };
  for (const { goes } of Object.values(rows))
    for (const [name, count] of Object.entries(goes)) total[name] = (total[name] ?? 0) + count;
  assert.equal(differenceOf(before, await countRows(server)), sorted(total));
  assert.is((await db.select().from(user).where(eq(user.id, club.asker))).length, 1);
});

test("each round finds its rows by an index", async () => {
  const now = server.clock.now();
  const statements: Record<string, SQL> = {
    quiet_children: inactiveChildrenPart("2024-01-01", firstPart),
    quiet_teams: inactiveTeamsStatement("2025-01-01"),
    notices: noticesToFollowUp(server.services.db, "teamId", "2026-11-21").getSQL(),
    archived_teams: archivedTeams(server.services.db, now).getSQL(),
  };
  for (const [name, round] of Object.entries({ ...rounds, ...spotRounds })) statements[name] = round(now);
  await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    for (const [name, statement] of Object.entries(statements)) {
      const { rows: plan } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${statement}`);
      const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
      assert.not.match(text, /Seq Scan/, `${name}:\n${text}`);
    }
  });
});

const sorted = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));

test.run();
