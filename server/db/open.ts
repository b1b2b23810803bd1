import type { Settings } from "../config/config";
import type { Database } from "./database";
import { openPglite } from "./pglite";
import { openPostgres } from "./postgres";

/** Opens and migrates. */
export async function openDatabase({
  databaseUrl,
  databasePooler = "none",
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir"> & Partial<Pick<Settings, "databasePooler">>): Promise<Database> {
  return databaseUrl === null ? openPglite(dataDir) : openPostgres(databaseUrl, { pooler: databasePooler });
}
