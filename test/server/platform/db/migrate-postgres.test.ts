// Runs on PostgreSQL alone.
import { sql } from "drizzle-orm";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inTries, tries } from "../../../../server/platform/db/migrate-postgres";
import { limits } from "../../../../server/platform/db/postgres";
import { takeDatabase } from "../../../support/server/database";

const test = suite("migrations of PostgreSQL");

if (process.env.TEST_DATABASE_URL) {
  const address = process.env.TEST_DATABASE_URL;
  const change = "alter table drip_name_claim add column grown text";
  const write = "update drip_name_claim set name_key = name_key";

  let close = async () => {};
  test.after.each(() => close());

  async function open() {
    const { db, release } = await takeDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const connectionString = Object.assign(new URL(address), { pathname: `/${rows[0]?.name}` }).href;
    const connect = async () => {
      const client = new pg.Client({ connectionString, statement_timeout: 3_000 });
      await client.connect();
      return client;
    };
    const [migrating, reading, writing] = [await connect(), await connect(), await connect()];
    close = async () => {
      for (const client of [migrating, reading, writing]) await client.end();
      await release();
    };
    return { migrating, reading, writing };
  }

  test("a change to a table that is read for long lets others write meanwhile, and is made afterwards", async () => {
    const { migrating, reading, writing } = await open();
    await reading.query("begin; select from drip_name_claim");
    let isChanged = false;
    const changed = inTries(migrating, 30_000, () => migrating.query(change), {
      wait: 200,
      pause: 1,
    }).finally(() => {
      isChanged = true;
    });
    const waits = async () =>
      (
        await writing.query(
          "select from pg_locks where mode = 'AccessExclusiveLock' and not granted and relation = 'drip_name_claim'::regclass",
        )
      ).rows.length;
    while (!isChanged && (await waits()) === 0);
    assert.is(isChanged, false);
    await writing.query(write);
    await reading.query("commit");
    await changed;
    await writing.query("alter table drip_name_claim drop column grown");
  });

  test("each try waits for longer than PostgreSQL needs to cancel an autovacuum, and for less than others' statements", async () => {
    const { migrating } = await open();
    const { rows } = await migrating.query<{ ms: number }>(
      "select setting::int as ms from pg_settings where name = 'deadlock_timeout'",
    );
    assert.ok(rows[0] && rows[0].ms < tries.wait && tries.wait < limits.statement_timeout);
  });

  test("a table that stays locked ends the tries, and leaves nothing changed and nothing locked", async () => {
    const { migrating, reading, writing } = await open();
    await reading.query("begin; select from drip_name_claim");
    const fault = await inTries(migrating, 100, () => migrating.query(change), { wait: 10, pause: 1 }).catch(
      (error: unknown) => error,
    );
    assert.is((fault as { code?: string }).code, "55P03");
    await writing.query(write);
    await reading.query("commit");
    const { rows } = await writing.query(
      `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
       union all select from information_schema.columns where table_name = 'drip_name_claim' and column_name = 'grown'`,
    );
    assert.is(rows.length, 0);
  });
}

test.run();
