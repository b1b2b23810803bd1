import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { reconcile } from "../../../../server/core/identity/reconcile";
import { user } from "../../../../server/platform/db/schema/account";
import { dripNameClaim } from "../../../../server/platform/db/schema/drip-name";
import { identity } from "../../../../server/platform/db/schema/identity";
import { session } from "../../../../server/platform/db/schema/session";
import {
  call,
  form,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  prove,
  sides,
  signUp,
} from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("one address, two ways in");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const emailAddress = "robin@example.com";
const ways = async () => {
  const rows = await server.services.db.select().from(identity);
  return rows.map(({ subject, provider, userId }) => ({ subject, provider, userId }));
};
const living = async () =>
  (await server.services.db.select().from(session)).filter((row) => row.revokedAt === null).length;

/** The provider does not link the two accounts: another Firebase setting, or a Google account that existed first. */
const googleApart = (isEmailAddressVerified = true) =>
  logInWithGoogle(server, { subject: "google-subject", emailAddress, isEmailAddressVerified });

test("an unverified password account is taken over by whoever verifies the address, under the same subject", async () => {
  const id = (await signUp(server)).body.user_id;
  const squatter = await logIn(server);
  const oldToken = server.identity.signInWithPassword(emailAddress, form().password);
  server.clock.advance(2_000);

  const owner = await logInWithGoogle(server, { emailAddress });
  assert.is(owner.status, 200);
  assert.equal(await ways(), [{ subject: String(id), provider: "google", userId: String(id) }]);
  assert.is(await living(), 1);
  assert.is((await me(server, squatter.body.access_token)).status, 401);
  assert.is((await me(server, owner.body.access_token)).body.id, id);
  const refreshed = await call(server, "/auth/refresh_access_token", {
    refresh_token: squatter.body.refresh_token,
  });
  assert.is(refreshed.body.message_code, "AUTH_401_JWT");
  const again = await call(server, "/auth/log_in_with_firebase", {
    email_address: emailAddress,
    id_token: oldToken,
  });
  assert.is(again.status, 400);
  assert.is((await logIn(server)).status, 400, "the password is gone at the provider");
});

test("a temporary password does not survive the take-over", async () => {
  const { db } = server.services;
  await signUp(server);
  const temporaryPasswordUntil = new Date(server.clock.now().getTime() + 60 * 60_000);
  await db.update(identity).set({ temporaryPasswordHash: "a hash", temporaryPasswordUntil });
  assert.is((await logInWithGoogle(server, { emailAddress })).status, 200);
  const [row] = await db.select().from(identity);
  assert.equal([row?.temporaryPasswordHash, row?.temporaryPasswordUntil], [null, null]);
});

test("what belonged to the old holder does not pass to the new one", async () => {
  const { db } = server.services;
  for (const [enter, role, wanted] of [
    [() => logInWithGoogle(server, { emailAddress, fullName: "Flo Father" }), "administrator", "onboarding"],
    [() => googleApart(), "premium", "onboarding"],
    [() => googleApart(), "default", "default"],
    [() => googleApart(), "onboarding", "onboarding"],
  ] as const) {
    const id = String((await signUp(server, { first_name: "Sly" })).body.user_id);
    await db.insert(dripNameClaim).values({ nameKey: "sly_23", userId: id, claimedAt: server.clock.now() });
    await db.update(user).set({ role, dripName: "sly_23", timeZone: "Europe/Berlin" }).where(eq(user.id, id));
    const owner = (await me(server, (await enter()).body.access_token)).body;
    const { age, drip_name, first_name, last_name, time_zone } = owner;
    assert.equal([owner.id, age, owner.role], [id, "unknown", wanted]);
    assert.equal([drip_name, first_name, last_name, time_zone], [null, null, null, null]);
    assert.is.not(owner.full_name, "Sly Reyes");
    const [claim] = await db.select().from(dripNameClaim);
    assert.equal(claim?.releasedAt, server.clock.now(), "the drip name rests");
    await db.delete(user).where(eq(user.id, id));
    server.identity.accounts.clear();
  }
});

test("under another subject the old account at the provider is deleted as well", async () => {
  const id = (await signUp(server)).body.user_id;
  const squatter = await logIn(server);
  assert.is((await googleApart()).status, 200);
  assert.equal(await ways(), [{ subject: "google-subject", provider: "google", userId: String(id) }]);
  assert.not.ok(server.identity.accounts.has(String(id)));
  assert.is((await me(server, squatter.body.access_token)).status, 401);
  assert.is(await living(), 1);
});

