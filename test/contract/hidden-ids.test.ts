// Full run only: it compares the statements of every operation.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../server/platform/db/schema/account";
import { dripNameClaim } from "../../server/platform/db/schema/drip-name";
import { rateBucket } from "../../server/platform/db/schema/http";
import type { OperationId } from "../support/contract/contract";
import { contractCases } from "../support/contract/contract-cases";
import { headersOf } from "../support/contract/contract-changes";
import { operations } from "../support/contract/contract-schemas";
import { openWorld, type World } from "../support/contract/contract-world";
import { readStatements } from "../support/server/count-statements";

const test = suite("ids of others");

let world: World;
test.before(async () => {
  world = await openWorld();
});
test.after(() => world.close());

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

// Of two people each may make the call with ids of their own. The first ids of the address stay the caller's, the rest are the other's or unknown.
for (const { operationId, path } of operations.filter(
  (operation) => /_id\/\{/.test(operation.path) && !operation.path.startsWith("/user/"),
))
  test(`${operationId} answers ids of others as unknown ones, by the same statements`, async () => {
    await world.reset();
    const theirs = await requestOf(operationId);
    await freeDripNames();
    const mine = await requestOf(operationId);
    const foreign = theirs.url.match(uuid) ?? [];
    for (const [at] of (mine.url.match(uuid) ?? []).entries()) {
      const others = await ask(mine, withIds(mine.url, at, foreign));
      const unknown = await ask(mine, withIds(mine.url, at, [randomUUID(), randomUUID(), randomUUID()]));
      const all = [others, unknown];
      // A car is one's own, whoever is named instead.
      const status = operationId === "offerRide" && at === 2 ? 401 : 404;
      assert.equal(
        all.map((each) => each.status),
        [status, status],
      );
      assert.is(others.code, unknown.code);
      assert.equal(others.statements, unknown.statements);
      if (path.includes("/huddle_id/") && at < 2) assert.is(others.code, "HUDDLE_404");
    }
  });

interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** A call that would succeed. */
async function requestOf(id: OperationId): Promise<Asked> {
  const { ready, send } = contractCases[id];
  const { input, sending } = await ready(world);
  const calls: Asked[] = [];
  const tamper = async (request: Request) => {
    const { url, method, headers, body } = await textOf((await sending.tamper?.(request)) ?? request);
    calls.push({ url, method, headers, body });
    return new Request(`${world.direct}/nowhere`);
  };
  await send({ origin: world.direct, ...sending, tamper }, input);
  const [call] = calls;
  assert.ok(call);
  return call;
}

const textOf = async (request: Request): Promise<Asked> => ({
  url: request.url,
  method: request.method,
  headers: headersOf(request),
  body: await request.text(),
});

/** Both people are called robin_23. */
async function freeDripNames() {
  const { db } = world.services;
  await db.update(dripNameClaim).set({ nameKey: "robin_22" });
  await db.update(user).set({ dripName: null });
}

function withIds(url: string, kept: number, ids: readonly string[]): string {
  let nth = -1;
  return url.replace(uuid, (own) => {
    nth += 1;
    return nth < kept ? own : (ids[nth] ?? own);
  });
}

async function ask({ method, headers, body }: Asked, url: string) {
  const { db } = world.services;
  await db.delete(rateBucket);
  const key = "idempotency-key" in headers ? { "idempotency-key": randomUUID() } : {};
  const statements = readStatements(db);
  const reply = await fetch(url, { method, headers: { ...headers, ...key }, ...(body && { body }) });
  const { message_code: code } = await reply.json();
  return { status: reply.status, code, statements: statements() };
}

test.run();
