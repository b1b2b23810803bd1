import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codeAlphabet } from "../../../../domain/invitation/code";
import { insertInvitation } from "../../../../server/core/invitation/invitation.store";
import {
  codeOf,
  hashCode,
  hashToken,
  linkTokenOf,
} from "../../../../server/core/invitation/invitation-secrets";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { team } from "../../../../server/platform/db/schema/team";
import { ask } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { invitationCalls, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer, testConfig } from "../../../support/server/server";

const test = suite("inviting");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const day = 86_400_000;

test("tokens have 256 bits and a lifetime by kind; codes are eight letters that spell no words", () => {
  const [one, other] = [randomUUID(), randomUUID()];
  assert.match(linkTokenOf(testConfig, one), /^[\w-]{43}$/);
  assert.is(linkTokenOf(testConfig, one), linkTokenOf(testConfig, one));
  assert.is.not(linkTokenOf(testConfig, one), linkTokenOf(testConfig, other));
  assert.is.not(linkTokenOf(testConfig, one), linkTokenOf({ signingKey: "another" }, one));
  assert.match(codeOf(testConfig, one, 0), new RegExp(`^[${codeAlphabet}]{8}$`));
  assert.is.not(codeOf(testConfig, one, 0), codeOf(testConfig, one, 1));
  assert.is.not(hashCode(testConfig, "K7QM4XTD"), hashToken("K7QM4XTD"), "all codes there are can be hashed");
});

test("a shared invitation has a link and a code, and makes a request", async () => {
  const { coach, teamId } = await calls.club();
  const { status, body, text } = await calls.inviteToTeam(coach, teamId);
  assert.is(status, 200, text);
  const row = await calls.rowOf(body.id);
  assert.equal(
    [body.kind, body.roles, body.uses, body.max_uses, body.email_address, body.state],
    ["team", ["player"], 0, 40, null, "open"],
  );
  assert.is(body.expires_at, new Date(server.clock.now().getTime() + 14 * day).toISOString());
  assert.is(row.needsApproval, true);
  assert.is(row.mailTokenHash, null);
  assert.is(row.tokenHash, hashToken(tokenOf(body)));
  assert.is(row.codeHash, hashCode(testConfig, body.code ?? ""));
  assert.not.ok(JSON.stringify(row).includes(tokenOf(body)), "the link is not kept");
  assert.equal(await server.inbox(), []);
});

test("an invitation to an address is mailed, opens at once and can be used once", async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId, { email_address: "Lou@Example.com" });
  assert.equal([body.code, body.max_uses, body.email_address], [null, 1, "Lou@Example.com"]);
  assert.is((await calls.rowOf(body.id)).needsApproval, false);
  const [mail, ...others] = await server.inbox();
  assert.equal(others, []);
  assert.is(mail?.to, "lou@example.com");
  assert.is(mail?.subject, "An invitation to a team");
  assert.match(mail?.text ?? "", `/app/join#${calls.mailToken(body)}`);
  assert.match(mail?.text ?? "", "No more mail from this team:");
  assert.match(mail?.text ?? "", `/app/join?decline#${calls.mailToken(body)}`);
  assert.match(mail?.html ?? "", `href="http://localhost:3000/app/join?decline#${calls.mailToken(body)}"`);
  assert.not.match(mail?.text ?? "", tokenOf(body), "the mail has a token of its own");
});

test("a team's name does not become a link in a mail", async () => {
  const { coach, teamId } = await calls.club();
  await server.services.db.update(team).set({ name: "https://evil.example/x" }).where(eq(team.id, teamId));
  await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
  const [mail] = await server.inbox();
  assert.not.match(`${mail?.text} ${mail?.html} ${mail?.subject}`, "evil.example");
});

test("who may invite to what", async () => {
  const { manager, coach, teamId } = await calls.club();
  const [player, stranger] = [await addAdult(server), await addAdult(server)];
  await addMember(server, teamId, { userId: player.user.id });
  const toStaff = { roles: ["coach"], email_address: "lou@example.com" };
  assert.is((await calls.inviteToTeam(stranger, teamId)).code, "TEAM_404");
  assert.is((await calls.inviteToTeam(player, teamId)).code, "INVITATION_401_CREATE");
  assert.is((await calls.inviteToTeam(coach, teamId, toStaff)).code, "INVITATION_401_CREATE");
  assert.is((await calls.inviteToTeam(manager, teamId, toStaff)).status, 200);
  assert.is((await calls.inviteToTeam(coach, teamId, { roles: ["follower"] })).status, 200);
});

