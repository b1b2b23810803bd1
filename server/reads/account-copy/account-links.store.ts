import { and, asc, eq, inArray, isNotNull, or, type SQLWrapper } from "drizzle-orm";
import { isLivingOn } from "../../core/calendar-link/link.store";
import type { Queries } from "../../platform/db/database";
import { calendarFeed } from "../../platform/db/schema/calendar-link";

/** The links that a person made, and those for guests of their children that the app shows them, whoever made them. */
export const findLinksFor = (
  tx: Queries,
  { userId, children, today }: { userId: string; children: SQLWrapper; today: string },
) =>
  tx
    .select()
    .from(calendarFeed)
    .where(
      or(
        eq(calendarFeed.userId, userId),
        and(inArray(calendarFeed.childId, children), isNotNull(calendarFeed.guestName), isLivingOn(today)),
      ),
    )
    .orderBy(asc(calendarFeed.createdAt), asc(calendarFeed.id));
