import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../server/db/database";
import { addManyUsers, insertMany, openToFill } from "../../test/support/people/many-clubs";

const eventsOfTeam = 80;
const playersOfTeam = 15;
export const answersOfEvent = 8;
/** Six children of three households, with ten places on rosters, by place: one to three children, each in one to three teams. */
const childOfPlace = sql`(array[0, 0, 1, 2, 2, 2, 3, 4, 4, 5])`;
const householdOfChild = sql`(array[0, 1, 1, 2, 2, 2])`;

/** Without these indexes rows are inserted several times as fast; they are made when all rows are there. */
const indexedLater = ["participation", "answer_log", "event_version"];

/** Four seasons of ten weeks in two years with two events a week; of the last one, six weeks are over. */
const day = sql`(current_date - 42 - 182 * (3 - k / 20) + (k % 20) * 7 / 2)`;
const eventId = sql`md5('event ' || c || ' ' || k)::uuid`;
const seriesId = sql`md5('series ' || c || ' ' || k / 20)::uuid`;
const isOff = sql`(c * 31 + k * 17) % 100 < 3`;
const zone = sql`(array['America/Chicago', 'America/New_York', 'America/Denver', 'Europe/Berlin'])[1 + c % 4]`;

/**
 * Teams with fifteen players and eighty events each; to each event eight players have answered, and 3 % are called off. Rows are inserted in the
 * order of the events' days, as they would be in two years, so that those of a team are spread over the whole table.
 */
export async function fill(url: string, events: number, say: (doing: string) => void): Promise<void> {
  const teams = 2 * Math.round(events / eventsOfTeam / 2);
  const db = await openToFill({ databaseUrl: url, dataDir: "" });
  try {
    say("households and teams");
    await addManyUsers(db, 9 * teams);
    await addHouseholds(db, teams);
    say("events and participations");
    const made = await dropIndexes(db);
    await addEvents(url, teams);
    say("indexes");
    for (const index of made) await db.execute(sql.raw(index));
    await addEndings(db, teams);
    await db.execute(sql`drop table grown_seat, grown_team`);
    say("vacuum");
    await db.execute(sql`vacuum (freeze, analyze)`);
  } finally {
    await db.close();
  }
}

async function addHouseholds(db: Database, teams: number): Promise<void> {
  const long = sql`now() - interval '800 days'`;
  const guardian = (which: number) => sql`'u' || (2 * h + ${sql.raw(String(which))})`;
  await db.execute(sql`
    create unlogged table grown_seat as
    select n, n % ${sql.raw(String(teams))} + 1 as c, n / ${sql.raw(String(teams))} as p, md5('seat ' || n)::uuid as id,
      n / 10 * 6 + ${childOfPlace}[n % 10 + 1] as kid,
      n / 10 * 3 + ${householdOfChild}[${childOfPlace}[n % 10 + 1] + 1] as h
    from generate_series(0, ${sql.raw(String(playersOfTeam * teams - 1))}) n`);
  await db.execute(sql`
    create unlogged table grown_team as
    select c, md5('team' || c)::uuid as team_id, array_agg(id order by p) as seats, array_agg(${guardian(1)} order by p) as people
    from grown_seat group by c`);
  await db.execute(sql`create index on grown_team (c)`);
  await db.execute(sql`create index on grown_seat (n)`);
  await db.execute(sql`analyze grown_team, grown_seat`);
  const kids = (from: number, to: number) =>
    sql`(select kid, h from grown_seat where n between ${from}::int - 1 and ${to}::int - 1 group by kid, h) k`;
  await insertMany(
    db,
    { count: teams, batch: 25_000 },
    (from, to) => sql`
      insert into team (id, name, sport, age_group, colour_one, colour_two, time_zone, created_at, created_by)
      select team_id, 'Comets ' || c, 'soccer', 'u10', '#1d2f6f', '#ffc53d', ${zone}, ${long}, 'u' || (c * 9 - 8)
      from grown_team where c between ${from}::int and ${to}::int`,
    (from, to) => sql`
      insert into venue (team_id, id, name)
      select team_id, md5('venue ' || c)::uuid, 'Riverside park' from grown_team where c between ${from}::int and ${to}::int`,
    (from, to) => sql`
      insert into season (team_id, id, name, starts_on, ends_on)
      select team_id, md5('season ' || c)::uuid, 'Fall', current_date - 42, current_date + 28
      from grown_team where c between ${from}::int and ${to}::int`,
    (from, to) => sql`
      insert into series (team_id, id, weekdays, first_day, last_day, fields, created_by, created_at)
      select team_id, ${seriesId}, 127, current_date - 42 - 182 * (3 - k / 20), current_date + 28 - 182 * (3 - k / 20), '{"kind":"practice"}',
        'u' || (c * 9 - 8), ${long}
      from grown_team cross join generate_series(0, 60, 20) k where c between ${from}::int and ${to}::int`,
    (from, to) => sql`
      insert into membership (team_id, id, user_id, roles, created_at, let_in_by, let_in_at)
      select team_id, md5('staff ' || c || ' ' || s)::uuid, 'u' || (c * 9 - s), array[case s when 8 then 'manager' else 'coach' end], ${long},
        'u' || (c * 9 - 8), ${long}
      from grown_team cross join unnest('{8,4}'::int[]) s where c between ${from}::int and ${to}::int`,
  );
  await insertMany(
    db,
    { count: playersOfTeam * teams, batch: 250_000 },
    (from, to) => sql`
      insert into child (id, first_name, last_initial, date_of_birth, created_at, created_by)
      select md5('child' || kid)::uuid, 'Kid' || kid % 1000, 'R', current_date - 3700, ${long}, ${guardian(1)} from ${kids(from, to)}
      on conflict do nothing`,
    (from, to) => sql`
      insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at)
      select md5('guard ' || kid || ' ' || g)::uuid, md5('child' || kid)::uuid, 'u' || (2 * h + g), case g when 1 then 'made' else 'let_in' end,
        case g when 2 then ${guardian(1)} end, ${long}
      from ${kids(from, to)} cross join generate_series(1, 2) g on conflict do nothing`,
    (from, to) => sql`
      insert into membership (team_id, id, child_id, roles, number, created_at, let_in_by, let_in_at)
      select md5('team' || c)::uuid, id, md5('child' || kid)::uuid, '{player}', (p + 1)::text, ${long}, 'u' || (c * 9 - 8), ${long}
      from grown_seat where n between ${from}::int - 1 and ${to}::int - 1`,
    (from, to) => sql`
      insert into usual_yes (team_id, membership_id, said_by, said_at, since, until)
      select md5('team' || c)::uuid, id, ${guardian(1)}, now() - interval '40 days', current_date - 40, current_date + 28
      from grown_seat where n between ${from}::int - 1 and ${to}::int - 1 and n % 10 = 7`,
    (from, to) => sql`
      insert into absence (id, child_id, first_day, last_day, said_by, said_at)
      select md5('away ' || kid)::uuid, md5('child' || kid)::uuid, current_date - 30 + kid % 60, current_date - 24 + kid % 60, ${guardian(1)},
        now() - interval '35 days'
      from ${kids(from, to)} where kid % 20 = 3 on conflict do nothing`,
  );
}

