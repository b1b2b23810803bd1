import { and, asc, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { session } from "../../../../server/platform/db/schema/session";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Team = components["schemas"]["Team"];
type Waiting = components["schemas"]["WaitingList"];

const test = suite("taking over a team");

const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  // The database's rules use its own clock.
  server.clock.set(new Date());
});
test.after.each(() => server.close());

const ago = (time: number) => new Date(server.clock.now().getTime() - time);
const later = (time: number) => server.clock.set(new Date(server.clock.now().getTime() + time));

/** A team with a coach, and a manager who joined and was last seen long ago. */
async function club({ seen = 22 * day } = {}) {
  const [manager, coach] = [await addAdult(server), await addAdult(server, { firstName: "Kim" })];
  const { id: teamId } = await addTeam(server, manager.user.id, { createdAt: ago(90 * day) });
  await addMember(server, teamId, { userId: coach.user.id, roles: ["coach"], letInAt: ago(90 * day) });
  await server.services.db
    .update(membership)
    .set({ letInAt: ago(90 * day) })
    .where(eq(membership.teamId, teamId));
  await see(manager, ago(seen));
  return { manager, coach, teamId };
}

const see = (person: Person, at: Date) =>
  server.services.db.update(session).set({ lastUsedAt: at }).where(eq(session.userId, person.user.id));
const ban = (person: Person) =>
  server.services.db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, person.user.id));

const takeOver = (person: Person, teamId: string) =>
  ask<Team>(server, person, `POST /team/team_id/${teamId}/take_over`);
const read = async (person: Person, teamId: string) =>
  (await ask<Team>(server, person, `GET /team/team_id/${teamId}`)).body;
const rolesOf = async (person: Person, teamId: string) =>
  (await read(person, teamId)).my_standings.flatMap(({ roles }) => roles);
const waiting = async (person: Person) =>
  (await ask<Waiting>(server, person, "GET /user/me/waiting")).body.items;
const dismiss = (person: Person, teamId: string) =>
  ask(server, person, "POST /user/me/waiting/dismiss", { body: { id: `take_over ${teamId}` } });
const actions = async (teamId: string) =>
  (await server.services.db.select().from(audit).where(eq(audit.teamId, teamId)).orderBy(asc(audit.at))).map(
    ({ action }) => action,
  );

test("a coach of a team without a living manager is told so and becomes its manager in one step", async () => {
  const { manager, coach, teamId } = await club({ seen: 0 });
  await ban(manager);
  const [item, ...others] = await waiting(coach);
  assert.equal(others, []);
  assert.equal([item?.kind, item?.team_id, item?.team_name], ["resting", teamId, "Comets"]);
  const taken = await takeOver(coach, teamId);
  assert.is(taken.status, 200, taken.text);
  assert.is(taken.body.is_resting, false);
  assert.equal(taken.body.my_standings[0]?.roles, ["coach", "manager"]);
  assert.equal(await waiting(coach), []);
  assert.equal(await actions(teamId), ["team.taken_over"]);
  assert.equal(await server.inbox(), [], "nobody living is there to be told");
  const [kept] = await server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), eq(membership.userId, manager.user.id)));
  assert.equal(kept?.roles, ["manager"], "nobody loses a role");
});

test("of two coaches of a team without a manager the first takes over, the second is told that it has one", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { manager, coach, teamId } = await club();
    const other = await addAdult(server);
    await addMember(server, teamId, { userId: other.user.id, roles: ["coach"] });
    await ban(manager);
    const replies = await Promise.all([takeOver(coach, teamId), takeOver(other, teamId)]);
    assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [200, "COLLABORATOR_401_UPDATE"]);
  }
});

