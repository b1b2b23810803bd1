import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { keyOf } from "../../../../server/core/account/mailbox";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { type Invitation, invitationCalls, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("invitations that became void");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const ban = (person: Person, isBanned = true) =>
  server.services.db
    .update(user)
    .set({ bannedAt: isBanned ? server.clock.now() : null })
    .where(eq(user.id, person.user.id));

/** A second coach who invited an address, and a manager. */
async function club() {
  const { manager, coach, teamId } = await calls.club();
  const lou = await addAdult(server);
  const body = { email_address: lou.user.emailAddress };
  const sent = (await calls.inviteToTeam(coach, teamId, body)).body;
  const states = async (person: Person) => {
    const { items } = (
      await ask<components["schemas"]["Invitations"]>(
        server,
        person,
        `GET /team/team_id/${teamId}/invitation`,
      )
    ).body;
    return Object.fromEntries(items.map(({ id, state }) => [id, state]));
  };
  const waiting = async () =>
    (await ask<components["schemas"]["WaitingList"]>(server, lou, "GET /user/me/waiting")).body.items.map(
      ({ kind }) => kind,
    );
  return { manager, coach, teamId, lou, body, sent, states, waiting };
}

test("one of a banned sender is listed as withdrawn, and as open again once the ban is lifted", async () => {
  const { manager, coach, sent, states, waiting } = await club();
  assert.equal(await states(manager), { [sent.id]: "open" });
  assert.equal(await waiting(), ["invitation"]);
  await ban(coach);
  assert.equal(await states(manager), { [sent.id]: "withdrawn" });
  assert.equal(await waiting(), []);
  await ban(coach, false);
  assert.equal(await states(manager), { [sent.id]: "open" });
  assert.is((await calls.rowOf(sent.id)).withdrawnAt, null);
});

test("other staff may invite the same address at once; that ends the void one for good", async () => {
  const { manager, coach, teamId, lou, body, sent, states } = await club();
  assert.is((await calls.inviteToTeam(manager, teamId, body)).code, "INVITATION_409_PENDING");
  await ban(coach);
  const again = await calls.inviteToTeam(manager, teamId, body);
  assert.is(again.status, 200, again.text);
  await ban(coach, false);
  assert.equal(await states(manager), { [sent.id]: "withdrawn", [again.body.id]: "open" });
  assert.is((await calls.rowOf(sent.id)).withdrawnBy, manager.user.id);
  const lines = await server.services.db.select().from(audit).where(eq(audit.action, "invitation.made"));
  const made = lines.map(
    ({ detail }) => detail as { invitation_id: string; invitations_withdrawn?: string[] },
  );
  assert.equal(made.find(({ invitation_id }) => invitation_id === again.body.id)?.invitations_withdrawn, [
    sent.id,
  ]);
  assert.is((await calls.accept(lou, { token: tokenOf(sent) })).code, "INVITATION_401_WITHDRAWN");
  const joined = await calls.accept(lou, { token: tokenOf(again.body) });
  assert.is(joined.body.results[0]?.outcome, "joined");
});

test("one to a spot makes room as well, and the spot's other invitations stay", async () => {
  const { manager, coach, teamId, lou } = await club();
  const { id } = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const to = (person: Person, email_address: string) =>
    calls.inviteToTeam(person, teamId, { email_address, membership_id: id });
  const first = (await to(coach, lou.user.emailAddress)).body;
  const other = (await to(manager, "max@example.com")).body;
  await ban(coach);
  assert.is((await to(manager, lou.user.emailAddress)).status, 200);
  assert.is((await to(manager, "max@example.com")).code, "INVITATION_409_PENDING");
  assert.not((await calls.rowOf(first.id)).withdrawnAt === null);
  assert.is((await calls.rowOf(other.id)).withdrawnAt, null);
});

test("a void one cannot be renewed, so that nobody is mailed a link that opens nothing", async () => {
  const { manager, coach, sent } = await club();
  await ban(coach);
  assert.is((await calls.renew(manager, sent.id)).code, "INVITATION_404");
  await ban(coach, false);
  assert.is((await calls.renew(manager, sent.id)).status, 200);
});

test("a used one stays listed as used, and its member is not invited again", async () => {
  const { manager, coach, teamId, lou, body, sent, states } = await club();
  await calls.accept(lou, { token: tokenOf(sent) });
  await ban(coach);
  assert.equal(await states(manager), { [sent.id]: "used" });
  assert.is((await calls.inviteToTeam(manager, teamId, body)).code, "INVITATION_409_CONFLICT");
});

test("void ones do not count towards the limit of open invitations", async () => {
  const { manager, coach, teamId } = await calls.club();
  const { db } = server.services;
  const { body } = await calls.inviteToTeam(coach, teamId, { email_address: "one@example.com" });
  const row = await calls.rowOf(body.id);
  await db.insert(invitation).values(
    Array.from({ length: 119 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      tokenHash: `token ${index}`,
      mailTokenHash: null,
      emailAddress: `p${index}@example.com`,
      mailboxKey: keyOf(`p${index}@example.com`),
    })),
  );
  const next = { email_address: "next@example.com" };
  assert.is((await calls.inviteToTeam(manager, teamId, next)).code, "INVITATION_403_TOO_MANY");
  await ban(coach);
  assert.is((await calls.inviteToTeam(manager, teamId, next)).status, 200);
});

