import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartFault } from "../base/start-fault";
import { migrationsFolder } from "./migrations-folder";
import { requireBaseline } from "./require-baseline";

const migrationLock = 21_020_202;

/**
 * Milliseconds. A statement that waits for a table that somebody reads, as a dump does for its whole duration, keeps everybody else's statements
 * waiting behind it: so it waits briefly, and all begins again after a pause. It waits for longer than PostgreSQL's `deadlock_timeout` of a second,
 * since only then an autovacuum of the table is cancelled for it, and for less than the three seconds that other statements have.
 */
export const tries = { wait: 2_000, pause: 4_000 };

/** Gives up after `patience` milliseconds of another server's migration or of locked tables. `prepare` is done in the lock, before anything is changed. */
export async function migratePostgres(
  client: pg.Client,
  { patience, prepare }: { patience: number; prepare: () => Promise<void> },
): Promise<void> {
  try {
    await inTries(client, patience, async () => {
      await prepare();
      await requireBaseline(drizzle(client), {
        which: "the database of DATABASE_URL",
        instead: "Name an empty database in DATABASE_URL",
      });
      await migrate(drizzle(client), { migrationsFolder });
    });
  } catch (error) {
    if (isLockFault(error))
      throw new StartFault(
        `for ${patience / 1_000} s another server has been migrating the database of DATABASE_URL, or a dump or a long query has held one of its tables. Start again when that has ended.`,
        error,
      );
    throw error;
  }
}

/** Changes tables in a transaction that no other server's overlaps, in as many tries as it takes to get their locks. */
export async function inTries(
  client: pg.Client,
  patience: number,
  change: () => Promise<unknown>,
  { wait, pause } = tries,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await tryOnce(
        client,
        { patience: Math.max(1, Math.ceil(end - performance.now())), wait },
        change,
      );
    } catch (error) {
      if (!isLockFault(error) || performance.now() + pause > end) throw error;
    }
    await setTimeout(pause);
  }
}

/**
 * Several servers may start simultaneously, and only one may migrate. The lock belongs to a transaction, since a
 * session lock would stay on a pooler's connection: drizzle's nested `begin` has no effect, and its `commit` or
 * `rollback` ends the transaction and the lock.
 */
async function tryOnce(
  client: pg.Client,
  { patience, wait }: { patience: number; wait: number },
  change: () => Promise<unknown>,
) {
  await client.query("begin");
  await client.query(`set local statement_timeout = 0; set local lock_timeout = ${patience}`);
  try {
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(`set local lock_timeout = ${Math.min(wait, patience)}`);
    await change();
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await client.query("commit");
}

/** Also a deadlock with statements that hold what the migration needs and wait for what it has. */
const isLockFault = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && (error.code === "55P03" || error.code === "40P01")) || isLockFault(error.cause));
