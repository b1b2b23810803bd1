import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { InactivityNotice } from "../../../domain/base/inactivity-notice";
import { inactivityMails } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { farewellNotice } from "../../platform/db/schema/team-farewell";

export type About = "childId" | "teamId";

/** Those whose second mail or whose last day may be due. */
export const noticesToFollowUp = (db: Queries, about: About, today: string) =>
  db
    .select({ id: farewellNotice[about] })
    .from(farewellNotice)
    .where(
      and(
        isNotNull(farewellNotice[about]),
        lte(farewellNotice.dueOn, sql`${today}::date + ${inactivityMails.secondDays}::int`),
        or(isNull(farewellNotice.remindedOn), lt(farewellNotice.dueOn, today)),
      ),
    )
    .orderBy(asc(farewellNotice.dueOn))
    .limit(mostInARound);

/** The caller holds the lock of the profile or team. */
export async function readNotice(tx: Queries, about: About, id: string): Promise<InactivityNotice | null> {
  const [row] = await tx
    .select({
      dueOn: farewellNotice.dueOn,
      mailedOn: farewellNotice.mailedOn,
      remindedOn: farewellNotice.remindedOn,
    })
    .from(farewellNotice)
    .where(eq(farewellNotice[about], id));
  return row ?? null;
}

export async function recordNotified(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.insert(farewellNotice).values({ id: randomUUID(), [about]: id, dueOn, mailedOn: today });
}

export async function recordReminded(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.update(farewellNotice).set({ dueOn, remindedOn: today }).where(eq(farewellNotice[about], id));
}

export async function forgetNotice(tx: Queries, about: About, id: string): Promise<void> {
  await tx.delete(farewellNotice).where(eq(farewellNotice[about], id));
}
