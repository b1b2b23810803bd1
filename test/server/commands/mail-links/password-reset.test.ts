import { eq, ne } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { product } from "../../../../domain/base/product";
import { passwordResetHandlers } from "../../../../server/commands/mail-links/password-reset.routes";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { deviceLife } from "../../../../server/core/access/known-device.store";
import { keyOf } from "../../../../server/core/account/mailbox";
import type { Mail } from "../../../../server/core/base/services";
import { bookWayBack, requestReset } from "../../../../server/core/identity/password-reset.store";
import { temporaryPassword } from "../../../../server/core/identity/temporary-password";
import { outbox } from "../../../../server/core/mail/outbox";
import { endOwnSession, listedIdOf } from "../../../../server/core/session/session.store";
import { knownDevice } from "../../../../server/platform/db/schema/access";
import { user } from "../../../../server/platform/db/schema/account";
import { passwordResetRequest, resetMail } from "../../../../server/platform/db/schema/identity";
import { link } from "../../../../server/platform/db/schema/mail";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  signUp,
  spend,
} from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

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

async function ask(email_address = emailAddress, from = "203.0.113.1", cookie = "") {
  const headers = cookie === "" ? {} : { cookie };
  const reply = await call(server, "/auth/reset_password", { email_address }, { from, headers });
  await mailPasswordResets(server.services);
  return reply;
}
const minute = 60_000;
const hour = 60 * minute;
/** The known-device cookie, which outlives the session. */
const deviceCookie = (answer: Answer) =>
  cookieHeader(answer)
    .split("; ")
    .filter((pair) => pair.includes("drip_device="))
    .join("; ");
/** Signs in with a browser. */
const enter = async (change = {}, cookie?: string) =>
  logIn(server, change, { headers: cookieTransport(cookie) });
const confirm = (token: string) => call(server, "/auth/reset_password/confirm", { token });
const mailsTo = async (address: string) => (await server.inbox()).filter(({ to }) => to === address);
const resets = async () =>
  (await server.inbox()).filter(({ subject }) => subject === "Your temporary password");

