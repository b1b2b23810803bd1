import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Pooler } from "../config/poolers";
import type { Database } from "./database";
import { isConnectionLost, isDatabaseDown } from "./fault";
import { migratePostgres } from "./migrate-postgres";
import { PatientPool } from "./pool";
import { judgePooling, readPooling, whyRefused } from "./pooler";
import { connectToPrimary } from "./primary";
import { readCluster, requireCluster } from "./same-cluster";

/** Milliseconds that a request waits for a connection while the database serves others. */
const mostPatience = 10_000;

/** Milliseconds. Poolers and proxies on the way need limits around or within these: docs/deploy/cluster. */
export const waits = { connection: 3_000, query: 3_500, rest: 30_000 };

/** Milliseconds after which the database cancels a statement that nobody waits for any more. */
export const limits = { statement_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 };

/**
 * Connections of one server. Background jobs have few of their own, so that what people wait for never waits for a job's connection, and a
 * busy job takes no more than its share of the database.
 */
export const connections = { requests: 8, jobs: 2 };

export interface PostgresOptions {
  pooler?: Pooler;
  /** Milliseconds that a start waits for another server's migration or a locked table. */
  migrationPatience?: number;
  /** Milliseconds that a start waits for a server that accepts writes. */
  standbyPatience?: number;
  /** Called when the start begins to wait for one. */
  onWait?: (sentence: string) => void;
}

export async function openPostgres(
  databaseUrl: string,
  {
    pooler = "none",
    migrationPatience = 60_000,
    standbyPatience = 60_000,
    onWait = () => {},
  }: PostgresOptions = {},
): Promise<Database> {
  const first = await connectToPrimary(databaseUrl, { patience: standbyPatience, onWait });
  // A pooler in transaction mode may lead each transaction elsewhere, so that a look at its connections would say nothing.
  const cluster = pooler === "transaction" ? null : await readCluster(first);
  const pool = openPool(databaseUrl, { pooler, cluster, max: connections.requests });
  const jobs = openPool(databaseUrl, { pooler, cluster, max: connections.jobs });
  try {
    await migratePostgres(first, {
      patience: migrationPatience,
      prepare: async () => {
        if (cluster !== null) (await pool.connect()).release();
      },
    });
    judgePooling(pooler, await readPooling(first), await readPooling(pool));
  } catch (error) {
    await Promise.all([pool.end(), jobs.end()]);
    throw whyRefused(error) ?? error;
  } finally {
    await first.end();
  }
  const closeJobs = closeOnce(jobs);
  const closePool = closeOnce(pool);
  return Object.assign(drizzle(pool), {
    transaction: transactionOn(pool),
    jobs: Object.assign(drizzle(jobs), { transaction: transactionOn(jobs), close: closeJobs }),
    connections: () => ({
      open: pool.totalCount + jobs.totalCount,
      idle: pool.idleCount + jobs.idleCount,
      waiting: pool.callersWaiting,
    }),
    close: async () => {
      await Promise.all([closePool(), closeJobs()]);
    },
  });
}

function closeOnce(pool: pg.Pool): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= pool.end());
}

/** `cluster`: the only one whose connections are used; null: any. */
function openPool(
  databaseUrl: string,
  { pooler, cluster, max }: { pooler: Pooler; cluster: string | null; max: number },
): PatientPool {
  // A dead server has to become a 503 within five seconds, so every wait is bounded on our side too.
  const pool = new PatientPool(
    {
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: waits.connection,
      query_timeout: waits.query,
      idleTimeoutMillis: waits.rest,
      keepAlive: true,
      allowExitOnIdle: true,
      // A pooler refuses limits as startup parameters. In session mode they are set by a statement; in transaction mode they would
      // leak to other clients.
      ...(pooler === "none" && limits),
      onConnect: async (client) => {
        if (pooler === "session") await setLimits(client);
        if (cluster !== null) await requireCluster(client, cluster);
      },
    },
    mostPatience,
  );
  // Ignore errors of idle connections: the pool replaces them, and the next query reports a lasting fault.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // Ignore errors of connections in use: the next statement reports them, and an unhandled 'error' event
    // would end the process.
    client.on("error", () => {});
    if (pooler === "transaction") leaveOutNames(client);
  });
  return pool;
}

const setLimits = async (client: pg.ClientBase) => {
  await client.query(
    Object.entries(limits)
      .map(([name, milliseconds]) => `set ${name} = ${milliseconds}`)
      .join("; "),
  );
};

/** A named prepared statement stays with the server connection behind the pooler, which the next transaction may not get. */
function leaveOutNames(client: pg.PoolClient) {
  const query = client.query;
  Object.assign(client, {
    query: (statement: unknown, ...more: unknown[]) =>
      Reflect.apply(query, client, [withoutName(statement), ...more]),
  });
}

const withoutName = (statement: unknown) =>
  typeof statement === "object" && statement !== null && "name" in statement && !("submit" in statement)
    ? { ...statement, name: undefined }
    : statement;

/**
 * A connection of the pool may have ended without notice, as when another server became the primary. A `begin` that meets such a one is sent
 * again once. Nothing later is, since a transaction's work is not written to run twice; the caller is answered 503 and tries again.
 */
const transactionOn =
  (pool: pg.Pool): Database["transaction"] =>
  async (work, options) => {
    let hasBegun = false;
    const attempt = () =>
      attemptOn(pool)((tx) => {
        hasBegun = true;
        return work(tx);
      }, options);
    try {
      return await attempt();
    } catch (error) {
      if (hasBegun || !isConnectionLost(error)) throw error;
      return await attempt();
    }
  };

/** Drizzle's own transaction leaks its connection when `begin` fails, and waits for a rollback from a dead server. */
const attemptOn =
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
      return await drizzle(client).transaction(async (tx) => {
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
