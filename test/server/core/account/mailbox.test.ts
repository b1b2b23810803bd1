import { eq, like } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { user } from "../../../../server/platform/db/schema/account";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { ask } from "../../../support/people/ask";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { invitationCalls } from "../../../support/people/invitation-calls";
import { call, form, logIn, logInWithGoogle, me, prove, signUp } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("one mailbox, one key");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

/** Eight spellings of one mailbox. */
const spellings = [
  "ann@example.com",
  "Ann@Example.com",
  "ann@ｅxample.com",
  "ann@exam\u00adple.com",
  "ann@ex\u200bample.com",
  "ann@ℯxample.com",
  "ann@exaｍple.com",
  "ANN@ｅｘａｍｐｌｅ.com",
];
const [plain = "", , wide = "", soft = ""] = spellings;

test("eight spellings of one mailbox make one account, and one mail", async () => {
  const replies = [];
  for (const email_address of spellings) replies.push(await signUp(server, { email_address }));
  assert.equal(
    replies.map(({ status, body }) => body.message_code ?? status),
    [200, ...Array(7).fill("USER_409_CONFLICT")],
  );
  assert.is((await server.services.db.select().from(user).where(like(user.id, "%-%"))).length, 1);
  assert.equal(
    (await server.inbox()).map(({ to }) => to),
    [plain],
  );
  assert.equal(
    [...server.identity.accounts.values()].map(({ emailAddress }) => emailAddress),
    [plain],
  );
});

test("eight teams' invitations to the spellings of one mailbox send three mails", async () => {
  const { inviteToTeam } = invitationCalls(server);
  for (const email_address of spellings) {
    const manager = await addAdult(server);
    const { id } = await addTeam(server, manager.user.id);
    assert.is((await inviteToTeam(manager, id, { email_address })).status, 200);
  }
  assert.equal(
    (await server.inbox()).map(({ to }) => to),
    [plain, plain, plain],
  );
});

test("a second spelling finds the pending invitation, the member and oneself", async () => {
  const { club, inviteToTeam, inviteToChild } = invitationCalls(server);
  const { coach, manager, teamId } = await club();
  await inviteToTeam(coach, teamId, { email_address: plain });
  const code = async (email_address: string) => (await inviteToTeam(coach, teamId, { email_address })).code;
  assert.is(await code(wide), "INVITATION_409_PENDING");
  const member = await addAdult(server, { emailAddress: "lou@müller.de" });
  await addMember(server, teamId, { userId: member.user.id, roles: ["coach"] });
  assert.is(await code("LOU@xn--mller-kva.de"), "INVITATION_409_CONFLICT");
  const [local] = coach.user.emailAddress.split("@");
  assert.is(await code(`${local}@exam\u00adple.com`), "INVITATION_403_SELF");
  const { id: childId } = await addChild(server, [manager.user.id]);
  await inviteToChild(manager, childId, { email_address: soft });
  assert.is((await inviteToChild(manager, childId, { email_address: wide })).code, "INVITATION_409_PENDING");
});

test("spots ask each mailbox of a row once", async () => {
  const { club } = invitationCalls(server);
  const { coach, teamId } = await club();
  const rows = [{ first_name: "Sam", last_initial: "R", email_addresses: [plain, wide] }];
  const { body, text } = await ask<{ results: { invited: number }[] }>(
    server,
    coach,
    `POST /team/team_id/${teamId}/spots`,
    { body: { rows } },
  );
  assert.equal([body.results?.map(({ invited }) => invited), text.includes("fault")], [[1], false], text);
});

test("an invitation to another spelling is one's own, and is shown as it was typed", async () => {
  const { club, inviteToTeam, accept } = invitationCalls(server);
  const { coach, teamId } = await club();
  const { body } = await inviteToTeam(coach, teamId, { email_address: "Ann@ｅxample.com" });
  assert.is(body.email_address, "Ann@ｅxample.com");
  const ann = await addAdult(server, { emailAddress: "ann@exam\u00adple.com" });
  const waiting = await ask<{ items: { kind: string }[] }>(server, ann, "GET /user/me/waiting");
  assert.equal(
    waiting.body.items.map(({ kind }) => kind),
    ["invitation"],
    waiting.text,
  );
  assert.is((await accept(ann, { invitation_id: body.id })).status, 200);
});

test("no more mail to one spelling is no more mail to any", async () => {
  const { club, inviteToTeam, decline, mailToken, withdraw } = invitationCalls(server);
  const { coach, teamId } = await club();
  const { body } = await inviteToTeam(coach, teamId, { email_address: wide });
  assert.is((await decline(mailToken(body), true)).status, 200);
  await withdraw(coach, body.id);
  assert.is((await inviteToTeam(coach, teamId, { email_address: soft })).status, 200);
  assert.is((await server.inbox()).length, 1);
});

test("resets of all spellings count together and go to one mailbox", async () => {
  await signUp(server, { email_address: wide });
  for (const [index, email_address] of spellings.entries())
    await call(server, "/auth/reset_password", { email_address }, { from: `203.0.113.${index}` });
  await mailPasswordResets(server.services);
  const resets = (await server.inbox()).filter(({ text }) => text.includes("/app/reset#"));
  assert.equal(
    resets.map(({ to }) => to),
    [plain, plain, plain],
  );
});

test("tries are counted by the mailbox", async () => {
  for (const email_address of spellings)
    await call(server, "/user/email_address/validate", { email_address });
  const counts = async () => (await server.services.db.select().from(rateBucket)).map(({ count }) => count);
  // For the client and the address, for the client a minute, and for the client a day.
  assert.equal(await counts(), [8, 8, 8]);
});

test("one signs in by any spelling; the provider knows the key, and the address is shown as typed", async () => {
  await signUp(server, { email_address: "Ann@MÜLLER.de" });
  const id_token = server.identity.signInWithPassword("ann@xn--mller-kva.de", form().password);
  const session = await call(server, "/auth/log_in_with_firebase", {
    email_address: "ann@müller.de",
    id_token,
  });
  assert.is(session.status, 200, session.text);
  assert.is((await prove(server, session)).status, 200);
  assert.is((await me(server, session.body.access_token)).body.email_address, "Ann@MÜLLER.de");
  assert.is(
    (await call(server, "/user/email_address/validate", { email_address: "ANN@müller.de" })).body.provider,
    "drip",
  );
});

test("Google's account with another spelling is the account's own", async () => {
  await logInWithGoogle(server, { emailAddress: "ann@müller.de", googleSubject: "ann" });
  const again = await logInWithGoogle(server, { emailAddress: "ann@xn--mller-kva.de", googleSubject: "ann" });
  assert.is(again.status, 200, again.text);
  assert.is((await server.services.db.select().from(user).where(eq(user.role, "onboarding"))).length, 1);
  assert.is(
    (await signUp(server, { email_address: "Ann@müller.de" })).body.message_code,
    "USER_409_CONFLICT",
  );
});

test("an address whose domain no mail server finds is refused with its field", async () => {
  const { club, inviteToTeam } = invitationCalls(server);
  const { coach, teamId } = await club();
  const email_address = "ann@ex%61mple.com";
  assert.is((await signUp(server, { email_address })).body.message_code, "AUTH_400_EMAIL_ADDRESS");
  const refused = await inviteToTeam(coach, teamId, { email_address });
  assert.is(refused.code, "REQUEST_400_INVALID");
  assert.equal(await server.services.db.select().from(invitation), []);
  assert.is((await logIn(server)).status, 400);
});

test.run();
