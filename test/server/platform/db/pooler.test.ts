import { sql } from "drizzle-orm";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { StartFault } from "../../../../server/platform/base/start-fault";
import { openDatabase } from "../../../../server/platform/db/open";
import { judgePooling, readPooling, whyRefused } from "../../../../server/platform/db/pooler";
import { connections, openPostgres } from "../../../../server/platform/db/postgres";
import { user } from "../../../../server/platform/db/schema/account";
import { startFault } from "../../../../server/platform/telemetry/start-message";
import { takeDatabase } from "../../../support/server/database";
import { until } from "../../../support/until";

const test = suite("pooler");

const sentenceOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => "It did not fail.",
      (error: unknown) => startFault(error),
    );

const one = { processId: 1, statementTimeout: 0, idleTimeout: 0, isSetByStatement: false, role: "drip" };
const limited = { ...one, processId: 2, statementTimeout: 3_000, idleTimeout: 10_000 };

test("two connections with limits and separate processes fit whatever DATABASE_POOLER says", () => {
  for (const pooler of ["none", "session", "transaction"] as const) judgePooling(pooler, one, limited);
  judgePooling("transaction", { ...one, processId: 2 }, limited);
});

test("one process behind two connections is a pooler in transaction mode", async () => {
  for (const pooler of ["none", "session"] as const)
    assert.is(
      await sentenceOf(() => judgePooling(pooler, { ...one, processId: 2 }, limited)),
      "The server cannot start: a pooler in transaction mode answers at DATABASE_URL. Set DATABASE_POOLER=transaction.",
    );
});

test("missing or too long limits are reported", async () => {
  for (const lost of [{ statementTimeout: 0 }, { statementTimeout: 30_001 }, { idleTimeout: 0 }]) {
    assert.match(
      await sentenceOf(() => judgePooling("none", one, { ...limited, ...lost })),
      /what answers at DATABASE_URL drops statement_timeout, as a pooler may\. Set DATABASE_POOLER=/,
    );
    assert.match(
      await sentenceOf(() => judgePooling("transaction", one, { ...limited, ...lost, role: '"Our drip"' })),
      /Run alter role "Our drip" set statement_timeout = '3s' and alter role "Our drip" set idle_in/,
    );
  }
});

test("limits that a statement set do not count behind a pooler in transaction mode, and do elsewhere", async () => {
  const leaked = { ...limited, isSetByStatement: true };
  assert.match(
    await sentenceOf(() => judgePooling("transaction", one, leaked)),
    /^The server cannot start: behind a pooler in transaction mode the role/,
  );
  for (const pooler of ["none", "session"] as const) judgePooling(pooler, one, leaked);
});

test("each refused connection gets its explanation, through the driver's wrapper", () => {
  const refusals: [code: string, message: string, sentence: RegExp][] = [
    ["08P01", "unsupported startup parameter: statement_timeout", /^a connection pooler answers/],
    ["08P01", "transaction blocks not allowed in statement pooling mode", /statement mode/],
    ["42501", "permission denied for schema public", /may not create tables there/],
    ["", "The server does not support SSL connections", /offers no TLS/],
    ["SELF_SIGNED_CERT_IN_CHAIN", "self-signed certificate", /not trusted \(SELF_SIGNED_CERT_IN_CHAIN\)/],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match", /not trusted/],
    ["CERT_HAS_EXPIRED", "certificate has expired", /not trusted/],
  ];
  for (const [code, message, sentence] of refusals) {
    const error = new Error("Failed query", { cause: Object.assign(new Error(message), { code }) });
    assert.match(whyRefused(error)?.message ?? "", sentence);
  }
  assert.is(whyRefused(new Error("something else")), undefined);
});

