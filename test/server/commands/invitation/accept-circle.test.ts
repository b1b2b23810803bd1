import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { child, circleRequest, follow, guardianship } from "../../../../server/platform/db/schema/family";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addFollower } from "../../../support/people/club";
import { invitationCalls, newKid, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Schemas = components["schemas"];

const test = suite("accepting to look after or follow a child");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

async function family() {
  const [mother, father] = [await addAdult(server, { firstName: "Robin" }), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id, father.user.id]);
  return { mother, father, sam };
}

async function invite(person: Person, childId: string, body: object = {}) {
  const { body: invitation, text } = await calls.inviteToChild(person, childId, body);
  if (!invitation.id) throw new Error(text);
  return invitation;
}

const guardians = (childId: string) =>
  server.services.db.select().from(guardianship).where(eq(guardianship.childId, childId));

test("the invited address becomes a guardian at once, and all guardians get a mail", async () => {
  const { mother, father, sam } = await family();
  const lou = await addAdult(server, { firstName: "Lou" });
  const invitation = await invite(mother, sam.id, { email_address: lou.user.emailAddress });
  const told = async () =>
    (await server.inbox()).flatMap(({ to, subject }) =>
      to === lou.user.emailAddress ? [] : `${to} ${subject}`,
    );
  const { body, text } = await calls.accept(lou, { token: tokenOf(invitation) });
  assert.equal(body, { results: [{ outcome: "guarding", child_id: sam.id }], team_id: null }, text);
  const row = (await guardians(sam.id)).find(({ userId }) => userId === lou.user.id);
  assert.equal([row?.origin, row?.letInBy], ["let_in", mother.user.id]);
  const all = [mother, father].map(({ user }) => `${user.emailAddress} Somebody new looks after your player`);
  assert.equal((await told()).sort(), all.sort());
  assert.equal((await calls.accept(lou, { token: tokenOf(invitation) })).body, body);
  assert.is((await told()).length, 2, "once");
});

test("a follower who becomes a guardian stops following", async () => {
  const { mother, sam } = await family();
  const grandpa = await addAdult(server);
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  const invitation = await invite(mother, sam.id, { email_address: grandpa.user.emailAddress });
  const { body } = await calls.accept(grandpa, { token: tokenOf(invitation) });
  assert.is(body.results[0]?.outcome, "guarding");
  assert.equal(await server.services.db.select().from(follow), []);
});

test("a follower invited by address is let in at once too", async () => {
  const { mother, sam } = await family();
  const grandpa = await addAdult(server);
  const body = { kind: "follower", email_address: grandpa.user.emailAddress };
  const invitation = await invite(mother, sam.id, body);
  const reply = await calls.accept(grandpa, { token: tokenOf(invitation) });
  assert.equal(reply.body.results, [{ outcome: "following", child_id: sam.id }]);
  assert.is((await server.services.db.select().from(follow))[0]?.letInBy, mother.user.id);
  const subjects = (await server.inbox()).map(({ subject }) => subject);
  assert.is(subjects.filter((each) => each === "Somebody new follows your player").length, 2);
});

test("by a link a guardian has to confirm, and the child stays unnamed until then", async () => {
  const { mother, sam } = await family();
  const lou = await addAdult(server);
  const token = tokenOf(await invite(mother, sam.id));
  const { body, text } = await calls.accept(lou, { token });
  assert.equal(body, { results: [{ outcome: "asked", child_id: null }], team_id: null });
  assert.not.match(text, sam.id);
  assert.equal((await calls.accept(lou, { token })).body, body);
  const [request, ...others] = await server.services.db.select().from(circleRequest);
  assert.equal(others, []);
  assert.equal([request?.wish, request?.origin], ["guardian", "link"]);
  assert.is((await guardians(sam.id)).length, 2);
  assert.is((await calls.accept(await addAdult(server), { token })).code, "INVITATION_401_ACCEPTED");

  const second = tokenOf(await invite(mother, sam.id));
  assert.is((await calls.accept(lou, { token: second })).code, "INVITATION_409_REQUEST_PENDING");
  const decide = `POST /child/child_id/${sam.id}/circle_request/request_id/${request?.id}/decide` as const;
  await ask(server, mother, decide, { body: { decision: "approved" } });
  assert.equal((await calls.accept(lou, { token })).body.results, [
    { outcome: "guarding", child_id: sam.id },
  ]);
  assert.is((await calls.accept(lou, { token: second })).code, "INVITATION_409_CONFLICT");
});

