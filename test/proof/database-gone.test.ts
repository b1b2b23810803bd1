// Full run only: it takes the database away and brings it back.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isDatabaseDown } from "../../server/platform/db/fault";
import { FolderInUse } from "../../server/platform/db/folder-lock.mjs";
import { openDatabase } from "../../server/platform/db/open";
import { addPerson } from "../support/people/person";
import { proofCounts, record } from "../support/proof";
import { copyPgliteFolder } from "../support/server/database-template";
import { openTestPostgres } from "../support/server/postgres";
import { openTestServer } from "../support/server/server";
import { openShakyLine } from "../support/server/shaky-line";

const test = suite("database gone");

/** Closed in any case: a server left open would keep this process alive. */
const closers: (() => Promise<unknown>)[] = [];
/** Without PostgreSQL there is only PGlite, which cannot go away. */
let postgres: Awaited<ReturnType<typeof openTestPostgres>>;
test.before(async () => {
  postgres = await openTestPostgres();
  if (postgres) closers.push(postgres.close);
});
test.after(async () => {
  for (const close of closers.reverse()) await close();
});

type Line = Awaited<ReturnType<typeof openShakyLine>>;

const faults: [name: string, begin: (line: Line) => unknown, end: (line: Line) => unknown][] = [
  ["stopped", (line) => line.stop(), (line) => line.start()],
  ["too slow to answer", (line) => line.clog(), (line) => line.unclog()],
];

test("a PostgreSQL that is stopped, unreachable or slow gives 503 within 5 s, and recovery shows within 5 s", async () => {
  if (postgres === null) return;
  const url = new URL(postgres.url);
  const line = await openShakyLine({ host: url.hostname, port: Number(url.port) });
  closers.push(line.stop);
  url.port = String(line.port);
  const db = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  closers.push(db.close);
  const server = await openTestServer({ db });
  closers.push(server.close);
  const { headers } = await addPerson(server, { dripName: "robin_23" });
  let clients = 0;
  const client = () => {
    clients += 1;
    return `10.0.${clients >> 8}.${clients & 255}`;
  };
  const asks = [
    () => server.app.inject({ url: "/user/me", headers }),
    () => server.app.inject({ url: "/user/me/pings", headers }),
    () =>
      server.app.inject({
        method: "POST",
        url: "/user/email_address/validate",
        remoteAddress: client(),
        payload: { email_address: "robin@example.com" },
      }),
    () =>
      server.app.inject({
        method: "PUT",
        url: `/user/user_id/${headers.authorization.length}/details`,
        headers,
        payload: { drip_name: "robin_24" },
      }),
    () => server.app.inject({ url: "/health" }),
  ];

  for (const [name, begin, end] of faults) {
    await begin(line);
    let slowest = 0;
    let late = 0;
    // More than the pool has connections.
    const replies = await Promise.all(
      Array.from({ length: proofCounts.asksOfGone }, async (_, index) => {
        const started = performance.now();
        const reply = await asks[index % asks.length]?.();
        const took = performance.now() - started;
        slowest = Math.max(slowest, took);
        if (took > 5_000) late += 1;
        return reply;
      }),
    );
    const wrong = replies.filter(
      (reply) => reply?.statusCode !== 503 || reply.json().message_code !== "SERVER_503_DATABASE",
    );
    assert.equal(
      wrong.map((reply) => reply?.body),
      [],
      name,
    );
    assert.ok(slowest <= 5_000 + machineSlack, `${name}: ${slowest} ms`);
    await end(line);
    const returned = performance.now();
    while ((await asks[0]?.())?.statusCode !== 200)
      assert.ok(performance.now() - returned < 5_000 + machineSlack, name);
    const recovery = performance.now() - returned;
    record({
      point: 7,
      tried: `Requests while the database is ${name}: not a 503 with its code, or later than 5 s`,
      count: replies.length,
      wrong: late,
      note: `slowest ${(slowest / 1000).toFixed(1)} s, back after ${(recovery / 1000).toFixed(1)} s`,
      database: "PostgreSQL",
    });
  }

  let failed = 0;
  for (let round = 0; round < proofCounts.cuts; round += 1) {
    const replies = Promise.all(asks.map((ask) => ask()));
    line.cut();
    for (const { statusCode } of await replies) if (![200, 401, 503].includes(statusCode)) failed += 1;
    const cutAt = performance.now();
    while ((await asks[0]?.())?.statusCode !== 200)
      assert.ok(performance.now() - cutAt < 5_000 + machineSlack);
  }
  assert.is(failed, 0);
  record({
    point: 7,
    tried:
      "Cuts of every connection amid requests: replies that are neither good nor a known 503, or no recovery within 5 s",
    count: proofCounts.cuts,
    wrong: failed,
    database: "PostgreSQL",
  });
});

/** The limits are the server's; an overloaded machine adds its own delay. */
const machineSlack = 5_000;

test("a connection lost during a transaction fails that transaction, not the server", async () => {
  if (postgres === null) return;
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  closers.push(db.close);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  process.on("uncaughtException", onFault);
  for (let round = 0; round < 3; round += 1) {
    const outcome = await db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        // The termination arrives while the connection is idle.
        for (let turn = 0; turn < 3; turn += 1) await db.execute(sql`select pg_sleep(0.02)`);
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    assert.is(isDatabaseDown(outcome), true);
    assert.is((await db.execute(sql`select 1`)).rows.length, 1);
  }
  process.off("uncaughtException", onFault);
  assert.equal(faults, []);
});

test("a long queue before a working database is not an outage", async () => {
  if (postgres === null) return;
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  closers.push(db.close);
  // Ten at a time: the last wait longer than the limit for a dead database.
  const outcomes = await Promise.all(
    Array.from({ length: 90 }, () =>
      db.execute(sql`select pg_sleep(0.4)`).then(
        () => "served",
        (error: unknown) => error,
      ),
    ),
  );
  assert.equal([...new Set(outcomes)], ["served"]);
});

test("a second server on one PGlite folder is refused within a second", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-second-"));
  await copyPgliteFolder(folder);
  const first = await openDatabase({ databaseUrl: null, dataDir: folder });
  let slowest = 0;
  let late = 0;
  for (let round = 0; round < proofCounts.secondServers; round += 1) {
    const started = performance.now();
    const outcome = await openDatabase({ databaseUrl: null, dataDir: folder }).catch(
      (error: unknown) => error,
    );
    assert.instance(outcome, FolderInUse);
    const took = performance.now() - started;
    slowest = Math.max(slowest, took);
    if (took > 1_000) late += 1;
  }
  assert.ok(slowest <= 1_000 + machineSlack, `${slowest} ms`);
  record({
    point: 7,
    tried: "Second servers on one PGlite folder that were not refused within 1 s",
    count: proofCounts.secondServers,
    wrong: late,
    note: `slowest ${slowest.toFixed(0)} ms`,
    database: "PGlite",
  });
  await first.close();
  rmSync(folder, { recursive: true });
});

test.run();
