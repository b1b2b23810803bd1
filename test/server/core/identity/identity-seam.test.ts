import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { user } from "../../../../server/platform/db/schema/account";
import { identity as signInMethod } from "../../../../server/platform/db/schema/identity";
import { session } from "../../../../server/platform/db/schema/session";
import { tidy } from "../../../../server/program/jobs/upkeep";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  form,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  prove,
  shownNumber,
  signUp,
} from "../../../support/people/people";
import { googleLink, type HeldAccount } from "../../../support/server/identity";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("identity seam");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const emailAddress = "robin@example.com";
const own = form().password;
const fresh = "Pick-and-roll-27";
const foreign = googleLink("stranger", "stranger@example.com");

interface Owner {
  id: string;
  account: HeldAccount;
  session: Answer;
}

/** A signed-in account, with a verified address by default. */
async function openOwner({ isProven = true } = {}): Promise<Owner> {
  const id = String((await signUp(server)).body.user_id);
  const session = await logIn(server);
  if (isProven) await prove(server, session);
  const account = server.identity.accounts.get(id);
  assert.ok(account);
  return { id, account, session };
}

/** Changes an account directly at the provider, some time later. */
function past(account: HeldAccount, change: Partial<HeldAccount>) {
  server.clock.advance(5_000);
  const isNoticed = "password" in change || "emailAddress" in change;
  Object.assign(account, change, isNoticed ? { validSince: server.clock.now() } : {});
}

const linksOf = (account: HeldAccount) => account.links.map(({ subject }) => subject);
const isIn = async (answer: Answer) => (await me(server, answer.body.access_token)).status === 200;
const codeOf = ({ status, body }: Answer) => body.message_code ?? status;
const mailed = async (subject: string) =>
  (await server.inbox()).filter((mail) => mail.subject === subject && mail.to === emailAddress).length;
const askForReset = async () => {
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  return linkIn(server, "reset");
};
const confirmReset = async () => call(server, "/auth/reset_password/confirm", { token: await askForReset() });
const change = (owner: Owner, password: string, current = own, session = owner.session) =>
  call(
    server,
    `/user/user_id/${owner.id}/password`,
    { id_token: server.identity.signInWithPassword(emailAddress, current), password },
    { method: "PUT", headers: { authorization: `Bearer ${session.body.access_token}` } },
  );
const strangersGoogle = (account: HeldAccount) =>
  call(server, "/auth/log_in_with_provider", {
    provider: "google",
    access_token: server.identity.signToken({ ...account, provider: "google", googleSubject: "stranger" }),
  });

test("a confirmed reset leaves only the temporary password and ends every session", async () => {
  const owner = await openOwner({ isProven: false });
  const old = server.identity.signInWithPassword(emailAddress, own);
  past(owner.account, { links: [foreign, { ...foreign, provider: "other", subject: "phone" }] });
  const confirmed = await confirmReset();
  assert.is(confirmed.status, 200);
  assert.equal(linksOf(owner.account), []);
  assert.is(owner.account.password, confirmed.body.temporary_password);
  assert.not.ok(await isIn(owner.session));
  assert.is(await server.identity.verify(old ?? ""), null, "what was issued before is revoked");
  assert.is(codeOf(await strangersGoogle(owner.account)), "AUTH_400_LOGIN");
});

test("a reset restores the account's address", async () => {
  const owner = await openOwner();
  past(owner.account, { emailAddress: "moved@example.com" });
  const { body } = await confirmReset();
  assert.is(owner.account.emailAddress, emailAddress);
  assert.is((await logIn(server, { password: String(body.temporary_password) })).status, 200);
});

test("an unverified account taken over by Google keeps only that Google link", async () => {
  const squatted = await openOwner({ isProven: false });
  past(squatted.account, { links: [foreign], isEmailAddressVerified: true });
  const owner = await logInWithGoogle(server, { emailAddress, googleSubject: "owner" });
  assert.is(owner.status, 200);
  assert.equal([linksOf(squatted.account), squatted.account.password], [["owner"], null]);
  assert.ok(await isIn(owner));
  assert.not.ok(await isIn(squatted.session));
  assert.is((await me(server, owner.body.access_token)).body.id, squatted.id);
});

