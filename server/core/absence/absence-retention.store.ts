import { sql } from "drizzle-orm";
import { absenceRetentionMonths, usualRetentionMonths } from "../../../domain/absence/days";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";

/** Removes absences and usual yeses past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldAbsences(db: Queries, now: Date): Promise<void> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const absencesEnd = sql`${today} - interval '${sql.raw(String(absenceRetentionMonths))} months'`;
  const usualEnd = sql`${today} - interval '${sql.raw(String(usualRetentionMonths))} months'`;
  await db.execute(sql`
    delete from absence a using (
      select o.id from absence o where o.last_day < ${absencesEnd} limit ${mostInARound} for update skip locked) old
    where a.id = old.id`);
  await db.execute(sql`
    delete from absence_version v using (
      select o.absence_id, o.valid_from from absence_version o where o.last_day < ${absencesEnd}
      limit ${mostInARound} for update skip locked) old
    where v.absence_id = old.absence_id and v.valid_from = old.valid_from`);
  await db.execute(sql`
    delete from usual_yes u using (
      select o.team_id, o.membership_id from usual_yes o where o.until < ${usualEnd}
      limit ${mostInARound} for update skip locked) old
    where u.team_id = old.team_id and u.membership_id = old.membership_id`);
  await db.execute(sql`
    delete from usual_yes_version v using (
      select o.team_id, o.membership_id, o.valid_from from usual_yes_version o where o.valid_until < ${usualEnd}
      limit ${mostInARound} for update skip locked) old
    where v.team_id = old.team_id and v.membership_id = old.membership_id and v.valid_from = old.valid_from`);
}