/** Drops the large tables' indexes; returns the statements that make them again. Foreign keys to events and members stay, unchecked meanwhile. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ drop: string; make: string }>(sql`
    select case when c.oid is null then 'drop index ' || i.indexrelid::regclass else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid) else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid and c.contype in ('p', 'u')
    where i.indrelid::regclass::text in (${sql.join(
      indexedLater.map((name) => sql`${name}`),
      sql`, `,
    )})
    order by c.oid is null, i.indexrelid`);
  for (const { drop } of rows) await db.execute(sql.raw(drop));
  return rows.map(({ make }) => make);
}

/** Two connections share the work. */
async function addEvents(url: string, teams: number): Promise<void> {
  const batch = 25_000;
  const parts: { k: number; from: number }[] = [];
  for (let k = 0; k < eventsOfTeam; k += 1)
    for (let from = 1; from <= teams; from += batch) parts.push({ k, from });
  const work = async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const db = drizzle(pool);
    try {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const rows = eventsOf(part.k, part.from, part.from + batch - 1);
        await db.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          for (const insert of rows) await tx.execute(insert);
        });
      }
    } finally {
      await pool.end();
    }
  };
  await Promise.all([work(), work()]);
}

/** The event number `k` of the teams from one to another, with what belongs to it. */
function eventsOf(of: number, first: number, last: number): SQL[] {
  const k = sql`(select *, ${sql.raw(String(of))} as k, ${sql.raw(`${of}`)} % 2 = 0 as is_practice from grown_team
    where c between ${sql.raw(String(first))} and ${sql.raw(String(last))})`;
  const events = sql`(select *, ${eventId} as event_id, ${day} as day, ${isOff} as is_off from ${k} t offset 0) t`;
  const answers = sql`${events} cross join generate_series(0, ${sql.raw(String(playersOfTeam - 1))}) p
    where (p * 7 + k + c) % ${sql.raw(String(playersOfTeam))} < ${sql.raw(String(answersOfEvent))}`;
  const saidAt = sql`least(now() - interval '1 hour', day + time '12:00' - (1 + (p + c) % 5) * interval '1 day')`;
  const answer = sql`(array['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'maybe'])[1 + (p * 3 + c + k) % 10]`;
  const isYear = of >= 20;
  const isSeason = of >= 60;
  const shown = (
    status: SQL,
    reason: SQL,
  ) => sql`jsonb_build_object('starts_local', to_char(day + time '17:30', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'timing', 'timed', 'duration_minutes', 90, 'arrive_minutes', 15, 'venue_detail', 'field 7', 'title', 'Practice', 'opponent', null, 'side', null,
    'kit', null, 'venue', null, 'status', ${status}, 'called_off_for', ${reason})`;
  const inserts = [
    sql`insert into event (team_id, id, series_id, series_day, kind, title, opponent, side, timing, time_zone, starts_local, ends_local, duration_minutes,
        arrive_minutes, first_day, last_day, starts_at, ends_at, arrives_at, venue_id, venue_detail, status, called_off_for, created_by, created_at,
        changed_at, reminded_at, version, notice_version)
      select team_id, event_id, case when is_practice then ${seriesId} end, case when is_practice then day end,
        case when is_practice then 'practice' else 'game' end, case when is_practice then 'Practice' else 'Game' end,
        case when not is_practice then 'Tigers' end, case when not is_practice then 'home' end, 'timed', ${zone},
        day + time '17:30', day + time '19:00', 90, 15, day, day, (day + time '17:30') at time zone ${zone},
        (day + time '19:00') at time zone ${zone}, (day + time '17:15') at time zone ${zone}, md5('venue ' || c)::uuid, 'field 7',
        case when is_off then 'called_off' else 'on' end, case when is_off then 'weather' end, 'u' || (c * 9 - 8), now() - interval '750 days',
        now() - interval '750 days', case when day <= current_date + 2 then now() end, case when is_off then 2 else 1 end,
        case when is_off then 2 else 1 end
      from ${events}`,
    sql`insert into participation (team_id, event_id, membership_id, answer, note, note_by, answered_by, answered_via, answered_at,
        answered_event_version, answer_version, seen_version, seen_by, seen_at, seen_via, attendance, attendance_by, attendance_at)
      select team_id, event_id, seats[p + 1], ${answer}, ${isSeason ? sql`case when (c + p) % 50 = 0 then 'ten minutes late' end` : sql`null`},
        ${isSeason ? sql`case when (c + p) % 50 = 0 then people[p + 1] end` : sql`null`}, people[p + 1], 'app', ${saidAt}, 1, 1, 1, people[p + 1],
        ${saidAt}, 'answer',
        ${isYear ? sql`case when p % 4 = 0 and day < current_date then 'present' end, case when p % 4 = 0 and day < current_date then 'u' || (c * 9 - 4) end, case when p % 4 = 0 and day < current_date then day + time '19:00' end` : sql`null, null, null::timestamptz`}
      from ${answers}`,
  ];
  if (isYear)
    inserts.push(
      sql`insert into event_version (team_id, event_id, version, shown, made_by, made_at, told_at)
        select team_id, event_id, v, case v when 1 then ${shown(sql`'on'`, sql`null::text`)} else ${shown(sql`'called_off'`, sql`'weather'`)} end,
          'u' || (c * 9 - 8), least(now(), day::timestamptz) - interval '1 day' * (3 - v), least(now(), day::timestamptz) - interval '1 day' * (3 - v)
        from ${events} cross join generate_series(1, 2) v where is_off`,
      sql`insert into notice (team_id, id, event_id, kind, event_version, made_at, not_before, told_at, mails)
        select team_id, md5('notice ' || c || ' ' || k)::uuid, event_id, 'called_off', 2, least(now(), day::timestamptz) - interval '1 day',
          least(now(), day::timestamptz) - interval '1 day', least(now(), day::timestamptz) - interval '1 day', 15
        from ${events} where is_off`,
    );
  if (isYear && of % 4 === 0)
    inserts.push(sql`insert into answer_log (team_id, id, event_id, membership_id, answer, said_by, via, event_version, at)
      select team_id, md5('said ' || c || ' ' || k || ' ' || p)::uuid, event_id, seats[p + 1], ${answer}, people[p + 1], 'app', 1, ${saidAt}
      from ${answers}`);
  return inserts;
}

/** What retention finds due: two hundred memberships that ended more than two years ago, and ten teams that were archived more than a year ago. */
async function addEndings(db: Database, teams: number): Promise<void> {
  const step = sql.raw(String(Math.max(1, Math.floor(teams / 200))));
  await insertMany(
    db,
    { count: 1, batch: 1 },
    () => sql`update membership m set ended_at = now() - interval '25 months', end_reason = 'left'
      from grown_seat s where s.p = 14 and s.c % ${step} = 1 and m.team_id = md5('team' || s.c)::uuid and m.id = s.id`,
    () => sql`update team set archived_at = now() - interval '13 months'
      where id in (select team_id from grown_team where c > ${teams - 10}::int)`,
  );
}