test("the mail goes to the stored address, and its link leads to a temporary password", async () => {
  await signUp(server);
  const before = await logIn(server);
  assert.equal((await ask("ROBIN@Example.com")).body, { sent: 1, link_expires_in: 900, next_in: 0 });
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
  assert.is(reply.body.email_address, emailAddress);
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

test("an identity token from before the reset opens no session after it", async () => {
  await signUp(server);
  const id_token = server.identity.signInWithPassword(emailAddress, password);
  await ask();
  server.clock.advance(5_000);
  await confirm(await linkIn(server, "reset"));
  // Also if the provider still accepted the token.
  for (const account of server.identity.accounts.values()) account.validSince = new Date(0);
  const reply = await call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
  assert.is(reply.body.message_code, "AUTH_400_LOGIN");
});

test("a reset verifies the address", async () => {
  const id = String((await signUp(server)).body.user_id);
  await ask();
  await confirm(await linkIn(server, "reset"));
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  assert.equal(row?.emailAddressVerifiedAt, server.clock.now());
  assert.is(server.identity.accounts.get(id)?.isEmailAddressVerified, true);
});

test("temporary passwords are easy to read out, satisfy the rules and do not repeat", () => {
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

test("a link works once, for fifteen minutes, and for its own purpose only", async () => {
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

test("using one link invalidates the others", async () => {
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

test("of ten simultaneous confirmations all successful ones show the same password, and it works", async () => {
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
  test(`when the provider fails ${moment} setting the password, the link stays usable`, async () => {
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

test("links are stored as hashes, and mailed tokens are not in the log", async () => {
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

test("known, unknown, another provider's and banned addresses get one reply, after the same calls", async () => {
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
  assert.is(seen[0]?.text, '{"sent":1,"link_expires_in":900,"next_in":0}');
  assert.is((await mailsTo("nobody@example.com")).length, 0);
  assert.is((await mailsTo("banned@example.com")).length, 1, "only the verification of before");
});

test("before the reply the same work is done for known and unknown addresses, without looking up the account", async () => {
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
    const request = { body: { email_address }, headers: {}, ip: "203.0.113.1" } as Call[0];
    const reply = { raw: { once() {} } } as unknown as Call[1];
    const answer = await handlers.requestPasswordReset(request, reply);
    assert.equal(answer, { sent: 1, link_expires_in: 900, next_in: 0 });
    worked.push(names);
  }
  assert.equal(worked[0], worked[1]);
  assert.equal(worked[0], ["select", "transaction"]);
});

test("another provider's account gets a mail that names the provider, without a link", async () => {
  await logInWithGoogle(server, { emailAddress });
  await ask();
  const [mail] = await mailsTo(emailAddress);
  assert.is(mail?.subject, "You sign in with Google");
  assert.not.match(mail?.text ?? "", "#");
  assert.equal(await server.services.db.select().from(link), []);
});

test("an unknown address is stored only as a hash", async () => {
  await ask("nobody@example.com");
  assert.equal(await server.services.db.select().from(passwordResetRequest), []);
  assert.equal(await server.inbox(), []);
  const [counted] = await server.services.db.select().from(resetMail);
  assert.match(counted?.addressHash ?? "", /^[\w-]{43}$/);
});

test("strangers get three mails an hour to one address, and the reply says truthfully what was sent", async () => {
  await signUp(server);
  for (const nextIn of [0, 0, 3_600])
    assert.equal((await ask()).body, { sent: 1, link_expires_in: 900, next_in: nextIn });
  server.clock.advance(minute);
  assert.equal(
    (await ask()).body,
    { sent: 1, link_expires_in: 840, next_in: 3_540 },
    "the latest link works",
  );
  server.clock.advance(14 * minute);
  assert.equal((await ask()).body, { sent: 0, next_in: 2_700 }, "no mail, no link");
  assert.is((await resets()).length, 3);
  server.clock.advance(45 * minute - 1);
  assert.is((await ask()).body.sent, 0);
  server.clock.advance(1);
  assert.is((await ask()).body.sent, 1);
  assert.is((await resets()).length, 4);
});

test("past the limit an unknown address gets the same replies", async () => {
  await signUp(server);
  const told = async (address: string) => {
    const replies: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      replies.push((await ask(address, `203.0.113.${times}`)).text);
      server.clock.advance(7 * minute);
    }
    return replies;
  };
  const known = await told(emailAddress);
  server.clock.advance(hour);
  assert.equal(await told("nobody@example.com"), known);
  assert.ok(known.some((text) => text.includes('"sent":0')));
});

test("simultaneous requests for one address stay within the limit, and whoever is told of a mail gets one", async () => {
  await signUp(server);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => call(server, "/auth/reset_password", { email_address: emailAddress })),
  );
  await mailPasswordResets(server.services);
  assert.is((await resets()).length, 3);
  assert.ok(
    replies.every(({ body }) => body.sent === 1),
    "the latest link works",
  );
});

test("during a thousand hostile requests the owner's own browser gets a working link, and six mails an hour are sent", async () => {
  await signUp(server);
  const own = deviceCookie(await enter());
  assert.ok(own.includes("drip_device="));
  const hostile = async (index: number) => {
    const from = `198.51.${index >> 8}.${index & 255}`;
    // Some from the owner's network, some with a made-up cookie.
    const cookie = index % 3 === 0 ? `__Host-drip_device=${"x".repeat(43)}` : "";
    return ask(emailAddress, index % 10 === 0 ? "203.0.113.1" : from, cookie);
  };
  for (let index = 0; index < 100; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, each) => hostile(index + each)));
  assert.is((await resets()).length, 3);
  server.clock.advance(15 * minute);
  assert.is((await hostile(101)).body.sent, 0);

  assert.equal((await ask(emailAddress, "203.0.113.1", own)).body, {
    sent: 1,
    link_expires_in: 900,
    next_in: 0,
  });
  assert.is((await resets()).length, 4);
  const link = await linkIn(server, "reset");
  for (let index = 0; index < 20; index += 1) await hostile(200 + index);
  for (const nextIn of [0, 2_700])
    assert.is((await ask(emailAddress, "203.0.113.1", own)).body.next_in, nextIn);
  assert.is((await ask(emailAddress, "203.0.113.1", own)).body.sent, 1, "the latest link works");
  assert.is((await resets()).length, 6);
  assert.is((await confirm(link)).status, 200, "an earlier link goes on working");
});

test("a device is known for ninety days after signing in, despite a sign-out, and to that account only", async () => {
  await signUp(server);
  await signUp(server, { email_address: "kim@example.com" });
  const entered = await enter();
  const own = deviceCookie(entered);
  await call(server, "/auth/log_out", {}, { headers: cookieTransport(cookieHeader(entered)) });
  for (let times = 0; times < 3; times += 1)
    for (const to of [emailAddress, "kim@example.com"]) await ask(to);
  const spentFor = (address: string, cookie: string) =>
    ask(address, "203.0.113.2", cookie).then(({ body }) => body.next_in !== 0);
  assert.is(await spentFor("kim@example.com", own), true);
  assert.is(await spentFor(emailAddress, own), false);

  server.clock.advance(deviceLife - hour);
  for (let times = 0; times < 3; times += 1) await ask();
  assert.is(await spentFor(emailAddress, own), false);
  server.clock.advance(2 * hour);
  for (let times = 0; times < 3; times += 1) await ask();
  assert.is(await spentFor(emailAddress, own), true);
});

test("a second account in one browser keeps the first one known, and only a hash is stored", async () => {
  await signUp(server);
  await signUp(server, { email_address: "kim@example.com" });
  const first = deviceCookie(await enter());
  const second = deviceCookie(await enter({ email_address: "kim@example.com" }, first));
  assert.is(second, first);
  const rows = await server.services.db.select().from(knownDevice);
  assert.is(rows.length, 2);
  assert.is.not(rows[0]?.tokenHash, rows[1]?.tokenHash, "and the rows do not tell that they share a browser");
  for (const address of [emailAddress, "kim@example.com"]) {
    for (let times = 0; times < 3; times += 1) await ask(address);
    assert.is((await ask(address, "203.0.113.2", first)).body.next_in, 0, "both are known");
  }
  assert.not.ok(JSON.stringify(rows).includes(/drip_device=([\w-]+)/.exec(first)?.[1] ?? ""));
});

test("the device cookie is HttpOnly and SameSite, and an invalid one is replaced", async () => {
  await signUp(server);
  const entered = await enter({}, "__Host-drip_device=short");
  const lines = [entered.headers["set-cookie"]].flat().map(String);
  const line = lines.find((each) => each.startsWith("__Host-drip_device="));
  assert.match(
    line ?? "",
    /^__Host-drip_device=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const bare = await logIn(server);
  assert.is(bare.headers["set-cookie"], undefined, "a client without cookies gets none");
});

test("after a reset only the browser that used the link is known", async () => {
  await signUp(server);
  const thief = deviceCookie(await enter());
  await ask();
  const confirmed = await call(server, "/auth/reset_password/confirm", {
    token: await linkIn(server, "reset"),
  });
  const own = deviceCookie(confirmed);
  assert.is.not(own, "");
  for (let times = 0; times < 2; times += 1) await ask();
  assert.is((await ask(emailAddress, "203.0.113.2", thief)).body.sent, 1, "a mail less than 15 minutes old");
  assert.is((await resets()).length, 3, "but none for the thief");
  assert.is((await ask(emailAddress, "203.0.113.2", own)).body.sent, 1);
  assert.is((await resets()).length, 4);
});

test("ending one session forgets its device and no other", async () => {
  await signUp(server);
  await enter();
  await enter();
  const { db, config } = server.services;
  const [own, other] = await db.select().from(knownDevice);
  const listedId = listedIdOf(config, own?.sessionId ?? "");
  const ending = { userId: own?.userId ?? "", listedId, now: server.clock.now() };
  assert.is(await endOwnSession(db, config, ending), true);
  assert.equal(await db.select().from(knownDevice), [other]);
});

test("a password change keeps this device known and forgets the others", async () => {
  await signUp(server);
  const other = deviceCookie(await enter());
  const entered = await enter();
  const id = String((await me(server, entered.body.access_token)).body.id);
  server.clock.advance(1_000);
  const reply = await call(
    server,
    `/user/user_id/${id}/password`,
    {
      id_token: server.identity.signInWithPassword(emailAddress, password),
      password: "Another-One-2026",
    },
    { method: "PUT", headers: { authorization: `Bearer ${entered.body.access_token}` } },
  );
  assert.is(reply.status, 200);
  const known = await server.services.db.select().from(knownDevice);
  assert.is(known.length, 1);
  for (let times = 0; times < 3; times += 1) await ask();
  await ask(emailAddress, "203.0.113.2", other);
  assert.is((await resets()).length, 3);
  await ask(emailAddress, "203.0.113.2", deviceCookie(entered));
  assert.is((await resets()).length, 4);
});

test("once a link was used, replies no longer say that one works", async () => {
  await signUp(server);
  for (let times = 0; times < 3; times += 1) await ask();
  assert.is((await confirm(await linkIn(server, "reset"))).status, 200);
  assert.is((await ask()).body.sent, 0);
});

test("a mail that the server books itself may exceed the strangers' three, but not six in total", async () => {
  await signUp(server);
  for (let times = 0; times < 3; times += 1) await ask();
  const { services, clock } = server;
  const book = () =>
    services.db.transaction((tx) =>
      bookWayBack(tx, services.config, { key: keyOf(emailAddress), now: clock.now() }),
    );
  assert.equal([await book(), await book(), await book(), await book()], [true, true, true, false]);
});

test("fifteen requests an hour per client, for known and unknown addresses", async () => {
  await ask("nobody@example.com");
  await spend(server, 14);
  assert.is((await ask("nobody@example.com")).status, 200);
  const reply = await ask("nobody@example.com");
  assert.is(reply.body.message_code, "REQUEST_429_LIMIT");
  assert.is((await ask("nobody@example.com", "203.0.113.77")).status, 200);
  await signUp(server);
  const own = deviceCookie(await enter());
  assert.is((await ask()).status, 429);
  assert.is(
    (await ask(emailAddress, "203.0.113.1", own)).status,
    200,
    "a browser that signed in counts by itself",
  );
});

test("nothing is reported as sent only when no mail can be accepted at all", async () => {
  await signUp(server);
  const deaf = await openTestServer({
    ...server.services,
    mail: { queue: async () => {}, canAccept: async () => false },
  });
  for (const email_address of [emailAddress, "nobody@example.com"])
    assert.equal((await call(deaf, "/auth/reset_password", { email_address })).body, { sent: 0 });
  await deaf.close();
});

test("a mail that could not be queued is queued in the next round", async () => {
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

test("an invalid address has its own code", async () => {
  for (const email_address of ["", "robin", "a b@example.com", `${"x".repeat(120)}@example.com`])
    assert.is((await ask(email_address)).body.message_code, "AUTH_400_EMAIL_ADDRESS");
});

test("one round mails everybody waiting, skipping those who get no mail", async () => {
  await signUp(server);
  const { services, clock } = server;
  for (const address of ["nobody@example.com", emailAddress, "nobody.else@example.com"]) {
    const asker = { key: keyOf(address), deviceToken: null, now: clock.now() };
    await services.db.transaction((tx) => requestReset(tx, services.config, asker));
    clock.advance(1);
  }
  await mailPasswordResets(services);
  assert.is((await resets()).length, 1);
  assert.equal(await services.db.select().from(passwordResetRequest), []);
});

test("a banned person's link is refused", async () => {
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
