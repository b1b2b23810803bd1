import { sql } from "drizzle-orm";
import type { Database } from "../../server/platform/db/database";
import { insertMany, usersOfClub } from "../../test/support/people/many-clubs";

/** Adults of a club who read its team huddle: a manager, a coach and the guardians. */
const talkers = 36;

const messagesOfClub = 100;

/** Gives every club its clock, two huddles, and messages by its grown-ups in turn. Half of each huddle is read by everybody. */
export async function addManyMessages(db: Database, clubs: number): Promise<void> {
  const team = sql`md5('team' || c)::uuid`;
  const huddle = (kind: string) => sql`md5(${sql.raw(`'huddle ${kind} '`)} || c)::uuid`;
  const count = sql`${messagesOfClub}::int`;
  const writer = (number: string) =>
    sql.raw(`'u' || ((c - 1) * ${usersOfClub} + 1 + (${number}) % ${talkers})`);
  await insertMany(
    db,
    { count: clubs, batch: 500 },
    (from, to) =>
      sql`insert into team_sequence (team_id, seq) select ${team}, ${count} from generate_series(${from}::int, ${to}::int) c
        on conflict (team_id) do update set seq = excluded.seq`,
    (from, to) => sql`insert into huddle (team_id, id, kind, last_seq)
      select ${team}, ${huddle("team")}, 'team', ${count} from generate_series(${from}::int, ${to}::int) c
      union all
      select ${team}, ${huddle("staff")}, 'staff', 0 from generate_series(${from}::int, ${to}::int) c`,
    (from, to) => sql`insert into message (team_id, huddle_id, seq, id, changed, author_id, text, made_at)
      select ${team}, ${huddle("team")}, s, md5('message ' || c || ' ' || s)::uuid, s, ${writer("s")},
        'Who brings the balls on Tuesday? It is message ' || s || '.', now() - (${count} - s) * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) c cross join lateral generate_series(1, ${count}) s`,
    (from, to) => sql`insert into read_position (team_id, huddle_id, user_id, read_seq)
      select ${team}, ${huddle("team")}, ${writer("k")}, ${count} / 2
      from generate_series(${from}::int, ${to}::int) c cross join generate_series(0, ${sql.raw(String(talkers - 1))}) k`,
  );
}
