import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import { markRetentionMonths } from "../../../domain/schedule/attendance/attendance";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";
import { removeOldLists } from "./call-list.store";

/** Removes schedule data past its retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldSchedule(db: Queries, now: Date): Promise<void> {
  const [notesEnd, marksEnd] = [
    ago(now, { days: retention.noteDays }),
    ago(now, { months: markRetentionMonths }),
  ];
  await db.execute(sql`
    update participation p set note = null, note_by = null from (
      select n.team_id, n.event_id, n.membership_id from participation n
        join event e on e.team_id = n.team_id and e.id = n.event_id
      where n.note is not null and n.answered_at < ${notesEnd} and e.ends_at < ${notesEnd}
      limit ${mostInARound} for update of n skip locked) old
    where p.team_id = old.team_id and p.event_id = old.event_id and p.membership_id = old.membership_id`);
  await db.execute(sql`
    update participation p set attendance = null, attendance_by = null, attendance_at = null from (
      select n.team_id, n.event_id, n.membership_id from participation n
        join event e on e.team_id = n.team_id and e.id = n.event_id
      where n.attendance_at < ${marksEnd} and e.ends_at < ${marksEnd}
      limit ${mostInARound} for update of n skip locked) old
    where p.team_id = old.team_id and p.event_id = old.event_id and p.membership_id = old.membership_id`);
  await db.execute(sql`
    delete from answer_log l using (
      select o.team_id, o.id from answer_log o where o.at < ${ago(now, { months: retention.answerLogMonths })}
      limit ${mostInARound} for update skip locked) old
    where l.team_id = old.team_id and l.id = old.id`);
  await db.execute(sql`
    delete from event_version v using (
      select o.team_id, o.event_id, o.version from event_version o
        join event e on e.team_id = o.team_id and e.id = o.event_id
      where o.made_at < ${ago(now, { months: retention.eventVersionMonths })} and e.ends_at < ${ago(now, { months: retention.eventVersionMonths })}
      limit ${mostInARound} for update of o skip locked) old
    where v.team_id = old.team_id and v.event_id = old.event_id and v.version = old.version`);
  await db.execute(sql`
    delete from notice n using (
      select o.team_id, o.id from notice o where o.told_at < ${ago(now, { days: retention.noticeDays })}
      limit ${mostInARound} for update skip locked) old
    where n.team_id = old.team_id and n.id = old.id`);
  await removeOldLists(db, now, mostInARound);
}
