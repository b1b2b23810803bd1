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
