import { sql } from "drizzle-orm";
import type { TestServer } from "./server";

/** Copies every table. The returned function restores them without triggers, a hundred times faster than making the world again. */
export async function copyTables({ services: { db } }: TestServer): Promise<() => Promise<void>> {
  const { rows } = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const names = rows.map(({ name }) => `"${name}"`);
  // A database is used again by the tests of a process, with the copies of those before.
  await db.execute(sql.raw("drop schema if exists kept cascade"));
  await db.execute(sql.raw("create schema kept"));
  for (const name of names) await db.execute(sql.raw(`create table kept.${name} as table ${name}`));
  await db.execute(
    sql.raw(`create function kept.restore() returns void language plpgsql set session_replication_role = replica as $$ begin
      ${names.map((name) => `delete from ${name}; insert into ${name} select * from kept.${name};`).join("\n")}
    end $$`),
  );
  return async () => void (await db.execute(sql`select kept.restore()`));
}
