import { eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { joinRequest, membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addJoinRequest, addMember, addTeam } from "../../../support/people/club";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Outcomes = components["schemas"]["JoinOutcomes"];

const test = suite("races in a team");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date());
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

/** A team with two managers and a number of requests, each for a child of a different name. */
async function club(requests: number) {
  const [one, other] = [await addAdult(server), await addAdult(server)];
  const { id: teamId } = await addTeam(server, one.user.id);
  await addMember(server, teamId, { userId: other.user.id, roles: ["manager"] });
  const ids: string[] = [];
  const askers: Person[] = [];
  for (let count = 0; count < requests; count += 1) {
    const person = await addAdult(server);
    const kid = await addChild(server, [person.user.id], { firstName: `Kid${count}` });
    askers.push(person);
    ids.push((await addJoinRequest(server, teamId, { userId: person.user.id, childId: kid.id })).id);
  }
  return { teamId, one, other, ids, askers };
}

const approve = (person: Person, teamId: string, ids: readonly string[]) =>
  ask<Outcomes>(server, person, `POST /team/team_id/${teamId}/join_request/decide`, {
    body: { decisions: ids.map((request_id) => ({ request_id, decision: "approved" })) },
  });

const living = (teamId: string) =>
  server.services.db
    .select()
    .from(membership)
    .where(eq(membership.teamId, teamId))
    .then((rows) => rows.filter(({ endedAt }) => endedAt === null));

race(
  "when two managers approve all requests at once, each request is approved once and the other manager is told",
  1,
  async () => {
    const { teamId, one, other, ids } = await club(10);
    const replies = await Promise.all([
      approve(one, teamId, ids),
      approve(other, teamId, [...ids].reverse()),
    ]);
    const seen = replies.flatMap(({ body }) => body.results.map(({ outcome }) => outcome)).sort();
    assert.equal(seen, [...Array(10).fill("approved"), ...Array(10).fill("gone")]);
    assert.is((await living(teamId)).length, 12);
    assert.is((await server.inbox()).length, 10);
  },
);

race("of the last two managers who leave at once, one stays", 10, async () => {
  for (let round = 0; round < 10; round += 1) {
    const { teamId, one, other } = await club(0);
    const rows = await living(teamId);
    const leave = (person: Person) => {
      const own = rows.find(({ userId }) => userId === person.user.id);
      return ask(server, person, `POST /team/team_id/${teamId}/membership/membership_id/${own?.id}/end`, {
        body: {},
        version: 1,
      });
    };
    const replies = await Promise.all([leave(one), leave(other)]);
    assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [
      200,
      "COLLABORATOR_403_LAST_MANAGER",
    ]);
    assert.is((await living(teamId)).length, 1);
  }
});

race("of two managers, one stepping down while the other leaves, one remains manager", 1, async () => {
  const { teamId, one, other } = await club(0);
  const rows = await living(teamId);
  const pathOf = (person: Person) =>
    `/team/team_id/${teamId}/membership/membership_id/${rows.find(({ userId }) => userId === person.user.id)?.id}` as const;
  const replies = await Promise.all([
    ask(server, one, `PATCH ${pathOf(one)}`, { body: { roles: ["coach"] }, version: 1 }),
    ask(server, other, `POST ${pathOf(other)}/end`, { body: {}, version: 1 }),
  ]);
  assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [
    200,
    "COLLABORATOR_403_LAST_MANAGER",
  ]);
});

race("twenty approvals and twenty changes of roles at once end without a deadlock", 1, async () => {
  const { teamId, one, other, ids } = await club(20);
  const players = [];
  for (let count = 0; count < 20; count += 1)
    players.push(await addMember(server, teamId, { userId: (await addAdult(server)).user.id }));
  const replies = await Promise.all([
    ...ids.map((id, index) => approve(index % 2 === 0 ? one : other, teamId, [id])),
    ...players.map(({ id }, index) =>
      ask(
        server,
        index % 2 === 0 ? other : one,
        `PATCH /team/team_id/${teamId}/membership/membership_id/${id}`,
        { body: { roles: ["follower"], number: String(index) }, version: 1 },
      ),
    ),
  ]);
  assert.equal(
    replies.map(({ status, text }) => (status === 200 ? 200 : text)),
    Array(40).fill(200),
  );
  const rows = await living(teamId);
  assert.equal([rows.length, rows.filter(({ roles }) => roles.includes("follower")).length], [42, 20]);
  assert.equal(await server.services.db.select().from(joinRequest).where(isNull(joinRequest.decidedAt)), []);
});