if (process.env.TEST_DATABASE_URL) {
  const address = process.env.TEST_DATABASE_URL;

  async function open() {
    const { db, release } = await takeDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = rows[0]?.name ?? "";
    const databaseUrl = Object.assign(new URL(address), { pathname: `/${name}` }).href;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      name,
      databaseUrl,
      client,
      async close() {
        await client.end();
        await release();
      },
    };
  }

  test("the wait for a lock held by another start is bounded, and the error names it", async () => {
    const { client, databaseUrl, close } = await open();
    await client.query("select pg_advisory_lock(21020202)");
    assert.match(
      await sentenceOf(() => openPostgres(databaseUrl, { migrationPatience: 50 })),
      /^The server cannot start: for 0\.05 s another server has been migrating the database of DATABASE_URL,/,
    );
    await client.query("select pg_advisory_unlock(21020202)");
    const db = await openPostgres(databaseUrl, { migrationPatience: 50 });
    const { rows } = await client.query(
      "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    assert.is(rows.length, 0, "the start leaves no lock behind");
    await db.close();
    await close();
  });

  test("however many transactions background jobs hold or wait for, people get a connection at once", async () => {
    const { databaseUrl, close } = await open();
    const db = await openPostgres(databaseUrl);
    const { jobs } = db;
    if (!jobs) throw new Error("PostgreSQL has connections for background jobs.");
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun: number[] = [];
    const held = Array.from({ length: 20 }, (_, index) =>
      jobs.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun.push(index);
        await ended;
      }),
    );
    await until(() => begun.length === connections.jobs);
    const { rows } = await db.execute(sql`select 1 as one`);
    assert.equal(rows, [{ one: 1 }]);
    const { open: opened = 0, waiting } = db.connections?.() ?? {};
    assert.equal([opened <= connections.jobs + connections.requests, waiting], [true, 0], "jobs wait unseen");
    end();
    await Promise.all(held);
    assert.is(begun.length, 20);
    await db.close();
    await close();
  });

  test("a database in which the role owns nothing is refused in one sentence", async () => {
    const { client, name, databaseUrl, close } = await open();
    const role = `${name}_reader`;
    await client.query(`create role ${role} login`);
    const url = Object.assign(new URL(databaseUrl), { username: role }).href;
    assert.match(
      await sentenceOf(() => openDatabase({ databaseUrl: url, dataDir: "" })),
      /^The server cannot start: the role of DATABASE_URL may not create tables there/,
    );
    await client.query(`drop role ${role}`);
    await close();
  });

  test("TLS that the database does not offer is refused in one sentence", async () => {
    assert.match(
      await sentenceOf(() => openDatabase({ databaseUrl: `${address}?sslmode=verify-full`, dataDir: "" })),
      /^The server cannot start: the database of DATABASE_URL offers no TLS/,
    );
  });

  test("behind a transaction pooler no named statements are prepared, and the role must set the limits", async () => {
    const { client, name, databaseUrl, close } = await open();
    const pooled = { databaseUrl, databasePooler: "transaction" as const, dataDir: "" };
    assert.instance(await openDatabase(pooled).catch((error: unknown) => error), StartFault);
    await client.query(`alter role drip in database ${name} set statement_timeout = '3s'`);
    await client.query(`alter role drip in database ${name} set idle_in_transaction_session_timeout = '10s'`);
    for (const [databasePooler, names] of [
      ["transaction", 0],
      ["session", 1],
      ["none", 1],
    ] as const) {
      const db = await openDatabase({ ...pooled, databasePooler });
      await db.select().from(user).prepare("everybody").execute();
      const kept = await db.execute(sql`select name from pg_prepared_statements`);
      assert.is(kept.rows.length, names, databasePooler);
      const limits = await db.execute(sql`select current_setting('statement_timeout') as each`);
      assert.equal(limits.rows, [{ each: "3s" }], databasePooler);
      await db.close();
    }
    await client.query(`alter role drip in database ${name} reset all`);
    await close();
  });

  test("a limit counts as set by a statement only after one set it", async () => {
    const { client, databaseUrl, close } = await open();
    assert.is((await readPooling(client)).isSetByStatement, false);
    await client.query("set idle_in_transaction_session_timeout = 10000");
    assert.is((await readPooling(client)).isSetByStatement, true);
    const started = new pg.Client({ connectionString: databaseUrl, statement_timeout: 3_000 });
    await started.connect();
    const { statementTimeout, isSetByStatement } = await readPooling(started);
    assert.equal([statementTimeout, isSetByStatement], [3_000, false]);
    await started.end();
    await close();
  });

  test("behind a session pooler the limits are set by a statement", async () => {
    const { databaseUrl, close } = await open();
    const db = await openDatabase({ databaseUrl, databasePooler: "session", dataDir: "" });
    const { rows } = await db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    assert.equal(rows, [{ statement: "3s", idle: "10s" }]);
    await db.close();
    await close();
  });
}

test.run();
