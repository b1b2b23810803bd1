// Full run only: it opens folders and clusters of its own.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gte, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isDatabaseDown, isUniqueViolation } from "../../../../server/platform/db/fault";
import { FolderInUse } from "../../../../server/platform/db/folder-lock.mjs";
import { openDatabase } from "../../../../server/platform/db/open";
import { openPglite } from "../../../../server/platform/db/pglite";
import { user } from "../../../../server/platform/db/schema/account";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { takeDatabase } from "../../../support/server/database";
import { openTestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("database");

const faultOf = (work: () => Promise<unknown>) =>
  work().then(
    () => assert.unreachable("it should have failed"),
    (error: unknown) => error,
  );

test("a unique violation is recognised through the driver's wrapper", async () => {
  const { db, release } = await takeDatabase();
  const row = { key: "k", count: 1, resetAt: new Date() };
  await db.insert(rateBucket).values(row);
  const twice = await faultOf(() => db.insert(rateBucket).values(row));
  assert.is(isUniqueViolation(twice), true);
  assert.is(isUniqueViolation(twice, "rate_bucket_pkey"), true);
  assert.is(isUniqueViolation(twice, "user_pkey"), false);
  assert.is(isDatabaseDown(twice), false);
  const wrong = await faultOf(() => db.execute(sql`select nothing from nowhere`));
  assert.is(isUniqueViolation(wrong), false);
  assert.is(isDatabaseDown(wrong), false);
  await release();
});

test("a transaction begins without drizzle's relational queries, which cost more than its statements to prepare", async () => {
  const { db, release } = await takeDatabase();
  assert.equal(await db.transaction(async (tx) => Object.keys(tx.query)), []);
  await release();
});

test("a failed transaction is rolled back, and the connection stays usable", async () => {
  const { db, release } = await takeDatabase();
  const row = { key: "k", count: 1, resetAt: new Date() };
  await faultOf(() =>
    db.transaction(async (tx) => {
      await tx.insert(rateBucket).values(row);
      throw new Error("no");
    }),
  );
  assert.equal(await db.select().from(rateBucket), []);
  for (let count = 0; count < 30; count += 1)
    await faultOf(() => db.transaction((tx) => tx.execute(sql`select nothing from nowhere`)));
  await db.transaction((tx) => tx.insert(rateBucket).values(row));
  assert.is((await db.select().from(rateBucket)).length, 1);
  await release();
});

test("a prepared statement invalidated by a schema change is prepared again, at the latest on the retry", async () => {
  const { db, release } = await takeDatabase();
  const all = db
    .select()
    .from(rateBucket)
    .where(gte(rateBucket.count, sql.placeholder("least")))
    .prepare("all");
  const resetAt = new Date(0);
  await db.insert(rateBucket).values({ key: "k", count: 1, resetAt });
  const found = [{ key: "k", count: 1, resetAt }];
  assert.equal(await all.execute({ least: 0 }), found);
  await db.execute(sql`alter table rate_bucket alter column key type varchar(500)`);
  await all.execute({ least: 0 }).catch(() => {});
  assert.equal(await all.execute({ least: 0 }), found);
  await db.execute(sql`alter table rate_bucket alter column key type text`);
  await all.execute({ least: 0 }).catch(() => {});
  await release();
});

test("a closed database gives a 503 with a code", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "drip-db-"));
  const db = await openDatabase({ databaseUrl: null, dataDir });
  const server = await openTestServer({ db });
  await db.close();
  for (const [method, url, payload] of [
    ["POST", "/user/email_address/validate", { email_address: "robin@example.com" }],
    ["GET", "/health", undefined],
  ] as const) {
    const reply = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    assert.is(reply.statusCode, 503, url);
    assert.is(reply.json().message_code, "SERVER_503_DATABASE");
    assert.is(reply.headers["retry-after"], "5");
  }
  await server.close();
  rmSync(dataDir, { recursive: true });
});

test("an address without a listener stops the start as an outage", async () => {
  const fault = await faultOf(() =>
    openDatabase({ databaseUrl: "postgresql://drip@127.0.0.1:9/drip", dataDir: "" }),
  );
  assert.is(isDatabaseDown(fault), true);
});

