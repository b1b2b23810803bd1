import { randomUUID } from "node:crypto";
import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import { dayAt } from "../../../server/core/time/local-time";
import { absence, usualYes } from "../../../server/platform/db/schema/absence";
import type { TestServer } from "../server/server";

type Server = Pick<TestServer, "services" | "clock">;
type AbsenceRow = typeof absence.$inferSelect;
type UsualRow = typeof usualYes.$inferSelect;

/** Absences and usual yeses written straight to the database, for tests that are not about how they are said. */

export async function addAbsence(
  { services, clock }: Server,
  { by, ...row }: Partial<AbsenceRow> & Pick<AbsenceRow, "firstDay" | "lastDay"> & { by: string },
): Promise<AbsenceRow> {
  const at = clock.now();
  const [made] = await services.db
    .insert(absence)
    .values({
      id: randomUUID(),
      reportedBy: by,
      reportedAt: at,
      madeAt: at,
      validFrom: row.reportedAt ?? at,
      ...row,
    })
    .returning();
  if (!made) throw new Error("The absence was not added.");
  return made;
}

/** From today on, for a hundred days. */
export async function addUsualYes(
  { services, clock }: Server,
  { by, ...row }: Partial<UsualRow> & Pick<UsualRow, "teamId" | "membershipId"> & { by: string },
): Promise<UsualRow> {
  const since = dayAt(clock.now(), "America/Chicago");
  const until = isoDateOf((dayFromIso(since) ?? 0) + 100);
  const [made] = await services.db
    .insert(usualYes)
    .values({
      reportedBy: by,
      reportedAt: clock.now(),
      since,
      until,
      validFrom: row.reportedAt ?? clock.now(),
      ...row,
    })
    .returning();
  if (!made) throw new Error("The usual yes was not added.");
  return made;
}
