import { sql } from "drizzle-orm";
import type { Database } from "../../../server/platform/db/database";

/** All rows of all tables but the counters of limits, to show that a call changed nothing. */
export async function dumpOf(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_bucket' order by 1`);
  const { rows } = await db.execute<{ dump: string }>(
    sql.raw(
      `select concat_ws(E'\\n', ${tables
        .map(
          ({ name }) =>
            `(select string_agg('${name} ' || t::text, E'\\n' order by t::text) from "${name}" t)`,
        )
        .join(", ")}) as dump`,
    ),
  );
  return rows[0]?.dump ?? "";
}