test("unseen managers get a mail and 72 hours; after that a second press makes the coach a manager too", async () => {
  const { manager, coach, teamId } = await club();
  assert.is((await read(coach, teamId)).is_unseen, true);
  const asked = await takeOver(coach, teamId);
  const due = new Date(server.clock.now().getTime() + 72 * hour).toISOString();
  assert.equal(asked.body.take_over, { name: "Kim", is_mine: true, due_at: due });
  assert.equal(asked.body.my_standings[0]?.roles, ["coach"]);
  const [mail, ...more] = await server.inbox();
  assert.equal(more, []);
  assert.equal(
    [mail?.to, mail?.subject],
    [manager.user.emailAddress, "Somebody wants to take over your team"],
  );
  assert.match(mail?.text ?? "", "Kim, who coaches Comets, asks to run the team");
  assert.not.match(mail?.text ?? "", "Reyes");
  assert.is((await server.services.db.select().from(ding).where(eq(ding.userId, manager.user.id))).length, 1);

  later(72 * hour - 1);
  assert.is((await takeOver(coach, teamId)).body.take_over?.due_at, due, "nothing changes between the two");
  assert.equal(await rolesOf(coach, teamId), ["coach"]);
  assert.equal(await waiting(coach), []);
  later(1);
  assert.equal(
    (await waiting(coach)).map(({ kind, person_name }) => [kind, person_name]),
    [["take_over", undefined]],
  );
  const taken = await takeOver(coach, teamId);
  assert.equal(taken.body.my_standings[0]?.roles, ["coach", "manager"]);
  assert.is(taken.body.take_over, undefined);
  assert.is((await server.inbox()).length, 1);
  assert.equal(await actions(teamId), ["take_over.asked", "team.taken_over"]);
  assert.equal(await rolesOf(manager, teamId), ["manager"]);
});

test("with a manager seen or added within 21 days a coach cannot ask, and nobody but coaches can", async () => {
  const { manager, coach, teamId } = await club({ seen: 21 * day - hour });
  assert.is((await read(coach, teamId)).is_unseen, false);
  assert.is((await takeOver(coach, teamId)).code, "COLLABORATOR_401_UPDATE");
  await see(manager, ago(30 * day));
  const late = await addAdult(server);
  await addMember(server, teamId, { userId: late.user.id, roles: ["manager"] });
  assert.is((await takeOver(coach, teamId)).code, "COLLABORATOR_401_UPDATE");
  assert.is((await takeOver(late, teamId)).code, "COLLABORATOR_401_UPDATE", "a manager");
  const player = await addAdult(server);
  await addMember(server, teamId, { userId: player.user.id });
  const seen = await read(player, teamId);
  assert.equal([seen.is_unseen, seen.take_over], [undefined, undefined]);
  assert.is((await takeOver(player, teamId)).code, "COLLABORATOR_401_UPDATE");
  assert.is((await takeOver(await addAdult(server), teamId)).code, "TEAM_404");
  assert.is((await takeOver(coach, "nonsense")).code, "TEAM_404");
  assert.equal(await actions(teamId), []);
});

test("a manager who signs out each time counts as seen", async () => {
  const { manager, coach, teamId } = await club({ seen: 2 * day });
  await server.services.db
    .update(session)
    .set({ revokedAt: ago(2 * day) })
    .where(eq(session.userId, manager.user.id));
  const gone = await addAdult(server);
  await server.services.db
    .update(session)
    .set({ revokedAt: ago(day) })
    .where(eq(session.userId, gone.user.id));
  await tidy(server.services);
  const ids = (await server.services.db.select().from(session)).map(({ userId }) => userId);
  assert.equal(
    ids.sort(),
    [manager.user.id, coach.user.id].sort(),
    "whoever manages nothing leaves no trace",
  );
  assert.is((await takeOver(coach, teamId)).code, "COLLABORATOR_401_UPDATE");
  later(20 * day);
  await tidy(server.services);
  assert.is(
    (await server.services.db.select().from(session)).filter(({ userId }) => userId === manager.user.id)
      .length,
    0,
  );
});

