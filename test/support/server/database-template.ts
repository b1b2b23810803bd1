import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { root } from "../../../server/platform/config/root";
import { migrationsFolder } from "../../../server/platform/db/migrations-folder";
import { openDatabase } from "../../../server/platform/db/open";
import { wrapPglite } from "../../../server/platform/db/pglite";

const cache = join(root, "node_modules/.cache/drip");

/** The data folder of an empty, migrated PGlite, copied to where a server with this DATA_DIR looks for it. */
export async function copyPgliteFolder(dataDir: string) {
  const template = await makeOnce(`pglite-folder-${await version()}`, async (half) => {
    const db = await openDatabase({ databaseUrl: null, dataDir: half });
    await db.close();
  });
  // Over a thousand small files: half the CPU time of copying each through the thread pool.
  cpSync(join(template, "database"), join(dataDir, "database"), { recursive: true });
}

/** A dump of the same for an in-memory engine: making one takes seconds, starting from it a fraction of one. */
export async function readPgliteDump(): Promise<Blob> {
  const name = "database.tar";
  const template = await makeOnce(`pglite-dump-${await version()}`, async (half) => {
    const client = await PGlite.create();
    await wrapPglite(client);
    // The dump looks like that of a crash; the timer that reports on recovery would keep every test process alive.
    await client.exec("alter system set log_startup_progress_interval = 0");
    const dump = await client.dumpDataDir("none");
    await client.close();
    await writeFile(join(half, name), Buffer.from(await dump.arrayBuffer()));
  });
  return new Blob([await readFile(join(template, name))]);
}

/** This PostgreSQL's template database, for `create database … template`. */
export async function postgresTemplate(client: pg.Client, address: string): Promise<string> {
  const name = `drip_template_${await version()}`;
  const half = `${name}_half`;
  // Two test processes may create it at once.
  await client.query("select pg_advisory_lock($1)", [templateLock]);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    await client.query(`drop database if exists ${half}`);
    await client.query(`create database ${half}`);
    const db = await openDatabase({ databaseUrl: databaseUrl(address, half), dataDir: "" });
    await db.close();
    await client.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [templateLock]);
  }
}

const templateLock = 21_020_203;

export function databaseUrl(address: string, name: string) {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** A hash of everything that the template is made from. */
async function version() {
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
  const sources = [
    ...migrations.map((name) => join(migrationsFolder, name)),
    join(root, "server/platform/db/pglite.ts"),
    join(root, "test/support/server/database-template.ts"),
    join(root, "node_modules/@electric-sql/pglite/package.json"),
  ];
  const hash = createHash("sha256");
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 16);
}

/** Fills a cache folder under a temporary name and renames it, so that it is only ever seen complete. */
async function makeOnce(name: string, fill: (half: string) => Promise<void>) {
  const folder = join(cache, name);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  await fill(half);
  try {
    await rename(half, folder);
  } catch (fault) {
    await rm(half, { recursive: true });
    // Another test process has created it.
    if (!(await exists(folder))) throw fault;
  }
  return folder;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