test("one to a child's circle makes room once its sender is no active guardian", async () => {
  const [mother, father, grandpa] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  const invited = { kind: "follower", email_address: grandpa.user.emailAddress };
  const sent: Invitation = (await calls.inviteToChild(father, sam.id, invited)).body;
  assert.is((await calls.inviteToChild(mother, sam.id, invited)).code, "INVITATION_409_PENDING");
  await server.services.db
    .update(guardianship)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(guardianship.userId, father.user.id));
  const { items } = (
    await ask<components["schemas"]["Invitations"]>(
      server,
      mother,
      `GET /child/child_id/${sam.id}/invitation`,
    )
  ).body;
  assert.equal(
    items.map(({ id, state }) => [id, state]),
    [[sent.id, "withdrawn"]],
  );
  assert.is((await calls.inviteToChild(mother, sam.id, invited)).status, 200);
});

test("of simultaneous invitations to the address of a void one, one is made", async () => {
  const { manager, coach, teamId, body } = await club();
  const others = [manager];
  for (let count = 0; count < 3; count += 1) {
    const next = await addAdult(server);
    await addMember(server, teamId, { userId: next.user.id, roles: ["coach"] });
    others.push(next);
  }
  await ban(coach);
  const replies = await Promise.all(others.map((person) => calls.inviteToTeam(person, teamId, body)));
  assert.equal(replies.map(({ code, status }) => code ?? status).sort(), [
    200,
    "INVITATION_409_PENDING",
    "INVITATION_409_PENDING",
    "INVITATION_409_PENDING",
  ]);
});

test("while a ban is lifted and set again, an invitation to the same address is made or refused, never failed", async () => {
  const { manager, coach, teamId, lou, sent } = await club();
  for (let round = 0; round < 5; round += 1) {
    await ban(coach);
    const [reply] = await Promise.all([
      calls.inviteToTeam(manager, teamId, { email_address: lou.user.emailAddress }),
      ban(coach, false),
      calls.accept(lou, { token: tokenOf(sent) }),
    ]);
    assert.ok(
      ["INVITATION_409_PENDING", "INVITATION_409_CONFLICT", undefined].includes(reply.code),
      reply.text,
    );
  }
  const { rows } = await server.services.db.execute<{ open: number }>(
    "select count(*)::int as open from membership m where m.user_id is not null and m.ended_at is null",
  );
  assert.ok((rows[0]?.open ?? 0) <= 3);
  assert.is((await server.services.db.select().from(membership)).length, rows[0]?.open);
});

test.run();
