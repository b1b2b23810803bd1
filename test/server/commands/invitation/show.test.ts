import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { invitation, invitationUse, mailBlock } from "../../../../server/platform/db/schema/invitation";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember } from "../../../support/people/club";
import { invitationCalls, kid, tokenOf } from "../../../support/people/invitation-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("showing, declining, renewing and taking back invitations");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const day = 86_400_000;
const comets = { name: "Comets", sport: "soccer", colour_one: "#1d2f6f", colour_two: "#ffc53d" };

/** A spot for Ada, with an invitation to Lou. */
async function spotFor(emailAddress = "lou@example.com") {
  const club = await calls.club();
  const spot = await addMember(server, club.teamId, { spotFirstName: "Ada", spotLastInitial: "K" });
  const { body } = await calls.inviteToTeam(club.coach, club.teamId, {
    email_address: emailAddress,
    membership_id: spot.id,
    days: 30,
  });
  return { ...club, spot, invitation: body };
}

test("a link shows the team, its sender and its purpose only", async () => {
  const { coach, teamId } = await calls.club();
  const { body } = await calls.inviteToTeam(coach, teamId);
  const { body: shown } = await calls.preview(tokenOf(body));
  assert.equal(shown, { kind: "team", team: comets, from: "Robin", roles: ["player"], needs_approval: true });
});

test("a spot's link shows neither address nor child; its mail shows both", async () => {
  const { invitation } = await spotFor();
  const link = await calls.preview(tokenOf(invitation));
  const plain = { kind: "spot", team: comets, from: "Robin", roles: ["player"], needs_approval: false };
  assert.equal(link.body, plain);
  const mail = await calls.preview(calls.mailToken(invitation));
  assert.equal(mail.body, { ...plain, email_address: "lou@example.com", child_first_name: "Ada" });
});

test("a child's link shows no name", async () => {
  const mother = await addAdult(server, { firstName: "Robin" });
  const sam = await addChild(server, [mother.user.id], { firstName: "Canary" });
  const { body } = await calls.inviteToChild(mother, sam.id, { email_address: "lou@example.com" });
  const plain = { kind: "guardian", from: "Robin", roles: [], needs_approval: false };
  assert.equal((await calls.preview(tokenOf(body))).body, plain);
  assert.equal((await calls.preview(calls.mailToken(body))).body, {
    ...plain,
    email_address: "lou@example.com",
    child_first_name: "Canary",
  });
  const stranger = await addAdult(server);
  const link = (await calls.inviteToChild(mother, sam.id)).body;
  const offer = await calls.read(stranger, { token: tokenOf(link) });
  assert.is(offer.status, 200);
  const asked = await calls.accept(stranger, { token: tokenOf(link) });
  for (const text of [offer.text, asked.text]) assert.not.match(text, /Canary|lou@/);
});

test("a taken spot no longer shows a name", async () => {
  const { invitation, spot } = await spotFor();
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id], { firstName: "Canary" });
  await server.services.db
    .update(membership)
    .set({ childId: sam.id, spotFirstName: null, spotLastInitial: null })
    .where(eq(membership.id, spot.id));
  const { body } = await calls.preview(calls.mailToken(invitation));
  assert.is(body.email_address, "lou@example.com");
  assert.not.ok("child_first_name" in body);
});

test("unknown, withdrawn, expired and used invitations have their own codes", async () => {
  const { coach, manager, teamId } = await calls.club();
  const made = async (body: object = {}) => (await calls.inviteToTeam(manager, teamId, body)).body;
  assert.is((await calls.preview("nonsense")).body.message_code, "INVITATION_404");
  const gone = await made();
  await calls.withdraw(coach, gone.id);
  const lou = await addAdult(server);
  const used = await made({ email_address: lou.user.emailAddress });
  await calls.accept(lou, { token: tokenOf(used) });
  const over = await made({ days: 1 });
  server.clock.advance(day);
  const seen = [gone, used, over].map(async (each) => {
    const preview = await calls.preview(tokenOf(each));
    return preview.body.message_code;
  });
  assert.equal(await Promise.all(seen), [
    "INVITATION_401_WITHDRAWN",
    "INVITATION_401_ACCEPTED",
    "INVITATION_401_EXPIRED",
  ]);
  assert.is((await calls.read(coach, { token: tokenOf(over) })).code, "INVITATION_401_EXPIRED");
  assert.is((await calls.read(lou, { token: tokenOf(used) })).status, 200, "whoever used it may look again");
});

