import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Settings } from "../config/config";
import type { schema } from "./schema/all";

interface Result<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Result<this["row"]>;
}

/** PGlite or PostgreSQL: whoever asks cannot tell. */
export type Database = PgDatabase<Rows, typeof schema> & {
  close(): Promise<void>;
  /** PGlite has but one. */
  connections?: () => Connections;
};
export interface Connections {
  open: number;
  idle: number;
  /** Callers who wait for one. */
  waiting: number;
}
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a store needs: the database or a transaction on it. */
export type Queries = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

/** Opens and migrates. Each driver is loaded where it is wanted: PGlite would take memory of a server on PostgreSQL. */
export async function openDatabase({
  databaseUrl,
  databasePooler = "none",
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir"> & Partial<Pick<Settings, "databasePooler">>): Promise<Database> {
  if (databaseUrl === null) return (await import("./pglite")).openPglite(dataDir);
  return (await import("./postgres")).openPostgres(databaseUrl, { pooler: databasePooler });
}
