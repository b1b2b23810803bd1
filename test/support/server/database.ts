import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "../../../server/platform/db/database";
import { causes, isDatabaseDown } from "../../../server/platform/db/fault";
import { openDatabase } from "../../../server/platform/db/open";
import { wrapPglite } from "../../../server/platform/db/pglite";
import { recordStatements } from "../statements/record";
import { databaseUrl, postgresTemplate, readPgliteDump } from "./database-template";

export interface TestDatabase {
  db: Database;
  /** Behind a pooler: the same database, opened by a second server. */
  twin: Database | undefined;
  /** Deletes all rows. */
  wipe(): Promise<void>;
  /** Deletes all rows and returns it for the next test of this process. */
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
  /** All tables that the migrations made, quoted for SQL. */
  tables: string;
}

/** From this size in bytes a table is truncated: deleted rows stay in its pages. */
const large = 256 * 1024;

const idle: Made[] = [];

async function make(): Promise<Made> {
  const [db, twin] = await open();
  recordStatements(db);
  const { rows } = await db.execute<{ table: string }>(
    sql`select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map(({ table }) => table);
  await db.execute(sql`create schema test_support`);
  await db.execute(sql.raw(`create table test_support.own as select * from "user" where ${isOwn}`));
  await db.execute(sql.raw(deleteFrom(tables)));
  return { db, twin, tables: tables.join(", ") };
}

async function open(): Promise<[Database, Database?]> {
  const { TEST_DATABASE_URL, TEST_POOLER_URL } = process.env;
  if (!TEST_DATABASE_URL)
    return [await wrapPglite(await PGlite.create({ loadDataDir: await readPgliteDump() }))];
  const address = await createPostgres(TEST_DATABASE_URL);
  if (!TEST_POOLER_URL) return [await openDatabase({ databaseUrl: throughSocket(address), dataDir: "" })];
  const pooled = {
    databaseUrl: databaseUrl(TEST_POOLER_URL, new URL(address).pathname.slice(1)),
    databasePooler: "transaction" as const,
    dataDir: "",
  };
  return [await openDatabase(pooled), await openDatabase(pooled)];
}

/** Uses the cluster's Unix socket if it has one, which takes half the CPU time of TCP for a short statement. Server processes use TCP. */
function throughSocket(address: string): string {
  const url = new URL(address);
  const { TEST_DATABASE_SOCKETS } = process.env;
  if (TEST_DATABASE_SOCKETS) url.searchParams.set("host", TEST_DATABASE_SOCKETS);
  return url.href;
}

/** Restores what a migration inserted: the product's own user. */
const isOwn = `id = '02102020'`;

/**
 * A function that deletes all rows, and returns whether a table was large. Nearly all tables are empty after a test,
 * and truncating an empty one creates new files for it and its indexes. Triggers refuse deletion from some tables,
 * and foreign keys require an order.
 */
const deleteFrom = (tables: string[]) => `
  create function test_support.delete_all() returns boolean language plpgsql set session_replication_role = replica as $$
  declare is_large boolean := false;
  begin
    -- Waits for what a test left running, as truncating does.
    lock table ${tables.join(", ")};
    ${tables
      .map((table) => {
        const rows = `from ${table} where ${table === '"user"' ? `not ${isOwn}` : "true"}`;
        return `if exists (select ${rows}) then
          is_large := is_large or pg_relation_size('${table}') > ${large};
          delete ${rows};
        end if;`;
      })
      .join("\n")}
    if (select to_jsonb(u) from "user" u) is distinct from (select to_jsonb(o) from test_support.own o) then
      delete from "user";
      insert into "user" select * from test_support.own;
    end if;
    return is_large;
  end $$`;

async function wipe({ db, tables }: Made) {
  if (!(await deleteAll(db))) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`truncate table ${tables} cascade`));
    await tx.execute(sql`insert into "user" select * from test_support.own`);
  });
}

/**
 * A transaction that a test left running takes the tables' locks in an order of its own: of two that deadlock PostgreSQL aborts either,
 * and on a stalled machine the wait exceeds the statement's time limit. Neither is the next test's fault, so it is tried again.
 */
async function deleteAll(db: Database, triesLeft = 5): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ isLarge: boolean }>(
      sql`select test_support.delete_all() as "isLarge"`,
    );
    return rows[0]?.isLarge === true;
  } catch (error) {
    if (triesLeft > 1 && isDatabaseDown(error)) return deleteAll(db, triesLeft - 1);
    const reason = [...causes(error)].at(-1)?.message;
    throw new Error(`The rows of a test could not be deleted: ${reason}`, { cause: error });
  }
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
