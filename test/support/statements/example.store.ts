import { sql } from "drizzle-orm";
import type { Queries } from "../../../server/platform/db/database";
import { user } from "../../../server/platform/db/schema/account";

/** Claims for compare.test.ts. */
export const example = {
  count: sql<number>`count(*)`,
  name: sql<string>`e.name`,
  at: sql`e.at`.mapWith(user.createdAt),
  people: sql<{ id: string; tags: string[]; note?: string; age: number | null }[]>`e.people`,
};

export const readExamples = (db: Queries) => db.execute<{ id: string; version: number }>(sql`select 1`);
