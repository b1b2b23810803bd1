import { asc, eq } from "drizzle-orm";
import type { Queries } from "../db/database";
import { calendarFeed } from "../db/schema/calendar-link";

/** The links that a person made, those for guests included. */
export const findLinksFor = (tx: Queries, userId: string) =>
  tx
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.userId, userId))
    .orderBy(asc(calendarFeed.createdAt), asc(calendarFeed.id));

export async function eraseLinks(tx: Queries, userId: string): Promise<number> {
  const gone = await tx.delete(calendarFeed).where(eq(calendarFeed.userId, userId)).returning();
  return gone.length;
}