test("fields that do not fit the kind are refused", async () => {
  const { manager, teamId } = await calls.club();
  const refused: [body: object, field: string][] = [
    [{ roles: ["coach"] }, "email_address"],
    [{ roles: ["follower", "player"] }, "roles"],
    [{ is_shared: true, email_address: "lou@example.com" }, "email_address"],
    [{ is_shared: false }, "email_address"],
    [{ email_address: "lou@example.com", max_uses: 2 }, "max_uses"],
    [{ email_address: "lou@example.com", roles: ["manager"], days: 15 }, "days"],
    [{ email_address: "lou@example.com", membership_id: randomUUID(), roles: ["coach"] }, "roles"],
    [{ email_address: "lou@example.com", membership_id: randomUUID(), days: 31 }, "days"],
  ];
  for (const [body, field] of refused) {
    const reply = await calls.inviteToTeam(manager, teamId, body);
    assert.is(reply.code, "REQUEST_400_INVALID", JSON.stringify(body));
    assert.match(reply.text, `"field":"${field}"`);
  }
  assert.equal(await server.services.db.select().from(invitation), []);
});

test("oneself, members and an address with a pending invitation cannot be invited", async () => {
  const { manager, coach, teamId } = await calls.club();
  const invite = async (emailAddress: string, body: object = {}) =>
    (await calls.inviteToTeam(manager, teamId, { email_address: emailAddress, ...body })).code;
  assert.is(await invite(manager.user.emailAddress.toUpperCase()), "INVITATION_403_SELF");
  assert.is(await invite(coach.user.emailAddress), "INVITATION_409_CONFLICT");
  assert.is(await invite("lou@example.com"), undefined);
  assert.is(await invite("LOU@example.com", { roles: ["coach"] }), "INVITATION_409_PENDING");
  // The address of an account outside the team gets the same reply as an unknown one.
  assert.is(await invite((await addAdult(server)).user.emailAddress), undefined);
});

test("an expired invitation gives way to a new one", async () => {
  const { coach, teamId } = await calls.club();
  const body = { email_address: "lou@example.com" };
  const first = await calls.inviteToTeam(coach, teamId, body);
  server.clock.advance(14 * day);
  const second = await calls.inviteToTeam(coach, teamId, body);
  assert.is(second.status, 200, second.text);
  const old = await calls.rowOf(first.body.id);
  assert.ok(old.withdrawnAt);
  assert.is(old.withdrawnBy, null);
});

test("a team can have 120 open invitations, a child 10", async () => {
  const { coach, manager, teamId } = await calls.club();
  const row = await calls.rowOf((await calls.inviteToTeam(coach, teamId)).body.id);
  await server.services.db.insert(invitation).values(
    Array.from({ length: 119 }, () => ({
      ...row,
      id: randomUUID(),
      tokenHash: randomUUID(),
      codeHash: null,
      withdrawnAt: null,
    })),
  );
  assert.is((await calls.inviteToTeam(coach, teamId)).code, "INVITATION_403_TOO_MANY");
  await calls.withdraw(coach, row.id);
  assert.is((await calls.inviteToTeam(coach, teamId)).status, 200);

  const child = await addChild(server, [manager.user.id]);
  for (let count = 0; count < 10; count += 1)
    assert.is((await calls.inviteToChild(manager, child.id)).status, 200);
  assert.is((await calls.inviteToChild(manager, child.id)).code, "INVITATION_403_TOO_MANY");
});

test("an archived or resting team can invite nobody", async () => {
  const { manager, coach, teamId } = await calls.club();
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, manager.user.id));
  assert.is((await calls.inviteToTeam(coach, teamId)).code, "INVITATION_401_CREATE");
  await db.update(user).set({ bannedAt: null }).where(eq(user.id, manager.user.id));
  await db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, teamId));
  assert.is((await calls.inviteToTeam(coach, teamId)).code, "TEAM_403_ARCHIVED");
});