test("a signed-in person sees the state of each of their children, and finds the invitation again by id", async () => {
  const { coach, teamId } = await calls.club();
  const { body: made } = await calls.inviteToTeam(coach, teamId);
  const mother = await addAdult(server);
  const [sam, lena, ole] = [
    await addChild(server, [mother.user.id]),
    await addChild(server, [mother.user.id], { firstName: "Lena" }),
    await addChild(server, [mother.user.id], { firstName: "Ole" }),
  ];
  await addMember(server, teamId, { childId: sam.id });
  assert.is((await calls.read(mother, { invitation_id: made.id })).code, "INVITATION_404", "not looked at");
  await calls.accept(mother, { token: tokenOf(made) }, [kid(lena.id)]);
  const { body, text } = await calls.read(mother, {
    code: `${made.code?.slice(0, 4)}-${made.code?.slice(4)}`,
  });
  assert.equal(
    body.my_children.map(({ child_id, state }) => [child_id, state]).sort(),
    [
      [sam.id, "in"],
      [lena.id, "asked"],
      [ole.id, "free"],
    ].sort(),
    text,
  );
  assert.equal([body.invitation_id, body.my_state, body.from], [made.id, "free", "Robin"]);
  assert.equal((await calls.read(mother, { invitation_id: made.id })).body, body);
  assert.is((await calls.read(await addAdult(server), { invitation_id: made.id })).code, "INVITATION_404");
  assert.is((await calls.read(mother, { invitation_id: randomUUID() })).code, "INVITATION_404");
  assert.is((await calls.read(mother, { invitation_id: "nonsense" })).code, "INVITATION_404");
  assert.is((await calls.read(mother, {})).code, "REQUEST_400_INVALID");
});

test("an invitation to another's address opens nothing with any token, and records nothing", async () => {
  const { invitation: made } = await spotFor();
  const other = await addAdult(server);
  for (const token of [tokenOf(made), calls.mailToken(made)])
    assert.is((await calls.read(other, { token })).code, "INVITATION_401_REQUEST");
  assert.is((await calls.read(other, { invitation_id: made.id })).code, "INVITATION_404");
  assert.equal(await server.services.db.select().from(invitationUse), []);
});

test("the child's name is shown to the verified address and to the mail's token", async () => {
  const lou = await addAdult(server, { emailAddressVerifiedAt: null });
  const { invitation: made } = await spotFor(lou.user.emailAddress);
  const byId = await calls.read(lou, { invitation_id: made.id });
  assert.is(byId.code, "INVITATION_404", "an address that nobody proved finds nothing");
  const byLink = await calls.read(lou, { token: tokenOf(made) });
  assert.is(byLink.status, 200);
  assert.not.ok("child_first_name" in byLink.body);
  assert.is((await calls.read(lou, { token: calls.mailToken(made) })).body.child_first_name, "Ada");
  const { invitation: hers } = await spotFor("kim@example.com");
  const kim = await addAdult(server, { emailAddress: "Kim@example.com" });
  assert.is((await calls.read(kim, { invitation_id: hers.id })).body.child_first_name, "Ada");
});

