import fastify from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { healthHandlers } from "../../../../server/program/health/health.routes";
import { breakable, gone } from "../../../support/server/breakable-database";
import { openTestServer } from "../../../support/server/server";

const test = suite("health");

const down = [503, "SERVER_503_IDENTITY"];

/** The health check alone, with a shorter timeout for the provider. */
async function open() {
  const server = await openTestServer();
  const { readHealth } = healthHandlers(server.services, { database: 60_000, provider: 20 });
  const app = fastify();
  app.get("/health", readHealth);
  const ask = async () => {
    const { statusCode, body } = await app.inject({ url: "/health" });
    return [statusCode, /SERVER_\w+/.exec(body)?.[0]];
  };
  return {
    server,
    ask,
    hang: () => Object.assign(server.identity, { isHealthy: () => new Promise(() => {}) }),
  };
}

test("a provider that just answered and is slow now counts as reachable for 15 s", async () => {
  const { server, ask, hang } = await open();
  assert.equal(await ask(), [200, undefined]);
  hang();
  server.clock.advance(14_999);
  assert.equal(await ask(), [200, undefined]);
  server.clock.advance(1);
  assert.equal(await ask(), down);
  await server.close();
});

test("a provider that never answered counts as unreachable", async () => {
  const { server, ask, hang } = await open();
  hang();
  assert.equal(await ask(), down);
  await server.close();
});

test("a provider that refuses counts as unreachable at once", async () => {
  const { server, ask } = await open();
  assert.equal(await ask(), [200, undefined]);
  server.identity.isDown = true;
  assert.equal(await ask(), down);
  server.identity.isDown = false;
  assert.equal(await ask(), [200, undefined]);
  await server.close();
});

test("simultaneous probes cost the provider one call", async () => {
  const { server, ask } = await open();
  await Promise.all(Array.from({ length: 10 }, ask));
  assert.equal(server.identity.calls, ["isHealthy"]);
  await server.close();
});

test("the identity provider's outage does not end readiness", async () => {
  const server = await openTestServer();
  server.identity.isDown = true;
  const ask = async (url: string) => (await server.app.inject({ url })).statusCode;
  assert.equal(
    [await ask("/health/live"), await ask("/health/ready"), await ask("/health")],
    [200, 200, 503],
  );
  assert.equal(server.identity.calls, ["isHealthy"], "liveness and readiness ask it nothing");
  await server.close();
});

test("the database's outage ends readiness, not liveness", async () => {
  const server = await openTestServer();
  const database = breakable(server.services.db);
  database.break(gone());
  const live = await server.app.inject({ url: "/health/live" });
  assert.equal([live.statusCode, live.json()], [200, { status: "ok" }]);
  const ready = await server.app.inject({ url: "/health/ready" });
  assert.equal([ready.statusCode, ready.json().message_code], [503, "SERVER_503_DATABASE"]);
  assert.is(ready.headers["retry-after"], "5");
  database.mend();
  assert.is((await server.app.inject({ url: "/health/ready" })).statusCode, 200);
  await server.close();
});

test("the wait for a silent database is bounded", async () => {
  const server = await openTestServer();
  const db = Object.assign(Object.create(server.services.db), { execute: () => new Promise(() => {}) });
  const { readReadiness } = healthHandlers({ ...server.services, db }, { database: 5, provider: 5 });
  const app = fastify();
  app.get("/health/ready", readReadiness);
  assert.match((await app.inject({ url: "/health/ready" })).body, /SERVER_503_DATABASE/);
  await app.close();
  await server.close();
});

test("no probe is logged at info level, whatever its result", async () => {
  const server = await openTestServer();
  const database = breakable(server.services.db);
  database.break(gone());
  for (const url of ["/health", "/health/live", "/health/ready"]) await server.app.inject({ url });
  const answered = server.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  assert.equal(
    answered.map(({ level, route, status }) => [level, route, status]),
    [
      [20, "/health", 503],
      [20, "/health/live", 200],
      [20, "/health/ready", 503],
    ],
  );
  database.mend();
  await server.close();
});

test.run();