test("a spot accepts one more address", async () => {
  const { coach, teamId } = await calls.club();
  const spot = await addMember(server, teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const invite = (emailAddress: string, membershipId = spot.id) =>
    calls.inviteToTeam(coach, teamId, { email_address: emailAddress, membership_id: membershipId });
  const { body } = await invite("lou@example.com");
  assert.equal([body.kind, body.roles, body.membership_id], ["spot", ["player"], spot.id]);
  assert.is((await invite("kim@example.com")).status, 200, "several for one place");
  assert.is((await invite("lou@example.com")).code, "INVITATION_409_PENDING");
  assert.is((await invite("ann@example.com", randomUUID())).code, "COLLABORATOR_404");
  assert.is((await invite("ann@example.com", "nonsense")).code, "COLLABORATOR_404");
  const [mail] = await server.inbox();
  assert.is(mail?.subject, "A spot is kept for your player");
  assert.match(mail?.text ?? "", "kept a spot for Ada");
  assert.not.match(mail?.text ?? "", "Ada K");
});

test("only guardians can invite guardians and followers", async () => {
  const { coach, teamId } = await calls.club();
  const [mother, grandpa] = [await addAdult(server, { firstName: "Robin" }), await addAdult(server)];
  const child = await addChild(server, [mother.user.id]);
  await addMember(server, teamId, { childId: child.id });
  await addFollower(server, child.id, grandpa.user.id, mother.user.id);
  assert.is((await calls.inviteToChild(coach, child.id)).code, "INVITATION_401_CREATE");
  assert.is((await calls.inviteToChild(grandpa, child.id)).code, "INVITATION_401_CREATE");
  assert.is((await calls.inviteToChild(await addAdult(server), child.id)).code, "CHILD_404");

  const guardian = await calls.inviteToChild(mother, child.id, { email_address: "lou@example.com" });
  assert.equal([guardian.body.kind, guardian.body.roles, guardian.body.code], ["guardian", [], null]);
  assert.is(guardian.body.expires_at, new Date(server.clock.now().getTime() + 7 * day).toISOString());
  const follower = await calls.inviteToChild(mother, child.id, { kind: "follower" });
  assert.is(follower.body.expires_at, new Date(server.clock.now().getTime() + 14 * day).toISOString());
  assert.is((await calls.rowOf(follower.body.id)).needsApproval, true);

  const own = { email_address: mother.user.emailAddress };
  assert.is((await calls.inviteToChild(mother, child.id, own)).code, "INVITATION_403_SELF");
  const his = { kind: "follower", email_address: grandpa.user.emailAddress };
  assert.is((await calls.inviteToChild(mother, child.id, his)).code, "INVITATION_409_CONFLICT");
  const raised = { kind: "guardian", email_address: grandpa.user.emailAddress };
  assert.is((await calls.inviteToChild(mother, child.id, raised)).status, 200, "a follower may look after");
  assert.equal(
    (await server.inbox()).map(({ subject }) => subject),
    ["Will you look after a player too?", "Will you look after a player too?"],
  );
  const [mail] = await server.inbox();
  assert.match(mail?.text ?? "", "Robin asks you to look after Sam together.");
  assert.match(mail?.text ?? "", "No more mail from this family:");
});

test("a child can have six guardians", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => addAdult(server)));
  const [first, ...others] = people.map(({ user: { id } }) => id);
  const child = await addChild(server, [first ?? "", ...others]);
  const [mother] = people;
  if (!mother) throw new Error("Nobody looks after the child.");
  assert.is((await calls.inviteToChild(mother, child.id)).code, "CHILD_403_FULL");
});

test("a repeated key makes one invitation and returns its present state", async () => {
  const { coach, teamId } = await calls.club();
  const key = randomUUID();
  const first = await calls.inviteToTeam(coach, teamId, {}, key);
  await calls.withdraw(coach, first.body.id);
  const second = await calls.inviteToTeam(coach, teamId, {}, key);
  assert.is(second.body.id, first.body.id);
  assert.is(second.body.state, "withdrawn");
  assert.is((await calls.inviteToTeam(coach, teamId, { days: 15 }, key)).code, "REQUEST_422_REUSED");
  const other = await addTeam(server, coach.user.id);
  assert.is((await calls.inviteToTeam(coach, other.id, {}, key)).code, "REQUEST_422_REUSED");
});