test("shows the caller's standing to a child: guardian, follower or requested", async () => {
  const mother = await addAdult(server);
  const [grandpa, lou] = [await addAdult(server), await addAdult(server)];
  const sam = await addChild(server, [mother.user.id]);
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  const guardian = tokenOf((await calls.inviteToChild(mother, sam.id)).body);
  const follower = tokenOf((await calls.inviteToChild(mother, sam.id, { kind: "follower" })).body);
  assert.is((await calls.read(mother, { token: guardian })).body.my_state, "in");
  assert.is((await calls.read(grandpa, { token: follower })).body.my_state, "in");
  assert.is((await calls.read(grandpa, { token: guardian })).body.my_state, "free");
  await calls.accept(lou, { token: guardian });
  const asked = await calls.read(lou, { token: guardian });
  assert.equal([asked.body.my_state, asked.body.my_children], ["asked", []]);
});

test("the mail's token declines the invitation; a link's token leaves it open", async () => {
  const { coach, teamId, invitation: made } = await spotFor();
  const shared = (await calls.inviteToTeam(coach, teamId)).body;
  assert.equal((await calls.decline(tokenOf(shared))).body, { declined: true });
  assert.equal((await calls.decline(tokenOf(made))).body, { declined: true });
  assert.is((await calls.preview(tokenOf(shared))).status, 200);
  assert.is((await calls.preview(tokenOf(made))).status, 200);
  assert.equal((await calls.decline(calls.mailToken(made))).body, { declined: true });
  assert.is((await calls.preview(tokenOf(made))).body.message_code, "INVITATION_401_WITHDRAWN");
  assert.equal(
    (await calls.decline(calls.mailToken(made))).body,
    { declined: true },
    "twice answers the same",
  );
  assert.is((await calls.decline("nonsense")).body.message_code, "INVITATION_404");
  assert.is((await calls.renew(coach, made.id)).code, "INVITATION_404", "nobody nudges on");
});

test("an address that opted out gets no more mail of a team, and the inviter is not told", async () => {
  const { coach, teamId, invitation: made } = await spotFor();
  await calls.decline(calls.mailToken(made), true);
  const before = (await server.inbox()).length;
  const again = await calls.inviteToTeam(coach, teamId, { email_address: "LOU@example.com" });
  assert.equal([again.status, again.body.state], [200, "open"]);
  assert.is((await server.inbox()).length, before);
  const [block, ...others] = await server.services.db.select().from(mailBlock);
  assert.equal(others, []);
  assert.is(block?.scope, teamId);
  assert.not.match(JSON.stringify(block), /lou/i);
  await spotFor();
  assert.is((await server.inbox()).length, before + 1, "another team's still does");
  await server.services.db.update(mailBlock).set({ scope: "all" });
  await spotFor();
  assert.is((await server.inbox()).length, before + 1);
});

test("only the recipient counts as having opened the mailed invitation", async () => {
  const { manager, invitation: made } = await spotFor();
  const addressee = await addAdult(server, { emailAddress: made.email_address ?? "" });
  for (let round = 0; round < 3; round += 1) {
    server.clock.advance(2 * day);
    await calls.renew(manager, made.id, 30);
  }
  await calls.read(await addAdult(server), { token: calls.mailToken(made) });
  assert.is((await calls.rowOf(made.id)).unansweredMails, 3);
  const seen = await calls.read(addressee, { token: calls.mailToken(made) });
  assert.is(seen.status, 200, seen.text);
  assert.is((await calls.rowOf(made.id)).unansweredMails, 0);
  server.clock.advance(2 * day);
  await calls.renew(manager, made.id, 30);
  assert.is((await calls.rowOf(made.id)).unansweredMails, 1);
});

test("renewing restarts the lifetime and mails at most twice more", async () => {
  const { coach, manager, teamId, invitation: made } = await spotFor();
  for (let round = 0; round < 4; round += 1) {
    server.clock.advance(2 * day);
    const renewed = await calls.renew(manager, made.id, 30);
    assert.is(renewed.status, 200, renewed.text);
    assert.is(renewed.body.expires_at, new Date(server.clock.now().getTime() + 30 * day).toISOString());
  }
  assert.is((await calls.rowOf(made.id)).unansweredMails, 3);
  const mails = await server.inbox();
  assert.is(mails.length, 3);
  for (const { text } of mails) {
    assert.match(text, calls.mailToken(made));
    assert.match(text, "Robin kept a spot");
  }
  const long = await calls.renew(coach, made.id, 90);
  assert.is(long.body.expires_at, new Date(server.clock.now().getTime() + 30 * day).toISOString());

  const shared = (await calls.inviteToTeam(coach, teamId)).body;
  server.clock.advance(20 * day);
  assert.is((await calls.preview(tokenOf(shared))).body.message_code, "INVITATION_401_EXPIRED");
  const renewed = await calls.renew(coach, shared.id, 90);
  assert.equal(
    [renewed.body.state, renewed.body.code, renewed.body.link],
    ["open", shared.code, shared.link],
  );
  assert.is((await calls.preview(tokenOf(shared))).status, 200);
});

