import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";
import { removeOldReports } from "../report/retention.store";

/** Removes talk past its retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldTalk(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from message_version v using (
      select o.team_id, o.huddle_id, o.seq, o.number from message_version o where o.until < ${ago(now, { days: retention.messageVersionDays })}
      limit ${mostInARound} for update skip locked) old
    where v.team_id = old.team_id and v.huddle_id = old.huddle_id and v.seq = old.seq and v.number = old.number`);
  // A post goes with its comments, poll and read positions, so that no comment is left without it.
  await db.execute(sql`
    delete from huddle h using (
      select f.team_id, f.id from feed_card f join huddle o on o.team_id = f.team_id and o.id = f.id
      where f.posted_at < ${ago(now, { months: retention.postMonths })} limit ${mostInARound} for update of o skip locked) old
    where h.team_id = old.team_id and h.id = old.id`);
  await db.execute(sql`
    delete from message m using (
      select o.team_id, o.huddle_id, o.seq from message o where o.made_at < ${ago(now, { months: retention.messageMonths })}
        and not exists (select from feed_card f where f.team_id = o.team_id and f.id = o.huddle_id)
      limit ${mostInARound} for update skip locked) old
    where m.team_id = old.team_id and m.huddle_id = old.huddle_id and m.seq = old.seq`);
  await removeOldReports(db, now);
}