test("lists are for those who may invite: newest first, in pages, with an ETag", async () => {
  const { coach, teamId } = await calls.club();
  for (let count = 0; count < 51; count += 1) {
    server.clock.advance(1000);
    await calls.inviteToTeam(coach, teamId);
  }
  const list = (after = "", headers = {}) =>
    ask<{ items: { id: string }[]; next_after: string | null }>(
      server,
      coach,
      `GET /team/team_id/${teamId}/invitation${after && `?after=${after}`}`,
      { headers },
    );
  const first = await list();
  assert.is(first.body.items.length, 50);
  const second = await list(first.body.next_after ?? "");
  assert.is(second.body.items.length, 1);
  assert.is(second.body.next_after, null);
  assert.is(new Set([...first.body.items, ...second.body.items].map(({ id }) => id)).size, 51);
  assert.is((await list("", { "if-none-match": String(first.headers.etag) })).status, 304);
  const madeUp = await list(Buffer.from("1 abc").toString("base64url"));
  assert.equal([madeUp.status, madeUp.code], [400, "REQUEST_400_INVALID"]);

  const player = await addAdult(server);
  await addMember(server, teamId, { userId: player.user.id });
  const refused = await ask(server, player, `GET /team/team_id/${teamId}/invitation`);
  assert.is(refused.code, "INVITATION_401_REQUEST");
  const child = await addChild(server, [player.user.id]);
  await addMember(server, teamId, { childId: child.id });
  await calls.inviteToChild(player, child.id);
  const own = await ask<{ items: object[] }>(server, player, `GET /child/child_id/${child.id}/invitation`);
  assert.is(own.body.items.length, 1);
  const staff = await ask(server, coach, `GET /child/child_id/${child.id}/invitation`);
  assert.is(staff.code, "INVITATION_401_REQUEST");
});

test("an address gets three mails a day from all senders together, who are not told", async () => {
  for (let count = 0; count < 5; count += 1) {
    const { coach, teamId } = await calls.club();
    const { status } = await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
    assert.is(status, 200);
  }
  assert.is((await server.inbox()).length, 3);
  server.clock.advance(day);
  const { coach, teamId } = await calls.club();
  await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
  assert.is((await server.inbox()).length, 4);
});

test("a new account can send 60 mails on its first day, later 200; a team 150", async () => {
  const { coach, manager, teamId } = await calls.club();
  const { db } = server.services;
  /** Mails different addresses until the limit refuses, withdrawing each so that the limit of open ones does not apply. */
  async function mailUntilRefused(person: typeof coach, id: string) {
    for (let sent = 0; sent < 250; sent += 1) {
      const reply = await calls.inviteToTeam(person, id, { email_address: `${randomUUID()}@example.com` });
      await db.update(invitation).set({ withdrawnAt: server.clock.now() });
      if (reply.code === "REQUEST_429_LIMIT") return sent;
      assert.is(reply.status, 200, reply.text);
      if (sent % 100 === 99) server.clock.advance(60_000);
    }
    throw new Error("It never ends.");
  }
  assert.is(await mailUntilRefused(coach, teamId), 60);
  server.clock.advance(day + 60_000);
  assert.is(await mailUntilRefused(coach, teamId), 150, "the team's");
  const other = await addTeam(server, manager.user.id);
  await addMember(server, other.id, { userId: coach.user.id, roles: ["coach"] });
  assert.is(await mailUntilRefused(coach, other.id), 50, "the account's");
});

test("audit lines hold ids and roles, no address", async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
  const lines = await server.services.db.select().from(audit).where(eq(audit.teamId, teamId));
  assert.equal(
    lines.map(({ action, actorId, detail }) => [action, actorId, detail.invitation_id]),
    [["invitation.made", coach.user.id, body.id]],
  );
  assert.not.match(JSON.stringify(lines), "lou@example.com");
});

test("neither an address nor a token is in the log", async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId, { email_address: "lou@example.com" });
  await calls.preview(calls.mailToken(body));
  const log = server.logLines.join("\n");
  for (const secret of ["lou@example.com", tokenOf(body), calls.mailToken(body)])
    assert.not.ok(log.includes(secret), secret);
  const [mail] = await server.services.db.select().from(mailOutbox);
  assert.is(mail?.usefulUntil?.toISOString(), body.expires_at);
});

test("a code that another invitation has is not issued twice", async () => {
  const { coach, teamId } = await calls.club();
  const row = await calls.rowOf((await calls.inviteToTeam(coach, teamId)).body.id);
  const { db } = server.services;
  const other = () => ({ ...row, id: randomUUID(), tokenHash: randomUUID() });
  assert.is(await insertInvitation(db, other()), undefined);
  const free = hashCode(testConfig, codeOf(testConfig, row.id, 1));
  assert.is((await insertInvitation(db, { ...other(), codeHash: free, codeRound: 1 }))?.codeRound, 1);
});

test.run();
