import { sql } from "drizzle-orm";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { effectiveAnswer } from "../../core/schedule/effective-answer";
import { isAsked } from "../../core/schedule/event-audience";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { event } from "../../platform/db/schema/schedule";
import { columns, myPlayer, withMyPlayers } from "../event/event-columns";

/** One of the owner's players at an event. What stands is for their family alone: null for a child whom the owner follows. */
export interface PlayerRow {
  /** A child's; null for an adult player, staff and followers of the team. */
  first_name: string | null;
  is_family: boolean;
  answer: Answer | null;
}

/** An event as calendars show it. */
export type EntryRow = Omit<FeedRow, "players">;
export type FeedRow = Awaited<ReturnType<typeof readFeedRows>>[number];

/** No calendar of a household comes near it; the first days of a longer one are kept. */
const mostEvents = 2_000;

/** What calendars show of an event `e`, with its team's name. */
const entryColumns = () => {
  const { teamId, id, kind, title, timing, timeZone, startsLocal, endsLocal, arriveMinutes } = columns;
  const { firstDay, lastDay, startsAt, endsAt, venue, status } = columns;
  return {
    ...{ teamId, id, kind, title, timing, timeZone, startsLocal, endsLocal, arriveMinutes },
    ...{ firstDay, lastDay, startsAt, endsAt, venue, status },
    opponent: sql<string | null>`e.opponent`,
    venueDetail: sql<string | null>`e.venue_detail`,
    kit: sql<string | null>`e.kit`,
    isInRepeatedHour: sql<boolean>`e.is_in_repeated_hour`,
    dayAfter: sql<string>`(e.last_day + 1)::text`,
    teamName: sql<string>`e.team_name`,
  };
};

/**
 * The events that somebody reaches at this moment, of one child or team if it is given. The page's keys are selected before the joins, as in the
 * window's statement, and nothing is counted.
 */
const feedEvents = prepareOnce((db: Database) => {
  const from = sql`${sql.placeholder("from")}::date`;
  const childId = sql`${sql.placeholder("childId")}::uuid`;
  const isOfChild = sql`(${childId} is null or m.child_id = ${childId})`;
  return db
    .with(withMyPlayers(db, sql`${sql.placeholder("userId")}`, sql`${sql.placeholder("teamId")}::uuid`))
    .select({
      ...entryColumns(),
      players: sql<PlayerRow[] | null>`players.rows`,
    })
    .from(
      sql`(
        select e.*, team.name as team_name from event e join team on team.id = e.team_id and team.archived_at is null
        where e.team_id in (select m.team_id from my_players m where ${isOfChild})
          and e.first_day >= ${from} - 13 and e.first_day < ${from} + ${sql.placeholder("days")}::int and e.last_day >= ${from}
        order by e.first_day, e.starts_at, e.id limit ${sql.raw(String(mostEvents))}
      ) e join lateral (
        select json_agg(json_build_object(
            'first_name', case when m.child_id is not null then m.first_name end, 'is_family', m.via <> 'follow',
            'answer', case when m.via <> 'follow' then w.answer end)
          order by m.via <> 'guardian', m.sorted_by, m.membership_id) as rows
        from my_players m
          left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.membership_id
          ${effectiveAnswer("w", myPlayer).join}
        where m.team_id = e.team_id and ${isOfChild} and ('player' = any (m.roles) or ${isAsked("e", "m")})) players on true`,
    )
    .orderBy(sql`e.first_day, e.starts_at, e.id`)
    .prepare("calendar_events");
});

export const readFeedRows = (
  db: Database,
  asked: { userId: string; childId: string | null; teamId: string | null; from: string; days: number },
) => feedEvents(db).execute(asked);

/** One event, also of an archived team. */
const oneEntry = prepareOnce((db: Database) =>
  db
    .select({
      ...entryColumns(),
      version: columns.version,
      changedAt: sql`e.changed_at`.mapWith(event.changedAt),
    })
    .from(
      sql`(
        select e.*, team.name as team_name from event e join team on team.id = e.team_id
        where e.team_id = ${sql.placeholder("teamId")} and e.id = ${sql.placeholder("id")}) e`,
    )
    .prepare("calendar_file"),
);

export const readEntry = async (db: Database, key: { teamId: string; id: string }) =>
  (await oneEntry(db).execute(key))[0];
