import { sql } from "drizzle-orm";
import { turnRetentionMonths } from "../../../domain/duty/limits";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";

/** Removes turns of events long over, and duties long ended (see the privacy page). Skips rows that another server has locked. */
export async function removeOldDuties(db: Queries, now: Date): Promise<void> {
  const end = ago(now, { months: turnRetentionMonths });
  await db.execute(sql`
    delete from duty_turn t using (
      select o.team_id, o.event_id, o.duty_id, o.slot from duty_turn o
        join event e on e.team_id = o.team_id and e.id = o.event_id
      where o.at < ${end} and e.ends_at < ${end}
      limit ${mostInARound} for update of o skip locked) old
    where t.team_id = old.team_id and t.event_id = old.event_id and t.duty_id = old.duty_id and t.slot = old.slot`);
  await db.execute(sql`
    delete from duty d using (
      select o.team_id, o.id from duty o where o.ended_at < ${end}
      limit ${mostInARound} for update skip locked) old
    where d.team_id = old.team_id and d.id = old.id`);
}
