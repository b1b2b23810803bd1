import { suite } from "uvu";
import * as assert from "uvu/assert";
import { waitFor } from "xstate";
import {
  selectAuth,
  selectIsSignedIn,
  selectIsSignedOut,
  settledToken,
} from "../../../machines/session/session.machine";
import { createTokenSource } from "../../../src/effects/session/token-source.effects";
import { openBrowser } from "../../support/machines/tabs";
import { user } from "../../support/people/user";
import { accessToken } from "../../support/server/access-token";
import { type Answer, html, json, openClient, problem } from "../../support/server/api";

const test = suite("session effects");
const now = 1_795_000_000;

test("ten tabs opened together are signed in by one refresh", async () => {
  const server = fakeServer();
  const browser = openBrowser();
  const tabs = Array.from({ length: 10 }, () => browser.openTab(server.client));
  await Promise.all(tabs.map(({ session }) => waitFor(session, selectIsSignedIn)));
  assert.is(server.count("/auth/refresh_access_token"), 1);
  assert.equal(browser.waits, [0, 500]);
});

test("ten tabs whose token expires together refresh once", async () => {
  const server = fakeServer();
  const browser = openBrowser();
  const tabs = Array.from({ length: 10 }, () => browser.openTab(server.client));
  await Promise.all(tabs.map(({ session }) => waitFor(session, selectIsSignedIn)));
  const [before] = tabs.map(({ session }) => selectAuth(session.getSnapshot()).accessToken);
  for (const { session } of tabs) session.send({ type: "token.wanted", at: (now + 600) * 1000 });
  await Promise.all(
    tabs.map(({ session }) => waitFor(session, (snapshot) => selectAuth(snapshot).accessToken !== before)),
  );
  assert.is(server.count("/auth/refresh_access_token"), 2);
});

test("without locks, channel and storage every tab refreshes itself and nobody is signed out", async () => {
  const server = fakeServer();
  const browser = openBrowser({ hasLocks: false, hasChannel: false, isStorageBlocked: true });
  const tabs = Array.from({ length: 10 }, () => browser.openTab(server.client));
  await Promise.all(tabs.map(({ session }) => waitFor(session, selectIsSignedIn)));
  assert.is(server.count("/auth/refresh_access_token"), 10);
});

test("the refresh asks for cookie transport with the constant body token", async () => {
  const server = fakeServer();
  const { session } = openBrowser().openTab(server.client);
  await waitFor(session, selectIsSignedIn);
  const [request] = server.requests;
  assert.is(request?.headers.get("x-token-transport"), "cookie");
  assert.equal(await request?.json(), { refresh_token: "cookie" });
  assert.is(selectAuth(session.getSnapshot()).refreshToken, "cookie");
  assert.equal(server.events, []);
});

test("a sign-out in one tab signs out all and reaches the server once", async () => {
  const server = fakeServer();
  const browser = openBrowser();
  const tabs = Array.from({ length: 3 }, () => browser.openTab(server.client));
  await Promise.all(tabs.map(({ session }) => waitFor(session, selectIsSignedIn)));
  const [leaver] = tabs.map(({ session }) => session);
  leaver?.send({ type: "sign-out.chosen" });
  await Promise.all(tabs.map(({ session }) => waitFor(session, selectIsSignedOut)));
  await Promise.all(
    tabs.map(({ session }) => waitFor(session, (snapshot) => snapshot.matches({ signedOut: "settled" }))),
  );
  assert.is(server.count("/auth/log_out"), 1);
  assert.equal(JSON.parse(browser.kept.getItem("drip.session") ?? ""), { generation: 1, owedLogOut: false });
});

