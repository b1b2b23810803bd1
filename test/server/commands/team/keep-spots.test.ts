import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Results = components["schemas"]["SpotResults"];

const test = suite("spots");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

async function club() {
  const manager = await addAdult(server);
  const coach = await addAdult(server);
  const { id: teamId } = await addTeam(server, manager.user.id);
  await addMember(server, teamId, { userId: coach.user.id, roles: ["coach"] });
  return { teamId, manager, coach };
}

const ada = { first_name: "Ada", last_initial: "k." };

const keep = (person: Person, teamId: string, rows: object[], key: string = randomUUID()) =>
  ask<Results>(server, person, `POST /team/team_id/${teamId}/spots`, { body: { rows }, key });

const spotsOf = async (teamId: string) =>
  (await server.services.db.select().from(membership).where(eq(membership.teamId, teamId))).filter(
    ({ spotFirstName }) => spotFirstName !== null,
  );

test("staff add spots, and each address gets an invitation by mail", async () => {
  const { teamId, coach } = await club();
  const kept = await keep(coach, teamId, [
    { ...ada, number: "9", email_addresses: ["Kim@example.com", "lou@example.com", "kim@example.com"] },
  ]);
  assert.is(kept.status, 200, kept.text);
  const [spot] = await spotsOf(teamId);
  assert.equal(kept.body.results, [{ row: 0, membership_id: spot?.id, invited: 2 }]);
  assert.equal(
    [spot?.spotFirstName, spot?.spotLastInitial, spot?.number, spot?.roles, spot?.letInBy],
    ["Ada", "K", "9", ["player"], coach.user.id],
  );
  const invitations = await server.services.db.select().from(invitation);
  assert.equal(
    invitations.map(({ kind, membershipId, emailAddress }) => [kind, membershipId, emailAddress]).sort(),
    [
      ["spot", spot?.id, "kim@example.com"],
      ["spot", spot?.id, "lou@example.com"],
    ],
  );
  assert.equal((await server.inbox()).map(({ to }) => to).sort(), ["kim@example.com", "lou@example.com"]);
  const lines = await server.services.db.select().from(audit).where(eq(audit.action, "spot.kept"));
  assert.equal(
    lines.map(({ actorId, detail }) => [actorId, detail]),
    [[coach.user.id, { membership_id: spot?.id }]],
  );
});

test("an invalid row is left out, and the others are added", async () => {
  const { teamId, coach } = await club();
  await addMember(server, teamId, { spotFirstName: "Bo", spotLastInitial: "O", number: "7" });
  const kept = await keep(coach, teamId, [
    { ...ada, number: "7" },
    { first_name: "Cy", last_initial: "D", number: "8" },
    { first_name: "Dee", last_initial: "E", number: "8" },
    { first_name: "Eve", last_initial: "F", email_addresses: [coach.user.emailAddress.toUpperCase()] },
  ]);
  assert.equal(
    kept.body.results.map(({ row, membership_id, fault }) => [row, membership_id === null, fault]),
    [
      [0, true, "COLLABORATOR_409_NUMBER"],
      [1, false, undefined],
      [2, true, "COLLABORATOR_409_NUMBER"],
      [3, true, "INVITATION_403_SELF"],
    ],
  );
  assert.equal((await spotsOf(teamId)).map(({ spotFirstName }) => spotFirstName).sort(), ["Bo", "Cy"]);
});

test("an invalid name refuses the call with its field", async () => {
  const { teamId, coach } = await club();
  for (const [change, field] of [
    [{ first_name: "A\u202eda" }, "rows.1.first_name"],
    [{ first_name: "Bitch" }, "rows.1.first_name"],
    [{ last_initial: "KL" }, "rows.1.last_initial"],
  ] as const) {
    const refused = await ask<{ fields: { field: string }[] }>(
      server,
      coach,
      `POST /team/team_id/${teamId}/spots`,
      { body: { rows: [ada, { ...ada, ...change }] } },
    );
    assert.equal(
      [refused.code, refused.body.fields.map((each) => each.field)],
      ["REQUEST_400_INVALID", [field]],
    );
  }
  assert.equal(await spotsOf(teamId), []);
});

test("only staff can add spots", async () => {
  const { teamId } = await club();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: sam.id });
  assert.is((await keep(mother, teamId, [ada])).code, "COLLABORATOR_401_CREATE");
  assert.is((await keep(await addAdult(server), teamId, [ada])).code, "TEAM_404");
});

test("spots count as members: the last place is taken, the next row is told that the team is full", async () => {
  const { teamId, coach } = await club();
  for (let count = 0; count < 147; count += 1)
    await addMember(server, teamId, { spotFirstName: `Spot${count}`, spotLastInitial: "Q" });
  const kept = await keep(coach, teamId, [ada, ada]);
  assert.equal(
    kept.body.results.map(({ fault }) => fault),
    [undefined, "TEAM_403_FULL"],
  );
  assert.is((await keep(coach, teamId, [ada])).code, "TEAM_403_FULL");
});

test("a row that counts fewer of its name than the roster has is left out, without a mail, and the others are added", async () => {
  const { teamId, coach } = await club();
  const mother = await addAdult(server);
  const kid = await addChild(server, [mother.user.id], { firstName: "José", lastInitial: "K" });
  await addMember(server, teamId, { childId: kid.id });
  const player = await addAdult(server, { firstName: "Gus", lastName: "Gray" });
  await addMember(server, teamId, { userId: player.user.id });
  const gone = await addMember(server, teamId, { spotFirstName: "Cy", spotLastInitial: "D" });
  await server.services.db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "removed" })
    .where(eq(membership.id, gone.id));
  const kept = await keep(coach, teamId, [
    {
      first_name: "jose",
      last_initial: "k",
      number: "4",
      namesakes: 0,
      email_addresses: ["kim@example.com"],
    },
    { first_name: "Gus", last_initial: "G", namesakes: 0 },
    { first_name: "Cy", last_initial: "D", number: "4", namesakes: 0 },
    { first_name: "Cy", last_initial: "D", namesakes: 1 },
    { first_name: "Cy", last_initial: "D", namesakes: 1 },
    { first_name: "Jose", last_initial: "K" },
  ]);
  assert.equal(
    kept.body.results.map(({ membership_id, fault }) => [membership_id === null, fault]),
    [
      [true, "COLLABORATOR_409_CONFLICT"],
      [false, undefined],
      [false, undefined],
      [false, undefined],
      [true, "COLLABORATOR_409_CONFLICT"],
      [false, undefined],
    ],
    "neither an adult nor a spot by hand is compared",
  );
  assert.equal(await server.inbox(), []);
});

test("a repeated key with namesakes gets the first reply, not a refusal of its own rows", async () => {
  const { teamId, coach } = await club();
  const key = randomUUID();
  const rows = [{ ...ada, namesakes: 0 }];
  const first = await keep(coach, teamId, rows, key);
  assert.equal((await keep(coach, teamId, rows, key)).body, first.body);
  assert.is((await spotsOf(teamId)).length, 1);
});

test("a repeated key adds a spot once", async () => {
  const { teamId, coach } = await club();
  const key = randomUUID();
  const rows = [{ ...ada, email_addresses: ["kim@example.com"] }];
  const [one, two] = await Promise.all([keep(coach, teamId, rows, key), keep(coach, teamId, rows, key)]);
  assert.equal(one.body, two.body);
  assert.equal([(await spotsOf(teamId)).length, (await server.inbox()).length], [1, 1]);
});

test.run();
