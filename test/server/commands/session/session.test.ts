import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { session } from "../../../../server/platform/db/schema/session";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  logIn,
  me,
  signUp,
  spend,
} from "../../../support/people/people";
import { googleLink } from "../../../support/server/identity";
import { openTestServer, type TestServer, testOrigin } from "../../../support/server/server";

const test = suite("sessions over HTTP");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  await signUp(server);
});
test.after.each(() => server.close());

const lines = (answer: Answer) => [answer.headers["set-cookie"] ?? []].flat();
const refresh = (headers: Record<string, string> = {}, refresh_token = "cookie") =>
  call(server, "/auth/refresh_access_token", { refresh_token }, { headers });
const day = 86_400_000;

async function signInWithCookie() {
  const reply = await logIn(server, {}, { headers: cookieTransport() });
  return { reply, cookie: cookieHeader(reply) };
}

test("with cookie transport the token is in an HttpOnly cookie and not in the body", async () => {
  const { reply } = await signInWithCookie();
  assert.is(reply.body.refresh_token, "cookie");
  const life = `Path=/; Max-Age=${60 * 86_400}`;
  const [prefixed = "", plain = "", hint = "", ...devices] = lines(reply);
  assert.equal(
    devices.map((line) => line.split("=")[0]),
    ["__Host-drip_device", "drip_device"],
  );
  assert.is(
    prefixed.replace(/=[\w.-]{66};/, "=TOKEN;"),
    `__Host-drip_refresh=TOKEN; ${life}; HttpOnly; SameSite=Strict; Secure`,
  );
  assert.is(
    plain.replace(/=[\w.-]{66};/, "=TOKEN;"),
    `drip_refresh=TOKEN; ${life}; HttpOnly; SameSite=Strict`,
  );
  assert.is(hint, `drip_signed_in=1; ${life}; SameSite=Lax`);
  const token = /=([\w.-]{66});/.exec(prefixed)?.[1] ?? "none";
  assert.not.ok(reply.text.includes(token));
});

const origins = {
  "https://drip.example": [["__Host-drip_refresh"], ["__Host-drip_device"]],
  "http://192.168.1.20:3000": [["drip_refresh"], ["drip_device"]],
  "http://127.0.0.1:3000": [
    ["__Host-drip_refresh", "drip_refresh"],
    ["__Host-drip_device", "drip_device"],
  ],
};
for (const [publicOrigin, [names = [], devices = []]] of Object.entries(origins)) {
  test(`the cookie names at ${publicOrigin}`, async () => {
    const other = await openTestServer({ config: { publicOrigin } });
    await signUp(other);
    const headers = { "x-token-transport": "cookie", origin: publicOrigin };
    const reply = await logIn(other, {}, { headers });
    assert.equal(
      lines(reply).map((line) => line.split("=")[0]),
      [...names, "drip_signed_in", ...devices],
    );
    for (const line of lines(reply)) {
      const isPlain = line.startsWith("drip_") && publicOrigin.startsWith("http:");
      assert.is(line.includes("; Secure"), !isPlain, line);
      assert.not.match(line, /domain=/i);
    }
    for (const name of names) {
      const value = reply.cookies.find((cookie) => cookie.name === name)?.value;
      const refreshed = await call(
        other,
        "/auth/refresh_access_token",
        { refresh_token: "cookie" },
        { headers: { ...headers, cookie: `other=1; ${name}=${value}` } },
      );
      assert.is(refreshed.status, 200, name);
    }
    await other.close();
  });
}

test("over https the cookie without the __Host- prefix is ignored, since the network could have set it", async () => {
  const publicOrigin = "https://drip.example";
  const other = await openTestServer({ config: { publicOrigin } });
  await signUp(other);
  const headers = { "x-token-transport": "cookie", origin: publicOrigin };
  const reply = await logIn(other, {}, { headers });
  const value = reply.cookies[0]?.value;
  const refreshed = await call(
    other,
    "/auth/refresh_access_token",
    { refresh_token: "cookie" },
    { headers: { ...headers, cookie: `drip_refresh=${value}` } },
  );
  assert.is(refreshed.body.message_code, "AUTH_401_JWT");
  await other.close();
});

