import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Whole rows of a table as one parameter. With a parameter for each value, the statements for a series of 81 events take drizzle and
 * PostgreSQL several times as long. The columns are named, so that one which a newer release has added gets its default.
 */
export function recordsOf<Table extends PgTable>(table: Table, rows: readonly Table["$inferSelect"][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}