test("an unverified Google account yields to another Google that verifies its address", async () => {
  const squatter = await logInWithGoogle(server, {
    emailAddress,
    googleSubject: "unproven",
    isEmailAddressVerified: false,
  });
  server.clock.advance(5_000);
  const owner = await logInWithGoogle(server, { emailAddress, googleSubject: "owner" });
  assert.is(owner.status, 200);
  assert.not.ok(await isIn(squatter));
  const [account] = server.identity.accounts.values();
  assert.equal(account && linksOf(account), ["owner"]);
});

test("another person's Google proves nothing, even when the provider marks the address verified", async () => {
  const owner = await openOwner({ isProven: false });
  past(owner.account, { links: [foreign], isEmailAddressVerified: true });
  server.expectFaults();
  assert.is(codeOf(await strangersGoogle(owner.account)), "AUTH_403_TAMPERED");
  assert.equal(linksOf(owner.account), []);
});

test("a Google account with its address in capitals gets in, the first time and later", async () => {
  const link = googleLink("owner", "Robin@Example.com");
  const account = server.identity.addAccount({ emailAddress, links: [link], isEmailAddressVerified: true });
  for (const _ of ["first", "later"]) {
    const access_token = server.identity.signToken({
      ...account,
      provider: "google",
      googleSubject: "owner",
    });
    const answer = await call(server, "/auth/log_in_with_provider", { provider: "google", access_token });
    assert.is(answer.status, 200);
  }
});

test("an account made at the provider for another's address becomes no user through a foreign Google", async () => {
  const account = server.identity.addAccount({
    emailAddress,
    links: [foreign],
    isEmailAddressVerified: true,
  });
  assert.is(codeOf(await strangersGoogle(account)), "AUTH_400_LOGIN");
});

test("our verification link unlinks foreign providers and ends every session but the caller's", async () => {
  const id = String((await signUp(server)).body.user_id);
  const account = server.identity.accounts.get(id);
  assert.ok(account);
  const stranger = await logIn(server);
  const pressing = await logIn(server, {}, { headers: cookieTransport() });
  past(account, { links: [foreign] });
  const verified = await call(
    server,
    "/auth/verify_email_address",
    { token: await linkIn(server, "verify") },
    { headers: cookieTransport(cookieHeader(pressing)) },
  );
  assert.equal(verified.body, { verified: true });
  assert.equal([linksOf(account), account.isEmailAddressVerified], [[], true]);
  assert.not.ok(await isIn(stranger));
  assert.ok(await isIn(pressing));
});

test("previewing the link names the account and does not use it up", async () => {
  await signUp(server, { first_name: "Sly", last_name: "Stranger" });
  const token = await linkIn(server, "verify");
  for (const _ of [1, 2]) {
    const preview = await call(server, "/auth/verify_email_address/preview", { token });
    assert.equal(preview.body, {
      email_address: emailAddress,
      full_name: "Sly Stranger",
      created_at: "2026-11-21T12:00:00.000Z",
      is_this_browser: false,
      takes_number: true,
      has_password: true,
    });
  }
  assert.is((await prove(server, await logIn(server))).status, 200);
  assert.is(codeOf(await call(server, "/auth/verify_email_address/preview", { token })), "AUTH_400_LINK");
});

test("rejecting deletes the unverified account on both sides and frees the address", async () => {
  const squatted = await openOwner({ isProven: false });
  const token = await linkIn(server, "verify");
  const reply = await call(server, "/auth/verify_email_address/reject", { token });
  assert.equal(reply.body, { removed: true });
  assert.not.ok(server.identity.accounts.has(squatted.id));
  assert.not.ok(await isIn(squatted.session));
  assert.is((await signUp(server)).status, 200);
});

test("a verified account cannot be rejected", async () => {
  const owner = await openOwner({ isProven: false });
  const token = await linkIn(server, "verify");
  await server.services.db
    .update(user)
    .set({ emailAddressVerifiedAt: server.clock.now() })
    .where(eq(user.id, owner.id));
  assert.is(codeOf(await call(server, "/auth/verify_email_address/reject", { token })), "AUTH_400_LINK");
  assert.ok(await isIn(owner.session));
});

