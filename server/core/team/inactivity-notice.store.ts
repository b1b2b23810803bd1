import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { InactivityNotice } from "../../../domain/base/inactivity-notice";
import { inactivityMails } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { inactivityNotice } from "../../platform/db/schema/team-inactivity";

export type About = "childId" | "teamId";

/** Those whose second mail or whose last day may be due. */
export const noticesToFollowUp = (db: Queries, about: About, today: string) =>
  db
    .select({ id: inactivityNotice[about] })
    .from(inactivityNotice)
    .where(
      and(
        isNotNull(inactivityNotice[about]),
        lte(inactivityNotice.dueOn, sql`${today}::date + ${inactivityMails.secondDays}::int`),
        or(isNull(inactivityNotice.remindedOn), lt(inactivityNotice.dueOn, today)),
      ),
    )
    .orderBy(asc(inactivityNotice.dueOn))
    .limit(mostInARound);

/** The caller holds the lock of the profile or team. */
export async function readNotice(tx: Queries, about: About, id: string): Promise<InactivityNotice | null> {
  const [row] = await tx
    .select({
      dueOn: inactivityNotice.dueOn,
      mailedOn: inactivityNotice.mailedOn,
      remindedOn: inactivityNotice.remindedOn,
    })
    .from(inactivityNotice)
    .where(eq(inactivityNotice[about], id));
  return row ?? null;
}

export async function recordNotified(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.insert(inactivityNotice).values({ id: randomUUID(), [about]: id, dueOn, mailedOn: today });
}

export async function recordReminded(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.update(inactivityNotice).set({ dueOn, remindedOn: today }).where(eq(inactivityNotice[about], id));
}

export async function forgetNotice(tx: Queries, about: About, id: string): Promise<void> {
  await tx.delete(inactivityNotice).where(eq(inactivityNotice[about], id));
}
