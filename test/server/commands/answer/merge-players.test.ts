import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { audit } from "../../../../server/platform/db/schema/audit";
import { samePlayer } from "../../../../server/platform/db/schema/schedule-answers";
import { team } from "../../../../server/platform/db/schema/team";
import { ask } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { twinCalls } from "../../../support/people/twins";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("one player twice");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named, club, say, read, twins, join, part, pairsOf, countsOf } = twinCalls(() => server);

test("the older row represents both regardless of the order; repeating the call changes nothing", async () => {
  const { teamId, coach, twinId, samId } = await twins();
  assert.equal(pairsOf(await join(coach, teamId, samId, twinId)), [[twinId, samId]]);
  assert.equal(pairsOf(await join(coach, teamId, twinId, samId)), [[twinId, samId]]);
  assert.equal(pairsOf(await join(coach, teamId, samId, twinId)), [[twinId, samId]]);
  const lines = (await server.services.db.select().from(audit)).filter(({ action }) =>
    action.startsWith("players"),
  );
  assert.equal(
    lines.map(({ action, actorId, subjectId, childId, detail }) => [
      action,
      actorId,
      subjectId,
      childId,
      detail,
    ]),
    [["players.joined", coach.user.id, null, null, { membership_id: twinId, counts_as: samId }]],
  );
  assert.equal(pairsOf(await part(coach, teamId, samId)), [], "also by the older row");
  assert.equal(pairsOf(await part(coach, teamId, samId)), []);
});

test("a third row can be joined with the same older row, but not with a row that counts as another", async () => {
  const { teamId, coach, twinId, samId, leaId } = await twins();
  server.clock.advance(60_000);
  const third = (await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" })).id;
  await join(coach, teamId, twinId, samId);
  assert.is(pairsOf(await join(coach, teamId, third, twinId)), "REQUEST_412_CHANGED");
  const both = [
    [twinId, samId],
    [third, samId],
  ].sort();
  assert.equal([...pairsOf(await join(coach, teamId, third, samId))].sort(), both);
  server.clock.advance(60_000);
  const newest = (await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" })).id;
  assert.is(pairsOf(await join(coach, teamId, newest, third)), "REQUEST_412_CHANGED");
  assert.is(pairsOf(await join(coach, teamId, leaId, third)), "REQUEST_412_CHANGED");
  assert.is((await server.services.db.select().from(samePlayer)).length, 2);
});

test("rows that are no players of the team, unknown or identical cannot be joined", async () => {
  const { teamId, coach, twinId, samId } = await twins();
  const fan = await named("Tom Fan");
  const fanId = (await addMember(server, teamId, { userId: fan.user.id, roles: ["follower"] })).id;
  const elsewhere = await club();
  for (const stranger of [fanId, randomUUID(), "nobody", elsewhere.samId]) {
    assert.is(pairsOf(await join(coach, teamId, twinId, stranger)), "COLLABORATOR_404", stranger);
    assert.is(pairsOf(await join(coach, teamId, stranger, twinId)), "COLLABORATOR_404", stranger);
    assert.is(pairsOf(await part(coach, teamId, stranger)), "COLLABORATOR_404", stranger);
  }
  const same = await join(coach, teamId, samId, samId);
  assert.equal([same.status, same.code], [400, "REQUEST_400_INVALID"]);
  assert.equal(await server.services.db.select().from(samePlayer), []);
});

test("only staff can join rows, and nobody in an archived team or one without a manager", async () => {
  const { teamId, coach, mother, other, grandpa, twinId, samId } = await twins();
  for (const person of [mother, other, grandpa]) {
    assert.is(pairsOf(await join(person, teamId, twinId, samId)), "COLLABORATOR_401_UPDATE");
    assert.is(pairsOf(await part(person, teamId, twinId)), "COLLABORATOR_401_UPDATE");
  }
  assert.is(pairsOf(await join(await named("Stan Stranger"), teamId, twinId, samId)), "TEAM_404");
  await server.services.db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, teamId));
  assert.is(pairsOf(await join(coach, teamId, twinId, samId)), "TEAM_403_ARCHIVED");
  assert.is(pairsOf(await part(coach, teamId, twinId)), "TEAM_403_ARCHIVED");
});

test("a pair ends with either row's membership, and the other row can be joined again", async () => {
  const { teamId, coach, mother, twinId, id, samId, sams } = await twins();
  server.clock.advance(60_000);
  const third = (await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" })).id;
  await join(coach, teamId, twinId, samId);
  await join(coach, teamId, third, samId);
  await say(mother, sams, "yes");
  assert.equal(await countsOf(coach, teamId, id), [1, 0, 0, 2]);
  // When the older row leaves, the rows that counted as it count by themselves again.
  const ended = await ask(
    server,
    mother,
    `POST /team/team_id/${teamId}/membership/membership_id/${samId}/end`,
    {
      body: {},
      version: 1,
    },
  );
  assert.is(ended.status, 200, ended.text);
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 0, 4]);
  assert.ok((await read(coach, teamId, id)).participants.every(({ counts_as }) => counts_as === undefined));
  assert.is(pairsOf(await join(coach, teamId, twinId, samId)), "COLLABORATOR_404");
  assert.equal(pairsOf(await join(coach, teamId, third, twinId)), [[third, twinId]]);
  assert.equal(await countsOf(coach, teamId, id), [0, 0, 0, 3]);
});

test("erasing a player deletes the pair", async () => {
  const { teamId, coach, twinId, samId } = await twins();
  const grown = await named("Sam Grown");
  const grownId = (await addMember(server, teamId, { userId: grown.user.id })).id;
  await join(coach, teamId, twinId, samId);
  await join(coach, teamId, grownId, samId);
  const { services, clock } = server;
  const keys = { issuer: server.identity.issuer, signingKey: services.config.signingKey, now: clock.now() };
  assert.ok(await services.db.transaction((tx) => eraseAccount(tx, grown.user, keys)));
  const left = await services.db.select().from(samePlayer);
  assert.equal(
    left.map(({ membershipId }) => membershipId),
    [twinId],
  );
});

test.run();