test("a rejected account that remains at the provider cannot sign in", async () => {
  await openOwner({ isProven: false });
  server.identity.fail("deleteAccount", "before");
  await call(server, "/auth/verify_email_address/reject", { token: await linkIn(server, "verify") });
  assert.is(codeOf(await logIn(server)), "AUTH_400_LOGIN");
});

test("of simultaneous rejection and verification exactly one takes effect", async () => {
  for (let round = 0; round < 4; round += 1) {
    const email_address = `robin-${round}@example.com`;
    server.clock.advance(1_000);
    const id = String((await signUp(server, { email_address })).body.user_id);
    const token = await linkIn(server, "verify");
    const session = await logIn(server, { email_address });
    const number = await shownNumber(server, session);
    const [verified, rejected] = await Promise.all([
      call(server, "/auth/verify_email_address", { token, number }),
      call(server, "/auth/verify_email_address/reject", { token }),
    ]);
    const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
    assert.equal(
      [verified?.status === 200, rejected?.status === 200],
      [row !== undefined, row === undefined],
    );
  }
});

test("the owner's own Google does not sign in to the password account and does not damage it", async () => {
  const owner = await openOwner();
  assert.is(codeOf(await logInWithGoogle(server, { emailAddress })), "USER_409_CONFLICT");
  assert.is(owner.account.links.length, 1, "Firebase linked it");
  assert.is((await logIn(server)).status, 200);
  assert.is(codeOf(await logInWithGoogle(server, { emailAddress })), "USER_409_CONFLICT");
  assert.equal([owner.account.links.length, owner.account.password], [1, own]);
  assert.ok(await isIn(owner.session));
});

for (const way of ["the password", "their own Google"]) {
  test(`a stranger's Google link is found at log-in by ${way}, everything is unlinked, and the owner gets a mail`, async () => {
    const owner = await openOwner();
    past(owner.account, { links: [foreign] });
    server.expectFaults();
    const answer = way === "the password" ? await logIn(server) : await strangersGoogle(owner.account);
    assert.equal([answer.status, codeOf(answer)], [403, "AUTH_403_TAMPERED"]);
    assert.equal(linksOf(owner.account), []);
    assert.is.not(owner.account.password, own);
    assert.not.ok(await isIn(owner.session));
    assert.is(await mailed("Somebody meddled with your sign-in"), 1);
    assert.ok(
      server.logLines.some((line) => line.includes("tampered with")),
      "reported",
    );
    assert.is(codeOf(await strangersGoogle(owner.account)), "AUTH_400_LOGIN");

    const back = await call(server, "/auth/reset_password/confirm", { token: await linkIn(server, "reset") });
    const again = await logIn(server, { password: String(back.body.temporary_password) });
    assert.is(again.body.must_change_password, true, "the mail leads the owner back in");
  });
}

test("a Google link that replaced the stored one is removed; the owner's own is restored", async () => {
  await logInWithGoogle(server, { emailAddress, googleSubject: "owner" });
  const [account] = server.identity.accounts.values();
  assert.ok(account);
  past(account, { links: [foreign] });
  server.expectFaults();
  assert.is(codeOf(await strangersGoogle(account)), "AUTH_403_TAMPERED");
  assert.equal(linksOf(account), []);
  assert.is(await mailed("Somebody meddled with your sign-in"), 1);
  assert.is((await logInWithGoogle(server, { emailAddress, googleSubject: "owner" })).status, 200);
});

test("a Google account whose address changed still signs in", async () => {
  const first = await logInWithGoogle(server, { emailAddress, googleSubject: "owner" });
  const [account] = server.identity.accounts.values();
  assert.ok(account);
  past(account, { links: [googleLink("owner", "renamed@example.com")] });
  const again = await logInWithGoogle(server, {
    subject: account.subject,
    emailAddress: "renamed@example.com",
    googleSubject: "owner",
  });
  assert.is(
    (await me(server, again.body.access_token)).body.id,
    (await me(server, first.body.access_token)).body.id,
  );
});

