import { type SQL, sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import type { Mark } from "../../../domain/schedule/attendance/attendance";
import { byColumn, type EventSnapshot, lineParts } from "../../../domain/schedule/event/event-parts";
import { teamAccessOf } from "../../core/access/team-access.store";
import { effectiveAnswer, type Joined, newestAnswerFirst } from "../../core/schedule/effective-answer";
import { isAsked } from "../../core/schedule/event-audience";
import { joinKnownVersions, severalVersions } from "../../core/schedule/family-knowledge";
import { joinMergedInto } from "../../core/schedule/merged-player.store";
import { orNull } from "../../platform/db/column-types";
import type { Database } from "../../platform/db/database";
import { event } from "../../platform/db/schema/schedule";

/** One of the caller's players at an event: their child, themselves, or a child whom they follow. */
export interface MineRow {
  membership_id: string;
  child_id: string | null;
  first_name: string;
  number: string | null;
  via: "self" | "guardian" | "follow";
  is_asked: boolean;
  answer: Answer | null;
  note: string | null;
  answered_by: string | null;
  answered_by_name: string | null;
  answered_at: string | null;
  answered_event_version: number | null;
  answer_version: number;
  seen_version: number | null;
  source: AnswerSource | null;
  until: string | null;
  over: string | null;
  /** The usual yes that holds at the practice. */
  usual: { until: string; version: number; is_paused: boolean } | null;
  attendance: Mark | null;
  /** The version that the family knows, and what it showed; both null if nothing has changed since. */
  known_version: number | null;
  known: EventSnapshot | null;
  /** All that the family may believe, where that is more than one version. */
  possible_versions: readonly EventSnapshot[] | null;
  /** What the event showed before its last change, if the family had that in sight and pressed nothing. */
  before_seen: EventSnapshot | null;
}

export interface CountRow {
  yes: number;
  maybe: number;
  no: number;
  silent: number;
  not_joined: number;
  for_old_time: number;
  usual: number;
  away: number;
  marked: number;
}

export interface VenueJson {
  id: string;
  name: string;
  category: string;
  address: string | null;
  version: number;
}

/**
 * `my_players`, a common table expression: the memberships of the caller's children, of themselves, and of children whom they follow, each once.
 * Everything that depends on the caller alone is read here, once instead of for each event.
 */
export const withMyPlayers = (db: Database, userId: SQL, teamId: SQL = sql`null::uuid`) =>
  db.$with("my_players", {}).as(sql`
    select distinct on (t.team_id, t.membership_id) t.team_id, t.membership_id, t.child_id, t.via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, u.first_name, u.full_name) as first_name, lower(c.first_name) as sorted_by
    from ${teamAccessOf(userId)} t join membership m on m.team_id = t.team_id and m.id = t.membership_id
      left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where t.via <> 'own' and (${teamId} is null or t.team_id = ${teamId})
    order by t.team_id, t.membership_id, t.via = 'follow'`);

/** A row of `my_players` at event `e`. */
export const myPlayer: Joined = {
  ...{ event: "e", player: "m", participation: "p" },
  ...{ playerId: "membership_id", playerUserId: "player_user_id" },
};

/** The caller's players at each event, with what their family knows of a version. Needs `my_players`. */
export const mineAt = (noticed: SQL) => sql`lateral (
  select json_agg(json_build_object(
      'membership_id', m.membership_id, 'child_id', m.child_id, 'first_name', m.first_name, 'number', m.number,
      'via', m.via, 'is_asked', ${isAsked("e", "m")}, 'answer', w.answer, 'note', case when w.source = 'said' then p.note end,
      'answered_by', w.by_user, 'answered_by_name', a.full_name, 'answered_at', w.at,
      'answered_event_version', case when w.source = 'said' then p.answered_event_version end,
      'answer_version', coalesce(p.answer_version, 0), 'seen_version', p.seen_version,
      'source', w.source, 'until', w.until, 'over', w.over,
      'usual', case when e.kind = 'practice' and e.series_id is not null and m.usual_until >= e.first_day
        then json_build_object('until', m.usual_until, 'version', m.usual_version, 'is_paused', m.usual_paused_at is not null) end,
      'attendance', p.attendance,
      'known_version', k.version, 'known', k.shown, 'possible_versions', ${severalVersions("k")},
      'before_seen', case when p.seen_via = 'opened' and p.seen_version >= ${noticed} then (
        select v.shown from event_version v where v.team_id = e.team_id and v.event_id = e.id and v.version < ${noticed}
        order by v.version desc limit 1) end)
    order by m.via <> 'guardian', m.sorted_by, m.membership_id) as rows
  from my_players m
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.membership_id
    ${effectiveAnswer("w", myPlayer).join}
    left join "user" a on a.id = w.by_user
    ${joinKnownVersions("k", myPlayer, noticed)}
  where m.team_id = e.team_id and ('player' = any (m.roles) or ${isAsked("e", "m")})) mine on true`;
export const mine = mineAt(sql`e.notice_version`);

const counting = effectiveAnswer("w", { event: "e", player: "m", participation: "p" });

/**
 * Counts what stands for the living members who are asked, without frozen children and banned adults. Only players are silent, since nudges and
 * reminders reach nobody else. Rows that staff joined are one player, of which the newest answer counts (`countedRow` in
 * domain/schedule/answer/same-player.ts).
 */
export const counted = sql`(
  select json_build_object(
      'yes', count(*) filter (where answer = 'yes'), 'maybe', count(*) filter (where answer = 'maybe'),
      'no', count(*) filter (where answer = 'no'), 'silent', count(*) filter (where answer is null and is_player),
      'not_joined', count(*) filter (where answer is null and is_spot),
      'for_old_time', count(*) filter (where answer = 'yes' and source = 'said' and answered_event_version < e.time_version),
      'usual', count(*) filter (where source = 'usual'), 'away', count(*) filter (where source = 'away'),
      'marked', (select count(*) from participation o where o.team_id = e.team_id and o.event_id = e.id and o.attendance is not null))
  from (
    select distinct on (coalesce(older.id, m.id)) w.answer, w.source, p.answered_event_version, 'player' = any (m.roles) as is_player,
        m.child_id is null and m.user_id is null and not spot.is_merged as is_spot
    from membership m left join child_state s on s.child_id = m.child_id
      ${joinMergedInto("older", "m")}
      left join lateral is_merged_spot(of_team => m.team_id, row_id => m.id, spot_name => m.spot_first_name, merged => older.id) spot on true
      left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
      ${counting.join}
    where m.team_id = e.team_id and m.ended_at is null and ${isAsked("e", "m")}
      and (m.child_id is null or s.is_frozen = false)
      and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
    order by coalesce(older.id, m.id), ${newestAnswerFirst(counting)}, older.id is not null, m.id) player)`;

/** For staff only, since the counts scan every player of the team for each event; `readNext` reads those of one. Needs `my_players`. */
export const countsForStaff = sql<CountRow | null>`case when exists (
  select from my_players r where r.team_id = e.team_id and r.via = 'self' and r.roles && '{coach,manager}') then ${counted} end`;

export const columns = {
  teamId: sql<string>`e.team_id`,
  id: sql<string>`e.id`,
  seriesId: sql<string | null>`e.series_id`,
  kind: sql<typeof event.$inferSelect.kind>`e.kind`,
  title: sql<string>`e.title`,
  side: sql<EventSnapshot["side"]>`e.side`,
  timing: sql<EventSnapshot["timing"]>`e.timing`,
  timeZone: sql<string>`e.time_zone`,
  startsLocal: sql<string>`to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`,
  endsLocal: sql<string>`to_char(e.ends_local, 'YYYY-MM-DD"T"HH24:MI:SS')`,
  durationMinutes: sql<number>`e.duration_minutes`,
  arriveMinutes: sql<number>`e.arrive_minutes`,
  firstDay: sql<string>`e.first_day::text`,
  lastDay: sql<string>`e.last_day::text`,
  startsAt: sql`e.starts_at`.mapWith(event.startsAt),
  endsAt: sql`e.ends_at`.mapWith(event.endsAt),
  arrivesAt: sql`e.arrives_at`.mapWith(event.arrivesAt),
  venue: sql<VenueJson | null>`(
    select json_build_object('id', v.id, 'name', v.name, 'category', v.category, 'address', v.address, 'version', v.version)
    from venue v where v.team_id = e.team_id and v.id = e.venue_id)`,
  ...byColumn(lineParts, (name) => sql<string | null>`e.${sql.identifier(name)}`),
  notes: sql<string | null>`e.notes`,
  status: sql<EventSnapshot["status"]>`e.status`,
  calledOffFor: sql<EventSnapshot["called_off_for"]>`e.called_off_for`,
  calledOffNote: sql<string | null>`e.called_off_note`,
  asks: sql<typeof event.$inferSelect.asks>`e.asks`,
  answerBy: sql`e.answer_by`.mapWith(orNull(event.answerBy)),
  version: sql<number>`e.version`,
  timeVersion: sql<number>`e.time_version`,
  noticeVersion: sql<number>`e.notice_version`,
  createdAt: sql`e.created_at`.mapWith(event.createdAt),
  mine: sql<MineRow[] | null>`mine.rows`,
};