const foreign = [
  undefined,
  "null",
  "https://evil.example",
  "http://localhost:3001",
  "https://localhost:3000",
  "http://localhost.evil.example:3000",
  "http://localhost:3000@evil.example",
  "http://evil.example:3000",
];
for (const origin of foreign) {
  test(`cookie transport from ${origin} is refused by every operation that takes it`, async () => {
    const { cookie } = await signInWithCookie();
    const headers = { "x-token-transport": "cookie", cookie, ...(origin === undefined ? {} : { origin }) };
    for (const reply of [
      await logIn(server, {}, { headers }),
      await refresh(headers),
      await call(server, "/auth/log_out", { everywhere: true }, { headers }),
    ]) {
      assert.is(reply.status, 403);
      assert.is(reply.body.message_code, "AUTH_403_ORIGIN");
      assert.equal(lines(reply), []);
    }
    assert.is((await refresh(cookieTransport(cookie))).status, 200, "and nothing was changed");
  });
}

test("a malformed or unknown token is refused without a warning and ends no session", async () => {
  const reply = await logIn(server);
  for (const token of ["none", `${"a".repeat(22)}.${"b".repeat(43)}`, `${reply.body.refresh_token}x`]) {
    assert.is((await refresh({}, token)).body.message_code, "AUTH_401_JWT", token);
    const out = await call(server, "/auth/log_out", { refresh_token: token });
    assert.equal([out.status, out.body], [200, { logged_out: true }], token);
  }
  assert.not.ok(server.logLines.some((line) => line.includes("An old refresh token was shown")));
  assert.is((await refresh({}, String(reply.body.refresh_token))).status, 200);
});

test("all names of localhost are accepted", async () => {
  const { cookie } = await signInWithCookie();
  const reply = await refresh({ ...cookieTransport(cookie), origin: "http://127.0.0.1:3000" });
  assert.is(reply.status, 200);
});

test("without the transport header the cookie is ignored", async () => {
  const { cookie } = await signInWithCookie();
  const reply = await refresh({ cookie, origin: testOrigin });
  assert.is(reply.body.message_code, "AUTH_401_JWT");
  await call(server, "/auth/log_out", { everywhere: true }, { headers: { cookie, origin: testOrigin } });
  assert.is((await refresh(cookieTransport(cookie))).status, 200);
});

test("a cookie's token does not work in the body, nor a body's token as a cookie", async () => {
  const { reply, cookie } = await signInWithCookie();
  assert.is((await refresh({}, reply.cookies[0]?.value)).status, 401);
  const bare = String((await logIn(server)).body.refresh_token);
  assert.is((await refresh(cookieTransport(`__Host-drip_refresh=${bare}`))).status, 401);
  assert.is((await refresh(cookieTransport(cookie))).status, 200);
});

test("a refresh by cookie rotates it, returns no token in the body and extends its life", async () => {
  const { cookie } = await signInWithCookie();
  server.clock.advance(day);
  const reply = await refresh(cookieTransport(cookie));
  assert.equal(Object.keys(reply.body), ["access_token"]);
  assert.is.not(cookieHeader(reply), cookie);
  assert.match(lines(reply)[0] ?? "", `Max-Age=${60 * 86_400}`);
  assert.is((await me(server, reply.body.access_token)).status, 200);
});

test("near the session's maximum age the cookie expires with it", async () => {
  let { cookie } = await signInWithCookie();
  for (const days of [50, 50, 50, 20]) {
    server.clock.advance(days * day);
    const reply = await refresh(cookieTransport(cookie));
    assert.is(reply.status, 200);
    cookie = cookieHeader(reply);
    const left = days === 20 ? 10 : 60;
    if (days === 20) assert.match(lines(reply)[0] ?? "", `Max-Age=${left * 86_400}`);
  }
});

