import { type SQL, sql } from "drizzle-orm";
import { daysAsked } from "../../../domain/schedule/week/agenda";
import { teamAccessOf } from "../../core/access/team-access.store";
import {
  iso,
  item,
  mostItems,
  type NeedsYouQuery,
  startFields,
  teamFields,
} from "../../core/base/needs-you-item";
import { isOvertaken } from "../../core/schedule/call-list.store";
import { effectiveAnswer } from "../../core/schedule/effective-answer";
import { isAsked } from "../../core/schedule/event-audience";

/** Events `e` of the person's teams; the first day is there for the index. */
const isToCome = (userId: SQL, now: SQL) => sql`e.team_id in (
    select r.team_id from ${teamAccessOf(userId)} r where r.via in ('guardian', 'self'))
  and e.ends_at > ${now} and e.first_day >= (${now} - interval '15 days')::date`;

/** For whom they answer at the event `e`, with what stands. */
const myMembers = (userId: SQL) => sql`${teamAccessOf(userId)} r
  join membership m on m.team_id = r.team_id and m.id = r.membership_id
    and r.team_id = e.team_id and r.via in ('guardian', 'self')
  left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id
  ${effectiveAnswer("w", { event: "e", player: "m", participation: "p" }).join}`;

/** Whether this version of the event `e` put it back on. */
const isBackOn = (version: string) => `case when e.status = 'on' and (
    select o.shown ->> 'status' from event_version o where o.team_id = e.team_id and o.event_id = e.id and o.version < ${version}
    order by o.version desc limit 1) = 'called_off' then true end`;

/** Families to call, for the staff of their team. Who they are is read apart: `fillCallLists`. */
export const callLists = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'call_list'",
    id: "'call_list ' || e.id",
    created_at: iso("c.opened_at"),
    event_id: "e.id",
    event_title: "e.title",
    is_called_off: "case when e.status = 'called_off' then true end",
    is_back_on: isBackOn("c.notice_version"),
    ...startFields,
    arrives_at: iso("c.arrives_at"),
    notice_version: "e.notice_version",
    ...teamFields,
  })}, c.opened_at
  from call_list c join event e on e.team_id = c.team_id and e.id = c.event_id and not ${isOvertaken("c")}
    join team t on t.id = c.team_id and t.archived_at is null
  where ${isAdult} and c.closed_at is null and e.ends_at > ${now} and c.team_id in (
    select h.team_id from ${teamAccessOf(userId)} h where h.via = 'self' and h.roles && '{coach,manager}')
  order by c.arrives_at limit ${mostItems})`;

/** Changes that the family has not acknowledged. */
export const changes = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'change'",
    id: "'change ' || e.id",
    created_at: iso("n.made_at"),
    event_id: "e.id",
    event_title: "e.title",
    is_called_off: "case when e.status = 'called_off' then true end",
    is_back_on: isBackOn("e.notice_version"),
    ...startFields,
    ...teamFields,
  })}, n.made_at
  from event e join team t on t.id = e.team_id and t.archived_at is null
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
  where ${isAdult} and ${isToCome(userId, now)} and e.notice_version > 1
    -- Only after the notice is delivered, so that an undo before leaves no trace.
    and not exists (select from notice w where w.team_id = e.team_id and w.event_id = e.id and w.told_at is null
      and w.kind in ('moved', 'changed', 'called_off', 'back_on'))
    and exists (select from ${teamAccessOf(userId)} r
      where r.via in ('guardian', 'self') and r.team_id = e.team_id and is_player_unaware(e.team_id, e.id, r.membership_id))
  order by n.made_at desc limit ${mostItems})`;

/**
 * The missing answers, counted by event: of the days ahead for which the schedule asks too, and of any event whose team asked again, by
 * a reminder or a nudge. Open as `judgeAnswer` in domain/schedule/answer/answer-deadline.ts says.
 */
export const answersWanted = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'answer_wanted'",
    id: "'answer_wanted ' || e.id",
    created_at: iso("coalesce(max(p.nudged_at), e.reminded_at, e.created_at)"),
    count: "count(*)",
    event_id: "e.id",
    event_title: "e.title",
    ...startFields,
    ...teamFields,
  })}, e.created_at
  from event e join team t on t.id = e.team_id and t.archived_at is null cross join lateral (
    select p.nudged_at from ${myMembers(userId)} where w.answer is null and ${isAsked("e", "m")}) p
  where ${isAdult} and ${isToCome(userId, now)} and e.status = 'on'
    and (e.answer_by is null or e.answer_by > ${now})
    and (p.nudged_at is not null or e.reminded_at is not null
      or e.starts_at < ${now} + interval '${sql.raw(String(daysAsked))} days')
  group by e.team_id, e.id, t.id order by e.starts_at limit ${mostItems})`;
