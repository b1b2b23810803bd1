import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import type { Services } from "../../../../server/core/base/services";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { finishSignUp, isClaimed, writeIntent } from "../../../../server/core/identity/sign-up.store";
import { repairSignUps } from "../../../../server/core/identity/sign-up-repair";
import { user } from "../../../../server/platform/db/schema/account";
import { identity } from "../../../../server/platform/db/schema/identity";
import { link } from "../../../../server/platform/db/schema/mail";
import { call, form, logIn, logInWithGoogle, me, sides, signUp, spend } from "../../../support/people/people";
import { googleLink } from "../../../support/server/identity";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("sign-up");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const isEven = (state: Awaited<ReturnType<typeof sides>>) => {
  assert.equal(state.provider, state.ours);
  assert.is(state.users, state.ours.length);
  assert.is(state.intents, 0);
};

test("makes one account on both sides under one subject, and returns its id", async () => {
  const reply = await signUp(server, {
    email_address: "Robin@Example.com",
    first_name: " Robin ",
    last_name: "Reyes\t",
  });
  assert.is(reply.status, 200);
  assert.equal(Object.keys(reply.body), ["user_id"]);
  const id = String(reply.body.user_id);
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  assert.equal(
    row && {
      role: row.role,
      fullName: row.fullName,
      firstName: row.firstName,
      lastName: row.lastName,
      dateOfBirth: row.dateOfBirth,
      emailAddress: row.emailAddress,
      verified: row.emailAddressVerifiedAt,
      mustChangePassword: row.mustChangePassword,
    },
    {
      role: "onboarding",
      fullName: "Robin Reyes",
      firstName: "Robin",
      lastName: "Reyes",
      dateOfBirth: "2001-05-06",
      emailAddress: "Robin@Example.com",
      verified: null,
      mustChangePassword: false,
    },
  );
  const [way] = await server.services.db.select().from(identity).where(eq(identity.userId, id));
  assert.equal([way?.subject, way?.provider, way?.issuer], [id, "drip", server.identity.issuer]);
  assert.is(server.identity.accounts.get(id)?.password, "Alley-oop-2026");
  isEven(await sides(server));
});

