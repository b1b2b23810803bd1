import { sql } from "drizzle-orm";
import type { Queries } from "../../../server/platform/db/database";

export type Json = Record<string, unknown>;

/** The columns of every table of the migrated database, by the catalog. */
export async function columnsOfTables(db: Queries): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by 1 order by 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Rows of one table as JSON, with moments as a reply has them. */
export async function rowsOf(
  db: Queries,
  table: string,
  condition = "true",
  instead: Readonly<Record<string, string>> = {},
): Promise<Json[]> {
  const more = Object.entries(instead).map(([column, value]) => `, ${value} as ${column}`);
  const { rows } = await db.execute<{ row: Json }>(
    sql.raw(
      `select to_jsonb(x) as row from (select t.*${more.join("")} from "${table}" t where ${condition}) x`,
    ),
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  );
}

const plain = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(value)
    ? new Date(value).toISOString()
    : value;

/** Tables and columns in which all rows of the database differ from what they were, as "table.column", "table +" or "table -". */
export async function openComparison(db: Queries): Promise<() => Promise<string[]>> {
  const { rows: keys } = await db.execute<{ name: string; columns: string[] }>(sql`
    select i.indrelid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    where i.indisprimary and c.relname <> 'rate_bucket' group by 1`);
  const read = async () => {
    const rows = new Map<string, { table: string; row: Json }>();
    for (const { name, columns } of keys) {
      const table = name.replaceAll('"', "");
      for (const row of await rowsOf(db, table))
        rows.set(`${table} ${columns.map((column) => String(row[column])).join(" ")}`, { table, row });
    }
    return rows;
  };
  const before = await read();
  return async () => {
    const after = await read();
    const gone = [...before].filter(([key]) => !after.has(key)).map(([, { table }]) => `${table} -`);
    const changed = [...after].flatMap(([key, { table, row }]) => {
      const old = before.get(key)?.row;
      if (!old) return [`${table} +`];
      return Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(old[column]))
        .map((column) => `${table}.${column}`);
    });
    return [...new Set([...gone, ...changed])].sort();
  };
}
