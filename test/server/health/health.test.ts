import fastify from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { healthHandlers } from "../../../server/health/health.routes";
import { openTestServer } from "../../support/server/server";

const test = suite("health");

const down = [503, "SERVER_503_IDENTITY"];

/** The health check alone, with less patience for the provider. */
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

test("a provider that answered a moment ago and is slow now is there for 15 s longer", async () => {
  const { server, ask, hang } = await open();
  assert.equal(await ask(), [200, undefined]);
  hang();
  server.clock.advance(14_999);
  assert.equal(await ask(), [200, undefined]);
  server.clock.advance(1);
  assert.equal(await ask(), down);
  await server.close();
});

test("one that never answered is not there", async () => {
  const { server, ask, hang } = await open();
  hang();
  assert.equal(await ask(), down);
  await server.close();
});

test("one that refuses is not there, whenever it answered last", async () => {
  const { server, ask } = await open();
  assert.equal(await ask(), [200, undefined]);
  server.identity.isDown = true;
  assert.equal(await ask(), down);
  server.identity.isDown = false;
  assert.equal(await ask(), [200, undefined]);
  await server.close();
});

test("many who ask at once cost the provider one call", async () => {
  const { server, ask } = await open();
  await Promise.all(Array.from({ length: 10 }, ask));
  assert.equal(server.identity.calls, ["isHealthy"]);
  await server.close();
});

test.run();
