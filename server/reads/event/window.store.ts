import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { type CountRow, columns, counted, countsForStaff, mine, withMyPlayers } from "./event-columns";
import { type Position, position, valuesOf } from "./position";

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
