import { createHash } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { components } from "../../../openapi";
import { createPushSubscription } from "../../../src/effects/push/push-subscription.effects";
import { unsubscribe } from "../../../src/effects/push/unsubscribe.effects";
import { type Answer, json, openClient, problem } from "../../support/server/api";

type Tokens = components["schemas"]["PushTokens"];

const test = suite("push subscription effects");

const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url");
const here = "https://fcm.googleapis.com/fcm/send/here";
const token = (endpoint: string, change: Partial<Tokens["tokens"][number]> = {}) => ({
  id: `of ${endpoint}`,
  label: "Chrome on Android",
  endpoint_hash: hashOf(endpoint),
  is_of_this_session: true,
  made_at: "2026-11-22T18:00:00.000Z",
  last_ok_at: null,
  silent_since: null,
  ...change,
});
const list = (...tokens: Tokens["tokens"]): Tokens => ({
  tokens,
  application_server_key: "the-key",
  may_ring: true,
});
const pixel =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const ipad =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

type Made = {
  userAgent?: string;
  maxTouchPoints?: number;
  permission?: NotificationPermission;
  endpoint?: string | null;
  canPush?: boolean;
  isStandalone?: boolean;
  boundTo?: string;
  hasService?: boolean;
  hasWorker?: boolean;
};

function open(answer: Answer, made: Made = {}) {
  const { userAgent = pixel, maxTouchPoints = 5, permission = "granted", canPush = true } = made;
  const { client, requests } = openClient(answer);
  const done: string[] = [];
  let endpoint = made.endpoint === undefined ? here : made.endpoint;
  let boundTo = made.boundTo ?? "the-key";
  const subscription = () =>
    endpoint === null
      ? null
      : {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: "p256dh", auth: "auth" } }),
          unsubscribe: async () => {
            done.push("unsubscribed");
            endpoint = null;
            return true;
          },
        };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ userVisibleOnly, applicationServerKey }: Record<string, unknown>) => {
      if (made.hasService === false) throw new DOMException("push service not available", "AbortError");
      if (endpoint !== null && boundTo !== applicationServerKey) throw new Error("InvalidStateError");
      done.push(`subscribed ${userVisibleOnly} ${applicationServerKey}`);
      endpoint ??= here;
      boundTo = String(applicationServerKey);
      return subscription();
    },
  };
  const serviceWorker = {
    getRegistration: async () => (made.hasWorker === false ? undefined : { pushManager }),
  };
  const kept = new Map<string, string>();
  const page = {
    navigator: { userAgent, maxTouchPoints, serviceWorker },
    matchMedia: () => ({ matches: made.isStandalone ?? false }),
    Notification: canPush ? { permission, requestPermission: async () => permission } : undefined,
    PushManager: canPush ? class {} : undefined,
  };
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  return { pushSubscription: createPushSubscription(client, page as never, storage), requests, done, page };
}
const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};

test("without a subscription the server is not called, unless the full state is requested", async () => {
  const { pushSubscription, requests } = open(() => json(list()), { endpoint: null });
  assert.equal(await pushSubscription.read(false), { kind: "off" });
  assert.is(requests.length, 0);
  assert.equal(await pushSubscription.read(true), { kind: "off" });
  assert.is(requests.length, 1);
});

test("the push subscription is hidden for people who get no pushes, and while the state cannot be read", async () => {
  for (const answer of [() => json({ ...list(), may_ring: false }), offline]) {
    assert.equal(await open(answer, { endpoint: null }).pushSubscription.read(true), { kind: "notForThem" });
    assert.equal(await open(answer).pushSubscription.read(false), { kind: "notForThem" });
  }
});

test("a denied permission overrides the server's list", async () => {
  const denied = { permission: "denied" } as const;
  assert.equal(await open(() => json(list(token(here))), denied).pushSubscription.read(true), {
    kind: "denied",
  });
  assert.equal(await open(offline, { ...denied, endpoint: null }).pushSubscription.read(false), {
    kind: "denied",
  });
});

test("iPhones and iPads need the installed app; other browsers without push are unsupported", async () => {
  const read = (made: Made) => open(offline, { ...made, canPush: false }).pushSubscription.read(false);
  assert.equal(await read({ userAgent: iphone }), { kind: "needsInstall" });
  assert.equal(await read({ userAgent: ipad }), { kind: "needsInstall" });
  assert.equal(await read({ userAgent: ipad, maxTouchPoints: 0 }), { kind: "unable" });
  assert.equal(await read({ userAgent: iphone, isStandalone: true }), { kind: "unable" });
  assert.equal(await read({ userAgent: pixel }), { kind: "unable" });
});

test("push is on if this session registered this subscription", async () => {
  const { pushSubscription, requests } = open(() => json(list(token("https://elsewhere"), token(here))));
  assert.equal(await pushSubscription.read(false), { kind: "on", tokenId: `of ${here}` });
  assert.is(requests.length, 1);
});

