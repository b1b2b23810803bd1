import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { user } from "../../../../server/platform/db/schema/account";
import { call, linkIn, logIn, logInWithGoogle, prove, sides, signUp } from "../../../support/people/people";
import { googleLink } from "../../../support/server/identity";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("reconciliation of accounts");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const fresh = 10 * 60_000;
const nothing = { undone: 0, deleted: 0, recreated: 0, suspicious: 0 };
const sameSides = async () => {
  const { provider, ours, intents } = await sides(server);
  assert.equal(provider, ours);
  assert.is(intents, 0);
};

test("changes nothing where both sides agree", async () => {
  await signUp(server);
  await logInWithGoogle(server, { emailAddress: "google@example.com" });
  server.clock.advance(fresh);
  assert.equal(await reconcile(server.services), nothing);
  assert.is((await sides(server)).users, 2);
});

test("deletes an account without a user once it is ten minutes old", async () => {
  server.identity.addAccount({ emailAddress: "password@example.com" });
  server.identity.addAccount({
    emailAddress: "google@example.com",
    links: [googleLink("g", "google@example.com")],
  });
  server.clock.advance(fresh - 1);
  assert.equal(await reconcile(server.services), nothing);
  server.clock.advance(1);
  assert.equal(await reconcile(server.services), { ...nothing, deleted: 2 });
  assert.equal(await reconcile(server.services), nothing, "once is enough");
  await sameSides();
});

test("recreates a user's lost account under its subject, and a reset signs in to it", async () => {
  const id = String((await signUp(server)).body.user_id);
  await prove(server, await logIn(server));
  server.identity.accounts.clear();
  server.clock.advance(fresh);
  assert.equal(await reconcile(server.services), { ...nothing, recreated: 1 });
  await sameSides();
  const account = server.identity.accounts.get(id);
  assert.equal([account?.emailAddress, account?.isEmailAddressVerified], ["robin@example.com", true]);
  assert.is((await logIn(server)).status, 400);
  server.clock.advance(1_000);

  await call(server, "/auth/reset_password", { email_address: "robin@example.com" });
  await mailPasswordResets(server.services);
  const confirmed = await call(server, "/auth/reset_password/confirm", {
    token: await linkIn(server, "reset"),
  });
  server.clock.advance(1_000);
  assert.is((await logIn(server, { password: String(confirmed.body.temporary_password) })).status, 200);
});

test("recreates a lost Google account under its subject, and its holder signs in again", async () => {
  await logInWithGoogle(server, { emailAddress: "google@example.com" });
  server.identity.accounts.clear();
  await reconcile(server.services);
  await sameSides();
  server.clock.advance(1_000);
  assert.is((await logInWithGoogle(server, { emailAddress: "google@example.com" })).status, 200);
  assert.is((await sides(server)).users, 1);
});

test("several servers at once, during sign-ups, reach the same result", async () => {
  server.identity.addAccount({ emailAddress: "stray@example.com" });
  await signUp(server, { email_address: "lost@example.com" });
  server.identity.accounts.delete([...server.identity.accounts.keys()].at(-1) ?? "");
  server.clock.advance(fresh);
  const signUps = Array.from({ length: 5 }, (_, index) =>
    signUp(server, { email_address: `new-${index}@example.com` }),
  );
  await Promise.all([1, 2, 3].map(() => reconcile(server.services)));
  for (const reply of await Promise.all(signUps)) assert.is(reply.status, 200);
  await sameSides();
  assert.is((await sides(server)).users, 6);
  assert.equal(await reconcile(server.services), nothing);
});

test("leaves a sign-up alone that starts while accounts are being listed", async () => {
  server.identity.onNext("list", "before", () => signUp(server));
  assert.equal(await reconcile(server.services), nothing);
  await sameSides();
  assert.is((await sides(server)).users, 1);
});

test("changes nothing while the provider is unreachable, and works in the next run", async () => {
  server.identity.addAccount({ emailAddress: "stray@example.com" });
  server.clock.advance(fresh);
  for (const step of ["list", "deleteAccount"] as const) {
    server.identity.fail(step, "before");
    await reconcile(server.services).then(
      () => assert.unreachable(),
      (error) => assert.is(error.messageCode, "SERVER_503_IDENTITY"),
    );
  }
  assert.equal(await reconcile(server.services), { ...nothing, deleted: 1 });
});

test("in production an empty database does not delete the provider's accounts", async () => {
  const production = await openTestServer({
    ...server.services,
    config: { ...server.services.config, isProduction: true },
  });
  for (let count = 0; count < 21; count += 1)
    server.identity.addAccount({ emailAddress: `person-${count}@example.com` });
  server.clock.advance(fresh);
  assert.equal(await reconcile(production.services), { ...nothing, suspicious: 21 });
  assert.is(server.identity.accounts.size, 21);
  assert.ok(server.logLines.some((line) => line.includes("wrong or an old database")));
  server.expectFaults();
  await production.close();
});

test("does not restore erased users", async () => {
  await signUp(server);
  server.identity.accounts.clear();
  await server.services.db.update(user).set({ deletedAt: server.clock.now() });
  assert.equal(await reconcile(server.services), nothing);
  await server.services.db.update(user).set({ deletedAt: null });
});

test.run();
