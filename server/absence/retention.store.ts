import { sql } from "drizzle-orm";
import { keptAbsenceMonths, keptUsualDays } from "../../domain/absence/days";
import type { Queries } from "../db/database";
import { mostInARound } from "../db/rounds";

/** Removes absences and usual yeses past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldAbsences(db: Queries, now: Date): Promise<void> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  await db.execute(sql`
    delete from absence a using (
      select o.id from absence o where o.last_day < ${today} - interval '${sql.raw(String(keptAbsenceMonths))} months'
      limit ${mostInARound} for update skip locked) old
    where a.id = old.id`);
  await db.execute(sql`
    delete from usual_yes u using (
      select o.team_id, o.membership_id from usual_yes o where o.until < ${today} - ${keptUsualDays}::int
      limit ${mostInARound} for update skip locked) old
    where u.team_id = old.team_id and u.membership_id = old.membership_id`);
}