test("sends a verification mail, which signing in does not need", async () => {
  await signUp(server);
  const [mail, ...others] = await server.inbox();
  assert.is(others.length, 0);
  assert.is(mail?.to, "robin@example.com");
  assert.match(mail?.text ?? "", /http:\/\/localhost:3000\/app\/verify#[\w-]{43}/);
  assert.is((await logIn(server)).status, 200);
});

test("no password, token or address is logged", async () => {
  await signUp(server);
  await logIn(server);
  const mail = (await server.inbox())[0]?.text ?? "";
  const log = server.logLines.join("\n");
  for (const secret of ["Alley-oop-2026", "robin@example.com", /#([\w-]{43})/.exec(mail)?.[1] ?? "?"])
    assert.not.ok(log.includes(secret), "a secret is in the log");
});

test("the thirteenth birthday is old enough", async () => {
  assert.is((await signUp(server, { date_of_birth: "2013-11-21" })).status, 200);
});

test("somebody born on a leap day turns thirteen on the first of March", async () => {
  server.clock.set(new Date("2025-02-28T23:59:59Z"));
  assert.is((await signUp(server, { date_of_birth: "2012-02-29" })).body.message_code, "USER_403_AGE");
  server.clock.set(new Date("2025-03-01T00:00:00Z"));
  assert.is((await signUp(server, { date_of_birth: "2012-02-29" })).status, 200);
});

test("a younger person is refused, and nothing of the form is stored", async () => {
  const reply = await signUp(server, { date_of_birth: "2013-11-22" });
  assert.is(reply.status, 403);
  assert.is(reply.body.message_code, "USER_403_AGE");
  assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  assert.equal(server.identity.calls, []);
  assert.equal(await server.inbox(), []);
});

for (const date of ["2026-11-21", "2026-11-22", "2999-01-01"]) {
  test(`a date of birth must be in the past: ${date}`, async () => {
    const reply = await signUp(server, { date_of_birth: date });
    assert.is(reply.status, 400);
    assert.is(reply.body.message_code, "REQUEST_400_INVALID");
    assert.equal(reply.body.fields, [{ field: "date_of_birth", rule: "past" }]);
  });
}

test("a date of birth more than 120 years ago is refused", async () => {
  assert.is((await signUp(server, { date_of_birth: "1905-11-22" })).status, 200);
  const reply = await signUp(server, { date_of_birth: "1905-11-21", email_address: "old@example.com" });
  assert.equal(
    [reply.status, reply.body.message_code, reply.body.fields],
    [400, "REQUEST_400_INVALID", [{ field: "date_of_birth", rule: "age" }]],
  );
});

test("names with invisible characters and insults are refused with their field, and nothing is stored", async () => {
  const reply = await signUp(server, { first_name: "Ro\u200bbin", last_name: "F u c k" });
  assert.equal(
    [reply.status, reply.body.message_code, reply.body.fields],
    [
      400,
      "REQUEST_400_INVALID",
      [
        { field: "first_name", rule: "unseen" },
        { field: "last_name", rule: "profanity" },
      ],
    ],
  );
  assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  assert.is((await signUp(server, { first_name: "Dick", last_name: "Cockburn-Fanny" })).status, 200);
});

const unfitPasswords = [
  ["too short", "Nine-char", "minLength"],
  ["too long", "x".repeat(25), "maxLength"],
  ["too common", "password123", "too_common"],
] as const;
for (const [name, password, rule] of unfitPasswords) {
  test(`a password that is ${name} is refused before anything is stored`, async () => {
    const reply = await signUp(server, { password });
    assert.is(reply.status, 400);
    assert.is(reply.body.message_code, "USER_400_PASSWORD");
    assert.equal(reply.body.fields, [{ field: "password", rule }]);
    assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  });
}

test("a registered address is a conflict in any letter case", async () => {
  await signUp(server);
  for (const email_address of ["robin@example.com", "ROBIN@EXAMPLE.COM"]) {
    const reply = await signUp(server, { email_address });
    assert.is(reply.status, 409);
    assert.is(reply.body.message_code, "USER_409_CONFLICT");
  }
  isEven(await sides(server));
});

test("the address of a Google account is a conflict", async () => {
  await logInWithGoogle(server, { emailAddress: "robin@example.com" });
  assert.is((await signUp(server)).body.message_code, "USER_409_CONFLICT");
  isEven(await sides(server));
});

test("ten simultaneous sign-ups of one address make one account", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(server)));
  assert.equal(replies.map((reply) => reply.status).sort(), [200, ...Array.from({ length: 9 }, () => 409)]);
  const state = await sides(server);
  assert.is(state.users, 1);
  isEven(state);
});

test("a sign-up that commits between two lookups does not make its account look unclaimed", async () => {
  const { db, identity: provider, now } = server.services;
  const account = {
    userId: "11111111-1111-4111-8111-111111111111",
    issuer: provider.issuer,
    emailAddress: "robin@example.com",
    mailboxKey: keyOf("robin@example.com"),
    firstName: "Robin",
    lastName: "Reyes",
    dateOfBirth: "1988-02-29",
  };
  await writeIntent(db, account, now());
  let looks = 0;
  const select = new Proxy(db.select, {
    apply(target, _self, parts) {
      const builder = Reflect.apply(target, db, parts);
      const from = builder.from.bind(builder);
      builder.from = (table: Parameters<typeof from>[0]) => {
        const query = from(table);
        const where = query.where.bind(query);
        query.where = async (condition: Parameters<typeof where>[0]) => {
          looks += 1;
          const found = await where(condition);
          if (looks === 1) await finishSignUp(db, account, now());
          return found;
        };
        return query;
      };
      return builder;
    },
  });
  const claimed = await isClaimed({ select }, { issuer: provider.issuer, subject: account.userId }, now());
  assert.is(claimed, true);
});

