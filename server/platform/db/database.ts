import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

interface Result<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Result<this["row"]>;
}

/** PGlite or PostgreSQL behind one interface. */
export type Database = PgDatabase<Rows> & {
  close(): Promise<void>;
  /** The same database by connections of their own, for background jobs; PGlite has one connection for all. */
  jobs?: Database;
  /** The number of connections; PGlite has one. */
  connections?: () => Connections;
};
export interface Connections {
  open: number;
  idle: number;
  /** The number of callers waiting for a connection, without background jobs. */
  waiting: number;
}
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a store works on: the database or a transaction. */
export type Queries = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;
