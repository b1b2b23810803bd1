import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Queries } from "../db/database";
import { absence, absenceTold, usualYes } from "../db/schema/absence";
import { guardianship } from "../db/schema/family";

/** What the database holds of a person's and their children's absences and usual yeses, and what they said of others'. */
export async function findAbsencesFor(
  tx: Queries,
  userId: string,
  members: readonly { teamId: string; id: string }[],
) {
  const children = tx
    .select({ id: guardianship.childId })
    .from(guardianship)
    .where(and(eq(guardianship.userId, userId), isNull(guardianship.endedAt)));
  const theirs = members.map(({ teamId, id }) =>
    and(eq(usualYes.teamId, teamId), eq(usualYes.membershipId, id)),
  );
  return {
    absences: await tx
      .select()
      .from(absence)
      .where(or(eq(absence.userId, userId), eq(absence.saidBy, userId), inArray(absence.childId, children)))
      .orderBy(asc(absence.firstDay), asc(absence.id)),
    told: await tx.select().from(absenceTold).where(eq(absenceTold.userId, userId)),
    usual: await tx
      .select()
      .from(usualYes)
      .where(or(eq(usualYes.saidBy, userId), ...theirs))
      .orderBy(asc(usualYes.since), asc(usualYes.membershipId)),
  };
}

/** The person's own. Those of their children stay, as answers do. */
export async function eraseAbsences(tx: Queries, userId: string) {
  const told = await tx.delete(absenceTold).where(eq(absenceTold.userId, userId)).returning();
  const own = await tx.delete(absence).where(eq(absence.userId, userId)).returning();
  return { absence: own.length, absence_told: told.length };
}
