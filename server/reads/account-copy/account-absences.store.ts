import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import {
  absence,
  absenceTold,
  absenceVersion,
  usualYes,
  usualYesVersion,
} from "../../platform/db/schema/absence";
import { guardianship } from "../../platform/db/schema/family";

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
  const ofTheirs = (table: typeof usualYes | typeof usualYesVersion) =>
    members.map(({ teamId, id }) => and(eq(table.teamId, teamId), eq(table.membershipId, id)));
  return {
    absences: await tx
      .select()
      .from(absence)
      .where(
        or(eq(absence.userId, userId), eq(absence.reportedBy, userId), inArray(absence.childId, children)),
      )
      .orderBy(asc(absence.firstDay), asc(absence.id)),
    earlier: await tx
      .select()
      .from(absenceVersion)
      .where(
        or(
          eq(absenceVersion.userId, userId),
          eq(absenceVersion.reportedBy, userId),
          inArray(absenceVersion.childId, children),
        ),
      )
      .orderBy(asc(absenceVersion.validFrom), asc(absenceVersion.absenceId)),
    told: await tx.select().from(absenceTold).where(eq(absenceTold.userId, userId)),
    usual: await tx
      .select()
      .from(usualYes)
      .where(or(eq(usualYes.reportedBy, userId), ...ofTheirs(usualYes)))
      .orderBy(asc(usualYes.since), asc(usualYes.membershipId)),
    earlierUsual: await tx
      .select()
      .from(usualYesVersion)
      .where(or(eq(usualYesVersion.reportedBy, userId), ...ofTheirs(usualYesVersion)))
      .orderBy(asc(usualYesVersion.validFrom), asc(usualYesVersion.membershipId)),
  };
}