test("a password added to a Google account is removed at the next log-in, and all other sessions end", async () => {
  const before = await logInWithGoogle(server, { emailAddress });
  const [account] = server.identity.accounts.values();
  assert.ok(account);
  past(account, { password: "Added-past-us-26" });
  assert.is(codeOf(await logIn(server, { password: "Added-past-us-26" })), "USER_409_CONFLICT");
  server.clock.advance(1_000);
  const owner = await logInWithGoogle(server, { emailAddress });
  assert.is(owner.status, 200);
  assert.is(account.password, null);
  assert.not.ok(await isIn(before));
  assert.ok(await isIn(owner));
});

test("a password changed at the provider must be changed again, and all other sessions end", async () => {
  const owner = await openOwner();
  past(owner.account, { password: "Changed-past-us-26" });
  const answer = await logIn(server, { password: "Changed-past-us-26" });
  assert.equal([answer.status, answer.body.must_change_password], [200, true]);
  assert.not.ok(await isIn(owner.session));
  const session = answer;
  assert.is((await change(owner, fresh, "Changed-past-us-26", session)).status, 200);
  assert.is((await logIn(server, { password: fresh })).body.must_change_password, undefined);
});

test("our own changes are not taken for changes at the provider", async () => {
  const owner = await openOwner();
  await change(owner, fresh);
  assert.is((await logIn(server, { password: fresh })).body.must_change_password, undefined);
  const { body } = await confirmReset();
  const temporary = String(body.temporary_password);
  const back = await logIn(server, { password: temporary });
  await change(owner, own, temporary, back);
  assert.is((await logIn(server)).body.must_change_password, undefined);
});

test("an address changed at the provider is restored, with a mail; the password stays", async () => {
  const owner = await openOwner();
  past(owner.account, { emailAddress: "moved@example.com" });
  server.expectFaults();
  const answer = await logIn(server, { email_address: "moved@example.com" });
  assert.is(codeOf(answer), "AUTH_403_TAMPERED");
  assert.equal([owner.account.emailAddress, owner.account.password], [emailAddress, own]);
  assert.not.ok(await isIn(owner.session));
  assert.is(await mailed("Somebody meddled with your sign-in"), 1);
  assert.is((await logIn(server)).status, 200);
});

test("a changed address is restored even when another account at the provider took it", async () => {
  const owner = await openOwner();
  past(owner.account, { emailAddress: "moved@example.com" });
  server.identity.addAccount({ emailAddress, password: "Squats-the-address-1" });
  server.expectFaults();
  assert.is(codeOf(await logIn(server, { email_address: "moved@example.com" })), "AUTH_403_TAMPERED");
  assert.is((await logIn(server)).status, 200);
});

test("a Google account without an address gets it back", async () => {
  await logInWithGoogle(server, { emailAddress, googleSubject: "owner" });
  const [account] = server.identity.accounts.values();
  assert.ok(account);
  past(account, { emailAddress: null });
  server.expectFaults();
  const token = server.identity.signToken({ ...account, provider: "google", googleSubject: "owner" });
  const answer = await call(server, "/auth/log_in_with_provider", {
    provider: "google",
    access_token: token,
  });
  assert.is(codeOf(answer), "AUTH_403_TAMPERED");
  assert.is(account.emailAddress, emailAddress);
  assert.is((await logInWithGoogle(server, { emailAddress, googleSubject: "owner" })).status, 200);
});

test("a verification by the provider's own mail verifies nothing here", async () => {
  const { account, id } = await openOwner({ isProven: false });
  past(account, { isEmailAddressVerified: true });
  assert.is((await logIn(server)).status, 200);
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  assert.is(row?.emailAddressVerifiedAt, null);
});

test("a sign-in older than five minutes is refused", async () => {
  await openOwner();
  const id_token = server.identity.signInWithPassword(emailAddress, own);
  const access_token = server.identity.signInWithGoogle({ emailAddress: "google@example.com" });
  const attempts = () =>
    Promise.all([
      call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token }),
      call(server, "/auth/log_in_with_provider", { provider: "google", access_token }),
    ]);
  server.clock.advance(5 * 60_000);
  assert.equal((await attempts()).map(codeOf), [200, 200]);
  server.clock.advance(1_000);
  assert.equal((await attempts()).map(codeOf), ["AUTH_400_LOGIN", "AUTH_400_LOGIN"]);
});

