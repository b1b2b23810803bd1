import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import type { FarewellNotice } from "../../domain/base/farewell-notice";
import { farewellMails } from "../../domain/base/retention";
import type { Queries } from "../db/database";
import { mostInARound } from "../db/rounds";
import { farewellNotice } from "../db/schema/family-farewell";

export type About = "childId" | "teamId";

/** Those whose second mail or whose last day may be due. */
export async function findToFollowUp(db: Queries, about: About, today: string): Promise<string[]> {
  const column = farewellNotice[about];
  const rows = await db
    .select({ id: column })
    .from(farewellNotice)
    .where(
      and(
        isNotNull(column),
        lte(farewellNotice.dueOn, sql`${today}::date + ${farewellMails.secondDays}::int`),
        or(sql`${farewellNotice.remindedOn} is null`, lte(farewellNotice.dueOn, today)),
      ),
    )
    .orderBy(asc(farewellNotice.dueOn))
    .limit(mostInARound);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The caller holds the lock of the profile or team. */
export async function readNotice(tx: Queries, about: About, id: string): Promise<FarewellNotice | null> {
  const [row] = await tx
    .select({ dueOn: farewellNotice.dueOn, remindedOn: farewellNotice.remindedOn })
    .from(farewellNotice)
    .where(eq(farewellNotice[about], id));
  return row ?? null;
}

export async function noteTold(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.insert(farewellNotice).values({ id: randomUUID(), [about]: id, dueOn, mailedOn: today });
}

export async function noteReminded(
  tx: Queries,
  about: About,
  { id, dueOn, today }: { id: string; dueOn: string; today: string },
): Promise<void> {
  await tx.update(farewellNotice).set({ dueOn, remindedOn: today }).where(eq(farewellNotice[about], id));
}

export async function forgetNotice(tx: Queries, about: About, id: string): Promise<void> {
  await tx.delete(farewellNotice).where(eq(farewellNotice[about], id));
}