if (!process.env.TEST_DATABASE_URL) {
  // Shared by the tests that need a real folder, since creating a database in it takes seconds.
  const dataDir = mkdtempSync(join(tmpdir(), "drip-db-"));
  test.after(() => rmSync(dataDir, { recursive: true }));

  test("a folder keeps its data, is locked while open and free afterwards", async () => {
    const first = await openDatabase({ databaseUrl: null, dataDir });
    await first.insert(rateBucket).values({ key: "k", count: 1, resetAt: new Date() });
    assert.instance(await faultOf(() => openDatabase({ databaseUrl: null, dataDir })), FolderInUse);
    await first.close();
    const second = await openDatabase({ databaseUrl: null, dataDir });
    assert.is((await second.select().from(rateBucket)).length, 1);
    assert.is((await second.select().from(user)).length, 1, "the product's own user, once");
    await second.close();
    await second.close();
    assert.equal(readdirSync(dataDir).sort(), ["database", "database.lock"]);
  });

  test("a folder is checkpointed while written to, so that recovery after a crash is short", async () => {
    const db = await openPglite(dataDir, 5);
    const caughtUp = async () => {
      const { rows } = await db.execute<{ at: string }>(
        sql`select redo_lsn as at from pg_control_checkpoint()`,
      );
      return rows[0]?.at;
    };
    const before = await caughtUp();
    await db.insert(rateBucket).values({ key: "later", count: 1, resetAt: new Date() });
    await until(async () => (await caughtUp()) !== before);
    await db.close();
  });
}

if (process.env.TEST_DATABASE_URL) {
  const address = process.env.TEST_DATABASE_URL;

  test("several servers may migrate simultaneously", async () => {
    const { db, release } = await takeDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(address);
    url.pathname = `/${rows[0]?.name}`;
    await db.execute(sql`drop schema drizzle cascade`);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url.href, dataDir: "" })),
    );
    for (const one of all) {
      assert.is((await one.select().from(user)).length, 1);
      await one.close();
    }
    await release();
  });

  test("a silent server gives 503 within five seconds, and queries work again once it is back", async () => {
    const { db: direct, release } = await takeDatabase();
    const { rows } = await direct.execute<{ name: string }>(sql`select current_database() as name`);
    const relay = await openRelay(address);
    const url = new URL(address);
    url.pathname = `/${rows[0]?.name}`;
    url.search = "";
    url.hostname = "127.0.0.1";
    url.port = String(relay.port);
    const db = await openDatabase({ databaseUrl: url.href, dataDir: "" });
    const server = await openTestServer({ db });
    const ask = () =>
      server.app.inject({
        method: "POST",
        url: "/user/email_address/validate",
        payload: { email_address: "robin@example.com" },
      });
    assert.is((await ask()).statusCode, 200);
    relay.isStalled = true;
    const started = performance.now();
    const replies = await Promise.all([ask(), ask(), ask()]);
    const transaction = faultOf(() => db.transaction((tx) => tx.select().from(user)));
    assert.ok(performance.now() - started < 5_000);
    assert.equal(
      replies.map((reply) => reply.json().message_code),
      ["SERVER_503_DATABASE", "SERVER_503_DATABASE", "SERVER_503_DATABASE"],
    );
    assert.is(isDatabaseDown(await transaction), true);
    relay.isStalled = false;
    assert.is((await ask()).statusCode, 200);
    await server.close();
    await db.close();
    await relay.close();
    await release();
  });
}

/** A relay to PostgreSQL that can stop forwarding without closing connections. */
async function openRelay(address: string) {
  const { connect } = await import("node:net");
  const url = new URL(address);
  const host = url.searchParams.get("host");
  const target = host?.startsWith("/")
    ? { path: `${host}/.s.PGSQL.${url.searchParams.get("port") ?? (url.port || "5432")}` }
    : { host: url.hostname, port: Number(url.port || "5432") };
  const sockets = new Set<Socket>();
  const relay = { isStalled: false, port: 0, close: async () => {} };
  const server = createServer((client) => {
    const upstream = connect(target as { host: string; port: number });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        if (!relay.isStalled) to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  relay.port = typeof bound === "object" && bound ? bound.port : 0;
  relay.close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return relay;
}

test.run();