/** Every point at which the provider can fail, with and without a failing rollback. */
const faults: [name: string, provoke: (server: TestServer) => void][] = [
  ["before the account is made", ({ identity }) => identity.fail("createAccount", "before")],
  ["after the account is made", ({ identity }) => identity.fail("createAccount", "after")],
  [
    "after the account is made, and its undoing fails",
    ({ identity }) => {
      identity.fail("createAccount", "after");
      identity.fail("deleteAccount", "before");
    },
  ],
  [
    "after the account is made, and its undoing loses the reply",
    ({ identity }) => {
      identity.fail("createAccount", "after");
      identity.fail("deleteAccount", "after");
    },
  ],
  [
    "for good, right after the account is made",
    ({ identity }) =>
      identity.onNext("createAccount", "after", () => {
        identity.isDown = true;
      }),
  ],
];

for (const [name, provoke] of faults) {
  test(`the provider fails ${name}: no orphan remains, and the next try works`, async () => {
    provoke(server);
    const reply = await signUp(server);
    assert.is(reply.status, 503);
    assert.is(reply.body.message_code, "SERVER_503_IDENTITY");
    assert.is((await sides(server)).users, 0);

    server.identity.isDown = false;
    assert.is((await signUp(server)).status, 200, "at once, by the person");
    await repairSignUps(server.services);
    isEven(await sides(server));
    assert.is((await logIn(server)).status, 200);
  });

  test(`the provider fails ${name}: the repair job alone cleans up`, async () => {
    provoke(server);
    await signUp(server);
    server.identity.isDown = false;
    await reconcile(server.services);
    assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  });
}

/** Services whose database fails a transaction, or loses its reply. */
const withTransactions = (services: Services, transaction: Services["db"]["transaction"]): Services => ({
  ...services,
  db: Object.assign(Object.create(services.db), { transaction }),
});

const lost = () => Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });

test("when the database fails after the provider's account was made, that account is deleted", async () => {
  const { services } = server;
  const failing = await openTestServer({
    ...withTransactions(services, async () => {
      throw lost();
    }),
  });
  const reply = await signUp(failing);
  assert.is(reply.body.message_code, "SERVER_503_DATABASE");
  assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  await failing.close();
  assert.is((await signUp(server)).status, 200);
});

test("when the commit's reply is lost, the account stands on both sides", async () => {
  const { services } = server;
  const losing = await openTestServer({
    ...withTransactions(services, async (work) => {
      await services.db.transaction(work);
      throw lost();
    }),
  });
  const reply = await signUp(losing);
  assert.is(reply.status, 200);
  isEven(await sides(server));
  await losing.close();
  assert.is((await logIn(server)).status, 200);
});

