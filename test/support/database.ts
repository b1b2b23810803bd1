import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import { migrationsFolder } from "../../server/db/migrations-folder";
import { type Database, openDatabase } from "../../server/db/open";
import { wrapPglite } from "../../server/db/pglite";
import { root } from "../../server/root";

export interface TestDatabase {
  db: Database;
  /** Empties it. */
  wipe(): Promise<void>;
  /** Empties it and gives it back: the next test of this process gets it. */
  release(): Promise<void>;
}

/** An empty, migrated database. */
export async function takeDatabase(): Promise<TestDatabase> {
  const made = idle.pop() ?? (await make());
  return {
    db: made.db,
    wipe: () => wipe(made),
    async release() {
      await wipe(made);
      idle.push(made);
    },
  };
}

interface Made {
  db: Database;
  /** All tables that the migrations made, ready for SQL. */
  tables: string;
}

const idle: Made[] = [];

async function make(): Promise<Made> {
  const db = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createPostgres(process.env.TEST_DATABASE_URL), dataDir: "" })
    : await wrapPglite(await PGlite.create({ loadDataDir: await readTemplate() }));
  const { rows } = await db.execute<{ tables: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  return { db, tables: rows[0]?.tables ?? "" };
}

/** What a migration put in is put back: the product's own user. */
async function wipe({ db, tables }: Made) {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table kept on commit drop as select * from "user" where id = '02102020'`,
    );
    await tx.execute(sql.raw(`truncate table ${tables} cascade`));
    await tx.execute(sql`insert into "user" select * from kept`);
  });
}

async function createPostgres(address: string) {
  const name = `drip_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  process.once("beforeExit", () => dropPostgres(address, name));
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropPostgres(address: string, name: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/** Making a PGlite takes seconds, starting from a dump a fraction of one. */
async function readTemplate(): Promise<Blob> {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(join(migrationsFolder, name)));
  hash.update(readFileSync(new URL(import.meta.url)));
  hash.update(readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json")));
  const folder = join(root, "node_modules/.cache/drip");
  const file = join(folder, `pglite-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    await wrapPglite(client);
    // The dump looks like one of a crash; the timer that reports on the recovery would keep every test process alive.
    await client.exec("alter system set log_startup_progress_interval = 0");
    const dump = await client.dumpDataDir("none");
    await client.close();
    await mkdir(folder, { recursive: true });
    const half = `${file}.${process.pid}`;
    await writeFile(half, Buffer.from(await dump.arrayBuffer()));
    await rename(half, file);
  }
  return new Blob([readFileSync(file)]);
}