test("a request says when the maker of its link is no longer guardian, on the child's page and in Needs you", async () => {
  const { mother, father, sam } = await family();
  const lou = await addAdult(server);
  await calls.accept(lou, { token: tokenOf(await invite(father, sam.id)) });
  const said = async () => {
    const page = await ask<Schemas["Child"]>(server, mother, `GET /child/child_id/${sam.id}`);
    const list = await ask<Schemas["WaitingList"]>(server, mother, "GET /user/me/waiting");
    return [page.body.requests?.[0]?.has_link_maker_left, list.body.items[0]?.has_link_maker_left];
  };
  assert.equal(await said(), [false, undefined]);
  await server.services.db
    .update(guardianship)
    .set({ endedAt: new Date(), endedBy: mother.user.id, endReason: "taken_back" })
    .where(eq(guardianship.userId, father.user.id));
  assert.equal(await said(), [true, true]);
});

test("an invitation to the address settles an open request", async () => {
  const { mother, sam } = await family();
  const lou = await addAdult(server);
  await calls.accept(lou, { token: tokenOf(await invite(mother, sam.id)) });
  const named = await invite(mother, sam.id, { email_address: lou.user.emailAddress });
  await calls.accept(lou, { token: tokenOf(named) });
  const [request] = await server.services.db.select().from(circleRequest);
  assert.is(request?.decision, "approved");
});

test("nobody accepts their own invitation, for somebody else, or for a standing they have", async () => {
  const { mother, father, sam } = await family();
  const token = tokenOf(await invite(mother, sam.id));
  assert.is((await calls.accept(mother, { token })).code, "INVITATION_403_SELF");
  assert.is((await calls.accept(father, { token })).code, "INVITATION_409_CONFLICT");
  const lou = await addAdult(server);
  assert.is((await calls.accept(lou, { token }, [newKid()])).code, "REQUEST_400_INVALID");
  assert.is((await server.services.db.select().from(child)).length, 1);
});

test("a seventh guardian and a thirteenth child are refused", async () => {
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const invited = await Promise.all(Array.from({ length: 6 }, () => addAdult(server)));
  const replies = [];
  for (const person of invited) {
    const invitation = await invite(mother, sam.id, { email_address: person.user.emailAddress }).catch(
      () => null,
    );
    if (invitation) replies.push((await calls.accept(person, { token: tokenOf(invitation) })).code ?? "in");
  }
  assert.equal(replies, Array(5).fill("in"), "the sixth is not invited at all");

  const lou = await addAdult(server);
  const lena = await addChild(server, [mother.user.id], { firstName: "Lena" });
  const invitation = await invite(mother, lena.id, { email_address: lou.user.emailAddress });
  for (let count = 0; count < 12; count += 1)
    await addChild(server, [lou.user.id], { firstName: `Kid${count}` });
  assert.is((await calls.accept(lou, { token: tokenOf(invitation) })).code, "CHILD_403_FULL");
});

test("the twenty-first follower is refused", async () => {
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const lou = await addAdult(server);
  const body = { kind: "follower", email_address: lou.user.emailAddress };
  const invitation = await invite(mother, sam.id, body);
  for (let count = 0; count < 20; count += 1)
    await addFollower(server, sam.id, (await addAdult(server)).user.id, mother.user.id);
  assert.is((await calls.accept(lou, { token: tokenOf(invitation) })).code, "CHILD_403_FULL");
  assert.is((await calls.inviteToChild(mother, sam.id, { kind: "follower" })).code, "CHILD_403_FULL");
});

test("an invitation ends when its sender is no longer a guardian", async () => {
  const { mother, father, sam } = await family();
  const lou = await addAdult(server);
  const named = tokenOf(await invite(father, sam.id, { email_address: lou.user.emailAddress }));
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, father.user.id));
  assert.is((await calls.accept(lou, { token: named })).code, "INVITATION_401_WITHDRAWN");
  assert.is((await calls.preview(named)).body.message_code, "INVITATION_401_WITHDRAWN");

  const link = tokenOf(await invite(mother, sam.id));
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, mother.user.id));
  assert.is((await calls.accept(lou, { token: link })).code, "CHILD_403_FROZEN", "nobody is left to ask");
  assert.is((await calls.accept(lou, { token: named })).code, "CHILD_403_FROZEN");
  await db.update(child).set({ deletedAt: server.clock.now() }).where(eq(child.id, sam.id));
  assert.is((await calls.accept(lou, { token: link })).code, "INVITATION_401_WITHDRAWN");
});

test.run();
