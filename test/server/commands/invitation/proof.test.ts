import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { makeLink } from "../../../../server/core/mail/link.store";
import { user } from "../../../../server/platform/db/schema/account";
import { child } from "../../../../server/platform/db/schema/family";
import { link } from "../../../../server/platform/db/schema/mail";
import { session } from "../../../../server/platform/db/schema/session";
import { membership } from "../../../../server/platform/db/schema/team";
import type { Person } from "../../../support/people/ask";
import { addAdult, addMember } from "../../../support/people/club";
import { invitationCalls, newKid, tokenOf } from "../../../support/people/invitation-calls";
import { googleLink } from "../../../support/server/identity";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("an address verified by an invitation's mail");

let server: TestServer;
let calls: ReturnType<typeof invitationCalls>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
  calls = invitationCalls(server);
});
test.after.each(() => server.close());

const unproven = { emailAddressVerifiedAt: null };

/** A person who also has an account at the provider, as after a sign-up. */
async function addSignedUp(change: Parameters<typeof addAdult>[1] = unproven) {
  const person = await addAdult(server, change);
  server.identity.addAccount({
    subject: person.user.id,
    emailAddress: person.user.emailAddress,
    password: "Alley-oop-2026",
  });
  return person;
}

async function invite(person: Pick<Person, "user">) {
  const { coach, teamId } = await calls.club();
  const spot = await addMember(server, teamId, { spotFirstName: "Sam", spotLastInitial: "R" });
  const { body } = await calls.inviteToTeam(coach, teamId, {
    email_address: person.user.emailAddress,
    membership_id: spot.id,
  });
  return { coach, teamId, spot, invitation: body, mailToken: calls.mailToken(body) };
}

const verifiedAt = async ({ user: { id } }: Pick<Person, "user">) => {
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  return row?.emailAddressVerifiedAt ?? null;
};

test("the mail's token lets a new account in at once and verifies its address here and at the provider", async () => {
  const lou = await addSignedUp();
  const { db } = server.services;
  const { spot, mailToken } = await invite(lou);
  await db.transaction((tx) => makeLink(tx, { kind: "verify", holder: lou.user, now: server.clock.now() }));
  const { body, text } = await calls.accept(lou, { token: mailToken }, [newKid()]);
  assert.is(body.results[0]?.outcome, "joined", text);
  assert.equal(await verifiedAt(lou), server.clock.now());
  assert.is((await server.identity.findBySubject(lou.user.id))?.isEmailAddressVerified, true);
  const [row] = await db.select().from(membership).where(eq(membership.id, spot.id));
  assert.is(row?.childId, body.results[0]?.child_id);
  assert.ok(
    (await db.select().from(link)).every(({ usedAt }) => usedAt),
    "the links of other mails are used up",
  );
});

test("an account made through Google is verified as well", async () => {
  const lou = await addAdult(server, { ...unproven, provider: "google" });
  const { mailToken } = await invite(lou);
  assert.is((await calls.accept(lou, { token: mailToken }, [newKid()])).status, 200);
  assert.ok(await verifiedAt(lou));
});

test("foreign sign-ins linked to the account are removed, with every session but the caller's", async () => {
  const lou = await addSignedUp();
  const { db } = server.services;
  server.identity.accounts.get(lou.user.id)?.links.push(googleLink("a stranger", "stranger@example.com"));
  const [own] = await db.select().from(session).where(eq(session.id, lou.sessionId));
  if (!own) throw new Error("There is no session.");
  const other = randomUUID();
  await db.insert(session).values({ ...own, id: other, tokenHash: randomUUID() });
  const { mailToken } = await invite(lou);
  assert.is((await calls.accept(lou, { token: mailToken }, [newKid()])).status, 200);
  assert.equal(
    (await server.identity.findBySubject(lou.user.id))?.links.map(({ provider }) => provider),
    ["drip"],
  );
  const sessions = await db.select().from(session).where(eq(session.userId, lou.user.id));
  assert.equal(
    sessions.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id),
    [lou.sessionId],
  );
});

test("the link that the inviter can copy, a code and an id verify nothing", async () => {
  const lou = await addSignedUp();
  const { coach, teamId, invitation: made } = await invite(lou);
  const shared = (await calls.inviteToTeam(coach, teamId)).body;
  await calls.read(lou, { token: calls.mailToken(made) });
  for (const shown of [
    { token: tokenOf(made) },
    { token: tokenOf(shared) },
    { code: shared.code },
    { invitation_id: made.id },
  ])
    assert.is((await calls.accept(lou, shown, [newKid()])).code, "USER_403_EMAIL_ADDRESS");
  assert.is(await verifiedAt(lou), null);
  assert.equal(await server.services.db.select().from(child), []);
});

test("under another address the mail's token verifies and opens nothing", async () => {
  const other = await addSignedUp();
  const { mailToken } = await invite({ user: (await addAdult(server)).user });
  assert.is((await calls.accept(other, { token: mailToken }, [newKid()])).code, "INVITATION_401_REQUEST");
  assert.is(await verifiedAt(other), null);
  assert.is((await server.identity.findBySubject(other.user.id))?.isEmailAddressVerified, false);
});

test("a withdrawn invitation verifies nothing", async () => {
  const lou = await addSignedUp();
  const { coach, invitation: made, mailToken } = await invite(lou);
  await calls.withdraw(coach, made.id);
  assert.is((await calls.accept(lou, { token: mailToken }, [newKid()])).code, "INVITATION_401_WITHDRAWN");
  assert.is(await verifiedAt(lou), null);
});

test("a verified address makes nobody an adult", async () => {
  for (const [dateOfBirth, code] of [
    [null, "USER_403_DATE_OF_BIRTH"],
    ["2012-01-01", "USER_403_ADULT"],
  ] as const) {
    const person = await addSignedUp({ ...unproven, dateOfBirth });
    const { mailToken } = await invite(person);
    assert.is((await calls.accept(person, { token: mailToken }, [newKid()])).code, code);
    assert.ok(await verifiedAt(person), "their mail reached them all the same");
  }
  assert.equal(await server.services.db.select().from(child), []);
});

test("two mails' tokens used simultaneously both open, and the address is verified once", async () => {
  const lou = await addSignedUp();
  const [one, two] = [await invite(lou), await invite(lou)];
  const replies = await Promise.all(
    [one, two].map(({ mailToken }) => calls.accept(lou, { token: mailToken }, [newKid()])),
  );
  assert.equal(
    replies.map(({ body }) => body.results[0]?.outcome),
    ["joined", "joined"],
    replies.map(({ text }) => text).join(),
  );
  assert.ok(await verifiedAt(lou));
});

test("while the provider is unreachable nothing is verified and nobody is let in", async () => {
  const lou = await addSignedUp();
  const { spot, mailToken } = await invite(lou);
  server.identity.isDown = true;
  const reply = await calls.accept(lou, { token: mailToken }, [newKid()]);
  assert.is(reply.code, "SERVER_503_IDENTITY");
  assert.is(await verifiedAt(lou), null);
  const [row] = await server.services.db.select().from(membership).where(eq(membership.id, spot.id));
  assert.is(row?.spotFirstName, "Sam");
  server.identity.isDown = false;
  assert.is((await calls.accept(lou, { token: mailToken }, [newKid()])).status, 200);
});

test.run();
