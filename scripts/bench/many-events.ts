import { sql } from "drizzle-orm";
import type { Database } from "../../server/platform/db/database";
import { insertMany } from "../../test/support/people/many-clubs";

/** One event every other day, starting two months ago. */
const eventsOfTeam = 100;

/**
 * Inserts practices for every club at 17:30 in Chicago. All thirty children of a club have answered those of two weeks. Past ones were
 * reminded of: a server marks those that were not, 500 a second, while it is measured.
 */
export async function addManyEvents(db: Database, clubs: number): Promise<void> {
  const key = sql`md5('team' || c)::uuid as team_id, md5('event ' || c || ' ' || k)::uuid as id`;
  const day = sql`current_date - 60 + 2 * k`;
  await insertMany(
    db,
    { count: clubs, batch: 500 },
    (
      from,
      to,
    ) => sql`insert into event (team_id, id, kind, title, timing, time_zone, starts_local, ends_local, duration_minutes, arrive_minutes,
        first_day, last_day, starts_at, ends_at, arrives_at, venue_detail, created_by, reminded_at)
      select team_id, id, 'practice', 'Practice', 'timed', 'America/Chicago', day + time '17:30', day + time '19:00', 90, 15, day, day,
        (day + time '17:30') at time zone 'America/Chicago', (day + time '19:00') at time zone 'America/Chicago',
        (day + time '17:15') at time zone 'America/Chicago', 'field 7', 'u1',
        case when day < current_date then now() end
      from (select ${key}, ${day} as day
        from generate_series(${from}::int, ${to}::int) c cross join generate_series(0, ${eventsOfTeam - 1}::int) k) e`,
    (
      from,
      to,
    ) => sql`insert into participation (team_id, event_id, membership_id, answer, answered_by, answered_via, answered_at,
        answered_event_version, answer_version)
      select team_id, id, seat, (array['yes', 'no', 'maybe'])[1 + p % 3], 'u1', 'app', now(), 1, 1
      from (select ${key}, md5('seat ' || c || ' ' || p)::uuid as seat, p
        from generate_series(${from}::int, ${to}::int) c cross join generate_series(27, 33) k cross join generate_series(1, 30) p) a`,
  );
}