test("when the database is gone during the undo, the repair job cleans up later", async () => {
  const { services } = server;
  let isGone = false;
  const db: Services["db"] = new Proxy(services.db, {
    get(target, name) {
      if (isGone) throw lost();
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const failing = await openTestServer({ ...services, db });
  server.identity.onNext("createAccount", "after", () => {
    isGone = true;
  });
  assert.is((await signUp(failing)).body.message_code, "SERVER_503_DATABASE");
  isGone = false;
  const before = await sides(server);
  assert.equal([before.provider.length, before.users, before.intents], [1, 0, 1]);

  assert.equal(await repairSignUps(services), 0, "it might still be under way");
  server.clock.advance(60_000);
  assert.equal(await repairSignUps(services), 1);
  assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
  await failing.close();
});

test("a repair job that runs while the provider is slow cancels the sign-up", async () => {
  server.identity.onNext("createAccount", "after", async () => {
    server.clock.advance(60_000);
    await repairSignUps(server.services);
  });
  server.expectFaults();
  assert.is((await signUp(server)).status, 500);
  assert.equal(await sides(server), { provider: [], ours: [], users: 0, intents: 0 });
});

test("a password account made directly at the provider does not block a sign-up", async () => {
  server.identity.addAccount({
    subject: "squatter",
    emailAddress: "robin@example.com",
    password: "squatted-it",
  });
  assert.is((await signUp(server)).status, 200);
  assert.not.ok(server.identity.accounts.has("squatter"));
  isEven(await sides(server));
});

test("a Google account without a user is kept while its first log-in may still arrive", async () => {
  server.identity.addAccount({
    emailAddress: "robin@example.com",
    links: [googleLink("g", "robin@example.com")],
  });
  assert.is((await signUp(server)).status, 409);
  server.clock.advance(10 * 60_000);
  assert.is((await signUp(server)).status, 200);
  isEven(await sides(server));
});

test("sign-ups and e-mail checks have separate limits", async () => {
  const check = () => call(server, "/user/email_address/validate", { email_address: "robin@example.com" });
  await check();
  await spend(server, 5_000);
  assert.is((await check()).status, 429);
  assert.is((await signUp(server)).status, 200, "a check never locks sign-up out");

  await spend(server, 59);
  assert.is((await signUp(server)).status, 409);
  const reply = await signUp(server);
  assert.is(reply.body.message_code, "REQUEST_429_LIMIT");
  assert.ok(Number(reply.headers["retry-after"]) > 0);
  assert.is((await signUp(server, {}, { from: "203.0.113.2" })).status, 409, "others are free to go on");
  server.clock.advance(60_000);
  assert.is((await signUp(server)).status, 409);
});

test("an account is claimed by its sign-up for a minute, then only by its user", async () => {
  const { db, identity: provider, now } = server.services;
  const account = { issuer: provider.issuer, subject: "half-made" };
  const isOurs = () => isClaimed(db, account, now());
  assert.is(await isOurs(), false);
  await writeIntent(db, { userId: "half-made", mailboxKey: keyOf("robin@example.com") }, now());
  server.clock.advance(59_999);
  assert.is(await isOurs(), true);
  server.clock.advance(1);
  assert.is(await isOurs(), false);
  const made = String((await signUp(server)).body.user_id);
  assert.is(await isClaimed(db, { ...account, subject: made }, now()), true);
  assert.is(await isClaimed(db, { issuer: "another", subject: made }, now()), false);
});

test("an account whose sign-up is in progress is not taken from it", async () => {
  const { db, now } = server.services;
  const emailAddress = form().email_address;
  server.identity.addAccount({ subject: "slow", emailAddress, password: "slowly-made-it" });
  await writeIntent(db, { userId: "slow", mailboxKey: keyOf(emailAddress) }, now());
  assert.is((await signUp(server)).body.message_code, "USER_409_CONFLICT");
  assert.ok(server.identity.accounts.has("slow"));
  server.clock.advance(60_000);
  assert.is((await signUp(server)).status, 200);
  assert.not.ok(server.identity.accounts.has("slow"));
});

test("a Google account whose address Google has not verified gives way to a sign-up with a password", async () => {
  const emailAddress = form().email_address;
  const unproven = { emailAddress, googleSubject: "a stranger", isEmailAddressVerified: false };
  const stranger = await logInWithGoogle(server, unproven);
  assert.is(stranger.status, 200);
  const check = () => call(server, "/user/email_address/validate", { email_address: emailAddress });
  assert.equal((await check()).body, { available: true, provider: null, formatted_provider: null });
  const signedUp = await signUp(server);
  assert.is(signedUp.status, 200);
  isEven(await sides(server));
  assert.is((await me(server, stranger.body.access_token)).status, 401);
  const owner = await logIn(server);
  assert.is((await me(server, owner.body.access_token)).body.id, signedUp.body.user_id);
  const again = await logInWithGoogle(server, { ...unproven, subject: "the stranger again" });
  assert.is(again.body.message_code, "USER_409_CONFLICT");
});

test("one whose address is proven, or that is banned, keeps it", async () => {
  const emailAddress = form().email_address;
  const { body } = await logInWithGoogle(server, { emailAddress, isEmailAddressVerified: false });
  const { id } = (await me(server, body.access_token)).body;
  for (const change of [{ emailAddressVerifiedAt: server.clock.now() }, { bannedAt: server.clock.now() }]) {
    await server.services.db
      .update(user)
      .set({ emailAddressVerifiedAt: null, bannedAt: null, ...change })
      .where(eq(user.id, String(id)));
    assert.is((await signUp(server)).body.message_code, "USER_409_CONFLICT");
  }
});

test("the verification link is stored as a hash", async () => {
  await signUp(server);
  const rows = JSON.stringify(await server.services.db.select().from(link));
  const token = /#(\S+)/.exec((await server.inbox())[0]?.text ?? "")?.[1] ?? "";
  assert.is(token.length, 43);
  assert.not.ok(rows.includes(token));
  assert.not.ok(rows.includes(form().password));
});

test.run();