race("of two simultaneous uses of one number, one succeeds", 1, async () => {
  const { teamId, one, other } = await club(0);
  const spots = [
    await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" }),
    await addMember(server, teamId, { spotFirstName: "Bo", spotLastInitial: "K" }),
  ];
  const replies = await Promise.all(
    spots.map(({ id }, index) =>
      ask(server, index === 0 ? one : other, `PATCH /team/team_id/${teamId}/membership/membership_id/${id}`, {
        body: { number: "7" },
        version: 1,
      }),
    ),
  );
  assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [200, "COLLABORATOR_409_NUMBER"]);
});

race("of two imports of one list at the same moment, each player is kept and mailed once", 5, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { teamId, one, other } = await club(0);
    const rowsOf = (call: number) =>
      ["Ada", "Bo", "Ada"].map((name, index) => ({
        first_name: `${name}${call}`,
        last_initial: "K",
        email_addresses: [`r${round}c${call}p${index}@example.com`],
        namesakes: index === 2 ? 1 : 0,
      }));
    /** Calls of one import follow each other. */
    const send = async (person: Person) => {
      const results: components["schemas"]["SpotResults"]["results"] = [];
      for (const call of [0, 1]) {
        const body = { rows: rowsOf(call) };
        const reply = await ask<components["schemas"]["SpotResults"]>(
          server,
          person,
          `POST /team/team_id/${teamId}/spots`,
          { body },
        );
        assert.is(reply.status, 200, reply.text);
        results.push(...reply.body.results);
      }
      return results;
    };
    const results = (await Promise.all([send(one), send(round % 2 === 0 ? other : one)])).flat();
    assert.equal(results.map(({ fault }) => fault ?? "kept").sort(), [
      ...Array(6).fill("COLLABORATOR_409_CONFLICT"),
      ...Array(6).fill("kept"),
    ]);
    assert.is((await living(teamId)).length, 8);
    const mails = (await server.inbox()).filter(({ to }) => to.startsWith(`r${round}c`));
    assert.is(mails.length, 6);
  }
});

race("the second of two changes of one version is refused as outdated", 1, async () => {
  const { teamId, one, other } = await club(0);
  const rename = (person: Person, name: string) =>
    ask(server, person, `PATCH /team/team_id/${teamId}`, { body: { name }, version: 1 });
  const replies = await Promise.all([rename(one, "Meteors"), rename(other, "Stars")]);
  assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [200, "REQUEST_412_CHANGED"]);
});

race("a request withdrawn while it is approved is either withdrawn or approved", 10, async () => {
  for (let round = 0; round < 10; round += 1) {
    const { teamId, one, ids, askers } = await club(1);
    const [asker] = askers;
    if (!asker) throw new Error("Nobody asks.");
    const [decided, withdrawn] = await Promise.all([
      approve(one, teamId, ids),
      ask(server, asker, `DELETE /team/team_id/${teamId}/join_request/request_id/${ids[0]}`),
    ]);
    const isIn = decided.body.results[0]?.outcome === "approved";
    assert.is(withdrawn.code ?? withdrawn.status, isIn ? "INVITATION_404" : 200);
    assert.is((await living(teamId)).length, isIn ? 3 : 2);
  }
});

race("of several starts of the twentieth team at once, one succeeds", 1, async () => {
  const kim = await addAdult(server);
  for (let count = 0; count < 19; count += 1) await addTeam(server, kim.user.id);
  await server.services.db.delete(rateBucket);
  const body = {
    name: "Comets",
    sport: "soccer",
    age_group: "u10",
    colour_one: "#1d2f6f",
    colour_two: "#ffc53d",
    time_zone: "America/Chicago",
    is_coach: false,
  };
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => ask(server, kim, "POST /team", { body })),
  );
  assert.equal(replies.map(({ status, code }) => code ?? status).sort(), [
    200,
    ...Array(4).fill("TEAM_403_TOO_MANY"),
  ]);
  assert.is((await server.services.db.select().from(team)).length, 20);
});

test.run();
