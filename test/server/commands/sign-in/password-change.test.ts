import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { user } from "../../../../server/platform/db/schema/account";
import {
  type Answer,
  call,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  shownNumber,
  signUp,
} from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("password change and address verification");

let server: TestServer;
let id: string;
let here: Answer;
test.before.each(async () => {
  server = await openTestServer();
  id = String((await signUp(server)).body.user_id);
  here = await logIn(server);
});
test.after.each(() => server.close());

const emailAddress = "robin@example.com";
const old = "Alley-oop-2026";
const fresh = "Pick-and-roll-27";

const proof = (password = old) => server.identity.signInWithPassword(emailAddress, password) ?? "";
const change = (
  body: { id_token?: string; password?: string } = {},
  { token = here.body.access_token, of = id }: { token?: unknown; of?: string } = {},
) =>
  call(
    server,
    `/user/user_id/${of}/password`,
    { id_token: proof(), password: fresh, ...body },
    { method: "PUT", headers: { authorization: `Bearer ${token}` } },
  );

test("a fresh proof and a valid password change it and end every other session", async () => {
  const there = await logIn(server);
  server.clock.advance(2_000);
  const reply = await change();
  assert.is(reply.status, 200);
  assert.is(reply.body.id, id);
  assert.is((await me(server, here.body.access_token)).status, 200, "this session goes on");
  assert.is((await me(server, there.body.access_token)).status, 401);
  server.clock.advance(1_000);
  assert.is((await logIn(server)).status, 400);
  assert.is((await logIn(server, { password: fresh })).status, 200);
});

test("changing it lifts the forced change after a reset", async () => {
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const confirmed = await call(server, "/auth/reset_password/confirm", {
    token: await linkIn(server, "reset"),
  });
  const temporary = String(confirmed.body.temporary_password);
  server.clock.advance(1_000);
  here = await logIn(server, { password: temporary });
  assert.is(here.body.must_change_password, true);
  assert.is((await change({ id_token: proof(temporary) })).status, 200);
  server.clock.advance(1_000);
  assert.equal((await logIn(server, { password: fresh })).body.must_change_password, undefined);
});

test("changing it invalidates the links of earlier resets", async () => {
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const token = await linkIn(server, "reset");
  await change();
  assert.is(
    (await call(server, "/auth/reset_password/confirm", { token })).body.message_code,
    "AUTH_400_LINK",
  );
});

test("a proof is stale after five minutes", async () => {
  const id_token = proof();
  server.clock.advance(5 * 60_000);
  assert.is((await change({ id_token })).status, 200);
  const stale = proof(fresh);
  server.clock.advance(5 * 60_000 + 1_000);
  here = await logIn(server, { password: fresh });
  assert.is((await change({ id_token: stale })).body.message_code, "AUTH_400_LOGIN");
});

test("refused proofs: malformed, somebody else's, another provider's, from before the last change", async () => {
  await signUp(server, { email_address: "other@example.com" });
  const proofs = [
    "nonsense",
    server.identity.signInWithPassword("other@example.com", old) ?? "",
    server.identity.signToken({ subject: id, emailAddress, provider: "google" }),
    server.identity.signToken({ subject: id, emailAddress, provider: "drip", issuer: "https://other.test" }),
    server.identity.signToken({
      subject: id,
      emailAddress,
      provider: "drip",
      authenticatedAt: new Date(server.clock.now().getTime() + 6 * 60_000),
    }),
  ];
  for (const id_token of proofs) assert.is((await change({ id_token })).body.message_code, "AUTH_400_LOGIN");

  const before = proof();
  server.clock.advance(2_000);
  await change();
  for (const account of server.identity.accounts.values()) account.validSince = new Date(0);
  assert.is((await change({ id_token: before })).body.message_code, "AUTH_400_LOGIN");
});

for (const password of ["short", "x".repeat(25), "password123"]) {
  test(`an invalid password is refused: ${password}`, async () => {
    const reply = await change({ password });
    assert.is(reply.body.message_code, "USER_400_PASSWORD");
    assert.is((await logIn(server)).status, 200);
  });
}

test("only one's own password can be changed, and only where the account has one", async () => {
  const google = await logInWithGoogle(server, { emailAddress: "google@example.com" });
  const other = String((await me(server, google.body.access_token)).body.id);
  assert.is((await change({}, { of: other })).body.message_code, "USER_401_UPDATE");
  const reply = await change({}, { token: google.body.access_token, of: other });
  assert.is(reply.status, 403);
  assert.is(reply.body.message_code, "USER_403_PASSWORD");
  assert.is((await change({}, { token: "nonsense" })).body.message_code, "AUTH_401_JWT");
});

for (const moment of ["before", "after"] as const) {
  test(`when the provider fails ${moment} the change, no session ends, and trying again works`, async () => {
    const there = await logIn(server);
    server.identity.fail("secureAccount", moment);
    assert.is((await change()).body.message_code, "SERVER_503_IDENTITY");
    assert.is((await me(server, there.body.access_token)).status, 200);
    server.clock.advance(1_000);
    const now = moment === "before" ? old : fresh;
    assert.is((await change({ id_token: proof(now) })).status, 200);
    assert.is((await me(server, there.body.access_token)).status, 401);
  });
}

const verify = (token: string, number = "10") =>
  call(server, "/auth/verify_email_address", { token, number });
const verifiedAt = async () => {
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  return row?.emailAddressVerifiedAt ?? null;
};

test("the mail's link verifies the address once, on both sides", async () => {
  const token = await linkIn(server, "verify");
  const reply = await verify(token, await shownNumber(server, here));
  assert.equal([reply.status, reply.body], [200, { verified: true }]);
  assert.equal(await verifiedAt(), server.clock.now());
  assert.is(server.identity.accounts.get(id)?.isEmailAddressVerified, true);
  assert.is((await verify(token)).body.message_code, "AUTH_400_LINK");
});

test("the link is valid for seven days, and not for an address that changed meanwhile", async () => {
  const token = await linkIn(server, "verify");
  await server.services.db.update(user).set({ emailAddress: "new@example.com" }).where(eq(user.id, id));
  assert.is((await verify(token)).body.message_code, "AUTH_400_LINK");
  await server.services.db.update(user).set({ emailAddress }).where(eq(user.id, id));
  server.clock.advance(7 * 86_400_000);
  assert.is((await verify(token)).body.message_code, "AUTH_400_LINK");
  assert.is(await verifiedAt(), null);
});

test("while the provider is unreachable the link stays usable and nothing is verified by halves", async () => {
  const token = await linkIn(server, "verify");
  const number = await shownNumber(server, here);
  server.identity.fail("markEmailAddressVerified", "after", 4);
  for (let outage = 0; outage < 4; outage += 1)
    assert.is((await verify(token, number)).body.message_code, "SERVER_503_IDENTITY");
  assert.is(await verifiedAt(), null);
  assert.is((await verify(token, number)).status, 200, "a right number costs no try");
});

test("ten simultaneous uses consume it once", async () => {
  const token = await linkIn(server, "verify");
  const number = await shownNumber(server, here);
  const replies = await Promise.all(Array.from({ length: 10 }, () => verify(token, number)));
  assert.is(replies.filter(({ status }) => status === 200).length, 1);
});

test.run();
