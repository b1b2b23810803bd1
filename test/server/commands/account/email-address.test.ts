import { gt } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { addPerson } from "../../../support/people/person";
import { takeDatabase } from "../../../support/server/database";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("validateEmailAddress");

const ask = (
  { app }: TestServer,
  email_address: string,
  from: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => app.inject({ method: "POST", url: "/user/email_address/validate", payload: { email_address }, ...from });

test("an unknown address is free", async () => {
  const server = await openTestServer();
  const reply = await ask(server, "nobody@example.com");
  assert.is(reply.statusCode, 200);
  assert.equal(reply.json(), { available: true, provider: null, formatted_provider: null });
  await server.close();
});

test("a registered address tells the provider of its account, in any letter case", async () => {
  const server = await openTestServer();
  await addPerson(server, { emailAddress: "Robin@Example.com" });
  await addPerson(server, {
    emailAddress: "sky@example.com",
    provider: "google",
    emailAddressVerifiedAt: server.clock.now(),
  });
  assert.equal((await ask(server, "rOBIN@example.COM")).json(), {
    available: false,
    provider: "drip",
    formatted_provider: "Drip",
  });
  assert.equal((await ask(server, "sky@example.com")).json(), {
    available: false,
    provider: "google",
    formatted_provider: "Google",
  });
  await server.close();
});

test("a deleted account's address is free again", async () => {
  const server = await openTestServer();
  await addPerson(server, { emailAddress: "gone@example.com", deletedAt: server.clock.now() });
  assert.is((await ask(server, "gone@example.com")).json().available, true);
  await server.close();
});

test("known and unknown addresses run the same statements", async () => {
  const { db, release } = await takeDatabase();
  const server = await openTestServer({ db });
  await addPerson(server, { emailAddress: "robin@example.com" });
  const { heard, stop } = overhear(Reflect.get(db, "$client"));
  const statements = async (emailAddress: string) => {
    await ask(server, emailAddress);
    return heard.splice(0);
  };
  const ofUnknown = await statements("nobody@example.com");
  assert.equal(ofUnknown, ["with", "select"]);
  assert.equal(await statements("robin@example.com"), ofUnknown);
  stop();
  await server.close();
  await release();
});

/** Records the first word of each statement sent to the database. */
function overhear(client: { query: (...all: never[]) => unknown }) {
  const heard: string[] = [];
  const { query } = client;
  client.query = (...all) => {
    const statement: unknown = all[0];
    const text = typeof statement === "object" && statement ? Reflect.get(statement, "text") : statement;
    heard.push(String(text).trim().split(" ")[0] ?? "");
    return query.apply(client, all);
  };
  return {
    heard,
    stop: () => {
      client.query = query;
    },
  };
}

test("one client may check one address ten times a minute", async () => {
  const server = await openTestServer();
  for (let count = 0; count < 10; count += 1)
    assert.is((await ask(server, count % 2 ? "Robin@example.com" : "robin@example.com")).statusCode, 200);
  server.clock.advance(18_000);
  const refused = await ask(server, "robin@example.com");
  assert.is(refused.json().message_code, "REQUEST_429_LIMIT");
  assert.is(refused.headers["retry-after"], "42");
  assert.is((await ask(server, "sky@example.com")).statusCode, 200, "another address");
  assert.is(
    (await ask(server, "robin@example.com", { remoteAddress: "198.51.100.7" })).statusCode,
    200,
    "the address alone is never limited: nobody can lock its owner out",
  );
  server.clock.advance(42_000);
  assert.is((await ask(server, "robin@example.com")).statusCode, 200);
  await server.close();
});

test("one client may check sixty times a minute", async () => {
  const server = await openTestServer();
  for (let count = 0; count < 60; count += 1)
    assert.is((await ask(server, `person-${count}@example.com`)).statusCode, 200);
  const refused = await ask(server, "person-60@example.com");
  assert.is(refused.statusCode, 429);
  assert.is(refused.headers["retry-after"], "60");
  server.clock.advance(60_000);
  assert.is((await ask(server, "person-60@example.com")).statusCode, 200);
  await server.close();
});

test("one client may check two thousand times a day", async () => {
  const server = await openTestServer();
  await ask(server, "robin@example.com");
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await server.services.db.update(rateBucket).set({ count: 1_999 }).where(gt(rateBucket.resetAt, later));
  server.clock.advance(3_600_000);
  assert.is((await ask(server, "robin@example.com")).statusCode, 200);
  const refused = await ask(server, "sky@example.com");
  assert.is(refused.statusCode, 429);
  assert.is(refused.headers["retry-after"], String(23 * 3_600));
  server.clock.advance(23 * 3_600_000);
  assert.is((await ask(server, "sky@example.com")).statusCode, 200);
  await server.close();
});

test("a forwarded address counts only behind a trusted proxy", async () => {
  const spoofing = await openTestServer();
  const spoof = (index: number) => ({ headers: { "x-forwarded-for": `203.0.113.${index}` } });
  for (let index = 0; index < 10; index += 1) await ask(spoofing, "robin@example.com", spoof(index));
  assert.is((await ask(spoofing, "robin@example.com", spoof(11))).statusCode, 429);
  await spoofing.close();
  const trusting = await openTestServer({ config: { trustedProxies: 1 } });
  const behind = (client: string) => ({ headers: { "x-forwarded-for": `6.6.6.6, ${client}` } });
  for (let index = 0; index < 10; index += 1) await ask(trusting, "robin@example.com", behind("203.0.113.1"));
  assert.is((await ask(trusting, "robin@example.com", behind("203.0.113.1"))).statusCode, 429);
  assert.is((await ask(trusting, "robin@example.com", behind("203.0.113.2"))).statusCode, 200);
  await trusting.close();
});

test("the product's own user exists, and nobody can sign up as it", async () => {
  const server = await openTestServer();
  const rows = await server.services.db.select().from(user);
  assert.equal(
    rows.map(({ id, role, fullName }) => ({ id, role, fullName })),
    [{ id: "02102020", role: "default", fullName: "Drip" }],
  );
  await server.close();
});

test.run();