test("a refused refresh clears both cookies", async () => {
  const reply = await refresh(cookieTransport("__Host-drip_refresh=nonsense"));
  assert.is(reply.body.message_code, "AUTH_401_JWT");
  assert.equal(
    reply.cookies.map(({ name, value, maxAge }) => [name, value, maxAge]),
    [
      ["__Host-drip_refresh", "", 0],
      ["drip_refresh", "", 0],
      ["drip_signed_in", "", 0],
    ],
  );
});

test("clients without cookies get the reply of the contract, with the rotated token in it", async () => {
  const first = await logIn(server);
  assert.equal(lines(first), []);
  const reply = await refresh({}, String(first.body.refresh_token));
  assert.equal(Object.keys(reply.body).sort(), ["access_token", "refresh_token"]);
  assert.is.not(reply.body.refresh_token, first.body.refresh_token);
  assert.is(reply.headers["cache-control"], "no-store");
});

test("fifty simultaneous refreshes get one successor", async () => {
  const { cookie } = await signInWithCookie();
  const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(cookieTransport(cookie))));
  assert.equal([...new Set(replies.map((reply) => reply.status))], [200]);
  assert.is(new Set(replies.map(cookieHeader)).size, 1);
});

test("reuse of an old token ends the family, access tokens included", async () => {
  const first = await logIn(server);
  const second = await refresh({}, String(first.body.refresh_token));
  const third = await refresh({}, String(second.body.refresh_token));
  server.clock.advance(30_000);
  assert.is((await refresh({}, String(first.body.refresh_token))).status, 401);
  for (const reply of [first, second, third])
    assert.is((await me(server, reply.body.access_token)).body.message_code, "AUTH_401_JWT");
  assert.ok(server.logLines.some((line) => line.includes("old refresh token")));
});

test("signing out by the cookie alone ends this session, and can be repeated", async () => {
  const here = await signInWithCookie();
  const there = await signInWithCookie();
  for (let times = 0; times < 2; times += 1) {
    const reply = await call(server, "/auth/log_out", {}, { headers: cookieTransport(here.cookie) });
    assert.is(reply.status, 200);
    assert.equal(reply.body, { logged_out: true });
    assert.equal(
      reply.cookies.map((cookie) => [cookie.value, cookie.maxAge]),
      [
        ["", 0],
        ["", 0],
        ["", 0],
      ],
    );
  }
  assert.is((await me(server, here.reply.body.access_token)).status, 401);
  assert.is((await me(server, there.reply.body.access_token)).status, 200);
});

test("signing out everywhere ends all sessions, of every transport", async () => {
  const here = await signInWithCookie();
  const bare = await logIn(server);
  const id_token = proofOf("robin@example.com");
  const body = { everywhere: true, id_token };
  await call(server, "/auth/log_out", body, { headers: cookieTransport(here.cookie) });
  for (const reply of [here.reply, bare]) assert.is((await me(server, reply.body.access_token)).status, 401);
});

const proofOf = (emailAddress: string) => server.identity.signInWithPassword(emailAddress, "Alley-oop-2026");

test("without a fresh proof a session cannot end the others", async () => {
  const held = await logIn(server);
  const other = await logIn(server);
  await signUp(server, { email_address: "stranger@example.com" });
  const old = proofOf("robin@example.com");
  server.clock.advance(5 * 60_000 + 1_000);
  const proofs = [undefined, "forged.token", old, proofOf("stranger@example.com")];
  for (const id_token of proofs) {
    const body = { refresh_token: held.body.refresh_token, everywhere: true, ...(id_token && { id_token }) };
    const reply = await call(server, "/auth/log_out", body);
    assert.equal([reply.status, reply.body.message_code], [400, "AUTH_400_LOGIN"], String(id_token));
  }
  for (const { body } of [held, other])
    assert.is((await refresh({}, String(body.refresh_token))).status, 200, "and both go on");
});

