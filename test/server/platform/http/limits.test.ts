import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { clientOf, limit } from "../../../../server/platform/http/limits";
import { Problem } from "../../../../server/platform/http/problem";
import { openTestServer } from "../../../support/server/server";

const test = suite("limits");

test("of many simultaneous tries exactly the limit passes", async () => {
  const server = await openTestServer();
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, () => limit(server.services, { key: "many", max: 7, windowSeconds: 60 })),
  );
  assert.is(tries.filter(({ status }) => status === "fulfilled").length, 7);
  await server.close();
});

test("a refusal says how long to wait, and the next window starts empty", async () => {
  const server = await openTestServer();
  const once = () => limit(server.services, { key: "k", max: 1, windowSeconds: 90 });
  await once();
  server.clock.advance(89_500);
  const refusal = await once().catch((error: unknown) => error);
  assert.instance(refusal, Problem);
  if (refusal instanceof Problem) assert.is(refusal.retryAfter, 1);
  server.clock.advance(500);
  await once();
  await server.close();
});

test("a refused try writes nothing, whichever of its limits refused it", async () => {
  const server = await openTestServer();
  const rows = () => server.services.db.select().from(rateBucket).orderBy(rateBucket.key);
  const client = { key: "client", max: 2, windowSeconds: 60 };
  const attempt = (address: string) =>
    limit(server.services, { key: address, max: 10, windowSeconds: 60 }, client);
  await attempt("one");
  await attempt("two");
  const before = await rows();
  assert.is(before.length, 3);
  server.clock.advance(1_000);
  for (const address of ["one", "two", "three", "four"]) {
    const refusal = await attempt(address).catch((error: unknown) => error);
    assert.instance(refusal, Problem);
    if (refusal instanceof Problem) assert.is(refusal.retryAfter, 59);
  }
  assert.equal(await rows(), before);
  server.clock.advance(59_000);
  await attempt("three");
  assert.is((await rows()).length, 4);
  await server.close();
});

test("one call may count for several tries: it passes while all of them fit, or counts for none", async () => {
  const server = await openTestServer();
  const times = (tries: number) =>
    limit(server.services, { key: "k", max: 10, windowSeconds: 60, tries }).then(
      () => "passed",
      ({ messageCode }: Problem) => messageCode,
    );
  assert.equal([await times(6), await times(5), await times(4)], ["passed", "REQUEST_429_LIMIT", "passed"]);
  assert.is(await times(1), "REQUEST_429_LIMIT");
  server.clock.advance(60_000);
  assert.is(await times(10), "passed");
  await server.close();
});

test("without a limit nothing is counted", async () => {
  const server = await openTestServer();
  await limit(server.services);
  assert.equal(await server.services.db.select().from(rateBucket), []);
  await server.close();
});

test("keys and addresses are stored as hashes", async () => {
  const server = await openTestServer();
  await limit(server.services, { key: "validate:203.0.113.9:robin@example.com", max: 1, windowSeconds: 60 });
  const [row] = await server.services.db.select().from(rateBucket);
  assert.match(row?.key ?? "", /^[\w-]{43}$/);
  await server.close();
});

test("a client is its IPv4 address or its IPv6 network", () => {
  for (const [ip, client] of [
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
  ] as const)
    assert.is(clientOf(ip), client, ip);
});

test.run();