test("who may renew and withdraw an invitation", async () => {
  const { coach, manager, teamId } = await calls.club();
  const lou = await addAdult(server);
  const toStaff = (
    await calls.inviteToTeam(manager, teamId, { roles: ["coach"], email_address: lou.user.emailAddress })
  ).body;
  const player = await addAdult(server);
  await addMember(server, teamId, { userId: player.user.id });
  const stranger = await addAdult(server);
  const tried = async (person: typeof coach, id: string) => [
    (await calls.renew(person, id)).code,
    (await calls.withdraw(person, id)).code,
  ];
  const refused = ["INVITATION_401_UPDATE", "INVITATION_401_DELETE"];
  assert.equal(await tried(coach, toStaff.id), refused);
  assert.equal(await tried(player, toStaff.id), refused);
  assert.equal(await tried(stranger, toStaff.id), ["INVITATION_404", "INVITATION_404"]);
  assert.equal(await tried(manager, randomUUID()), ["INVITATION_404", "INVITATION_404"]);
  assert.equal(await tried(manager, "nonsense"), ["INVITATION_404", "INVITATION_404"]);

  const child = await addChild(server, [player.user.id]);
  await addMember(server, teamId, { childId: child.id });
  const own = (await calls.inviteToChild(player, child.id)).body;
  assert.equal(await tried(coach, own.id), refused, "staff reach the child, and do not invite to it");
  assert.equal(await tried(player, own.id), [undefined, undefined]);
  assert.is((await calls.renew(player, own.id)).code, "INVITATION_404", "taken back is gone");
  assert.is((await calls.withdraw(player, own.id)).status, 200);

  await calls.accept(lou, { token: tokenOf(toStaff) });
  assert.is((await calls.renew(manager, toStaff.id)).code, "INVITATION_401_ACCEPTED");
  assert.is((await calls.withdraw(manager, toStaff.id)).status, 200);
  assert.is((await calls.rowOf(toStaff.id)).withdrawnAt, null);
});

test("the address is shown until the invitation is used", async () => {
  const { manager, teamId } = await calls.club();
  const lou = await addAdult(server);
  const { body } = await calls.inviteToTeam(manager, teamId, { email_address: lou.user.emailAddress });
  const list = () =>
    ask<{ items: { id: string; email_address: string | null; state: string }[] }>(
      server,
      manager,
      `GET /team/team_id/${teamId}/invitation`,
    );
  assert.is((await list()).body.items[0]?.email_address, lou.user.emailAddress);
  await calls.accept(lou, { token: tokenOf(body) });
  const [item] = (await list()).body.items;
  assert.equal([item?.state, item?.email_address], ["used", null]);
});

test("the mail's token is in no reply", async () => {
  const lou = await addAdult(server);
  const { coach, manager, teamId, invitation: made } = await spotFor(lou.user.emailAddress);
  const canary = calls.mailToken(made);
  const replies = [
    await ask(server, coach, `GET /team/team_id/${teamId}/invitation`),
    await ask(server, manager, `GET /team/team_id/${teamId}/membership`),
    await calls.renew(coach, made.id),
    await calls.read(lou, { token: tokenOf(made) }),
    await calls.read(lou, { token: canary }),
    await ask(server, lou, "GET /user/me/waiting"),
    await calls.preview(canary),
    await calls.accept(lou, { token: canary }),
    await ask(server, coach, `GET /team/team_id/${teamId}/invitation`),
  ];
  assert.equal(
    replies.map(({ status }) => status),
    Array(replies.length).fill(200),
  );
  for (const { text } of replies) assert.not.ok(text.includes(canary));
  const [row] = await server.services.db.select().from(invitation);
  assert.not.ok(JSON.stringify(row).includes(canary));
});