test("an offline sign-out is stored, and the next visit sends it before anything else", async () => {
  const server = fakeServer();
  const browser = openBrowser();
  const { session, leave } = browser.openTab(server.client);
  await waitFor(session, selectIsSignedIn);
  server.answerWith(() => Promise.reject(new TypeError("offline")));
  session.send({ type: "sign-out.chosen" });
  await waitFor(session, (snapshot) => snapshot.matches({ signedOut: "owing" }));
  leave();
  session.stop();
  assert.equal(JSON.parse(browser.kept.getItem("drip.session") ?? ""), {
    generation: 1,
    owedLogOut: true,
  });
  const next = fakeServer();
  const reopened = browser.openTab(next.client);
  await waitFor(reopened.session, (snapshot) => snapshot.matches({ signedOut: "settled" }));
  assert.equal(next.paths(), ["/auth/log_out"]);
  assert.equal(JSON.parse(browser.kept.getItem("drip.session") ?? ""), { generation: 1, owedLogOut: false });
});

test("no network, 5xx, HTML, a rate limit or a malformed success sign nobody out", async () => {
  const answers: Answer[] = [
    () => Promise.reject(new TypeError("offline")),
    () => problem("SERVER_500"),
    () => problem("REQUEST_429_LIMIT"),
    () => problem("AUTH_403_ORIGIN"),
    () => html(200),
    () => html(401),
    () => new Response(null, { status: 401 }),
    () => json({ token: "elsewhere" }),
  ];
  for (const answer of answers) {
    const server = fakeServer();
    const { session } = openBrowser().openTab(server.client);
    await waitFor(session, selectIsSignedIn);
    const held = selectAuth(session.getSnapshot()).accessToken;
    server.answerWith(answer);
    await tokensOf(session, () => now * 1000).force();
    assert.is(selectIsSignedIn(session.getSnapshot()), true);
    assert.is(selectAuth(session.getSnapshot()).accessToken, held);
  }
});

test("only a refusal signs out", async () => {
  for (const code of ["AUTH_401_JWT", "AUTH_401_BANNED"]) {
    const server = fakeServer();
    const { session } = openBrowser().openTab(server.client);
    await waitFor(session, selectIsSignedIn);
    server.answerWith(() => problem(code));
    await tokensOf(session, () => now * 1000).force();
    assert.is(selectIsSignedOut(session.getSnapshot()), true);
  }
});

test("the token source refreshes an expiring token once for all callers, and renews a refused one", async () => {
  const server = fakeServer();
  const { session } = openBrowser().openTab(server.client);
  await waitFor(session, selectIsSignedIn);
  const first = selectAuth(session.getSnapshot()).accessToken ?? "";
  const tokens = tokensOf(session, () => (now + 590) * 1000);
  const [one, other] = await Promise.all([tokens.current(), tokens.current()]);
  assert.is(one, other);
  assert.is.not(one, first);
  assert.is(await tokens.renew(first), one);
  assert.is(server.count("/auth/refresh_access_token"), 2);
  assert.is.not(await tokens.renew(one ?? ""), one);
  assert.is(server.count("/auth/refresh_access_token"), 3);
});

test("an unknown message is ignored", async () => {
  const server = fakeServer();
  const browser = openBrowser();
  const { session } = browser.openTab(server.client);
  await waitFor(session, selectIsSignedIn);
  const held = selectAuth(session.getSnapshot());
  for (const data of [null, 7, "x", {}, { type: "token.shared", generation: 5 }, { type: "session.ended" }])
    for (const listener of browser.listeners) listener.onmessage?.({ data } as MessageEvent);
  assert.equal(selectAuth(session.getSnapshot()), held);
});

const tokensOf = (
  session: ReturnType<ReturnType<typeof openBrowser>["openTab"]>["session"],
  clock: () => number,
) => createTokenSource({ send: (event) => session.send(event), settle: () => settledToken(session) }, clock);

/** Replies to each refresh with a new token, valid for ten minutes. */
function fakeServer() {
  let issued = 0;
  let answer: Answer = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/user/me") return json(user());
    if (pathname === "/auth/log_out") return json({ logged_out: true });
    issued++;
    return json({ access_token: accessToken(now + issued * 600, String(issued)), refresh_token: "cookie" });
  };
  const { client, requests, events } = openClient((request) => answer(request));
  const paths = () => requests.map((request) => new URL(request.url).pathname);
  return {
    client,
    requests,
    events,
    paths,
    count: (path: string) => paths().filter((each) => each === path).length,
    answerWith: (next: Answer) => {
      answer = next;
    },
  };
}

test.run();
