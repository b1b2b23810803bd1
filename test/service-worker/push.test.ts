import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runWorker } from "../../src/service-worker/worker";
import { fakeScope } from "../support/browser/worker-scope";

const test = suite("pushes in the service worker");
const origin = "http://localhost";

function open() {
  const fake = fakeScope(origin, {}, []);
  runWorker(fake.scope, { name: "r1", script: "/assets/main-1.js", files: [] });
  return fake;
}
const payload = {
  v: 1,
  kind: "called_off",
  of: "practice",
  tag: "e:e1",
  url: "/app/schedule?event=t1.e1",
};
const icons = { icon: "/icon-192.png", badge: "/icon-192.png" };

test("a push is shown in the worker's own words; the last one of an event replaces the one before", async () => {
  const { scope, fire } = open();
  await fire("push", { data: { text: () => JSON.stringify(payload).padEnd(512) } });
  assert.equal(scope.shown, [
    {
      title: "Drip",
      body: "A practice is called off. Have a look.",
      ...icons,
      data: payload.url,
      tag: "e:e1",
      renotify: true,
    },
  ]);
});

test("whatever comes, something is shown", async () => {
  for (const data of [
    null,
    { text: () => "" },
    { text: () => "no JSON" },
    { text: () => "null" },
    { text: () => '{"v":2}' },
  ]) {
    const { scope, fire } = open();
    await fire("push", { data });
    assert.equal(scope.shown, [
      { title: "Drip", body: "Something's new. Have a look.", ...icons, data: undefined },
    ]);
  }
});

const pushOf = (heard: string) => ({
  data: { text: () => JSON.stringify({ ...payload, heard }).padEnd(512) },
});
const heardIn = ({ scope }: ReturnType<typeof open>) =>
  scope.sent.splice(0).map(({ init }) => JSON.parse(String(init.body)).heard);
const navigate = ({ fire }: ReturnType<typeof open>) =>
  fire("fetch", {
    request: { method: "GET", mode: "navigate", url: `${origin}/terms` },
    clientId: "",
    respondWith() {},
  });

test("a shown push is acknowledged, without a cookie or a token of the session", async () => {
  const fake = open();
  fake.scope.answer("/push/heard", 204);
  await fake.fire("push", pushOf("token-1"));
  assert.is(fake.scope.shown.length, 1);
  const [first] = fake.scope.sent;
  assert.equal(
    [first?.path, first?.init],
    [
      "/push/heard",
      {
        method: "POST",
        body: '{"heard":"token-1"}',
        headers: { "content-type": "application/json" },
        credentials: "omit",
        keepalive: true,
      },
    ],
  );
  fake.scope.sent.length = 0;
  await navigate(fake);
  assert.equal(heardIn(fake), [], "once");
});

test("the notification is shown first, and however the acknowledgement fails", async () => {
  for (const status of [null, 400, 429, 500]) {
    const fake = open();
    if (status !== null) fake.scope.answer("/push/heard", status);
    await fake.fire("push", pushOf("token-1"));
    assert.is(fake.scope.shown.length, 1, String(status));
  }
  const fake = open();
  fake.scope.caches.open = async () => {
    throw new Error("The disk is full.");
  };
  await fake.fire("push", pushOf("token-1"));
  assert.is(fake.scope.shown.length, 1);
});

test("what did not get through is sent at the next push or page, by a newer release as well", async () => {
  const fake = open();
  await fake.fire("push", pushOf("token-1"));
  fake.scope.answer("/push/heard", 503);
  await fake.fire("push", pushOf("token-2"));
  assert.equal(heardIn(fake), ["token-1", "token-1", "token-2"]);
  await fake.fire("activate", {});
  fake.scope.answer("/push/heard", 204);
  await navigate(fake);
  assert.equal(heardIn(fake), ["token-1", "token-2"]);
  await navigate(fake);
  assert.equal(heardIn(fake), []);
});

test("an acknowledgement that came too often is sent later, one that is refused is not", async () => {
  const fake = open();
  fake.scope.answer("/push/heard", 429);
  await fake.fire("push", pushOf("token-1"));
  fake.scope.answer("/push/heard", 400);
  await navigate(fake);
  await navigate(fake);
  assert.equal(heardIn(fake), ["token-1", "token-1"]);
});

test("of more than ten that wait the oldest are dropped", async () => {
  const fake = open();
  for (let count = 1; count <= 12; count += 1) await fake.fire("push", pushOf(`token-${count}`));
  fake.scope.sent.length = 0;
  fake.scope.answer("/push/heard", 204);
  await navigate(fake);
  assert.equal(
    heardIn(fake),
    Array.from({ length: 10 }, (_, index) => `token-${index + 3}`),
  );
});

test("a press opens the event, or brings the page to the front that shows it", async () => {
  const { scope, fire, openPage } = open();
  const closed: string[] = [];
  const press = (data: unknown) =>
    fire("notificationclick", { notification: { data, close: () => closed.push("closed") } });
  openPage(`${origin}/app/home`);
  await press(payload.url);
  openPage(`${origin}${payload.url}`);
  await press(payload.url);
  assert.equal(scope.done, [`opened ${origin}${payload.url}`, `focused ${origin}${payload.url}`]);
  assert.equal(closed, ["closed", "closed"]);
});

test("nothing but a page of the app is opened", async () => {
  for (const data of [
    undefined,
    "https://example.com/app/schedule",
    "//example.com/app",
    "/privacy",
    "/application",
    "javascript:alert(1)",
    "http://",
    7,
  ]) {
    const { scope, fire } = open();
    await fire("notificationclick", { notification: { data, close() {} } });
    assert.equal(scope.done, [`opened ${origin}/app/schedule`], String(data));
  }
});

test.run();
