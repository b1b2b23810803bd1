import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { effectiveAnswer, isExplicitAnswer } from "../schedule/effective-answer";

const counts = effectiveAnswer("w", { event: "e", player: "m", participation: "p" });

/** A practice that a usual yes may count for and that its player missed without an answer. */
const isMissed = sql`coalesce(p.attendance = 'absent', false) and not ${isExplicitAnswer(counts)}`;

/**
 * Pauses the usual yeses of these players who missed two practices of the team in a row without a word, since the family last said it; and takes
 * back a pause whose marks were corrected. One that the family has answered is over or holds anew, so it is not touched. The rows are locked
 * first: of two marks at the same moment the second one reads the first.
 */
export async function reviewUsual(
  tx: Queries,
  {
    teamId,
    membershipIds,
    today,
    now,
  }: { teamId: string; membershipIds: readonly string[]; today: string; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select y.membership_id as id from usual_yes y
    where y.team_id = ${teamId}::uuid and y.until >= ${today}::date
      and y.membership_id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(membershipIds)}::json) k(id))
    order by y.membership_id for update`);
  if (rows.length === 0) return;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await tx.execute(sql`
    update usual_yes y set paused_at = case when o.has_missed then ${at} end, version = y.version + 1, valid_from = ${at}
    from (
      select u.membership_id, exists (
        select from (
          select ${isMissed} as is_missed, lag(${isMissed}) over (order by e.first_day, e.starts_at, e.id) as was_missed
          from event e join membership m on m.team_id = e.team_id and m.id = u.membership_id
            left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
            ${counts.join}
          where e.team_id = u.team_id and e.kind = 'practice' and e.series_id is not null and e.asks <> 'nobody' and e.status = 'on'
            and e.first_day >= (u.said_at - interval '15 days')::date and e.arrives_at <= ${at} + interval '1 hour'
            and e.starts_at > u.said_at and (u.confirmed_at is null or e.starts_at > u.confirmed_at)) practice
        where practice.is_missed and practice.was_missed) as has_missed
      from usual_yes u
      where u.team_id = ${teamId}::uuid and u.membership_id in (select k.id::uuid from json_array_elements_text(${ids}::json) k(id))) o
    where y.team_id = ${teamId}::uuid and y.membership_id = o.membership_id and (y.paused_at is not null) <> o.has_missed`);
}
