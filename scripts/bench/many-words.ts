import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/database";
import { insertMany, usersOfClub } from "../../test/support/people/many-clubs";
import { eventsOfTeam } from "./many-events";

/**
 * Beside the answers of `addManyEvents`: every other practice is of a series, a quarter of the children come to these as usual, and as many are
 * away for a week of the months around now.
 */
export async function addManyWords(db: Database, users: number): Promise<void> {
  const clubs = Math.floor(users / usersOfClub);
  const team = sql`md5('team' || c)::uuid`;
  const series = sql`md5('series ' || c)::uuid`;
  const kids = (from: number, to: number) =>
    sql`generate_series(${from}::int, ${to}::int) c cross join generate_series(1, 30) k`;
  const awayFrom = sql`current_date - 30 + (c * 30 + k) * 7 % 60`;
  await insertMany(
    db,
    { count: clubs, batch: 500 },
    (from, to) => sql`insert into series (team_id, id, weekdays, first_day, last_day, fields, created_by)
      select ${team}, ${series}, 127, current_date - 60, current_date + 140, '{}', 'u1'
      from generate_series(${from}::int, ${to}::int) c`,
    (from, to) => sql`update event e set series_id = s.series_id, series_day = e.first_day
      from (select ${team} as team_id, ${series} as series_id, md5('event ' || c || ' ' || k)::uuid as id
        from generate_series(${from}::int, ${to}::int) c cross join generate_series(0, ${eventsOfTeam - 1}::int, 2) k) s
      where e.team_id = s.team_id and e.id = s.id`,
    (from, to) => sql`insert into usual_yes (team_id, membership_id, said_by, said_at, since, until)
      select ${team}, md5('seat ' || c || ' ' || k)::uuid, 'u1', now() - interval '1 day', current_date - 1, current_date + 150
      from ${kids(from, to)} where k % 4 = 0`,
    (from, to) => sql`insert into absence (id, child_id, first_day, last_day, said_by, said_at)
      select md5('away ' || c || ' ' || k)::uuid, md5('child' || (c - 1) * 30 + k)::uuid, ${awayFrom}, ${awayFrom} + 6, 'u1', now()
      from ${kids(from, to)} where k % 4 = 1`,
  );
}
