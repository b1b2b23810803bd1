import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../../server/platform/db/database";
import { schema } from "../../server/platform/db/schema/all";

/** The first statement that a store sends, with the values that it was called with. */
export async function sentBy(store: (db: Database) => Promise<unknown>) {
  const sent: [query: { text: string }, values: unknown[]][] = [];
  const client = { query: async (...query: (typeof sent)[number]) => ({ rows: sent.push(query) && [] }) };
  const db = drizzle(client as unknown as pg.Client, { schema }) as unknown as Database;
  // Most stores stop early without rows, and an error does not matter here.
  await store(db).catch(() => {});
  const [query, values] = sent[0] ?? [];
  if (!query || !values) throw new Error("The store sent nothing.");
  return { text: query.text, values };
}