test("with a proof an ended session can end all others; another person's proof is refused", async () => {
  const here = await logIn(server);
  const thief = await logIn(server);
  await call(server, "/auth/log_out", { refresh_token: here.body.refresh_token });
  await signUp(server, { email_address: "stranger@example.com" });
  const everywhere = (refresh_token: unknown, id_token: unknown) =>
    call(server, "/auth/log_out", { refresh_token, everywhere: true, id_token });
  const mixed = await everywhere(thief.body.refresh_token, proofOf("stranger@example.com"));
  assert.is(mixed.body.message_code, "AUTH_400_LOGIN");
  assert.is((await everywhere(here.body.refresh_token, proofOf("robin@example.com"))).status, 200);
  assert.is((await me(server, thief.body.access_token)).status, 401);
});

test("a proof of an account changed at the provider is refused", async () => {
  const held = await logIn(server);
  const id_token = proofOf("robin@example.com");
  const account = [...server.identity.accounts.values()].find(
    ({ emailAddress }) => emailAddress === "robin@example.com",
  );
  account?.links.push(googleLink("a stranger", "stranger@example.com"));
  const body = { refresh_token: held.body.refresh_token, everywhere: true, id_token };
  assert.is((await call(server, "/auth/log_out", body)).body.message_code, "AUTH_400_LOGIN");
  assert.is((await me(server, held.body.access_token)).status, 200);
});

test("a client without cookies signs out by token; a missing and a malformed token get the same reply", async () => {
  const bare = await logIn(server);
  for (const body of [{}, { refresh_token: "nonsense" }, { everywhere: false }]) {
    const reply = await call(server, "/auth/log_out", body);
    assert.equal([reply.status, reply.body], [200, { logged_out: true }]);
  }
  assert.is((await me(server, bare.body.access_token)).status, 200);
  await call(server, "/auth/log_out", { refresh_token: bare.body.refresh_token });
  assert.is((await me(server, bare.body.access_token)).status, 401);
});

test("refreshes racing a sign-out restore no session", async () => {
  const { cookie } = await signInWithCookie();
  const refreshes = Array.from({ length: 10 }, () => refresh(cookieTransport(cookie)));
  const out = call(server, "/auth/log_out", {}, { headers: cookieTransport(cookie) });
  const replies = await Promise.all(refreshes);
  await out;
  for (const reply of replies) {
    if (reply.status !== 200) continue;
    assert.is((await refresh(cookieTransport(cookieHeader(reply)))).status, 401);
    assert.is((await me(server, reply.body.access_token)).status, 401);
  }
});

test("the access token stops with its expiry, its session's end and its holder's deletion", async () => {
  const { reply } = await signInWithCookie();
  const token = reply.body.access_token;
  for (const header of [undefined, "", "Bearer", "Basic abc", `Bearer ${token} x`, `Bearer ${token}x`]) {
    const refused = await call(server, "/user/me", undefined, {
      method: "GET",
      headers: header === undefined ? {} : { authorization: header },
    });
    assert.is(refused.body.message_code, "AUTH_401_JWT", header);
  }
  await server.services.db
    .update(session)
    .set({ expiresAt: server.clock.now() })
    .where(eq(session.transport, "cookie"));
  assert.is((await me(server, token)).status, 401);
  const next = await signInWithCookie();
  server.clock.advance(600_000);
  assert.is((await me(server, next.reply.body.access_token)).status, 401);
});

test("a client that refreshes too often is rate-limited", async () => {
  await refresh({}, "nonsense");
  await spend(server, 599);
  assert.is((await refresh({}, "nonsense")).status, 401);
  const reply = await refresh({}, "nonsense");
  assert.is(reply.body.message_code, "REQUEST_429_LIMIT");
  assert.equal(lines(reply), []);
});

test.run();
