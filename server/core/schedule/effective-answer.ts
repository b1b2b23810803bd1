import { type SQL, sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { type AnswerDecider, answerDeciders } from "../../platform/db/schema/schedule";

/** The names under which a statement joins an event, a membership, and the participation of the one in the other. */
export interface Joined {
  event: string;
  player: string;
  participation: string;
  /** Where the statement's players are no rows of `membership`: their names for its id and its user. */
  playerId?: string;
  playerUserId?: string;
}

const column = <Type = unknown>(table: string, name: string) => sql.raw(`${table}.${name}`) as SQL<Type>;

/** A column of an event, as it was when the event began if it was changed since. */
export const atStart = (event: string, name: AnswerDecider): SQL =>
  sql.raw(`coalesce((${event}.at_start ->> '${name}')::${answerDeciders[name]}, ${event}.${name})`);

/**
 * Joins what counts for a player at an event, and why, as `name`. This and the view player_awareness alone call the function `effective_answer`; a
 * lint refuses stores that read `participation.answer` for it.
 */
export function effectiveAnswer(
  name: string,
  { event, player, participation, playerId = "id", playerUserId = "user_id" }: Joined,
) {
  const parameters = {
    of_team: column(event, "team_id"),
    of_event: column(event, "id"),
    of_kind: atStart(event, "kind"),
    of_series: column(event, "series_id"),
    of_timing: atStart(event, "timing"),
    asked: atStart(event, "asks"),
    day_one: atStart(event, "first_day"),
    day_last: atStart(event, "last_day"),
    starts: atStart(event, "starts_at"),
    timed_in: atStart(event, "time_version"),
    player: column(player, playerId),
    of_child: column(player, "child_id"),
    of_adult: column(player, playerUserId),
    let_in: column(player, "let_in_at"),
    answer_: column(participation, "answer"),
    answered_by_: column(participation, "answered_by"),
    answered_at_: column(participation, "answered_at"),
    seen: column(participation, "seen_before_start"),
  };
  const given = Object.entries(parameters).map(
    ([parameter, value]) => sql`${sql.raw(parameter)} => ${value}`,
  );
  return {
    join: sql`left join lateral effective_answer(${sql.join(given, sql`, `)}) ${sql.raw(name)} on true`,
    answer: column<Answer | null>(name, "answer"),
    source: column<AnswerSource | null>(name, "source"),
    /** Who gave it, and when. */
    by: column<string | null>(name, "by_user"),
    at: column(name, "at"),
    /** The last day of the absence or of the usual yes. */
    until: sql<string | null>`${column(name, "until")}::text`,
    over: column<string | null>(name, "over"),
  };
}

/** An answer for this event or an absence: a usual yes says nothing about the single event. */
export const isExplicitAnswer = ({ source }: { source: SQL }): SQL =>
  sql`coalesce(${source} in ('said', 'away'), false)`;

/** Orders the rows of one merged player: the newest answer counts, and a usual yes only where neither row has an explicit one. */
export const newestAnswerFirst = ({ source, at }: { source: SQL; at: SQL }): SQL =>
  sql`case when ${source} = 'usual' then 1 when ${source} is null then 2 else 0 end, ${at} desc nulls last`;
