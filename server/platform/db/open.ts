import type { Settings } from "../config/config";
import type { Database } from "./database";
import { openPglite } from "./pglite";
import { openPostgres } from "./postgres";

/** Opens and migrates. */
export async function openDatabase(
  {
    databaseUrl,
    databasePooler = "none",
    dataDir,
  }: Pick<Settings, "databaseUrl" | "dataDir"> & Partial<Pick<Settings, "databasePooler">>,
  onWait?: (sentence: string) => void,
): Promise<Database> {
  if (databaseUrl === null) return openPglite(dataDir);
  return openPostgres(databaseUrl, { pooler: databasePooler, ...(onWait && { onWait }) });
}
