import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { insertMails } from "../../../../server/core/mail/outbox.store";
import { user } from "../../../../server/platform/db/schema/account";
import { schema } from "../../../../server/platform/db/schema/all";
import { audit } from "../../../../server/platform/db/schema/audit";
import { passwordResetRequest, signUpIntent } from "../../../../server/platform/db/schema/identity";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { call, logInWithGoogle, me, sides } from "../../../support/people/people";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("date of birth");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const emailAddress = "Nine@example.com";
/** Today is 2026-11-21. */
const child = "2013-11-22";
const teen = "2013-11-21";

const nothing = { provider: [], ours: [], intents: 0, users: 0 };

interface Newcomer {
  id: string;
  headers: { authorization: string };
  accessToken: string;
}

async function enter(): Promise<Newcomer> {
  const { body } = await logInWithGoogle(server, { emailAddress });
  const accessToken = String(body.access_token);
  const { id } = (await me(server, accessToken)).body;
  return { id: String(id), accessToken, headers: { authorization: `Bearer ${accessToken}` } };
}
const give = ({ id, headers }: Newcomer, date_of_birth: string) =>
  call(server, `/user/user_id/${id}/date_of_birth`, { date_of_birth }, { method: "PUT", headers });
const claim = ({ id, headers }: Newcomer, drip_name = "nine_lives") =>
  call(server, `/user/user_id/${id}/details`, { drip_name }, { method: "PUT", headers });
const age = async ({ accessToken }: Newcomer) => (await me(server, accessToken)).body.age;

/** All rows of all tables as text, to check that nothing of an erased account is left. */
async function dump() {
  const { db } = server.services;
  const tables = await Promise.all(Object.values(schema).map((table) => db.select().from(table)));
  return JSON.stringify(tables).toLowerCase();
}

test("a Google account cannot claim a drip name before its date of birth is given", async () => {
  const newcomer = await enter();
  assert.is(await age(newcomer), "unknown");
  assert.is((await claim(newcomer)).body.message_code, "USER_403_DATE_OF_BIRTH");
  const before = (await me(server, newcomer.accessToken)).body;
  assert.equal([before.role, before.drip_name], ["onboarding", null]);

  const given = await give(newcomer, "1988-02-29");
  assert.equal([given.status, given.body.age], [200, "adult"]);
  const claimed = await claim(newcomer);
  assert.equal([claimed.body.role, claimed.body.drip_name], ["squad_member", "nine_lives"]);
});

test("an account older than this rule keeps its drip name until asked, and cannot claim another", async () => {
  const { user: row, headers } = await addPerson(server, { dateOfBirth: null, dripName: "old_timer" });
  const save = (drip_name: string) =>
    call(server, `/user/user_id/${row.id}/details`, { drip_name }, { method: "PUT", headers });
  const kept = await save("Old_Timer");
  assert.equal([kept.status, kept.body.age], [200, "unknown"]);
  assert.is((await save("older_timer")).body.message_code, "USER_403_DATE_OF_BIRTH");
});

test("the date is stored once and cannot be changed", async () => {
  const newcomer = await enter();
  assert.is((await give(newcomer, teen)).body.age, "teen");
  assert.is((await give(newcomer, teen)).status, 200, "a retry after a lost reply");
  for (const other of ["1988-02-29", child]) {
    const refused = await give(newcomer, other);
    assert.equal([refused.status, refused.body.message_code], [409, "USER_409_DATE_OF_BIRTH"]);
  }
  const [row] = await server.services.db.select().from(user).where(eq(user.id, newcomer.id));
  assert.is(row?.dateOfBirth, teen);
  server.clock.set(new Date("2031-11-21T12:00:00.000Z"));
  const grown = await enter();
  assert.is(await age(grown), "adult");
});

test("of two simultaneous dates the first is stored", async () => {
  const newcomer = await enter();
  const replies = await Promise.all(["1988-02-29", "1988-03-01"].map((date) => give(newcomer, date)));
  assert.equal(replies.map(({ status }) => status).sort(), [200, 409]);
});

test("a value that is no day in the past is refused and changes nothing", async () => {
  const newcomer = await enter();
  for (const wrong of ["2026-11-21", "2027-01-01"]) {
    const refused = await give(newcomer, wrong);
    assert.is(refused.body.message_code, "REQUEST_400_INVALID");
    assert.equal(refused.body.fields, [{ field: "date_of_birth", rule: "past" }]);
  }
  assert.is((await give(newcomer, "1988-02-30")).body.message_code, "REQUEST_400_INVALID");
  assert.is(await age(newcomer), "unknown");
});

test("attempts are limited, so that a stolen token cannot guess the date", async () => {
  const newcomer = await enter();
  await give(newcomer, teen);
  const codes = [];
  for (let tries = 0; tries < 10; tries += 1)
    codes.push((await give(newcomer, `1990-01-1${tries}`)).body.message_code);
  assert.is(codes.at(-1), "REQUEST_429_LIMIT");
});

