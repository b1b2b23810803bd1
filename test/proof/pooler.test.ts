// Full run only: it needs PgBouncer.
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openPgbouncer } from "../../scripts/steps/pgbouncer.mjs";
import { StartFault } from "../../server/platform/base/start-fault";
import { poolers } from "../../server/platform/config/poolers";
import { openDatabase } from "../../server/platform/db/open";
import { user } from "../../server/platform/db/schema/account";
import { record } from "../support/proof";
import { openTestPostgres } from "../support/server/postgres";

const test = suite("pooler");

type Cluster = NonNullable<Awaited<ReturnType<typeof openTestPostgres>>>;
let cluster: Cluster;
test.before(async () => {
  const opened = await openTestPostgres();
  if (!opened) throw new Error("PostgreSQL's programs are not installed.");
  cluster = opened;
});
test.after(() => cluster.close());

const openBouncer = (mode: Parameters<typeof openPgbouncer>[1], hasLimits: boolean) =>
  openPgbouncer(cluster.url, mode, { hasLimits });

/** The expected result of a start: it works, or the message says what to set. */
const expected = {
  session: { none: /^a connection pooler/, session: "works", transaction: "works" },
  transaction: {
    none: /^a connection pooler/,
    session: /^a pooler in transaction mode/,
    transaction: "works",
  },
  statement: { none: /statement mode/, session: /statement mode/, transaction: /statement mode/ },
} as const;

test("in each mode of PgBouncer the server starts or says what to set", async () => {
  let starts = 0;
  for (const mode of ["session", "transaction", "statement"] as const) {
    for (const databasePooler of poolers) {
      for (const hasLimits of [true, false]) {
        const bouncer = await openBouncer(mode, hasLimits);
        const wanted = expected[mode][databasePooler];
        const lacksLimits = wanted === "works" && databasePooler === "transaction" && !hasLimits;
        const outcome = await openDatabase({ databaseUrl: bouncer.url, databasePooler, dataDir: "" }).then(
          async (db) => {
            assert.is((await db.transaction((tx) => tx.select().from(user))).length, 1);
            await db.close();
            return "works";
          },
          (error: unknown) => {
            if (!(error instanceof StartFault)) throw error;
            return error.message;
          },
        );
        const place = `${mode}, DATABASE_POOLER=${databasePooler}, limits ${hasLimits}`;
        if (lacksLimits) assert.match(outcome, /needs limits of its own/, place);
        else assert.match(outcome, wanted, place);
        await bouncer.close();
        starts += 1;
      }
    }
  }
  record({
    point: 18,
    tried:
      "Starts behind PgBouncer, in each of its modes with each setting: neither working nor refused in a sentence",
    count: starts,
    wrong: 0,
    database: "PostgreSQL behind PgBouncer",
  });
});

test("servers that start together behind transaction mode migrate once and leave no lock", async () => {
  const rounds = 10;
  const atOnce = 4;
  const bouncer = await openBouncer("transaction", true);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  for (let round = 0; round < rounds; round += 1) {
    await client.query(`create database fresh_${round}`);
    const databaseUrl = Object.assign(new URL(bouncer.url), { pathname: `/fresh_${round}` }).href;
    const servers = await Promise.all(
      Array.from({ length: atOnce }, () =>
        openDatabase({ databaseUrl, databasePooler: "transaction", dataDir: "" }),
      ),
    );
    for (const db of servers) assert.is((await db.select().from(user)).length, 1);
    const { rowCount } = await client.query("select from pg_locks where locktype = 'advisory'");
    assert.is(rowCount, 0);
    await Promise.all(servers.map((db) => db.close()));
  }
  await client.end();
  await bouncer.close();
  record({
    point: 18,
    tried:
      "Servers that started at once on an empty database behind PgBouncer by transaction: failed, or a lock left behind",
    count: rounds * atOnce,
    wrong: 0,
    database: "PostgreSQL behind PgBouncer",
  });
});

test.run();