test("a new signing key invalidates codes, and links work until the invitation is renewed", async () => {
  const { coach, teamId } = await calls.club();
  const old = (await calls.inviteToTeam(coach, teamId)).body;
  const { db } = server.services;
  const other = await openTestServer({ db, now: server.clock.now, config: { signingKey: "another-key" } });
  const later = invitationCalls(other);
  const [manager, guest] = [await addAdult(other), await addAdult(other)];
  await addMember(other, teamId, { userId: manager.user.id, roles: ["coach"] });
  assert.is((await later.preview(tokenOf(old))).status, 200);
  assert.is((await later.read(guest, { code: old.code })).code, "INVITATION_404");
  const renewed = (await later.renew(manager, old.id)).body;
  assert.is.not(renewed.code, old.code);
  assert.is((await later.read(guest, { code: renewed.code })).status, 200);
  assert.is((await later.preview(tokenOf(renewed))).status, 200);
  assert.is((await later.preview(tokenOf(old))).body.message_code, "INVITATION_404");
  await other.close();
});

test("codes: 15 tries an hour per account across two servers, and every wrong one gets the same reply", async () => {
  const { coach, manager, teamId } = await calls.club();
  const gone = (await calls.inviteToTeam(coach, teamId)).body;
  await calls.withdraw(coach, gone.id);
  const over = (await calls.inviteToTeam(manager, teamId, { days: 1 })).body;
  server.clock.advance(day);
  const other = await openTestServer({ db: server.services.db, now: server.clock.now });
  const guesser = await addAdult(server);
  const read = (at: TestServer, code: string | null) =>
    ask(at, guesser, "POST /invitation/read", { body: { code } });
  const wrong = ["BCDFGHJK", "nonsense", gone.code, over.code];
  const seen: Awaited<ReturnType<typeof read>>[] = [];
  for (let tries = 0; tries < 14; tries += 1)
    seen.push(await read(tries % 2 === 0 ? server : other, wrong[tries % 4] ?? null));
  const said = (reply: (typeof seen)[number]) => {
    const { request_id, ...rest } = reply.body;
    return JSON.stringify([reply.status, rest]);
  };
  assert.is(new Set(seen.map(said)).size, 1);
  assert.is(seen[0]?.code, "INVITATION_404");
  const last = await ask(other, guesser, "POST /invitation/accept", {
    body: { code: "BCDFGHJK", for: [{ kind: "self" }] },
  });
  assert.is(last.code, "INVITATION_404", "accepting counts along");
  assert.is((await read(server, "BCDFGHJK")).code, "REQUEST_429_LIMIT");
  assert.is((await read(other, "BCDFGHJK")).code, "REQUEST_429_LIMIT");
  const open = (await calls.inviteToTeam(coach, teamId)).body;
  assert.is((await calls.read(guesser, { token: tokenOf(open) })).status, 200, "tokens are not counted");
  await other.close();
});

test("codes: 300 tries an hour per client, across accounts", async () => {
  const { coach, teamId } = await calls.club();
  const { code } = (await calls.inviteToTeam(coach, teamId)).body;
  for (let person = 0; person < 20; person += 1) {
    const guesser = await addAdult(server);
    for (let tries = 0; tries < 15; tries += 1) {
      // The limit of tokens is per minute.
      if ((person * 15 + tries) % 50 === 49) server.clock.advance(61_000);
      assert.is((await calls.read(guesser, { code: "BCDFGHJK" })).code, "INVITATION_404");
    }
  }
  server.clock.advance(61_000);
  assert.is((await calls.read(await addAdult(server), { code })).code, "REQUEST_429_LIMIT");
});

test.run();
