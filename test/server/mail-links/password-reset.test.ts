// Runs on PostgreSQL as well.
import { eq, ne } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { product } from "../../../domain/base/product";
import { user } from "../../../server/db/schema/account";
import { link, passwordResetRequest } from "../../../server/db/schema/mail-links";
import { outbox } from "../../../server/mail/outbox";
import { passwordResetHandlers } from "../../../server/mail-links/password-reset.routes";
import { writeResetRequest } from "../../../server/mail-links/password-reset.store";
import { mailPasswordResets } from "../../../server/mail-links/password-reset-mails";
import { temporaryPassword } from "../../../server/mail-links/temporary-password";
import type { Mail } from "../../../server/services";
import { call, linkIn, logIn, logInWithGoogle, me, signUp, spend } from "../../support/people/people";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("password reset");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(async () => {
  await mailPasswordResets(server.services);
  await server.close();
});

const emailAddress = "robin@example.com";
const password = "Alley-oop-2026";

async function ask(email_address = emailAddress, from = "203.0.113.1") {
  const reply = await call(server, "/auth/reset_password", { email_address }, { from });
  await mailPasswordResets(server.services);
  return reply;
}
const confirm = (token: string) => call(server, "/auth/reset_password/confirm", { token });
const mailsTo = async (address: string) => (await server.inbox()).filter(({ to }) => to === address);
const resets = async () =>
  (await server.inbox()).filter(({ subject }) => subject === "Your temporary password");

