import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chargeEvents } from "../../../../server/core/access/charge";
import { openPostgres, type PostgresOptions } from "../../../../server/platform/db/postgres";
import { judgeClock } from "../../../../server/platform/db/primary";
import { user } from "../../../../server/platform/db/schema/account";
import { startFault } from "../../../../server/platform/telemetry/start-message";
import { openMetrics } from "../../../../server/program/telemetry/metrics";
import { addPerson } from "../../../support/people/person";
import { takeDatabase } from "../../../support/server/database";
import { openTestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("primary");

/** Also closed when a test fails: an open connection would keep this process alive. */
const closers: (() => Promise<unknown>)[] = [];
test.after.each(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test("a clock half a minute off the database's is refused in one sentence", () => {
  for (const near of [-30_000, 0, 30_000]) judgeClock(near);
  for (const [ahead, sentence] of [
    [60_900, "the clock of the database is 61 s ahead of this machine's. Set both by a time server (NTP)."],
    [-31_000, "the clock of the database is 31 s behind this machine's. Set both by a time server (NTP)."],
  ] as const)
    assert.throws(
      () => judgeClock(ahead),
      (error: Error) => error.message === sentence,
    );
});

if (process.env.TEST_DATABASE_URL) {
  const address = process.env.TEST_DATABASE_URL;

  /** A database of which every new connection is read-only, like those of a standby, until it is promoted. */
  async function openStandby() {
    const { db, release } = await takeDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = rows[0]?.name ?? "";
    const admin = new pg.Client({ connectionString: address });
    await admin.connect();
    const set = async (to: "on" | "off") => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${to}`);
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [name],
      );
    };
    closers.push(async () => {
      await set("off");
      await admin.end();
      await release();
    });
    const url = Object.assign(new URL(address), { pathname: `/${name}` }).href;
    return {
      url,
      async open(options: PostgresOptions = {}) {
        const opened = await openPostgres(url, options);
        closers.push(opened.close);
        return opened;
      },
      demote: () => set("on"),
      promote: () => set("off"),
    };
  }

  test("a start waits for a server that accepts writes, and says so once", async () => {
    const standby = await openStandby();
    await standby.demote();
    const said: string[] = [];
    await standby.open({
      onWait: (sentence) => {
        said.push(sentence);
        void standby.promote();
      },
    });
    assert.equal(said, ["The server of DATABASE_URL accepts no writes: waiting 60 s for one that does."]);
  });

  test("a start at a standby that stays one ends with a sentence", async () => {
    const standby = await openStandby();
    await standby.demote();
    assert.is(
      await openPostgres(standby.url, { standbyPatience: 0 }).then(() => "It started.", startFault),
      "The server cannot start: the server of DATABASE_URL is a standby or set to read-only. Name the primary there, or a proxy that leads to it.",
    );
  });

  test("while nothing can be written the times are read, and nobody is signed out or let in", async () => {
    const standby = await openStandby();
    const db = await standby.open();
    const server = await openTestServer({ db });
    closers.push(server.close);
    const noticed = () => until(() => db.connections?.().open === 0);
    const { user: robin, headers } = await addPerson(server, { dripName: "robin_23" });
    await standby.demote();
    await noticed();
    const ask = async (call: InjectOptions) => {
      const { statusCode, body } = await server.app.inject(call);
      return [statusCode, /[A-Z]+_\d{3}\w*/.exec(body)?.[0]];
    };
    const down = [503, "SERVER_503_DATABASE"];
    assert.equal(await ask({ url: "/user/me", headers }), [200, undefined]);
    assert.equal(await ask({ url: "/schedule?from=2026-11-26&days=7", headers }), [200, undefined]);
    // A page of more events counts as more tries.
    await chargeEvents(server.services, robin.id, 100);
    const payload = { drip_name: "robin_24" };
    const url = `/user/user_id/${robin.id}/details`;
    assert.equal(await ask({ method: "PUT", url, headers, payload }), down);
    assert.equal(
      await ask({
        method: "POST",
        url: "/user/email_address/validate",
        payload: { email_address: "robin@example.com" },
      }),
      down,
      "what guesses is refused before it is looked at",
    );
    const guessed = await server.app.inject({ url: `/e/${"a".repeat(43)}` });
    assert.is(guessed.statusCode, 503, "also what guesses by reading");
    const ready = await server.app.inject({ url: "/health/ready" });
    assert.equal([ready.statusCode, ready.json()], [200, { status: "read_only" }]);
    assert.match(await openMetrics(server.services).render(), /^drip_database_writable 0$/m);
    assert.match(server.logLines.join(""), /The database accepts no writes\. This line comes/);
    await standby.promote();
    await noticed();
    assert.equal((await server.app.inject({ url: "/health/ready" })).json(), { status: "ok" });
  });

  test("a begin that meets a lost connection is sent again once, the work behind it never", async () => {
    const db = await (await openStandby()).open();
    const pool: pg.Pool = Reflect.get(db, "$client");
    const released: unknown[] = [];
    let isLost = (statement: string): boolean => statement === "begin";
    const connect = pool.connect.bind(pool);
    let broken = 1;
    Object.assign(pool, {
      connect: async () => {
        const client = await connect();
        if (broken-- <= 0) return client;
        const query = client.query.bind(client) as (...args: unknown[]) => unknown;
        return {
          query: (...args: [string | { text: string }]) => {
            const text = typeof args[0] === "string" ? args[0] : args[0].text;
            if (isLost(text)) return Promise.reject(new Error("Connection terminated unexpectedly"));
            return query(...args);
          },
          release: (fault: unknown) => {
            released.push(fault);
            client.release(true);
          },
        };
      },
    });
    let runs = 0;
    const work = () =>
      db.transaction((tx) => {
        runs += 1;
        return tx.select().from(user);
      });
    await work();
    assert.equal([runs, released], [1, [true]]);
    broken = 2;
    const twice = await work().catch((error: unknown) => error);
    assert.match(String(twice), /terminated|begin/);
    assert.is(runs, 1);
    broken = 1;
    isLost = (statement) => statement.startsWith("select");
    const amid = await work().catch((error: unknown) => error);
    assert.instance(amid, Error);
    assert.is(runs, 2, "the work was not run again");
  });
}

test.run();
