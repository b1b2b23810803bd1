import { type SQL, sql } from "drizzle-orm";
import type { WordSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { type AnswerDecider, answerDeciders } from "../../platform/db/schema/schedule";

/** Where the player's columns of a statement have other names than those of `m`, a row of `membership`. */
interface Player {
  id?: SQL;
  userId?: SQL;
}

/** A column of event `e`, as it was when the event began if it was changed since. */
const atStart = (column: AnswerDecider) =>
  sql.raw(`coalesce((e.at_start ->> '${column}')::${answerDeciders[column]}, e.${column})`);

/**
 * Joins `w`: what stands for player `m` at event `e` with participation `p`, and why. This is the only place that calls the function `word_of`; a
 * lint refuses stores that read `participation.answer` for it.
 */
export const joinWord = ({ id = sql`m.id`, userId = sql`m.user_id` }: Player = {}): SQL =>
  sql`left join lateral word_of(
    e.team_id, e.id, ${atStart("kind")}, e.series_id, ${atStart("timing")}, ${atStart("asks")},
    ${atStart("first_day")}, ${atStart("last_day")}, ${atStart("starts_at")}, ${atStart("time_version")},
    ${id}, m.child_id, ${userId}, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_before_start) w on true`;

/** The columns of `w`. */
export const word = {
  answer: sql<Answer | null>`w.answer`,
  source: sql<WordSource | null>`w.source`,
  /** Who said it, and when. */
  by: sql<string | null>`w.by_user`,
  at: sql`w.at`,
  /** The last day of the absence or of the usual yes. */
  until: sql<string | null>`w.until::text`,
  over: sql<string | null>`w.over`,
};

/** An answer for this event or an absence: a usual yes says nothing about the single event. */
export const isOwnWord = sql`coalesce(w.source in ('said', 'away'), false)`;

/**
 * Whether the family is out of the event as they know it: by its own no, or by an absence that covers those days as well, of each version that
 * they may believe (`k.heard`; none of an event that never changed). An absence alone must not hide a change from a family that reads *In* for
 * the days before it.
 */
export const isOutOfKnown = sql`coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
  select from jsonb_array_elements(coalesce(k.heard, '[null]')) h(shown)
    cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
  where not exists (
    select from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
      coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), ${atStart("starts_at")}) x
    where p.answer is null or x.said_at > p.answered_at))), false)`;

/** Orders the rows of one player that staff joined: the newest word counts, and a usual yes only where neither home said anything. */
export const newestWordFirst = sql`case when w.source = 'usual' then 1 when w.source is null then 2 else 0 end, w.at desc nulls last`;