test("a manager's return ends the request, and managers see who asked until one dismisses it", async () => {
  const { manager, coach, teamId } = await club();
  await takeOver(coach, teamId);
  await see(manager, server.clock.now());
  later(72 * hour);
  assert.is((await takeOver(coach, teamId)).code, "COLLABORATOR_401_UPDATE");
  const forCoach = await read(coach, teamId);
  assert.equal([forCoach.is_unseen, forCoach.take_over], [false, undefined]);
  assert.equal(await waiting(coach), []);
  assert.equal(
    (await waiting(manager)).map(({ kind, id, person_name }) => [kind, id, person_name]),
    [["take_over", `take_over ${teamId}`, "Kim"]],
  );
  assert.equal((await read(manager, teamId)).take_over?.name, "Kim");

  const player = await addAdult(server);
  await addMember(server, teamId, { userId: player.user.id });
  for (const other of [player, coach, await addAdult(server)])
    assert.equal((await dismiss(other, teamId)).body, { ended: true }, "answered alike");
  assert.is((await waiting(manager)).length, 1, "and nothing was done");
  assert.is((await dismiss(manager, "nonsense")).status, 200);
  assert.is((await dismiss(manager, teamId)).status, 200);
  assert.is((await dismiss(manager, teamId)).status, 200);
  assert.equal(await waiting(manager), []);
  assert.is((await read(manager, teamId)).take_over, undefined);
  assert.equal(await actions(teamId), ["take_over.asked", "take_over.ended"]);
});

test("after a manager was seen in between, the coach has to ask again", async () => {
  const { manager, coach, teamId } = await club();
  await takeOver(coach, teamId);
  await server.services.db
    .update(team)
    .set({ takeOverAskedAt: ago(24 * day) })
    .where(eq(team.id, teamId));
  await see(manager, ago(22 * day));
  const again = await takeOver(coach, teamId);
  assert.equal(again.body.my_standings[0]?.roles, ["coach"]);
  assert.ok(Date.parse(again.body.take_over?.due_at ?? "") > server.clock.now().getTime());
  assert.is((await server.inbox()).length, 2);
});

test("a request ends when its coach leaves or the team is archived, and another coach cannot use it", async () => {
  const { manager, coach, teamId } = await club();
  const other = await addAdult(server);
  await addMember(server, teamId, { userId: other.user.id, roles: ["coach"], letInAt: ago(90 * day) });
  await takeOver(coach, teamId);
  assert.is((await takeOver(other, teamId)).body.take_over?.is_mine, false, "one question at a time");
  later(72 * hour);
  assert.equal((await takeOver(other, teamId)).body.my_standings[0]?.roles, ["coach"], "another's is no key");
  await server.services.db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(membership.userId, coach.user.id));
  assert.equal(await waiting(manager), []);
  assert.is((await read(other, teamId)).take_over, undefined);
  assert.is((await takeOver(other, teamId)).body.take_over?.is_mine, true);
  await server.services.db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, teamId));
  assert.is((await takeOver(other, teamId)).code, "TEAM_403_ARCHIVED");
  assert.equal(await waiting(manager), []);
});

test("a manager demoting the coach during the take-over leaves at least one manager", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { manager, coach, teamId } = await club();
    await takeOver(coach, teamId);
    await server.services.db
      .update(team)
      .set({ takeOverAskedAt: ago(72 * hour) })
      .where(eq(team.id, teamId));
    const [place] = await server.services.db
      .select()
      .from(membership)
      .where(and(eq(membership.teamId, teamId), eq(membership.userId, coach.user.id)));
    const [taken, demoted] = await Promise.all([
      takeOver(coach, teamId),
      ask(server, manager, `PATCH /team/team_id/${teamId}/membership/membership_id/${place?.id}`, {
        body: { roles: ["player"] },
        version: 1,
      }),
    ]);
    const seen = [taken.code ?? taken.status, demoted.code ?? demoted.status];
    assert.ok(
      [
        [200, "REQUEST_412_CHANGED"],
        ["COLLABORATOR_401_UPDATE", 200],
      ].some((pair) => pair.join() === seen.join()),
      seen.join(),
    );
    assert.equal(await rolesOf(manager, teamId), ["manager"]);
  }
});

test.run();
