import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import { type Database, openDatabase } from "../../../server/db/open";
import { wrapPglite } from "../../../server/db/pglite";
import { databaseUrl, postgresTemplate, readPgliteDump } from "./database-template";

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
    : await wrapPglite(await PGlite.create({ loadDataDir: await readPgliteDump() }));
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
