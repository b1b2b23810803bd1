import { suite } from "uvu";
import * as assert from "uvu/assert";
import { removeEndedSessions } from "../../../../server/core/session/session.store";
import { session } from "../../../../server/platform/db/schema/session";
import { logIn, signUp } from "../../../support/people/people";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the list of one's own sessions");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

interface Item {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_used_at: string;
  is_this_one: boolean;
}

async function addTokenHolder() {
  const { user, headers } = await addPerson(server, {});
  return { user, accessToken: headers.authorization.replace("Bearer ", "") };
}

const bearer = (token: unknown, headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...headers,
});

async function list(token: unknown, query = "", headers: Record<string, string> = {}) {
  const reply = await server.app.inject({
    url: `/user/me/sessions${query}`,
    headers: bearer(token, headers),
  });
  const body = reply.body === "" ? null : reply.json<{ items: Item[]; next_after: string | null }>();
  return { status: reply.statusCode, tag: String(reply.headers.etag), body, items: body?.items ?? [] };
}

async function end(token: unknown, id: string) {
  const url = `/user/me/sessions/session_id/${id}`;
  const reply = await server.app.inject({ method: "DELETE", url, headers: bearer(token) });
  return reply.json<{ ended: boolean }>();
}

/** Sessions in groups of seven with the same time. */
function rowsOf(userId: string, count: number) {
  const at = server.clock.now();
  return Array.from({ length: count }, (_, index) => ({
    id: `session-of-row-${String(index).padStart(4, "0")}`,
    userId,
    transport: "bare",
    createdAt: new Date(at.getTime() - Math.floor(index / 7) * 1_000),
    expiresAt: new Date(at.getTime() + 1_000_000),
    tokenHash: `hash-${index}`,
    oauthState: "",
    pkceCodeChallenge: "",
    pkceCodeVerifier: "",
  }));
}

/** A person signed in on two devices, on the phone five minutes later. */
async function openTwo() {
  await signUp(server);
  const computer = await logIn(server, {}, { headers: { "user-agent": chrome } });
  server.clock.advance(300_000);
  const phone = await logIn(server, {}, { headers: { "user-agent": iphone } });
  return { computer: computer.body.access_token, phone: phone.body.access_token };
}

test("each device is named, the newest sign-in first, and the current one is marked", async () => {
  const { computer, phone } = await openTwo();
  const onPhone = (await list(phone)).items;
  assert.equal(
    onPhone.map(({ browser, system, is_this_one }) => [browser, system, is_this_one]),
    [
      ["safari", "ios", true],
      ["chrome", "windows", false],
    ],
  );
  const [first, second] = onPhone.map(({ created_at }) => Date.parse(created_at));
  assert.is((first ?? 0) - (second ?? 0), 300_000);
  assert.equal(
    (await list(computer)).items.map(({ is_this_one }) => is_this_one),
    [false, true],
  );
});

test("an unchanged list is answered with 304, and any change gives a new ETag", async () => {
  const { phone } = await openTwo();
  const { tag } = await list(phone);
  const same = await list(phone, "", { "if-none-match": tag });
  assert.is(same.status, 304);
  assert.is(same.body, null);
  await logIn(server, {}, { headers: { "user-agent": chrome } });
  const changed = await list(phone, "", { "if-none-match": tag });
  assert.is(changed.status, 200);
  assert.is(changed.items.length, 3);
  assert.is.not(changed.tag, tag);
});

test("an ended session is refused at its next call and leaves the list", async () => {
  const { computer, phone } = await openTwo();
  const [, other] = (await list(phone)).items;
  assert.equal(await end(phone, other?.id ?? ""), { ended: true });
  assert.is((await list(computer)).status, 401);
  assert.is((await list(phone)).items.length, 1);
  assert.equal(await end(phone, other?.id ?? ""), { ended: false });
});

test("another person's session can be neither seen nor ended, and answers like an unknown one", async () => {
  const { phone } = await openTwo();
  const stranger = await addTokenHolder();
  const [mine] = (await list(phone)).items;
  assert.is((await list(stranger.accessToken)).items.length, 1);
  assert.equal(await end(stranger.accessToken, mine?.id ?? ""), { ended: false });
  assert.equal(await end(stranger.accessToken, "never-opened-session"), { ended: false });
  assert.is((await list(phone)).status, 200);
});

test("an id from the list cannot sign anybody out by log_out or refresh, and no page contains a session id", async () => {
  const { phone } = await openTwo();
  const { user, accessToken } = await addTokenHolder();
  for (const { id } of (await list(phone)).items) {
    const made = `${id}.${"x".repeat(43)}`;
    await server.app.inject({ method: "POST", url: "/auth/log_out", payload: { refresh_token: made } });
    const refresh = { method: "POST", url: "/auth/refresh_access_token" } as const;
    await server.app.inject({ ...refresh, payload: { refresh_token: made } });
  }
  assert.is((await list(phone)).items.length, 2);

  await server.services.db.insert(session).values(rowsOf(user.id, 60));
  const first = await list(accessToken);
  const after = Buffer.from(first.body?.next_after ?? "", "base64url").toString();
  const second = await list(accessToken, `?after=${first.body?.next_after}`);
  const told = JSON.stringify([first.body, after, second.body]);
  for (const { id } of await server.services.db.select().from(session)) assert.not.match(told, id);
});

test("the next page continues where the last ended, even when that session is gone", async () => {
  const { user, accessToken } = await addTokenHolder();
  await server.services.db.insert(session).values(rowsOf(user.id, 60));
  const first = await list(accessToken);
  const last = first.items.at(-1)?.id ?? "";
  await end(accessToken, last);
  const ended = (await list(accessToken, `?after=${first.body?.next_after}`)).items;
  await removeEndedSessions(server.services.db, server.clock.now());
  const gone = (await list(accessToken, `?after=${first.body?.next_after}`)).items;
  const seen = (items: Item[]) => new Set([...first.items, ...items].map(({ id }) => id)).size;
  assert.equal([ended.length, seen(ended), seen(gone)], [11, 61, 61]);
});

test("pages of fifty hold each session once, with equal times too", async () => {
  const { user, accessToken } = await addTokenHolder();
  await server.services.db.insert(session).values(rowsOf(user.id, 120));
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let query = ""; ; ) {
    const { body, items } = await list(accessToken, query);
    seen.push(...items.map(({ id }) => id));
    sizes.push(items.length);
    if (body?.next_after == null) break;
    query = `?after=${body.next_after}`;
  }
  assert.equal(sizes, [50, 50, 21]);
  assert.is(new Set(seen).size, 121);
});

test("an `after` that no page returned is refused", async () => {
  const { accessToken } = await addTokenHolder();
  const written = ["99999999999999 id", "1 ", "1 \0", "1 a b", "-1 id"];
  const made = written.map((text) => Buffer.from(text).toString("base64url"));
  for (const after of ["nonsense", "x", "%00", ...made]) {
    const { status, body } = await list(accessToken, `?after=${after}`);
    assert.is(status, 400, after);
    assert.equal(Reflect.get(body ?? {}, "message_code"), "REQUEST_400_INVALID");
  }
});

test.run();