test("a child's account is erased with all its data, here and at the provider", async () => {
  const { services, clock } = server;
  const newcomer = await enter();
  await insertMails(
    services.db,
    [{ to: keyOf(emailAddress), subject: "Hello", text: "text", html: "html" }],
    clock.now(),
  );
  await services.db
    .insert(passwordResetRequest)
    .values({ id: "asked", emailAddress: keyOf(emailAddress), createdAt: clock.now() });
  const refused = await give(newcomer, child);
  assert.equal([refused.status, refused.body.message_code], [403, "USER_403_AGE"]);

  assert.equal(await sides(server), nothing);
  const left = await dump();
  for (const trace of [emailAddress.toLowerCase(), newcomer.id, child]) assert.not.match(left, trace);
  assert.equal(await services.db.select().from(audit), [], "not even that there was a try");
  assert.is((await me(server, newcomer.accessToken)).body.message_code, "AUTH_401_JWT");
  assert.is((await give(newcomer, "1988-02-29")).body.message_code, "AUTH_401_JWT", "there is no second try");
});

/** An account that claimed a drip name before the date of birth was required. */
async function enterEstablished() {
  const old = await enter();
  await server.services.db
    .update(user)
    .set({ role: "squad_member", dripName: "old_timer" })
    .where(eq(user.id, old.id));
  return old;
}
const prove = ({ id, headers }: Newcomer, date_of_birth: string, id_token: string) =>
  call(server, `/user/user_id/${id}/date_of_birth`, { date_of_birth, id_token }, { method: "PUT", headers });

test("an established account is asked a second time, with a fresh proof, before it is erased", async () => {
  const old = await enterEstablished();
  const before = await dump();
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await give(old, child);
    assert.equal([refused.status, refused.body.message_code], [403, "USER_403_DATE_OF_BIRTH"]);
  }
  assert.equal((await dump()).includes(child), false, "and the date is not kept");
  assert.is(await age(old), "unknown");
  assert.match(before, old.id);

  const erased = await prove(old, child, server.identity.signInWithGoogle({ emailAddress }));
  assert.equal([erased.status, erased.body.message_code], [403, "USER_403_AGE"]);
  assert.equal(await sides(server), nothing);
  const left = await dump();
  for (const trace of [emailAddress.toLowerCase(), old.id, child]) assert.not.match(left, trace);
});

test("only the person's own fresh proof erases an established account", async () => {
  const old = await enterEstablished();
  const stale = server.identity.signInWithGoogle({ emailAddress });
  server.clock.advance(301_000);
  const { body } = await logInWithGoogle(server, { emailAddress });
  const headers = { authorization: `Bearer ${body.access_token}` };
  const stranger = await logInWithGoogle(server, { emailAddress: "stranger@example.com" });
  assert.is(stranger.status, 200);
  for (const idToken of [
    "forged.token",
    stale,
    server.identity.signInWithGoogle({ emailAddress: "stranger@example.com" }),
  ]) {
    const refused = await prove({ ...old, headers }, child, idToken);
    assert.equal([refused.status, refused.body.message_code], [400, "AUTH_400_LOGIN"]);
  }
  server.identity.isDown = true;
  assert.is((await prove({ ...old, headers }, child, "any.token")).body.message_code, "SERVER_503_IDENTITY");
  server.identity.isDown = false;
  assert.is((await me(server, body.access_token)).body.drip_name, "old_timer");
});

test("a mistyped date can be corrected when asked again", async () => {
  const old = await enterEstablished();
  await give(old, child);
  const given = await prove(old, "1988-02-29", server.identity.signInWithGoogle({ emailAddress }));
  assert.equal([given.status, given.body.age], [200, "adult"]);
});

test("while the provider is unreachable the deletion is left to the next upkeep", async () => {
  const newcomer = await enter();
  server.identity.isDown = true;
  assert.is((await give(newcomer, child)).body.message_code, "USER_403_AGE");
  assert.is((await sides(server)).provider.length, 1);
  assert.equal((await sides(server)).ours, []);
  server.identity.isDown = false;
  await tidy(server.services);
  assert.equal(await sides(server), nothing);
});

test("after a crash between the two deletions the pending one is on record, and reconciliation does not restore the account", async () => {
  const newcomer = await enter();
  server.identity.onNext("deleteAccount", "before", () => {
    throw new Error("crash");
  });
  await give(newcomer, child);
  const [owed] = await server.services.db.select().from(signUpIntent);
  assert.is(owed?.emailAddress, "", "no address is kept with it");
  await reconcile(server.services);
  assert.equal(await sides(server), nothing);
});

test("somebody who signs in again before that deletion gets a new user and keeps the account at the provider", async () => {
  const newcomer = await enter();
  server.identity.onNext("deleteAccount", "before", () => {
    throw new Error("crash");
  });
  await give(newcomer, child);
  const again = await enter();
  assert.is.not(again.id, newcomer.id);
  assert.is(await age(again), "unknown");
  await tidy(server.services);
  const { provider, ours, intents } = await sides(server);
  assert.equal([provider.length, ours, intents], [1, provider, 0]);
});

test("a failing database erases nothing on either side", async () => {
  const newcomer = await enter();
  server.expectFaults();
  await server.services.db.execute(
    sql`create function refuse_() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await server.services.db.execute(
    sql`create trigger refuse_ before delete on "user" for each row execute function refuse_()`,
  );
  assert.is((await give(newcomer, child)).status, 500);
  await server.services.db.execute(sql`drop function refuse_ cascade`);
  assert.is(await age(newcomer), "unknown");
  assert.equal((await sides(server)).provider, (await sides(server)).ours);
});

test.run();
