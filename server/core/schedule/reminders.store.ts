import { sql } from "drizzle-orm";
import { remindedBefore } from "../../../domain/schedule/notice/reminder";
import type { Queries } from "../../platform/db/database";
import { momentOf } from "../../platform/db/rounds";

/** Events that one round reminds of at most. */
const mostInARound = 500;

const hours = (count: number) => sql.raw(`interval '${count} hours'`);

/**
 * Marks events whose reminder is due (`remindAt`), so that each is reminded of once, and queues a notice for those still open to answers; both in
 * one statement, so that neither is lost. Families of an event that was added later than that have been told of it just now, so they are reminded when
 * half of the time that they have is over.
 */
export async function remindOfAnswers(db: Queries, now: Date): Promise<void> {
  const at = momentOf(now);
  // Events with a change that can still be undone are left to a later round.
  const isSettled = sql`not exists (select 1 from notice n where n.team_id = event.team_id and n.event_id = event.id
    and n.told_at is null and n.not_before > ${at} and n.kind in ('added', 'moved', 'changed', 'called_off', 'back_on'))`;
  const isHalfOver = sql`${at} - created_at >= coalesce(answer_by, starts_at) - ${at}`;
  await db.execute(sql`
    with closing as (
      select team_id, id from event where answer_by is not null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and answer_by <= ${at} + ${hours(remindedBefore.deadline)} and ${isHalfOver} and ${isSettled} order by answer_by limit ${mostInARound} for no key update skip locked
    ), beginning as (
      select team_id, id from event where answer_by is null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and starts_at <= ${at} + ${hours(remindedBefore.start)} and ${isHalfOver} and ${isSettled} order by starts_at limit ${mostInARound} for no key update skip locked
    ), reminded as (
      update event e set reminded_at = ${at} from (select * from closing union all select * from beginning) due
      where e.team_id = due.team_id and e.id = due.id
      returning e.team_id, e.id, e.version, e.arrives_at, coalesce(e.answer_by, e.starts_at) > ${at} as is_open
    )
    insert into notice (team_id, id, event_id, kind, event_version, arrives_at, made_at, not_before)
    select team_id, gen_random_uuid(), id, 'answer_wanted', version, arrives_at, ${at}, ${at} from reminded where is_open`);
}
