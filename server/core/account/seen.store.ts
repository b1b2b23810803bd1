import { and, eq, lt } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import type { UserRow } from "./account.store";

/** The day on which somebody was last here. One write a day at most, also by two refreshes at once. */
export async function recordSeen(
  db: Queries,
  { id, seenOn }: Pick<UserRow, "id" | "seenOn">,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (seenOn >= today) return;
  await db
    .update(user)
    .set({ seenOn: today })
    .where(and(eq(user.id, id), lt(user.seenOn, today)));
}
