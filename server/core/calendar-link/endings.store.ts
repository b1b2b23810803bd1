import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { linkRetentionMonths } from "../../../domain/calendar-link/calendar-link";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { calendarFeed } from "../../platform/db/schema/calendar-link";

/** All that a person made, guests' included: the answer to a stolen session, and a ban's. */
export async function endLinksOf(tx: Queries, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await tx
    .update(calendarFeed)
    .set({ revokedAt: now })
    .where(and(eq(calendarFeed.userId, userId), isNull(calendarFeed.revokedAt)));
}

/** A guest's link ends with the guardianship of who made it, and for good; without `userIds` those of all the child's guardians end. */
export async function endGuestLinks(
  tx: Queries,
  { childId, userIds, now }: { childId: string; userIds?: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(calendarFeed)
    .set({ revokedAt: now })
    .where(
      and(
        eq(calendarFeed.childId, childId),
        isNotNull(calendarFeed.guestName),
        isNull(calendarFeed.revokedAt),
        userIds && inArray(calendarFeed.userId, [...userIds]),
      ),
    );
}

/** Removes links past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldLinks(db: Queries, now: Date): Promise<void> {
  const since = sql`${now.toISOString()}::timestamptz - interval '${sql.raw(String(linkRetentionMonths))} months'`;
  await db.execute(sql`
    delete from calendar_feed f using (
      select o.id from calendar_feed o where o.revoked_at < ${since} or o.ends_on < (${since})::date
      limit ${mostInARound} for update skip locked) old
    where f.id = old.id`);
}