test("a subscription renewed by the browser, or registered by an older session, is registered again", async () => {
  for (const known of [token("https://before"), token(here, { is_of_this_session: false })]) {
    const { pushSubscription, requests } = open(({ method }) =>
      json(method === "GET" ? list(known) : list(token(here, { id: "new" }))),
    );
    assert.equal(await pushSubscription.read(false), { kind: "on", tokenId: "new" });
    assert.equal(
      requests.map(({ method }) => method),
      ["GET", "POST"],
    );
  }
});

test("a subscription missing from the person's list is lost, since another account may have it", async () => {
  const other = token("https://elsewhere", { is_of_this_session: false });
  const { pushSubscription, requests } = open(() => json(list(other)));
  assert.equal(await pushSubscription.read(false), { kind: "lost" });
  assert.is(requests.length, 1);
});

test("a silent device is off; switching it on renews its subscription", async () => {
  const silent = token(here, { silent_since: "2026-11-20T18:00:00.000Z" });
  const { pushSubscription, done } = open(({ method }) =>
    json(list(method === "GET" ? silent : token(here))),
  );
  assert.equal(await pushSubscription.read(false), { kind: "silent" });
  assert.equal(await pushSubscription.ring(), { kind: "ringing", tokenId: `of ${here}` });
  assert.equal(done, ["unsubscribed", "subscribed true the-key"]);
});

test("switching on subscribes with the server's key and registers keys and a name", async () => {
  const { pushSubscription, requests, done } = open(
    ({ method }) => json(method === "GET" ? list() : list(token(here))),
    {
      endpoint: null,
    },
  );
  assert.equal(await pushSubscription.ring(), { kind: "ringing", tokenId: `of ${here}` });
  assert.equal(done, ["subscribed true the-key"]);
  assert.equal(await requests[1]?.json(), {
    endpoint: here,
    p256dh: "p256dh",
    auth: "auth",
    label: "Chrome on Android",
  });
});

test("a subscription for another server key is removed first", async () => {
  const { pushSubscription, done } = open(
    ({ method }) => json(method === "GET" ? list() : list(token(here))),
    {
      boundTo: "an older key",
    },
  );
  assert.is((await pushSubscription.ring()).kind, "ringing");
  assert.equal(done, ["unsubscribed", "subscribed true the-key"]);
});

test("a browser without a push service, or without our worker, gets an error text", async () => {
  for (const lacking of [{ hasService: false }, { hasWorker: false }]) {
    const { pushSubscription } = open(() => json(list()), { endpoint: null, ...lacking });
    assert.equal(await pushSubscription.ring(), {
      kind: "refused",
      text: messageTexts.PUSH_TOKEN_400_SERVICE,
    });
  }
});

test("a device that is already registered counts as on", async () => {
  const { pushSubscription } = open(({ method }) =>
    method === "GET" ? json(list(token(here))) : problem("PUSH_TOKEN_409_CONFLICT"),
  );
  assert.equal(await pushSubscription.ring(), { kind: "ringing", tokenId: `of ${here}` });
});

test("a refusal by the server shows its text", async () => {
  const { pushSubscription } = open(({ method }) =>
    method === "GET" ? json(list()) : problem("PUSH_TOKEN_400_SERVICE"),
  );
  assert.equal(await pushSubscription.ring(), { kind: "refused", text: messageTexts.PUSH_TOKEN_400_SERVICE });
  assert.is((await open(offline).pushSubscription.ring()).kind, "refused");
});

test("switching off deletes the token, then the subscription; a missing token counts as deleted", async () => {
  for (const answer of [() => json(list()), () => problem("PUSH_TOKEN_404")]) {
    const { pushSubscription, requests, done } = open(answer);
    assert.equal(await pushSubscription.silence("t1"), { kind: "silent" });
    assert.match(requests[0]?.url ?? "", /\/user\/me\/push_token\/token_id\/t1$/);
    assert.equal(done, ["unsubscribed"]);
  }
  const { pushSubscription, done } = open(offline);
  assert.is((await pushSubscription.silence("t1")).kind, "refused");
  assert.equal(done, []);
});

test("the offer is recorded on the device", () => {
  const { pushSubscription } = open(offline);
  assert.is(pushSubscription.wasOffered(), false);
  pushSubscription.saveOffer();
  assert.is(pushSubscription.wasOffered(), true);
});

test("a sign-out removes the browser's subscription, if it has one", async () => {
  const { page, done } = open(offline);
  await unsubscribe(page.navigator as never);
  await unsubscribe(page.navigator as never);
  await unsubscribe({} as never);
  assert.equal(done, ["unsubscribed"]);
});

test.run();