test("when the provider fails then, the old account remains for a while and cannot sign in", async () => {
  const id = String((await signUp(server)).body.user_id);
  server.identity.fail("deleteAccount", "before");
  assert.is((await googleApart()).status, 200);
  assert.ok(server.identity.accounts.has(id));
  assert.ok(server.logLines.some((line) => line.includes("is still at the identity provider")));
  assert.is((await logIn(server)).status, 400);
  server.clock.advance(10 * 60_000);
  await reconcile(server.services);
  assert.not.ok(server.identity.accounts.has(id));
  const { provider, ours } = await sides(server);
  assert.equal(provider, ours);
});

test("links mailed to the old holder are refused afterwards", async () => {
  await signUp(server);
  const token = await linkIn(server, "verify");
  await googleApart();
  assert.is((await call(server, "/auth/verify_email_address", { token })).body.message_code, "AUTH_400_LINK");
});

test("an unverified address takes nothing over", async () => {
  const id = String((await signUp(server)).body.user_id);
  for (const reply of [
    await googleApart(false),
    await logInWithGoogle(server, {
      subject: "another",
      emailAddress: "ROBIN@example.com",
      isEmailAddressVerified: false,
    }),
  ])
    assert.is(reply.body.message_code, "USER_409_CONFLICT");
  assert.equal(await ways(), [{ subject: id, provider: "drip", userId: id }]);
  assert.is((await logIn(server)).status, 200);
});

test("a verified password account is never taken over, under the same or another subject", async () => {
  const id = String((await signUp(server)).body.user_id);
  await prove(server, await logIn(server));
  for (const reply of [await logInWithGoogle(server, { emailAddress }), await googleApart()])
    assert.is(reply.body.message_code, "USER_409_CONFLICT");
  assert.equal(await ways(), [{ subject: id, provider: "drip", userId: id }]);
  assert.is((await logIn(server)).status, 200);
});

test("a verified Google account is not taken over by another Google account of that address", async () => {
  await logInWithGoogle(server, { emailAddress });
  assert.is((await googleApart()).body.message_code, "USER_409_CONFLICT");
});

test("a password added to a Google account at the provider cannot sign in", async () => {
  await logInWithGoogle(server, { emailAddress });
  const [way] = await ways();
  Object.assign(server.identity.accounts.get(way?.subject ?? "") ?? {}, { password: "Added-past-us-26" });
  server.clock.advance(1_000);
  const reply = await logIn(server, { password: "Added-past-us-26" });
  assert.is(reply.body.message_code, "USER_409_CONFLICT");
});

test("a verification by the provider's own mail does not verify a password account", async () => {
  const id = String((await signUp(server)).body.user_id);
  await server.identity.markEmailAddressVerified(id);
  assert.is((await logIn(server)).status, 200);
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  assert.is(row?.emailAddressVerifiedAt, null);
});

test("when Google verifies its account's address, the proof is for that sign-in, and earlier sessions end", async () => {
  const before = await logInWithGoogle(server, { emailAddress, isEmailAddressVerified: false });
  assert.is((await me(server, before.body.access_token)).body.is_email_address_verified, false);
  server.clock.advance(2_000);
  const owner = await logInWithGoogle(server, { emailAddress });
  assert.is((await me(server, owner.body.access_token)).body.is_email_address_verified, true);
  assert.is((await me(server, before.body.access_token)).status, 401);
});

test("nobody can take over the product's own user", async () => {
  const reply = await logInWithGoogle(server, { emailAddress: "system@drip.invalid" });
  assert.is(reply.body.message_code, "USER_409_CONFLICT");
});

test("a take-over racing the squatter's log-ins leaves no session of theirs, in any order", async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = `robin-${round}@example.com`;
    await signUp(server, { email_address: address });
    const id_token = server.identity.signInWithPassword(address, form().password);
    const access_token = server.identity.signToken({
      provider: "google",
      subject: `google-${round}`,
      emailAddress: address,
    });
    const attempts = Array.from({ length: 4 }, () =>
      call(server, "/auth/log_in_with_firebase", { email_address: address, id_token }),
    );
    const owner = call(server, "/auth/log_in_with_provider", { provider: "google", access_token });
    const squatters = await Promise.all(attempts);
    assert.is((await owner).status, 200);
    for (const squatter of squatters)
      if (squatter.status === 200) assert.is((await me(server, squatter.body.access_token)).status, 401);
    assert.is((await me(server, (await owner).body.access_token)).status, 200);
  }
});

test.run();
