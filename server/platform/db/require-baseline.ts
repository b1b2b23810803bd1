import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartFault } from "../base/start-fault";
import { migrationsFolder } from "./migrations-folder";

interface Reader {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

/**
 * Refuses a database whose tables were made by the migrations of before the first release, which the baseline replaces. Nothing is changed in
 * it. `which` names it, `instead` says how to get a new one.
 */
export async function requireBaseline(
  db: Reader,
  { which, instead }: { which: string; instead: string },
): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (!baseline) throw new Error("There is no migration.");
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_made`,
  );
  if (rows[0]?.is_made !== true) return;
  const older = await db.execute(
    sql`select from drizzle.__drizzle_migrations where created_at < ${baseline.folderMillis} limit 1`,
  );
  if (older.rows.length > 0)
    throw new StartFault(
      `${which} was made before the first release and cannot be taken over. ${instead}, or check out \`before-baseline\` and save an account with \`npm run support -- export\`.`,
    );
}
