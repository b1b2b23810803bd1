import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Settings } from "../config/config";
import { openPglite } from "./pglite";
import { openPostgres } from "./postgres";

interface Result<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Result<this["row"]>;
}

/** PGlite or PostgreSQL behind one interface. */
export type Database = PgDatabase<Rows> & {
  close(): Promise<void>;
  /** The number of connections; PGlite has one. */
  connections?: () => Connections;
};
export interface Connections {
  open: number;
  idle: number;
  /** The number of callers waiting for a connection. */
  waiting: number;
}
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a store works on: the database or a transaction. */
export type Queries = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

/** Opens and migrates. */
export async function openDatabase({
  databaseUrl,
  databasePooler = "none",
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir"> & Partial<Pick<Settings, "databasePooler">>): Promise<Database> {
  return databaseUrl === null ? openPglite(dataDir) : openPostgres(databaseUrl, { pooler: databasePooler });
}