test("the mail goes to the stored address, and its link leads to a temporary password", async () => {
  await signUp(server);
  const before = await logIn(server);
  assert.equal((await ask("ROBIN@Example.com")).body, { sent: 1 });
  const [mail, ...others] = await resets();
  assert.is(others.length, 0);
  assert.is(mail?.to, emailAddress);
  assert.match(mail?.text ?? "", /http:\/\/localhost:3000\/app\/reset#[\w-]{43}\n/);
  assert.is((await logIn(server)).status, 200, "the old password works until the link is used");

  server.clock.advance(5_000);
  const reply = await confirm(await linkIn(server, "reset"));
  assert.is(reply.status, 200);
  assert.is(reply.headers["cache-control"], "no-store");
  const temporary = String(reply.body.temporary_password);
  assert.is((await me(server, before.body.access_token)).status, 401, "other sessions are over");
  assert.is((await logIn(server)).status, 400, "the old password is over");
  server.clock.advance(1_000);
  const after = await logIn(server, { password: temporary });
  assert.is(after.body.must_change_password, true);
  const refreshed = await call(server, "/auth/refresh_access_token", {
    refresh_token: after.body.refresh_token,
  });
  assert.is(refreshed.body.must_change_password, true, "a reload does not lose it");
});

test("a token of a sign-in before the reset opens no session after it", async () => {
  await signUp(server);
  const id_token = server.identity.signInWithPassword(emailAddress, password);
  await ask();
  server.clock.advance(5_000);
  await confirm(await linkIn(server, "reset"));
  // Even at a provider that would still take it.
  for (const account of server.identity.accounts.values()) account.validSince = new Date(0);
  const reply = await call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
  assert.is(reply.body.message_code, "AUTH_400_LOGIN");
});

test("a reset proves the address", async () => {
  const id = String((await signUp(server)).body.user_id);
  await ask();
  await confirm(await linkIn(server, "reset"));
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  assert.equal(row?.emailAddressVerifiedAt, server.clock.now());
  assert.is(server.identity.accounts.get(id)?.isEmailAddressVerified, true);
});

test("temporary passwords can be read out, fit the rules and do not repeat", () => {
  const config = { signingKey: "a signing key of more than thirty-two characters" };
  const made = Array.from({ length: 2_000 }, (_, index) => temporaryPassword(config, `token-${index}`));
  assert.is(new Set(made).size, made.length);
  for (const text of made)
    assert.match(text, /^([bcdfghjkmnpqrstvwxz2-9]{4}-){3}[bcdfghjkmnpqrstvwxz2-9]{4}$/);
  const signs = new Set(made.join("").replaceAll("-", ""));
  assert.is(signs.size, 27);
  assert.is(temporaryPassword(config, "token-1"), made[1], "the same link leads to the same one");
  assert.is.not(temporaryPassword({ signingKey: "x".repeat(40) }, "token-1"), made[1]);
});

test("a link works once, for fifteen minutes, and for what it was made for", async () => {
  await signUp(server);
  const verify = await linkIn(server, "verify");
  await ask();
  const token = await linkIn(server, "reset");
  for (const wrong of [verify, "nonsense", `${token}x`, token.slice(1)])
    assert.is((await confirm(wrong)).body.message_code, "AUTH_400_LINK");
  assert.is((await confirm(token)).status, 200);
  assert.is((await confirm(token)).body.message_code, "AUTH_400_LINK");

  await ask();
  const late = await linkIn(server, "reset");
  server.clock.advance(15 * 60_000);
  assert.is((await confirm(late)).body.message_code, "AUTH_400_LINK");
});

test("using one link uses up the others", async () => {
  await signUp(server);
  await ask();
  const first = await linkIn(server, "reset");
  server.clock.advance(1);
  await ask();
  const second = await linkIn(server, "reset");
  assert.is.not(first, second);
  assert.is((await confirm(second)).status, 200);
  assert.is((await confirm(first)).body.message_code, "AUTH_400_LINK");
});

test("ten presses at once: those that are answered show one and the same password, and it works", async () => {
  await signUp(server);
  await ask();
  const token = await linkIn(server, "reset");
  const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  const shown = new Set(
    replies.filter(({ status }) => status === 200).map(({ body }) => body.temporary_password),
  );
  assert.is(shown.size, 1);
  assert.is(replies.filter(({ status }) => status === 200).length, 1);
  assert.is((await logIn(server, { password: String([...shown][0]) })).status, 200);
});

for (const moment of ["before", "after"] as const) {
  test(`a provider that fails ${moment} setting the password leaves the link usable`, async () => {
    await signUp(server);
    await ask();
    const token = await linkIn(server, "reset");
    server.identity.fail("secureAccount", moment);
    assert.is((await confirm(token)).body.message_code, "SERVER_503_IDENTITY");
    const reply = await confirm(token);
    assert.is(reply.status, 200);
    assert.is((await logIn(server, { password: String(reply.body.temporary_password) })).status, 200);
  });
}

test("only hashes of links are kept, and mailed tokens leave no trace in the log", async () => {
  await signUp(server);
  await ask();
  const token = await linkIn(server, "reset");
  const reply = await confirm(token);
  const rows = JSON.stringify(await server.services.db.select().from(link));
  assert.not.ok(rows.includes(token));
  const log = server.logLines.join("\n");
  for (const secret of [token, String(reply.body.temporary_password), emailAddress])
    assert.not.ok(log.includes(secret));
});

test("known, unknown, another provider's, banned: byte for byte one reply, with the same calls made before it", async () => {
  await signUp(server);
  await logInWithGoogle(server, { emailAddress: "google@example.com" });
  await signUp(server, { email_address: "banned@example.com" });
  await server.services.db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(eq(user.emailAddress, "banned@example.com"));
  const seen = [];
  const addresses = [emailAddress, "nobody@example.com", "google@example.com", "banned@example.com"];
  for (const address of addresses) {
    server.identity.calls.length = 0;
    const reply = await ask(address);
    const { date: _, ...headers } = reply.headers;
    delete headers["x-request-id"];
    seen.push({ status: reply.status, text: reply.text, headers, provider: [...server.identity.calls] });
  }
  for (const reply of seen) assert.equal(reply, seen[0]);
  assert.is(seen[0]?.text, '{"sent":1}');
  assert.is((await mailsTo("nobody@example.com")).length, 0);
  assert.is((await mailsTo("banned@example.com")).length, 1, "only the verification of before");
});

test("the work before the reply is the same for known and unknown: it never looks who it is", async () => {
  await signUp(server);
  const { services } = server;
  const worked: string[][] = [];
  for (const email_address of [emailAddress, "nobody@example.com"]) {
    const names: string[] = [];
    const db: typeof services.db = new Proxy(services.db, {
      get(target, name) {
        names.push(String(name));
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const handlers = passwordResetHandlers({ ...services, db, mail: outbox({ db, now: services.now }) });
    type Call = Parameters<typeof handlers.requestPasswordReset>;
    const request = { body: { email_address }, ip: "203.0.113.1" } as Call[0];
    const reply = { raw: { once() {} } } as unknown as Call[1];
    assert.equal(await handlers.requestPasswordReset(request, reply), { sent: 1 });
    worked.push(names);
  }
  assert.equal(worked[0], worked[1]);
  assert.equal(worked[0], ["select", "insert"]);
});

test("another provider's account gets a mail that names it, and no link to a password", async () => {
  await logInWithGoogle(server, { emailAddress });
  await ask();
  const [mail] = await mailsTo(emailAddress);
  assert.is(mail?.subject, "You sign in with Google");
  assert.not.match(mail?.text ?? "", "#");
  assert.equal(await server.services.db.select().from(link), []);
});

test("an address that nobody has leaves no row behind", async () => {
  await ask("nobody@example.com");
  assert.equal(await server.services.db.select().from(passwordResetRequest), []);
  assert.equal(await server.inbox(), []);
});

test("at most three mails an hour for one address, and the reply never tells", async () => {
  await signUp(server);
  for (let times = 0; times < 5; times += 1)
    assert.equal((await ask(emailAddress, `203.0.113.${times}`)).body, { sent: 1 });
  assert.is((await resets()).length, 3);
  server.clock.advance(3_600_000 - 1);
  await ask();
  assert.is((await resets()).length, 3);
  server.clock.advance(1);
  await ask();
  assert.is((await resets()).length, 4);
});

test("many at once for one address stay within the three", async () => {
  await signUp(server);
  await Promise.all(
    Array.from({ length: 10 }, () => call(server, "/auth/reset_password", { email_address: emailAddress })),
  );
  await mailPasswordResets(server.services);
  assert.is((await resets()).length, 3);
});

test("fifteen an hour for one client, known addresses or not", async () => {
  await ask("nobody@example.com");
  await spend(server, 14);
  assert.is((await ask("nobody@example.com")).status, 200);
  const reply = await ask("nobody@example.com");
  assert.is(reply.body.message_code, "REQUEST_429_LIMIT");
  assert.is((await ask("nobody@example.com", "203.0.113.77")).status, 200);
});

test("nothing is sent only when mail can be accepted for nobody", async () => {
  await signUp(server);
  const deaf = await openTestServer({
    ...server.services,
    mail: { queue: async () => {}, canAccept: async () => false },
  });
  for (const email_address of [emailAddress, "nobody@example.com"])
    assert.equal((await call(deaf, "/auth/reset_password", { email_address })).body, { sent: 0 });
  await deaf.close();
});

test("a mail that could not be queued is queued at the next round", async () => {
  await signUp(server);
  let hasFailed = false;
  const mail: Mail = {
    ...server.services.mail,
    queue: async (tx, message) => {
      if (!hasFailed) {
        hasFailed = true;
        throw new Error("The disk is full.");
      }
      await server.services.mail.queue(tx, message);
    },
  };
  const services = { ...server.services, mail };
  const failing = await openTestServer(services);
  failing.expectFaults();
  server.expectFaults();
  await call(failing, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(services);
  await mailPasswordResets(services);
  assert.is((await resets()).length, 1);
  await failing.close();
});

test("an unfit address has its own code", async () => {
  for (const email_address of ["", "robin", "a b@example.com", `${"x".repeat(120)}@example.com`])
    assert.is((await ask(email_address)).body.message_code, "AUTH_400_EMAIL_ADDRESS");
});

test("one round writes to everybody who waits, past those who get no mail", async () => {
  await signUp(server);
  const { services, clock } = server;
  for (const address of ["nobody@example.com", emailAddress, "nobody.else@example.com"]) {
    await writeResetRequest(services.db, address, clock.now());
    clock.advance(1);
  }
  await mailPasswordResets(services);
  assert.is((await resets()).length, 1);
  assert.is((await services.db.select().from(passwordResetRequest)).length, 1);
});

test("a link leads nowhere once its account is gone at the provider", async () => {
  await signUp(server);
  await ask();
  const token = await linkIn(server, "reset");
  for (const subject of [...server.identity.accounts.keys()]) server.identity.accounts.delete(subject);
  const reply = await confirm(token);
  assert.equal([reply.status, reply.body.message_code], [400, "AUTH_400_LINK"]);
});

test("a banned person's link leads nowhere", async () => {
  await signUp(server);
  await ask();
  const token = await linkIn(server, "reset");
  await server.services.db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(ne(user.id, product.systemUserId));
  assert.is((await confirm(token)).body.message_code, "AUTH_400_LINK");
});

test.run();
