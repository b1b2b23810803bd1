import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";

/** Skips rows that another server has locked. */
export async function removeOldReports(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from report r using (
      select o.team_id, o.id from report o where o.made_at < ${ago(now, { months: retention.reportMonths })}
      limit ${mostInARound} for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id`);
}
