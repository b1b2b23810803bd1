import { sql } from "drizzle-orm";
import { remindedBefore } from "../../../domain/schedule/notice/reminder";
import type { Queries } from "../../db/database";
import { insertNotices } from "../receipt/receipts.store";

/** Events that one round reminds of at most. */
const mostInARound = 500;

const hours = (count: number) => sql.raw(`interval '${count} hours'`);

/**
 * Marks events whose reminder is due (`remindAt`), so that each is reminded of once, and queues a notice for those still open to answers.
 * Families of an event that was added later than that have been told of it just now, so they are reminded when half of the time that they
 * have is over.
 */
export async function remindOfAnswers(tx: Queries, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // Events with a change that can still be undone are left to a later round.
  const isSettled = sql`not exists (select 1 from notice n where n.team_id = event.team_id and n.event_id = event.id
    and n.told_at is null and n.not_before > ${at} and n.kind in ('added', 'moved', 'changed', 'called_off', 'back_on'))`;
  const isHalfOver = sql`${at} - created_at >= coalesce(answer_by, starts_at) - ${at}`;
  const { rows } = await tx.execute<{ team_id: string; id: string; version: number; is_open: boolean }>(sql`
    with closing as (
      select team_id, id from event where answer_by is not null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and answer_by <= ${at} + ${hours(remindedBefore.deadline)} and ${isHalfOver} and ${isSettled} order by answer_by limit ${mostInARound} for no key update skip locked
    ), beginning as (
      select team_id, id from event where answer_by is null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and starts_at <= ${at} + ${hours(remindedBefore.start)} and ${isHalfOver} and ${isSettled} order by starts_at limit ${mostInARound} for no key update skip locked
    )
    update event e set reminded_at = ${at} from (select * from closing union all select * from beginning) due
    where e.team_id = due.team_id and e.id = due.id
    returning e.team_id, e.id, e.version, coalesce(e.answer_by, e.starts_at) > ${at} as is_open`);
  await insertNotices(
    tx,
    rows
      .filter(({ is_open }) => is_open)
      .map(({ team_id: teamId, id: eventId, version: eventVersion }) => ({
        teamId,
        eventId,
        kind: "answer_wanted",
        eventVersion,
        madeAt: now,
        notBefore: now,
      })),
  );
  return rows.length;
}
