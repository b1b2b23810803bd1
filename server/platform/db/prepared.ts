import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "./database";

/** A frequent statement: its SQL is built once for each database. */
export function prepareOnce<Db extends object, Statement>(
  prepare: (db: Db) => Statement,
): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? prepare(db);
    made.set(db, statement);
    return statement;
  };
}

/** A placeholder of a statement that is prepared, with its PostgreSQL type. */
export const asked = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** A statement in plain SQL with placeholders, which PostgreSQL keeps by this name. Its rows have these columns, in the order given, if any. */
export function prepareRows<Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  query: SQL,
  ...order: SQL[]
): (db: Queries, values: Record<string, unknown>) => Promise<Row[]> {
  const prepared = prepareOnce((db: Queries) =>
    db
      .select(Object.fromEntries(columns.map((column) => [column, sql`one.${sql.identifier(column)}`])))
      .from(sql`(${query}) as one`)
      .orderBy(...order)
      .prepare(name),
  );
  return async (db, values) => (await prepared(db).execute(values)) as Row[];
}
