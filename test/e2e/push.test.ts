import * as assert from "uvu/assert";
import { payloadOf } from "../../domain/push/ring";
import { releasedSuite } from "../support/browser/released-suite";
import { openVisitor, withWorker } from "../support/people/visitor";
import { until } from "../support/until";

const test = releasedSuite("pushes in Chromium");

const ring = {
  team_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31",
  event_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71",
  membership_ids: [],
  notice_version: 2,
  time_version: 1,
  rung: [],
};

test("the worker shows a push from the server, and a newer one about the same event replaces it; each is acknowledged, offline later", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product, withWorker);
  await context.grantPermissions(["notifications"], { origin: product.origin });
  const page = await openTab("/app");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const acknowledged: unknown[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/push/heard")
      acknowledged.push([request.postDataJSON(), request.headers().authorization, request.headers().cookie]);
  });
  const deliver = (kind: "moved" | "called_off") =>
    devTools.send("ServiceWorker.deliverPushMessage", {
      origin: product.origin,
      registrationId,
      data: JSON.stringify({ ...payloadOf({ ...ring, kind, of: "game" }), heard: `heard-${kind}` }).padEnd(
        512,
      ),
    });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const shows = (wanted: string) => until(async () => (await shown()).some(({ body }) => body === wanted));
  await deliver("moved");
  await shows("A game has moved. Have a look.");
  await until(async () => acknowledged.length === 1);
  assert.equal(acknowledged, [[{ heard: "heard-moved" }, undefined, undefined]]);
  await context.setOffline(true);
  await deliver("called_off");
  await shows("A game is called off. Have a look.");
  assert.equal(await shown(), [
    {
      title: "Drip",
      body: "A game is called off. Have a look.",
      tag: `e:${ring.event_id}`,
      data: `/app/schedule?event=${ring.team_id}.${ring.event_id}`,
    },
  ]);
  // A page offline is a chance that fails; the first one with a network gets it through.
  const kept = () => page.evaluate(async () => (await (await caches.open("unsent")).keys()).length);
  await until(async () => (await kept()) === 1);
  acknowledged.length = 0;
  await context.setOffline(false);
  await page.reload();
  await until(async () => (await kept()) === 0);
  assert.equal(acknowledged.at(-1), [{ heard: "heard-called_off" }, undefined, undefined]);
  await context.close();
});

test.run();
