import { sql } from "drizzle-orm";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { effectiveAnswer } from "../../core/schedule/effective-answer";
import { joinIsOut, joinKnownVersions } from "../../core/schedule/family-knowledge";
import { joinMergedInto } from "../../core/schedule/merged-player.store";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { isRecipient, peopleOfPlayer } from "./recipients.store";

export interface PlayerAnswers {
  membershipId: string;
  /** The older row of the same player, if staff joined two. */
  countsAs: string | null;
  childId: string | null;
  isSpot: boolean;
  /** Staff merged the spot with a player who has joined. */
  isMergedSpot: boolean;
  people: string[];
  /** By event id; no entry, or nulls: nothing counts, and nothing was acknowledged. */
  answers: Record<string, { answer: Answer | null; isOut: boolean; seenVersion: number | null }>;
}

const joined = { event: "e", player: "m", participation: "p" };

/**
 * The events are read once for all players, and what counts at them only for a player with an answer, an absence or a usual yes, in any version: reading both
 * for each player and event took a third of the time of a change to a whole series. Prepared, since planning it takes as long as running it.
 */
const playerAnswers = prepareOnce((db: Queries) => {
  const teamId = sql`${sql.placeholder("teamId")}::uuid`;
  const players = sql`
    with asked as materialized (
      select e.* from event e
      where e.team_id = ${teamId} and e.id in (select k.id::uuid from json_array_elements_text(${sql.placeholder("eventIds")}::json) k(id)))
    select json_build_object('membershipId', m.id, 'countsAs', older.id, 'childId', m.child_id, 'isSpot', m.spot_first_name is not null,
      'isMergedSpot', spot.is_merged, 'people', ${peopleOfPlayer({ player: "m", adult: "l" })}, 'answers', coalesce(a.answers, '{}'::json)) as row
    from membership m left join child_state s on s.child_id = m.child_id left join living_user l on l.id = m.user_id
      left join lateral (
        select true as is_there from absence x where x.child_id = m.child_id or x.user_id = m.user_id
        union all select true from absence_version x where x.child_id = m.child_id or x.user_id = m.user_id
        union all select true from usual_yes y where y.team_id = m.team_id and y.membership_id = m.id
        union all select true from usual_yes_version y where y.team_id = m.team_id and y.membership_id = m.id limit 1) standing on true
      left join lateral (
        select json_object_agg(e.id, json_build_object('answer', w.answer, 'isOut', o.is_out,
          'seenVersion', p.seen_version)) as answers
        from asked e left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
          ${effectiveAnswer("w", joined).join}
          ${joinKnownVersions("k", joined)} and w.source = 'away'
          ${joinIsOut("o", joined, { answer: "w", known: "k" })}
        where p.event_id is not null or standing.is_there) a on true
      ${joinMergedInto("older", "m")}
      left join lateral is_merged_spot(of_team => m.team_id, row_id => m.id, spot_name => m.spot_first_name, merged => older.id) spot on true
    where m.team_id = ${teamId} and m.ended_at is null and 'player' = any (m.roles) and ${isRecipient({ player: "m", childState: "s", adult: "l" })}`;
  return db
    .select({ row: sql<PlayerAnswers>`one.row` })
    .from(sql`(${players}) as one`)
    .prepare("player_answers");
});

/**
 * Every player of a team to notify, with what counts at these events. One row per player: `readRecipients`, with one row per
 * player and event, took half the time of a change to a whole series.
 */
export async function readPlayerAnswers(
  db: Queries,
  teamId: string,
  eventIds: readonly string[],
): Promise<PlayerAnswers[]> {
  const rows = await playerAnswers(db).execute({ teamId, eventIds: JSON.stringify(eventIds) });
  return rows.map(({ row }) => row);
}
