// Runs on PostgreSQL alone.
import { sql } from "drizzle-orm";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Services } from "../../../../server/core/base/services";
import { isDatabaseDown } from "../../../../server/platform/db/fault";
import { logOutage } from "../../../../server/platform/db/log-outage";
import { openPostgres } from "../../../../server/platform/db/postgres";
import { isWritable } from "../../../../server/platform/db/primary";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { startFault } from "../../../../server/platform/telemetry/start-message";
import { takeDatabase } from "../../../support/server/database";
import { until } from "../../../support/until";

const test = suite("other cluster");

/** Also closed when a test fails: an open connection would keep this process alive. */
const closers: (() => Promise<unknown>)[] = [];
test.after.each(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

if (process.env.TEST_DATABASE_URL) {
  const address = process.env.TEST_DATABASE_URL;

  /** A database of which new connections may say that they are of another cluster: a function of the same name is found before the real one. */
  async function openTwoFaced() {
    const { db, release } = await takeDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = rows[0]?.name ?? "";
    const url = Object.assign(new URL(address), { pathname: `/${name}` }).href;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query("create schema stand_in; create sequence stand_in.number");
    const endConnections = () =>
      admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [name],
      );
    const leadBack = async () => {
      await admin.query(`alter database ${name} reset search_path`);
      await endConnections();
    };
    closers.push(async () => {
      await leadBack();
      await admin.query("drop schema stand_in cascade");
      await admin.end();
      await release();
    });
    return {
      url,
      async leadTo(cluster: string) {
        await admin.query(`create or replace function stand_in.pg_control_system() returns table (system_identifier bigint)
          language sql as $$ select ${cluster}::bigint $$`);
        await admin.query(`alter database ${name} set search_path = stand_in, pg_catalog, public`);
        await endConnections();
      },
      leadBack,
    };
  }

  test("a server whose address leads to another cluster neither reads nor writes there, and says so", async () => {
    const { url, leadTo, leadBack } = await openTwoFaced();
    const db = await openPostgres(url);
    closers.push(db.close);
    const noticed = () => until(() => db.connections?.().open === 0);
    const write = () => db.transaction((tx) => tx.delete(rateBucket));
    const faultOf = (asked: Promise<unknown>) =>
      asked.then(
        () => null,
        (error: unknown) => error,
      );
    await leadTo("1");
    await noticed();
    const said: string[] = [];
    const log = { warn: (...parts: unknown[]) => void said.push(String(parts[1])) };
    for (const fault of [await faultOf(write()), await faultOf(isWritable(db))]) {
      assert.ok(isDatabaseDown(fault), "answered like an outage");
      logOutage({ now: () => new Date(), log: log as Services["log"] }, fault);
    }
    assert.equal(said, [
      "The database at DATABASE_URL is another cluster than at the start, and is neither read nor written. Restart this server if the database was moved on purpose. This line comes at most once a minute.",
    ]);
    await leadBack();
    await noticed();
    assert.is(await isWritable(db), true);
    await write();
  });

  test("a start whose address leads to two clusters ends with a sentence that names both", async () => {
    const { url, leadTo } = await openTwoFaced();
    await leadTo("nextval('stand_in.number')");
    assert.is(
      await openPostgres(url).then(() => "It started.", startFault),
      "The server cannot start: two clusters answer at DATABASE_URL, 1 and 2. Name one there, or a proxy that leads to the nodes of one.",
    );
  });
}

test.run();
