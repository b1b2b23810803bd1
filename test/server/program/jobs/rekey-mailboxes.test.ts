import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { hashBlockedMailbox } from "../../../../server/core/invitation/invitation-secrets";
import { user } from "../../../../server/platform/db/schema/account";
import { invitation, mailBlock } from "../../../../server/platform/db/schema/invitation";
import { rekeyMailboxes } from "../../../../server/program/jobs/rekey-mailboxes";
import { startUpkeep, tidy } from "../../../../server/program/jobs/upkeep";
import { addAdult } from "../../../support/people/club";
import { invitationCalls } from "../../../support/people/invitation-calls";
import { call, logIn, signUp } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("re-keying mailboxes");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const wide = "ann@ｅxample.com";
const soft = "ann@exam\u00adple.com";
const plain = "ann@example.com";

/** As the migration left a row: the address in lower case. */
const asMigrated = async (id: string) =>
  server.services.db.update(user).set({ mailboxKey: sql`lower(email_address)` }).where(eq(user.id, id));
const invitationAsMigrated = async (id: string) =>
  server.services.db
    .update(invitation)
    .set({ mailboxKey: sql`lower(email_address)` })
    .where(eq(invitation.id, id));
/** An account of before, known by its spelling here and at the provider. */
async function older(emailAddress: string, isProven: boolean, millisecond: number) {
  const at = new Date(server.clock.now().getTime() + millisecond);
  const { user: row } = await addAdult(server, {
    emailAddress: `${millisecond}@example.com`,
    createdAt: at,
    emailAddressVerifiedAt: isProven ? at : null,
  });
  await server.services.db.update(user).set({ emailAddress }).where(eq(user.id, row.id));
  await asMigrated(row.id);
  return row.id;
}
const keys = async () => {
  const rows = await server.services.db.select().from(user).where(eq(user.firstName, "Robin"));
  return Object.fromEntries(rows.map(({ id, mailboxKey }) => [id, mailboxKey]));
};

test("the migration's rows: an insert without a key has the address in lower case", async () => {
  await server.services.db.execute(
    sql`insert into "user" (id, role, full_name, email_address) values ('old', 'default', 'Robin', 'Ann@Example.com')`,
  );
  const [row] = await server.services.db.select().from(user).where(eq(user.id, "old"));
  assert.is(row?.mailboxKey, plain);
});

test("an account alone in its mailbox gets the key, also at the provider, and its password works", async () => {
  const { services, identity } = server;
  const { body } = await signUp(server, { email_address: "ann@müller.de" });
  const id = String(body.user_id);
  await asMigrated(id);
  Object.assign(identity.accounts.get(id) ?? {}, { emailAddress: "ann@müller.de" });
  await startUpkeep(services).stop();
  const [row] = await services.db.select().from(user).where(eq(user.id, id));
  assert.equal([row?.mailboxKey, row?.emailAddress], ["ann@xn--mller-kva.de", "ann@müller.de"]);
  await tidy(services);
  assert.is(identity.accounts.get(id)?.emailAddress, "ann@xn--mller-kva.de");
  server.clock.nextSecond();
  const session = await logIn(server, { email_address: "ann@xn--mller-kva.de" });
  assert.is(session.status, 200, session.text);
});

test("a proven account keeps the mailbox; those never proven are erased", async () => {
  const first = await older(plain, false, 1);
  const proven = await older(wide, true, 2);
  const third = await older(soft, false, 3);
  await rekeyMailboxes(server.services);
  assert.equal(await keys(), { [proven]: plain });
  for (const id of [first, third])
    assert.ok(
      server.logLines.some((line) => line.includes(id) && line.includes("was erased")),
      id,
    );
  assert.is(
    (await call(server, "/user/email_address/validate", { email_address: soft })).body.available,
    false,
  );
});

test("of two never proven the one with the key stays, else the older", async () => {
  const younger = await older(plain, false, 2);
  await older(wide, false, 1);
  await rekeyMailboxes(server.services);
  assert.equal(await keys(), { [younger]: plain });
  await server.services.db.update(user).set({ emailAddress: soft }).where(eq(user.id, younger));
  await asMigrated(younger);
  await older(wide, false, 3);
  await rekeyMailboxes(server.services);
  assert.equal(await keys(), { [younger]: plain });
});

test("two proven ones both stay, the second as it was, and support is told their ids", async () => {
  const one = await older(plain, true, 2);
  const other = await older(wide, true, 1);
  await rekeyMailboxes(server.services);
  assert.equal(await keys(), { [one]: plain, [other]: wide });
  const line = server.logLines.find((text) => text.includes("share a mailbox"));
  assert.ok(line?.includes(one) && line.includes(other) && !line.includes("@"), line);
});

test("a local part beyond ASCII is left alone", async () => {
  const id = await older("josé@example.com", false, 1);
  await rekeyMailboxes(server.services);
  assert.equal(await keys(), { [id]: "josé@example.com" });
});

test("two invitations to one mailbox become one, and a block moves with the address", async () => {
  const { services } = server;
  const { club, inviteToTeam, rowOf } = invitationCalls(server);
  const { coach, teamId } = await club();
  const { body: first } = await inviteToTeam(coach, teamId, { email_address: wide });
  await invitationAsMigrated(first.id);
  const { body: second } = await inviteToTeam(coach, teamId, { email_address: plain });
  await services.db.insert(mailBlock).values({
    addressHash: hashBlockedMailbox(services.config, wide as MailboxKey),
    scope: teamId,
  });
  await rekeyMailboxes(services);
  const rows = [await rowOf(first.id), await rowOf(second.id)];
  assert.equal(
    rows.map(({ mailboxKey, withdrawnAt }) => [mailboxKey, withdrawnAt !== null]),
    [
      [plain, true],
      [plain, false],
    ],
  );
  const blocks = await services.db.select().from(mailBlock);
  assert.equal(
    blocks.map(({ addressHash }) => addressHash),
    [hashBlockedMailbox(services.config, plain as MailboxKey)],
  );
});

test.run();
