import { createHash } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeholderFullName } from "../../../../domain/account/placeholder";
import { product } from "../../../../domain/base/product";
import { user } from "../../../../server/platform/db/schema/account";
import { session } from "../../../../server/platform/db/schema/session";
import { call, form, logIn, logInWithGoogle, me, sides, signUp, spend } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("log-in");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const emailAddress = "robin@example.com";
const userRow = async () => {
  const [row] = await server.services.db.select().from(user).where(eq(user.emailAddress, emailAddress));
  return row;
};
const ban = () =>
  server.services.db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(ne(user.id, product.systemUserId));

test("a password log-in replies as the contract says", async () => {
  await signUp(server);
  const reply = await logIn(server);
  assert.is(reply.status, 200);
  assert.equal(Object.keys(reply.body).sort(), [
    "access_token",
    "oauth_state",
    "pkce_code_challenge",
    "pkce_code_verifier",
    "refresh_token",
  ]);
  assert.is(reply.headers["cache-control"], "no-store");
  assert.is((await me(server, reply.body.access_token)).body.email_address, emailAddress);
});

test("the OAuth state and PKCE values are new for each session and stored with it", async () => {
  await signUp(server);
  const [first, second] = [await logIn(server), await logIn(server)];
  for (const name of ["oauth_state", "pkce_code_challenge", "pkce_code_verifier", "refresh_token"])
    assert.is.not(first.body[name], second.body[name]);
  const rows = await server.services.db.select().from(session);
  assert.equal(
    rows.map((row) => row.pkceCodeVerifier).sort(),
    [first.body.pkce_code_verifier, second.body.pkce_code_verifier].map(String).sort(),
  );
  assert.is(
    createHash("sha256").update(String(first.body.pkce_code_verifier)).digest("base64url"),
    first.body.pkce_code_challenge,
  );
});

test("a first Google log-in makes a user in onboarding", async () => {
  const avatar = "https://lh3.googleusercontent.com/a/photo";
  const reply = await logInWithGoogle(server, { emailAddress, fullName: "  Robin\n Reyes ", avatar });
  assert.is(reply.status, 200);
  const row = await userRow();
  assert.equal(
    row && [row.role, row.fullName, row.firstName, row.avatar, row.emailAddressVerifiedAt?.toISOString()],
    ["onboarding", "Robin Reyes", null, avatar, "2026-11-21T12:00:00.000Z"],
  );
  assert.is((await logInWithGoogle(server, { emailAddress })).status, 200, "and comes back");
  assert.is((await sides(server)).users, 1);
});

for (const avatar of [
  "http://lh3.googleusercontent.com/a/x",
  "https://lh3.example.com/photo.png",
  "https://googleusercontent.com.example.com/x",
  "https://xgoogleusercontent.com/x",
  "https://lh3.googleusercontent.com:8443/x",
  "https://lh3.googleusercontent.com@example.com/x",
  "not an address",
])
  test(`an avatar outside the provider's hosts is not stored: ${avatar}`, async () => {
    await logInWithGoogle(server, { emailAddress, avatar });
    assert.is((await userRow())?.avatar, null);
  });

test("invisible characters of a provider's name are removed", async () => {
  await logInWithGoogle(server, { emailAddress, fullName: "Robin\u202e\u200b Re\u0000yes" });
  assert.is((await userRow())?.fullName, "Robin Re yes");
});

for (const fullName of [null, "", " \u200b\n", "Fuck You"]) {
  test(`a provider without a name (${JSON.stringify(fullName)}) leaves the placeholder`, async () => {
    await logInWithGoogle(server, { emailAddress, fullName });
    assert.is((await userRow())?.fullName, placeholderFullName);
  });
}

test("a name longer than the limit is truncated", async () => {
  await logInWithGoogle(server, { emailAddress, fullName: `${"🏀".repeat(96)} ${"x".repeat(50)}` });
  assert.is((await userRow())?.fullName, "🏀".repeat(96));
});

test("an address longer than ours may be is refused", async () => {
  const long = `${"x".repeat(117)}@example.com`;
  const reply = await logInWithGoogle(server, { emailAddress: long });
  assert.equal([reply.status, reply.body.message_code], [400, "AUTH_400_LOGIN"]);
  assert.is((await logInWithGoogle(server, { emailAddress: long.slice(1) })).status, 200);
  assert.is((await sides(server)).users, 1);
});

