import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { user } from "../../../../server/platform/db/schema/account";
import {
  call,
  form,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  sides,
  signUp,
} from "../../../support/people/people";
import { openTestServer } from "../../../support/server/server";

const test = suite("an account deleted at the provider only");
const sam = { emailAddress: "sam@example.com" };

test("signing in with Google restores the same account and ends earlier sessions", async () => {
  const server = await openTestServer();
  const before = (await logInWithGoogle(server, sam)).body;
  const { id } = (await me(server, before.access_token)).body;
  server.identity.accounts.clear();
  server.clock.advance(1_000);
  const after = await logInWithGoogle(server, sam);
  assert.is(after.status, 200);
  assert.is((await me(server, after.body.access_token)).body.id, id);
  assert.is((await me(server, before.access_token)).status, 401);
  assert.equal(await reconcile(server.services), { undone: 0, deleted: 0, recreated: 0, suspicious: 0 });
  assert.is((await logInWithGoogle(server, sam)).status, 200);
  await server.close();
});

test("another Google account with that address restores nothing, nor does one while the old one exists", async () => {
  const server = await openTestServer();
  await logInWithGoogle(server, sam);
  const [held] = [...server.identity.accounts.values()];
  server.identity.accounts.clear();
  const other = await logInWithGoogle(server, { ...sam, googleSubject: "another person" });
  assert.equal([other.status, other.body.message_code], [409, "USER_409_CONFLICT"]);
  server.identity.accounts.clear();
  if (held) server.identity.accounts.set(held.subject, { ...held, links: [] });
  const id_token = server.identity.signToken({
    subject: "made-beside",
    emailAddress: sam.emailAddress,
    googleSubject: `google of ${sam.emailAddress}`,
  });
  const beside = await call(server, "/auth/log_in_with_provider", {
    provider: "google",
    access_token: id_token,
  });
  assert.is(beside.status === 200, false);
  await server.close();
});

test("a banned person does not get back in that way", async () => {
  const server = await openTestServer();
  await logInWithGoogle(server, sam);
  await server.services.db.update(user).set({ bannedAt: server.clock.now() });
  server.identity.accounts.clear();
  assert.is((await logInWithGoogle(server, sam)).body.message_code, "AUTH_401_BANNED");
  await server.close();
});

test("a password account comes back by a reset, under the same subject", async () => {
  const server = await openTestServer();
  await signUp(server);
  const before = await sides(server);
  const { email_address: emailAddress, password } = form();
  server.identity.accounts.clear();
  assert.is(server.identity.signInWithPassword(emailAddress, password), null);
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const token = await linkIn(server, "reset");
  const confirmed = await call(server, "/auth/reset_password/confirm", { token });
  assert.is(confirmed.status, 200);
  assert.equal(await sides(server), before);
  const entered = await logIn(server, { password: String(confirmed.body.temporary_password) });
  assert.equal([entered.status, entered.body.must_change_password], [200, true]);
  await server.close();
});

test("a reset fails while a new account at the provider holds the address, and its link works later", async () => {
  const server = await openTestServer();
  server.expectFaults();
  await signUp(server);
  server.identity.accounts.clear();
  await call(server, "/auth/reset_password", { email_address: form().email_address });
  await mailPasswordResets(server.services);
  const token = await linkIn(server, "reset");
  server.identity.signInWithGoogle({ emailAddress: form().email_address });
  assert.is(
    (await call(server, "/auth/reset_password/confirm", { token })).body.message_code,
    "SERVER_503_IDENTITY",
  );
  server.clock.advance(11 * 60_000);
  assert.is((await call(server, "/auth/reset_password/confirm", { token })).status, 200);
  await server.close();
});

test.run();
