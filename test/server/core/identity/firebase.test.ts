// Full run only: it starts the identity emulator.
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MailboxKey } from "../../../../domain/account/mailbox-key";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { keyOf } from "../../../../server/core/account/mailbox";
import type { IdentityAccount } from "../../../../server/core/base/services";
import { type FirebaseIdentity, firebaseIdentity } from "../../../../server/core/identity/firebase";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { openIdentityEmulator } from "../../../support/browser/identity-emulator";
import { call, form, linkIn, me, prove, signUp } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("Firebase");

const password = form().password;
let folder: string;
let emulator: Awaited<ReturnType<typeof openIdentityEmulator>>;
let identity: FirebaseIdentity;
let serial = 0;

const settings = (emulatorHost: string | null, credentialsFile: string | null = null) => ({
  emulatorHost,
  projectId: "demo-drip",
  apiKey: "demo-key",
  authDomain: "demo-drip.firebaseapp.com",
  credentialsFile,
});

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "drip-firebase-"));
  emulator = await openIdentityEmulator(join(folder, "identity"));
  const config = { identity: settings(emulator.host), isProduction: false };
  // The emulator compiles a call's schema on first use, which on a busy machine exceeds the production timeout.
  const first = firebaseIdentity(config, { patience: 60_000 });
  await first.createAccount({
    subject: "first",
    emailAddress: keyOf("first@example.com"),
    password,
    fullName: "First",
  });
  await first.deleteAccount("first");
  await first.close();
  identity = firebaseIdentity(config);
});
test.after(async () => {
  await identity.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

const newPerson = () => {
  serial += 1;
  return { subject: `subject-${serial}`, emailAddress: keyOf(`person-${serial}@example.com`) };
};
const create = async () => {
  const person = newPerson();
  assert.is(await identity.createAccount({ ...person, password, fullName: "Robin Reyes" }), "created");
  return person;
};
const signIn = async (email: string, secret = password) =>
  (await emulator.call("signInWithPassword", { email, password: secret, returnSecureToken: true })).idToken;
const signInWithGoogle = async (email: string, more: object = {}) => {
  const claims = { sub: `google-${email}`, email, email_verified: true, name: "Robin Reyes", ...more };
  const reply = await emulator.call("signInWithIdp", {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
  return reply.idToken;
};
const linkGoogle = (idToken: string, email: string) =>
  emulator.call("signInWithIdp", {
    idToken,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: `google-${email}`, email, email_verified: true }))}`,
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("an account has the subject we chose, and its token carries it", async () => {
  const { subject, emailAddress } = await create();
  const before = Date.now();
  const claims = await identity.verify((await signIn(emailAddress)) ?? "");
  assert.ok(claims && Math.abs(claims.authenticatedAt.getTime() - before) < 5_000);
  assert.equal(
    { ...claims, authenticatedAt: null, account: null },
    {
      issuer: "https://securetoken.google.com/demo-drip",
      subject,
      provider: "drip",
      googleSubject: null,
      emailAddress,
      fullName: "Robin Reyes",
      avatar: null,
      authenticatedAt: null,
      account: null,
    },
  );
  assert.equal(claims.account, await identity.findBySubject(subject));
  assert.equal(
    [claims.account.emailAddress, claims.account.isEmailAddressVerified, claims.account.links],
    [emailAddress, false, [{ provider: "drip", subject: emailAddress, emailAddress }]],
  );
  assert.is(identity.issuer, claims?.issuer);
});

test("an address can be used once", async () => {
  const { emailAddress } = await create();
  const again = {
    ...newPerson(),
    emailAddress: emailAddress.toUpperCase() as MailboxKey,
    password,
    fullName: "R",
  };
  assert.is(await identity.createAccount(again), "address_taken");
});

test("a Google sign-in is recognised as one", async () => {
  const { emailAddress } = newPerson();
  const claims = await identity.verify((await signInWithGoogle(emailAddress)) ?? "");
  assert.equal(
    [claims?.provider, claims?.googleSubject, claims?.account.isEmailAddressVerified, claims?.fullName],
    ["google", `google-${emailAddress}`, true, "Robin Reyes"],
  );
});

const secured = async (...[subject, changes]: Parameters<FirebaseIdentity["secureAccount"]>) => {
  const done = await identity.secureAccount(subject, changes);
  return done.outcome === "secured" ? done.tokensValidAfter : done.outcome;
};

test("a new password revokes every earlier token, also of the same second", async () => {
  const { subject, emailAddress } = await create();
  const old = (await signIn(emailAddress)) ?? "";
  const validAfter = await secured(subject, {
    emailAddress,
    isEmailAddressVerified: false,
    password: "Pick-and-roll-27",
  });
  assert.equal(validAfter, (await identity.findBySubject(subject))?.tokensValidAfter);
  assert.is(await identity.verify(old), null);
  const setPassword = await emulator.call("update", { idToken: old, password: "Set-by-a-stranger-1" });
  assert.is(setPassword.error?.message, "TOKEN_EXPIRED");
  assert.is(await signIn(emailAddress), undefined);
  assert.ok(await identity.verify((await signIn(emailAddress, "Pick-and-roll-27")) ?? ""));
});

test("securing an account unlinks what is not kept and restores its address", async () => {
  const { subject, emailAddress } = await create();
  const idToken = (await signIn(emailAddress)) ?? "";
  await linkGoogle(idToken, "stranger@example.com");
  await emulator.call("update", { idToken, email: "moved@example.com" });
  const account = () => identity.findBySubject(subject);
  assert.equal([(await account())?.emailAddress, (await account())?.links.length], ["moved@example.com", 2]);
  const kept = { emailAddress, isEmailAddressVerified: true };
  assert.instance(await secured(subject, { ...kept, keep: ({ provider }) => provider === "drip" }), Date);
  const password = { provider: "drip", subject: emailAddress, emailAddress };
  assert.equal([(await account())?.emailAddress, (await account())?.links], [emailAddress, [password]]);
  assert.ok(await signIn(emailAddress), "the password stays");
});

test("a password added to a Google account is removed, Google and the address are kept", async () => {
  const { emailAddress } = newPerson();
  const idToken = (await signInWithGoogle(emailAddress)) ?? "";
  const { subject = "" } = (await identity.verify(idToken)) ?? {};
  await emulator.call("update", { idToken, password });
  assert.ok(await signIn(emailAddress));
  const kept = { emailAddress, isEmailAddressVerified: true };
  await secured(subject, { ...kept, keep: ({ provider }) => provider === "google" });
  const found = await identity.findBySubject(subject);
  assert.equal(
    [found?.emailAddress, found?.isEmailAddressVerified, found?.links],
    [emailAddress, true, [{ provider: "google", subject: `google-${emailAddress}`, emailAddress }]],
  );
  assert.is(await signIn(emailAddress), undefined);
});

test("an address that another account holds is reported as taken, and a missing account as missing", async () => {
  const [mine, other] = [await create(), await create()];
  const wanted = { emailAddress: other.emailAddress, isEmailAddressVerified: false };
  assert.is(await secured(mine.subject, wanted), "address_taken");
  assert.is(await secured("nobody", wanted), "missing");
});

test("verifying, finding and deleting report a missing account without an exception", async () => {
  const { subject, emailAddress } = await create();
  assert.is(await identity.markEmailAddressVerified(subject), "set");
  const token = (await signIn(emailAddress)) ?? "";
  assert.is((await identity.verify(token))?.account.isEmailAddressVerified, true);
  const found = await identity.findBySubject(subject);
  assert.equal([found?.subject, found?.emailAddress], [subject, emailAddress]);
  assert.ok(Math.abs((found?.createdAt.getTime() ?? 0) - Date.now()) < 60_000);
  assert.equal(await identity.findByEmailAddress(emailAddress), found);
  await identity.deleteAccount(subject);
  await identity.deleteAccount(subject);
  assert.is(await identity.findBySubject(subject), null);
  assert.is(await identity.findByEmailAddress(emailAddress), null);
  assert.is(await identity.markEmailAddressVerified(subject), "missing");
  assert.is(await identity.verify(token), null);
});

test("every account is listed", async () => {
  const people = [await create(), await create()];
  const listed: IdentityAccount[] = [];
  for await (const account of identity.list()) listed.push(account);
  for (const { subject } of people) assert.ok(listed.some((account) => account.subject === subject));
});

test("an address or password that the provider refuses is the caller's error", async () => {
  const person = newPerson();
  const code = (account: object) =>
    identity
      .createAccount({ ...person, password, fullName: "R", ...account })
      .then(String, (error) => error.messageCode);
  assert.is(await code({ emailAddress: "no address" }), "AUTH_400_EMAIL_ADDRESS");
  assert.is(await code({ password: "short" }), "USER_400_PASSWORD");
});

test("refused tokens: malformed, of another project or issuer, of a missing account", async () => {
  const { subject, emailAddress } = await create();
  const [header = "", payload = ""] = ((await signIn(emailAddress)) ?? "").split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const forged = (change: object) => `${header}.${part({ ...claims, ...change })}.`;
  assert.is((await identity.verify(forged({})))?.subject, subject, "the emulator takes unsigned ones");
  for (const token of [
    "",
    "ya29.an-opaque-token",
    "a.b.c",
    forged({ aud: "another" }),
    forged({ iss: "https://securetoken.google.com/another" }),
    forged({ sub: "nobody", user_id: "nobody" }),
    forged({ exp: 1 }),
    forged({ firebase: { sign_in_provider: "anonymous" } }),
  ])
    assert.is(await identity.verify(token), null, token.slice(0, 40));
});

test("production accepts neither the emulator nor its tokens", async () => {
  const { emailAddress } = await create();
  const token = (await signIn(emailAddress)) ?? "";
  assert.throws(
    () => firebaseIdentity({ identity: settings(emulator.host), isProduction: true }),
    /Production refuses FIREBASE_AUTH_EMULATOR_HOST/,
  );
  assert.throws(
    () => firebaseIdentity({ identity: settings(null), isProduction: true }),
    /Production refuses FIREBASE_AUTH_EMULATOR_HOST/,
    "the variable alone is enough for firebase-admin",
  );
  assert.throws(
    () => firebaseIdentity({ identity: settings(null), isProduction: false }),
    /settings name a real project/,
  );

  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  const file = join(folder, "service-account.json");
  await writeFile(
    file,
    JSON.stringify({ project_id: "demo-drip", client_email: "server@example.com", private_key: pem }),
  );
  const production = firebaseIdentity(
    { identity: settings(null, file), isProduction: true },
    { patience: 500 },
  );
  assert.is(await production.verify(token), null);
  const [header = "", payload = ""] = token.split(".");
  assert.is(await production.verify(`${part({ alg: "none", typ: "JWT" })}.${payload}.`), null);
  assert.is(await production.verify(`${part({ alg: "none", typ: "JWT", kid: "x" })}.${payload}.`), null);
  assert.is(await production.verify(`${header}.${payload}.c2lnbmF0dXJl`), null);

  // Signed by another key: verifying would need Google's keys, which are not reachable here.
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const signed = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "x" }).sign(privateKey);
  const outcome = await production.verify(signed).catch((error) => error.messageCode);
  assert.is(outcome, "SERVER_503_IDENTITY");
  assert.is(await production.isHealthy(), false);
  await production.close();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
});

test("a provider that fails or does not answer is unreachable within the timeout", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const silentPort = typeof address === "object" ? address?.port : 0;
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  for (const port of [1, silentPort]) {
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const away = firebaseIdentity(
      { identity: settings(`127.0.0.1:${port}`), isProduction: false },
      { patience: 300 },
    );
    const start = Date.now();
    const outcome = await away.findBySubject("anybody").then(String, (error) => error.messageCode);
    assert.is(outcome, "SERVER_503_IDENTITY", `port ${port}`);
    assert.ok(Date.now() - start < 3_000);
    assert.is(await away.isHealthy(), false);
    await away.close();
  }
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  silent.close();
  silent.unref();
});

async function withServer(work: (server: TestServer) => Promise<void>) {
  const server = await openTestServer({ identity, now: () => new Date() });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

test("on the emulator: sign-up, log-in, verification, reset and password change", async () => {
  await withServer(async (server) => {
    const { emailAddress: email_address } = newPerson();
    const logIn = async (secret: string) =>
      call(server, "/auth/log_in_with_firebase", {
        email_address,
        id_token: (await signIn(email_address, secret)) ?? "none",
      });
    const id = (await signUp(server, { email_address })).body.user_id;
    const signedIn = await logIn(password);
    assert.is((await me(server, signedIn.body.access_token)).body.id, id);
    const verified = await prove(server, signedIn);
    assert.equal(verified.body, { verified: true });

    await call(server, "/auth/reset_password", { email_address });
    await mailPasswordResets(server.services);
    const confirmed = await call(server, "/auth/reset_password/confirm", {
      token: await linkIn(server, "reset"),
    });
    assert.is((await me(server, signedIn.body.access_token)).status, 401);
    const temporary = String(confirmed.body.temporary_password);
    const back = await logIn(temporary);
    assert.is(back.body.must_change_password, true);
    const changed = await call(
      server,
      `/user/user_id/${id}/password`,
      { id_token: await signIn(email_address, temporary), password: "Pick-and-roll-27" },
      { method: "PUT", headers: { authorization: `Bearer ${back.body.access_token}` } },
    );
    assert.is(changed.status, 200);
    assert.is((await logIn("Pick-and-roll-27")).body.must_change_password, undefined);
  });
});

test("on the emulator: an unverified account is taken over by the Google owner of its address", async () => {
  await withServer(async (server) => {
    const { emailAddress } = newPerson();
    const id = (await signUp(server, { email_address: emailAddress })).body.user_id;
    const squatter = await call(server, "/auth/log_in_with_firebase", {
      email_address: emailAddress,
      id_token: await signIn(emailAddress),
    });
    const owner = await call(server, "/auth/log_in_with_provider", {
      provider: "google",
      access_token: await signInWithGoogle(emailAddress),
    });
    assert.is((await me(server, owner.body.access_token)).body.id, id);
    assert.is((await me(server, squatter.body.access_token)).status, 401);
    assert.is(await signIn(emailAddress), undefined);
  });
});

test("on the emulator: a lost account is restored under its subject", async () => {
  await withServer(async (server) => {
    const { emailAddress } = newPerson();
    const first = await call(server, "/auth/log_in_with_provider", {
      provider: "google",
      access_token: await signInWithGoogle(emailAddress),
    });
    const id = (await me(server, first.body.access_token)).body.id;
    const held = await identity.findByEmailAddress(emailAddress);
    await identity.deleteAccount(held?.subject ?? "");
    await reconcile(server.services);
    assert.is((await identity.findByEmailAddress(emailAddress))?.subject, held?.subject);
    const again = await call(server, "/auth/log_in_with_provider", {
      provider: "google",
      access_token: await signInWithGoogle(emailAddress),
    });
    assert.is((await me(server, again.body.access_token)).body.id, id);
  });
});

test.run();