test("only a unique violation is retried, three times at most", async () => {
  await signUp(server);
  const { services } = server;
  for (const [code, expected] of [
    ["23505", 3],
    ["ECONNRESET", 1],
  ] as const) {
    let attempts = 0;
    const transaction: typeof services.db.transaction = async () => {
      attempts++;
      throw Object.assign(new Error("no"), { code });
    };
    const db = Object.assign(Object.create(services.db), { transaction });
    const failing = await openTestServer({ ...services, db });
    failing.expectFaults();
    server.expectFaults();
    const id_token = server.identity.signInWithPassword(emailAddress, form().password);
    await call(failing, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
    assert.is(attempts, expected, code);
    await failing.close();
  }
});

for (const avatar of [
  "http://plain.example/p.png",
  "javascript:alert(1)",
  "nonsense",
  `https://x.example/${"a".repeat(2_084)}`,
]) {
  test(`an avatar URL that we do not show is dropped: ${avatar.slice(0, 30)}`, async () => {
    await logInWithGoogle(server, { emailAddress, avatar });
    assert.is((await userRow())?.avatar, null);
  });
}

test("ten simultaneous first log-ins of one person make one user", async () => {
  const access_token = server.identity.signInWithGoogle({ emailAddress });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      call(server, "/auth/log_in_with_provider", { provider: "google", access_token }),
    ),
  );
  assert.equal(
    replies.map((reply) => reply.status),
    Array.from({ length: 10 }, () => 200),
  );
  assert.is((await sides(server)).users, 1);
});

const refusals: [
  name: string,
  attempt: () => Promise<{ status: number; body: { message_code?: string } }>,
][] = [
  ["a wrong password's token", () => logIn(server, { password: "Not-this-one-2026" })],
  [
    "a Google token at the password call",
    () =>
      call(server, "/auth/log_in_with_firebase", {
        email_address: "g@example.com",
        id_token: server.identity.signInWithGoogle({ emailAddress: "g@example.com" }),
      }),
  ],
  [
    "a password token at the provider call",
    () =>
      call(server, "/auth/log_in_with_provider", {
        provider: "google",
        access_token: server.identity.signInWithPassword(emailAddress, form().password) ?? "",
      }),
  ],
  [
    "an OAuth access token",
    () =>
      call(server, "/auth/log_in_with_provider", {
        provider: "google",
        access_token: "ya29.a0AfB_byC-an-opaque-token-of-another-audience",
      }),
  ],
  [
    "another address in the body",
    () =>
      call(server, "/auth/log_in_with_firebase", {
        email_address: "someone.else@example.com",
        id_token: server.identity.signInWithPassword(emailAddress, form().password),
      }),
  ],
  [
    "a password subject that we never made",
    () => {
      server.identity.addAccount({ emailAddress: "past@example.com", password: "Made-past-us-26" });
      return logIn(server, { email_address: "past@example.com", password: "Made-past-us-26" });
    },
  ],
  [
    "an expired token",
    () => {
      const id_token = server.identity.signInWithPassword(emailAddress, form().password);
      server.clock.advance(3_600_000);
      return call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
    },
  ],
  [
    "the token of an account that the provider deleted",
    () => {
      const id_token = server.identity.signInWithPassword(emailAddress, form().password);
      server.identity.accounts.clear();
      return call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token });
    },
  ],
];

for (const [name, attempt] of refusals) {
  test(`refused: ${name}`, async () => {
    await signUp(server);
    const reply = await attempt();
    assert.is(reply.status, 400);
    assert.is(reply.body.message_code, "AUTH_400_LOGIN");
    assert.equal(await server.services.db.select().from(session), []);
  });
}

test("the letter case of the address in the body does not matter", async () => {
  await signUp(server);
  assert.is((await logIn(server, { email_address: "ROBIN@example.COM" })).status, 200);
});

test("a banned person gets the ban's code, by either provider and with existing tokens", async () => {
  await signUp(server);
  await logInWithGoogle(server, { emailAddress: "g@example.com" });
  const held = await logIn(server);
  await ban();
  assert.is((await logIn(server)).body.message_code, "AUTH_401_BANNED");
  assert.is(
    (await logInWithGoogle(server, { emailAddress: "g@example.com" })).body.message_code,
    "AUTH_401_BANNED",
  );
  assert.is((await me(server, held.body.access_token)).body.message_code, "AUTH_401_BANNED");
  const refreshed = await call(server, "/auth/refresh_access_token", {
    refresh_token: held.body.refresh_token,
  });
  assert.is(refreshed.body.message_code, "AUTH_401_BANNED");
});

test("an unreachable provider gives a 503, and nothing is stored by halves", async () => {
  await signUp(server);
  server.identity.fail("verify", "before");
  const reply = await logIn(server);
  assert.is(reply.body.message_code, "SERVER_503_IDENTITY");
  assert.equal(await server.services.db.select().from(session), []);
});

test("too many tries from one client are rate-limited", async () => {
  await logIn(server);
  await spend(server, 119);
  assert.is((await logIn(server)).status, 400);
  assert.is((await logIn(server)).body.message_code, "REQUEST_429_LIMIT");
  assert.is((await logIn(server, {}, { from: "203.0.113.9" })).status, 400);
});

test.run();
