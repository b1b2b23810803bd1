import { type SQL, sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { type AnswerDecider, answerDeciders } from "../../platform/db/schema/schedule";

/** Where the player's columns of a statement have other names than those of `m`, a row of `membership`. */
interface Player {
  id?: SQL;
  userId?: SQL;
}

/** A column of event `e`, as it was when the event began if it was changed since. */
export const atStart = (column: AnswerDecider) =>
  sql.raw(`coalesce((e.at_start ->> '${column}')::${answerDeciders[column]}, e.${column})`);

/**
 * Joins `w`: what stands for player `m` at event `e` with participation `p`, and why. This is the only place that calls the function `effective_answer`; a
 * lint refuses stores that read `participation.answer` for it.
 */
export const joinEffectiveAnswer = ({ id = sql`m.id`, userId = sql`m.user_id` }: Player = {}): SQL =>
  sql`left join lateral effective_answer(
    e.team_id, e.id, ${atStart("kind")}, e.series_id, ${atStart("timing")}, ${atStart("asks")},
    ${atStart("first_day")}, ${atStart("last_day")}, ${atStart("starts_at")}, ${atStart("time_version")},
    ${id}, m.child_id, ${userId}, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_before_start) w on true`;

/** The columns of `w`. */
export const word = {
  answer: sql<Answer | null>`w.answer`,
  source: sql<AnswerSource | null>`w.source`,
  /** Who said it, and when. */
  by: sql<string | null>`w.by_user`,
  at: sql`w.at`,
  /** The last day of the absence or of the usual yes. */
  until: sql<string | null>`w.until::text`,
  over: sql<string | null>`w.over`,
};

/** An answer for this event or an absence: a usual yes says nothing about the single event. */
export const isExplicitAnswer = sql`coalesce(w.source in ('said', 'away'), false)`;

/** Orders the rows of one player that staff joined: the newest word counts, and a usual yes only where neither home said anything. */
export const newestAnswerFirst = sql`case when w.source = 'usual' then 1 when w.source is null then 2 else 0 end, w.at desc nulls last`;
