import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import { type Database, openDatabase } from "../../../server/db/open";
import { wrapPglite } from "../../../server/db/pglite";
import { databaseUrl, postgresTemplate, readPgliteDump } from "./database-template";

export interface TestDatabase {
  db: Database;
  /** Behind a pooler: the same one, opened by a second server. */
  twin: Database | undefined;
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
    twin: made.twin,
    wipe: () => wipe(made),
    async release() {
      await wipe(made);
      idle.push(made);
    },
  };
}

interface Made {
  db: Database;
  twin: Database | undefined;
  /** All tables that the migrations made, ready for SQL. */
  tables: string;
}

const idle: Made[] = [];

async function make(): Promise<Made> {
  const [db, twin] = await open();
  const { rows } = await db.execute<{ tables: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  return { db, twin, tables: rows[0]?.tables ?? "" };
}

async function open(): Promise<[Database, Database?]> {
  const { TEST_DATABASE_URL, TEST_POOLER_URL } = process.env;
  if (!TEST_DATABASE_URL)
    return [await wrapPglite(await PGlite.create({ loadDataDir: await readPgliteDump() }))];
  const address = await createPostgres(TEST_DATABASE_URL);
  if (!TEST_POOLER_URL) return [await openDatabase({ databaseUrl: address, dataDir: "" })];
  const pooled = {
    databaseUrl: databaseUrl(TEST_POOLER_URL, new URL(address).pathname.slice(1)),
    databasePooler: "transaction" as const,
    dataDir: "",
  };
  return [await openDatabase(pooled), await openDatabase(pooled)];
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
  await client.query(`create database ${name} template ${await postgresTemplate(client, address)}`);
  await client.end();
  process.once("beforeExit", () => dropPostgres(address, name));
  return databaseUrl(address, name);
}

async function dropPostgres(address: string, name: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}
