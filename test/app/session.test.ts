import { suite } from "uvu";
import * as assert from "uvu/assert";
import { waitFor } from "xstate";
import { selectAuth, selectIsSignedIn } from "../../machines/session/session.machine";
import { wireSession } from "../../src/app/session.part";
import { openOnDemand } from "../support/browser/on-demand";
import { openNetwork, openPage } from "../support/browser/page";
import { settled } from "../support/machines/placeholders";
import { opened } from "../support/machines/session";
import { fakeLocks } from "../support/machines/tabs";
import { user } from "../support/people/user";
import { accessToken } from "../support/server/access-token";
import { json, problem } from "../support/server/api";

const test = suite("session, wired");
const { BroadcastChannel } = globalThis;
let close = () => {};
let channels: FakeChannel[] = [];

test.before(openOnDemand);
test.before.each(() => {
  channels = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
test.after.each(() => {
  close();
  Object.assign(globalThis, { BroadcastChannel });
});

test("without the cookie no session is restored and no call is made", async () => {
  const { session, paths } = open();
  await settled();
  assert.equal([session.getSnapshot().value, paths()], [{ signedOut: "settled" }, []]);
});

test("with the cookie the session is restored from this origin", async () => {
  const { session, requests } = open({ cookie: "drip_signed_in=1" });
  await waitFor(session, selectIsSignedIn);
  assert.equal(
    requests.map(({ url }) => url),
    ["https://drip.example/auth/refresh_access_token", "https://drip.example/user/me"],
  );
});

test("a pending sign-out is sent before a session is restored", async () => {
  const { session, owesLogOut, paths } = open({ cookie: "drip_signed_in=1", owedLogOut: true });
  assert.is(owesLogOut(), true);
  await waitFor(session, (snapshot) => snapshot.matches({ signedOut: "settled" }));
  assert.equal([owesLogOut(), paths()], [false, ["/auth/log_out"]]);
});

test("a session's call carries its token, and a refused token is refreshed and the call repeated once", async () => {
  const { client, session, requests, events } = open();
  session.send(opened(user(), { access_token: accessToken(4_000_000_000, "old") }));
  const old = selectAuth(session.getSnapshot()).accessToken;
  const result = await client.call((http, init) => http.GET("/user/me", init), { bearer: true });
  const renewed = selectAuth(session.getSnapshot()).accessToken;
  assert.is(result.kind, "ok");
  assert.equal(
    requests.map(({ url, headers }) => [new URL(url).pathname, headers.get("authorization")]),
    [
      ["/user/me", `Bearer ${old}`],
      ["/auth/refresh_access_token", null],
      ["/user/me", `Bearer ${renewed}`],
    ],
  );
  assert.equal(events, ["request.started", "request.settled"]);
});

test("a token about to expire is refreshed before it is used", async () => {
  const { client, session, paths } = open();
  session.send(opened(user(), { access_token: accessToken(Math.floor(Date.now() / 1000) + 1) }));
  await client.call((http, init) => http.GET("/user/me", init), { bearer: true });
  assert.equal(paths(), ["/auth/refresh_access_token", "/user/me"]);
});

test("after a forced refresh the new token is used", async () => {
  const { session, forceRefresh, paths } = open();
  session.send(opened());
  const before = selectAuth(session.getSnapshot()).accessToken;
  await forceRefresh();
  assert.is.not(selectAuth(session.getSnapshot()).accessToken, before);
  assert.equal(paths(), ["/auth/refresh_access_token"]);
});

test("a refresh waits for the Web Lock, and a page without Web Locks refreshes at once", async () => {
  const locks = fakeLocks();
  let letGo = () => {};
  void locks.request(
    "drip.token",
    { signal: new AbortController().signal } as LockOptions,
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      }),
  );
  const { session, paths } = open({ cookie: "drip_signed_in=1", locks });
  await settled();
  assert.equal(paths(), []);
  letGo();
  await waitFor(session, selectIsSignedIn);
});

test("messages are sent to other tabs and received from them", () => {
  const { session } = open();
  assert.equal(
    channels.map(({ name }) => name),
    ["drip.session"],
  );
  session.send(opened());
  assert.equal(channels[0]?.said, ["generation.asked", "token.shared"]);
  channels[0]?.onmessage?.({ data: { type: "session.ended", generation: 1 } } as MessageEvent);
  assert.equal(session.getSnapshot().value, { signedOut: "settled" });
});

test("signing in works without BroadcastChannel", () => {
  for (const refusing of [
    undefined,
    class {
      constructor() {
        throw new DOMException("denied", "SecurityError");
      }
    },
  ]) {
    Object.assign(globalThis, { BroadcastChannel: refusing });
    const { session } = open();
    session.send(opened());
    assert.is(selectIsSignedIn(session.getSnapshot()), true);
    close();
  }
});

test("a prerendered page reloads when somebody signed in meanwhile", async () => {
  for (const [cookie, wanted] of [
    ["", []],
    ["drip_signed_in=1", ["/app/home"]],
  ] as const) {
    const { document, show, reloads } = open();
    document.cookie = cookie;
    show();
    await settled();
    assert.equal(reloads, wanted);
    close();
  }
});

test("a failure to follow the device is reported once, and later errors cause no unhandled rejection", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  const { page, show, faults, telemetry, reportFault } = open();
  // Wiring the device fails, since this fake page has no history.
  show();
  assert.is(await telemetry, null);
  reportFault({ kind: "unreachable" });
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError("broken") }));
  await settled();
  process.off("unhandledRejection", note);
  assert.equal([faults.map((fault) => fault instanceof TypeError), unhandled], [[true], []]);
});

class FakeChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  said: string[] = [];
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage({ type }: { type: string }) {
    this.said.push(type);
  }
  close() {}
}

/** The session of a page that is not shown yet, so that nothing else is loaded. */
function open({ cookie = "", owedLogOut = false, locks = undefined as LockManager | undefined } = {}) {
  const opening = openPage({ cookie, prerendering: true, locks });
  if (owedLogOut)
    opening.page.localStorage.setItem("drip.session", JSON.stringify({ generation: 1, owedLogOut }));
  let issued = 0;
  const network = openNetwork(({ url, headers }) => {
    const { pathname } = new URL(url);
    if (pathname === "/auth/log_out") return json({ logged_out: true });
    if (pathname === "/auth/refresh_access_token")
      return json({ access_token: accessToken(4_000_000_000, String(++issued)), refresh_token: "cookie" });
    const isOld = headers.get("authorization") === `Bearer ${accessToken(4_000_000_000, "old")}`;
    return isOld ? problem("AUTH_401_JWT") : json(user());
  });
  const events: string[] = [];
  const wired = wireSession(opening.page, ({ type }) => events.push(type));
  close = () => {
    network.close();
    wired.session.stop();
  };
  return { ...opening, ...wired, ...network, events };
}

test.run();
