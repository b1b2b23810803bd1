import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { isDatabaseDown } from "./fault";
import { migrationsFolder } from "./migrations-folder";
import type { Database } from "./open";
import { PatientPool } from "./pool";
import { schema } from "./schema/all";

const migrationLock = 21_020_202;

/** Milliseconds that a request waits for its turn while the database serves others. */
const mostPatience = 10_000;

export async function openPostgres(databaseUrl: string): Promise<Database> {
  await migratePostgres(databaseUrl);
  // A dead server has to become a 503 within five seconds, so every wait is bounded on our side too.
  const pool = new PatientPool(
    {
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 3_000,
      query_timeout: 3_500,
      idle_in_transaction_session_timeout: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      allowExitOnIdle: true,
    },
    mostPatience,
  );
  // Ignore errors of idle connections: the pool replaces them, and the next query reports a lasting fault.
  pool.on("error", () => {});
  // Ignore errors of connections in use: the next statement reports them, and an unhandled 'error' event
  // would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool, { schema });
  let closing: Promise<void> | undefined;
  return Object.assign(database, {
    transaction: transactionOn(pool),
    close: () => (closing ??= pool.end()),
  });
}

/** Drizzle's own keeps a connection for good when `begin` fails, and waits for a rollback from a dead server. */
const transactionOn =
  (pool: pg.Pool): Database["transaction"] =>
  async (work, options) => {
    const client = await pool.connect();
    let fault: Error | undefined;
    const drop = (error: unknown) => {
      if (fault || !isDatabaseDown(error)) return;
      fault = error instanceof Error ? error : new Error("The connection is lost.");
      client.release(true);
    };
    try {
      return await drizzle(client, { schema }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          drop(error);
          throw error;
        }
      }, options);
    } catch (error) {
      drop(error);
      throw fault ?? error;
    } finally {
      if (!fault) client.release();
    }
  };

/** One client and a lock: several servers may start at once, and only one may migrate. */
async function migratePostgres(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