const endings: Record<string, (owner: Owner) => Promise<unknown>> = {
  "signing out everywhere": async ({ session: { body } }) => {
    const id_token = server.identity.signInWithPassword(emailAddress, own);
    const ending = { refresh_token: body.refresh_token, everywhere: true, id_token };
    assert.is((await call(server, "/auth/log_out", ending)).status, 200);
  },
  "a ban that was lifted": async ({ id }) => {
    const set = (bannedAt: Date | null) =>
      server.services.db.update(user).set({ bannedAt }).where(eq(user.id, id));
    await set(server.clock.now());
    await tidy(server.services);
    await set(null);
  },
  "a reset": confirmReset,
  "a change of password": (owner) => change(owner, fresh),
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} revokes every earlier sign-in, here and at the provider`, async () => {
    const owner = await openOwner();
    const elsewhere = await logIn(server);
    const id_token = server.identity.signInWithPassword(emailAddress, own) ?? "";
    await end(owner);
    await tidy(server.services);
    assert.not.ok(await isIn(elsewhere));
    assert.is(await server.identity.verify(id_token), null);
    owner.account.validSince = new Date(0);
    assert.is(
      codeOf(await call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token })),
      "AUTH_400_LOGIN",
      "even where the provider would still take it",
    );
    const [row] = await server.services.db
      .select()
      .from(signInMethod)
      .where(eq(signInMethod.userId, owner.id));
    assert.is(row?.revocationOwedAt, null);
  });
}

test("a sign-out everywhere reaches an unreachable provider once it is back", async () => {
  const owner = await openOwner();
  const { refresh_token } = owner.session.body;
  const id_token = server.identity.signInWithPassword(emailAddress, own) ?? "";
  const { verify } = server.identity;
  server.identity.verify = async (token) => {
    const claims = await verify(token);
    server.identity.isDown = true;
    return claims;
  };
  const reply = await call(server, "/auth/log_out", { refresh_token, everywhere: true, id_token });
  server.identity.verify = verify;
  assert.is(reply.status, 200);
  assert.not.ok(await isIn(owner.session));
  await tidy(server.services);
  const before = owner.account.validSince;
  server.identity.isDown = false;
  await tidy(server.services);
  assert.ok(owner.account.validSince > before);
  assert.is((await logIn(server)).body.must_change_password, undefined);
});

test("a log-in in a signed-in browser ends the earlier session", async () => {
  const owner = await openOwner();
  const first = await logIn(server, {}, { headers: cookieTransport() });
  const second = await logIn(server, {}, { headers: cookieTransport(cookieHeader(first)) });
  assert.not.ok(await isIn(first));
  assert.ok(await isIn(second));
  assert.ok(await isIn(owner.session), "another browser's goes on");
  const refused = await logIn(
    server,
    { password: "Not-this-one-2026" },
    { headers: cookieTransport(cookieHeader(second)) },
  );
  assert.is(refused.status, 400);
  assert.ok(await isIn(second), "one that is refused ends nothing");
});

test("until the password is changed only four calls are allowed", async () => {
  const owner = await openOwner();
  const { body } = await confirmReset();
  const temporary = String(body.temporary_password);
  const here = await logIn(server, { password: temporary });
  const authorization = { authorization: `Bearer ${here.body.access_token}` };
  const ask = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
    call(server, url, payload, { method, headers: authorization }).then(codeOf);
  assert.equal(
    [
      await ask("POST", "/user/drip_name/validate", { drip_name: "robin_23" }),
      await ask("PUT", `/user/user_id/${owner.id}/details`, { drip_name: "robin_23" }),
      await ask("GET", "/user/me/pings"),
      await ask("POST", "/user/me/pings/seen", { kind: "message" }),
    ],
    Array.from({ length: 4 }, () => "AUTH_403_MUST_CHANGE"),
  );
  assert.is(await ask("GET", "/user/me"), 200);
  const refreshed = await call(server, "/auth/refresh_access_token", {
    refresh_token: here.body.refresh_token,
  });
  assert.is(refreshed.body.must_change_password, true);
  assert.is((await change(owner, fresh, temporary, here)).status, 200);
  assert.is(await ask("POST", "/user/drip_name/validate", { drip_name: "robin_23" }), 200);
});

test("the temporary password is refused as the new one", async () => {
  const owner = await openOwner();
  const { body } = await confirmReset();
  const temporary = String(body.temporary_password);
  const here = await logIn(server, { password: temporary });
  const reply = await change(owner, temporary, temporary, here);
  assert.equal(
    [codeOf(reply), reply.body.fields],
    ["USER_400_PASSWORD", [{ field: "password", rule: "temporary" }]],
  );
  assert.is((await logIn(server, { password: temporary })).body.must_change_password, true);
});

test("a temporary password expires after a day, here at once and at the provider in the next upkeep", async () => {
  const owner = await openOwner();
  const { body } = await confirmReset();
  const temporary = String(body.temporary_password);
  const here = await logIn(server, { password: temporary });
  server.clock.advance(86_400_000);
  assert.is(codeOf(await logIn(server, { password: temporary })), "AUTH_400_LOGIN");
  const { refresh_token } = here.body;
  const still = await call(server, "/auth/refresh_access_token", { refresh_token });
  assert.is(codeOf(await change(owner, fresh, temporary, still)), "AUTH_400_LOGIN");
  await tidy(server.services);
  assert.is(server.identity.signInWithPassword(emailAddress, temporary), null);
  const again = await confirmReset();
  assert.is((await logIn(server, { password: String(again.body.temporary_password) })).status, 200);
});

test("an unreachable provider is never treated as success", async () => {
  const owner = await openOwner();
  past(owner.account, { links: [foreign] });
  for (const moment of ["before", "after"] as const) {
    server.identity.fail("secureAccount", moment);
    server.expectFaults();
    assert.is(codeOf(await logIn(server)), "SERVER_503_IDENTITY");
    assert.is((await server.services.db.select().from(session)).length, 1, "nobody came in");
  }
});

test("a reset racing the stranger's log-in leaves no session of theirs, in any order", async () => {
  const owner = await openOwner();
  for (let round = 0; round < 3; round += 1) {
    owner.account.password = own;
    server.clock.advance(3_600_000);
    const token = await askForReset();
    const attempts = Array.from({ length: 6 }, () => logIn(server));
    const confirmed = await call(server, "/auth/reset_password/confirm", { token });
    assert.is(confirmed.status, 200);
    for (const stranger of await Promise.all(attempts)) assert.not.ok(await isIn(stranger));
    assert.is((await logIn(server, { password: String(confirmed.body.temporary_password) })).status, 200);
  }
});

test("a reset racing the stranger's password change: the temporary password is the one that works", async () => {
  const owner = await openOwner();
  const token = await askForReset();
  const [changed, confirmed] = await Promise.all([
    change(owner, fresh),
    call(server, "/auth/reset_password/confirm", { token }),
  ]);
  if (confirmed.status === 200) {
    assert.is(owner.account.password, confirmed.body.temporary_password);
    assert.not.ok(await isIn(owner.session));
  } else {
    assert.equal([changed.status, codeOf(confirmed)], [200, "AUTH_400_LINK"]);
    assert.is(owner.account.password, fresh);
  }
});

test("a take-over racing refreshes: none of the old sessions survives", async () => {
  const squatted = await openOwner({ isProven: false });
  server.clock.advance(5_000);
  const refresh = () =>
    call(server, "/auth/refresh_access_token", { refresh_token: squatted.session.body.refresh_token });
  const [owner, ...refreshed] = await Promise.all([
    logInWithGoogle(server, { emailAddress }),
    ...Array.from({ length: 6 }, refresh),
  ]);
  assert.is(owner?.status, 200);
  for (const answer of refreshed) assert.not.ok(await isIn(answer));
  assert.is((await refresh()).status, 401);
  assert.ok(owner && (await isIn(owner)));
});

test.run();
