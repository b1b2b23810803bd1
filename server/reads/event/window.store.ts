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
import { prepareOnce } from "../../platform/db/prepared";
import { event } from "../../platform/db/schema/schedule";
import { type Position, position, valuesOf } from "./position";

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
const counted = sql`(
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

export type WindowRow = Awaited<ReturnType<typeof readWindowRows>>[number];

/** The most events of one reply: a longer window is read in pages, so that no account can occupy the process with one call. */
export const windowSize = 100;

/**
 * Events last 14 days at most, so the index on the first day also finds those that began before the window. The page's keys are selected
 * before the joins, so that only its events are joined.
 */
const eventsOfDays = prepareOnce((db: Database) => {
  const from = sql`${sql.placeholder("from")}::date`;
  const teamId = sql`${sql.placeholder("teamId")}::uuid`;
  return db
    .with(withMyPlayers(db, sql`${sql.placeholder("userId")}`, teamId))
    .select({ ...columns, counts: countsForStaff })
    .from(
      sql`(
        select e.* from event e join team on team.id = e.team_id and team.archived_at is null
        where e.team_id in (select team_id from my_players)
          and e.first_day >= ${from} - 13 and e.first_day < ${from} + ${sql.placeholder("days")}::int and e.last_day >= ${from}
          and (e.first_day, e.starts_at, e.id) > ${position}
        order by e.first_day, e.starts_at, e.id limit ${sql.raw(String(windowSize + 1))}
      ) e join ${mine}`,
    )
    .orderBy(sql`e.first_day, e.starts_at, e.id`)
    .prepare("events_of_days");
});

/** Up to one more than a page of the events in a range of days that the caller may see, after a position; of one team if it is given. */
export const readWindowRows = (
  db: Database,
  {
    after,
    teamId = null,
    ...asked
  }: { userId: string; teamId?: string | null; from: string; days: number; after: Position },
) => eventsOfDays(db).execute({ ...asked, teamId, ...valuesOf(after) });

const oneEvent = prepareOnce((db: Database) =>
  db
    .with(withMyPlayers(db, sql`${sql.placeholder("userId")}`, sql`${sql.placeholder("teamId")}::uuid`))
    .select({
      ...columns,
      counts: sql<CountRow>`${counted}`,
      answersShownTo: sql<
        "families" | "staff"
      >`(select t.answers_shown_to from team t where t.id = e.team_id)`,
    })
    .from(sql`event e join ${mine}`)
    .where(sql`e.team_id = ${sql.placeholder("teamId")}::uuid and e.id = ${sql.placeholder("id")}::uuid`)
    .prepare("one_event"),
);

const nextEvent = prepareOnce((db: Database) => {
  const at = (name: string) => sql.raw(`(${name}.first_day, ${name}.starts_at, ${name}.id)`);
  const others = sql`select from event o where o.team_id = e.team_id and o.status = 'on'`;
  return db
    .select({
      counts: sql<CountRow>`${counted}`,
      edge: sql<"first" | "last" | null>`case
        when not exists (${others} and o.first_day >= s.starts_on and ${at("o")} < ${at("e")}) and s.id is not null then 'first'
        when not exists (${others} and o.first_day <= s.ends_on and ${at("o")} > ${at("e")}) and e.first_day > s.ends_on - 7 then 'last'
        end`,
    })
    .from(sql`event e left join season s
      on s.team_id = e.team_id and s.closed_at is null and e.first_day between s.starts_on and s.ends_on`)
    .where(sql`e.team_id = ${sql.placeholder("teamId")}::uuid and e.id = ${sql.placeholder("id")}::uuid`)
    .prepare("next_event");
});

/** The counts of one event's answers, and whether it is a season's first or last; null if it was deleted meanwhile. */
export async function readNext(db: Database, { teamId, id }: Pick<WindowRow, "teamId" | "id">) {
  const [row] = await nextEvent(db).execute({ teamId, id });
  return row ?? null;
}

export async function readEventRow(db: Database, key: { userId: string; teamId: string; id: string }) {
  const [row] = await oneEvent(db).execute(key);
  return row;
}

export interface WindowTeam {
  id: string;
  name: string;
  colour_one: string;
  colour_two: string;
  time_zone: string;
  is_staff: boolean;
  /** For staff. */
  series_until: string | null;
}

export interface WindowPerson {
  child_id: string | null;
  name: string;
  /** Null for a child whom the caller follows. */
  away: { id: string; first_day: string; last_day: string; weekdays: number; version: number }[] | null;
}

/** Absences of `mine` that touch the window's days. */
const awayOfPerson = sql`(
  select json_agg(json_build_object('id', x.id, 'first_day', x.first_day, 'last_day', x.last_day, 'weekdays', x.weekdays, 'version', x.version)
    order by x.first_day, x.last_day, x.id)
  from absence x where (x.child_id = mine.child_id or x.user_id = mine.user_id)
    and x.last_day >= ${sql.placeholder("from")}::date and x.first_day < ${sql.placeholder("from")}::date + ${sql.placeholder("days")}::int)`;

/** The last day of all series of the team `t` that could be copied once they are over; games are not. */
const seriesUntil = sql`(select max(s.last_day) from series s where s.team_id = t.id and s.fields->>'kind' not in ('game', 'tournament'))`;

/** By their names: the clock of the first says which day the schedule calls today. */
const inOrder = sql`lower(t.name), t.id`;

const frame = prepareOnce((db: Database) => {
  const teamId = sql`${sql.placeholder("teamId")}::uuid`;
  const reached = sql`${teamAccessOf(sql`${sql.placeholder("userId")}`)} r join team t on t.id = r.team_id and t.archived_at is null
    where r.via <> 'own' and (${teamId} is null or r.team_id = ${teamId})`;
  return db
    .select({
      teams: sql<WindowTeam[]>`(
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two,
          'time_zone', t.time_zone, 'is_staff', mine.is_staff, 'series_until', case when mine.is_staff then ${seriesUntil} end) order by ${inOrder}), '[]')
        from (select r.team_id, bool_or(r.via = 'self' and r.roles && '{coach,manager}') as is_staff from ${reached}
          group by r.team_id) mine join team t on t.id = mine.team_id)`,
      people: sql<WindowPerson[]>`(
        select coalesce(json_agg(json_build_object('child_id', c.id, 'name', coalesce(c.first_name, u.first_name, u.full_name),
          'away', case when mine.is_own then coalesce(${awayOfPerson}, '[]'::json) end)
          order by c.id is null, lower(c.first_name), c.id), '[]')
        from (select r.child_id, case when r.child_id is null then r.user_id end as user_id, bool_or(r.via <> 'follow') as is_own from ${reached}
            and (r.child_id is not null or 'player' = any (r.roles)) group by 1, 2) mine
          left join child c on c.id = mine.child_id left join "user" u on u.id = mine.user_id)`,
    })
    .from(sql`(select 1) as one`)
    .prepare("schedule_frame");
});

/** The teams and people of a window, and when these are away. */
export async function readWindowFrame(
  db: Database,
  {
    userId,
    teamId = null,
    from = null,
    days = 0,
  }: { userId: string; teamId?: string | null; from?: string | null; days?: number },
): Promise<{ teams: WindowTeam[]; people: WindowPerson[] }> {
  const [row] = await frame(db).execute({ userId, teamId, from, days });
  return row ?? { teams: [], people: [] };
}

const firstZone = prepareOnce((db: Database) =>
  db
    .select({ timeZone: sql<string>`t.time_zone` })
    .from(
      sql`${teamAccessOf(sql`${sql.placeholder("userId")}`)} r join team t on t.id = r.team_id and t.archived_at is null`,
    )
    .where(sql`r.via <> 'own'`)
    .orderBy(inOrder)
    .limit(1)
    .prepare("schedule_zone"),
);

/** In which a person's schedule reads today's date: that of their first team. */
export async function readScheduleZone(db: Database, userId: string): Promise<string> {
  const [row] = await firstZone(db).execute({ userId });
  return row?.timeZone ?? "UTC";
}
