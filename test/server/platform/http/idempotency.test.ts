import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { idempotency } from "../../../../server/platform/db/schema/http";
import {
  type KeyedCall,
  onceForKey,
  removeOldKeys,
} from "../../../../server/platform/http/idempotency.store";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("idempotency keys");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const callOf = (userId: string, change: Partial<KeyedCall> = {}): KeyedCall => ({
  userId,
  key: "5b0c9a52-6f0e-4f6b-9a3c-2f1d7c9e1a10",
  operationId: "markPingsSeen",
  body: { kind: "message" },
  now: server.clock.now(),
  ...change,
});

const run = (call: KeyedCall, work: () => Promise<{ id: string }>) =>
  server.services.db.transaction((tx) => onceForKey(tx, call, work));

const codeOf = (error: unknown) => Reflect.get(Object(error), "messageCode");

test("of ten simultaneous requests one does the work, and all get its reply", async () => {
  const { user } = await addPerson(server);
  let times = 0;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      run(callOf(user.id), async () => {
        times += 1;
        return { id: randomUUID() };
      }),
    ),
  );
  assert.is(times, 1);
  assert.is(new Set(replies.map(({ id }) => id)).size, 1);
});

test("work that fails leaves no record, and the next attempt does it", async () => {
  const { user } = await addPerson(server);
  const call = callOf(user.id);
  const failed = await run(call, () => Promise.reject(new Error("no"))).catch((error: unknown) => error);
  assert.instance(failed, Error);
  assert.equal(await run(call, async () => ({ id: "made" })), { id: "made" });
});

test("a key belongs to one body, operation and person", async () => {
  const [one, other] = [await addPerson(server), await addPerson(server)];
  await run(callOf(one.user.id), async () => ({ id: "first" }));
  for (const change of [{ body: { kind: "feed_card" } }, { operationId: "updateUser" } as const]) {
    const refused = await run(callOf(one.user.id, change), async () => ({ id: "second" })).catch(codeOf);
    assert.is(refused, "REQUEST_422_REUSED");
  }
  assert.equal(await run(callOf(other.user.id), async () => ({ id: "theirs" })), { id: "theirs" });
  const anotherKey = callOf(one.user.id, { key: randomUUID() });
  assert.equal(await run(anotherKey, async () => ({ id: "second" })), { id: "second" });
});

test("keys are kept for a day", async () => {
  const { user } = await addPerson(server);
  await run(callOf(user.id), async () => ({ id: "first" }));
  const count = async () => (await server.services.db.select().from(idempotency)).length;
  const at = server.clock.now().getTime();
  await removeOldKeys(server.services.db, new Date(at + 24 * 3_600_000 - 1));
  assert.is(await count(), 1);
  await removeOldKeys(server.services.db, new Date(at + 24 * 3_600_000));
  assert.is(await count(), 0);
});

test.run();
