import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "./database";
import { lockFolder } from "./folder-lock.mjs";
import { migrationsFolder } from "./migrations-folder";
import { requireBaseline } from "./require-baseline";

/** Milliseconds between checkpoints. PGlite makes none of its own, and recovery after a crash replays everything written since the last. */
const usualPause = 60_000;

export async function openPglite(dataDir: string, checkpointEvery = usualPause): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(join(dataDir, "database.lock"), join(dataDir, "database"));
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await make(folder);
    const client = await create(folder);
    await requireBaselineOf(client, folder);
    const database = await wrapPglite(client, () => {
      clearInterval(checkpoints);
      lock.release();
    });
    // Ignore a failed checkpoint: the next one covers it, and a broken database shows in its queries.
    const checkpoint = () => void client.exec("checkpoint").catch(() => {});
    const checkpoints = setInterval(checkpoint, checkpointEvery).unref();
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Loaded only where it is used: a server on PostgreSQL saves its memory. */
async function create(folder: string): Promise<PGlite> {
  const { PGlite } = await import("@electric-sql/pglite");
  return PGlite.create(folder);
}

async function requireBaselineOf(client: PGlite, folder: string) {
  const { drizzle } = await import("drizzle-orm/pglite");
  try {
    await requireBaseline(drizzle(client), {
      which: `the database in ${folder}`,
      instead: "Move the folder away and start again, or name another one in DATA_DIR",
    });
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** For an engine that is already open: tests start theirs from a dump. Drizzle's driver imports the engine, too. */
export async function wrapPglite(client: PGlite, onClosed: () => void = () => {}): Promise<Database> {
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  return Object.assign(database, {
    async close() {
      if (!client.closed) await client.close();
      onClosed();
    },
  });
}

/** Created beside its final place and renamed, so that an interrupted start leaves no incomplete database. */
async function make(folder: string) {
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  const client = await create(half);
  await client.close();
  await rename(half, folder);
}
