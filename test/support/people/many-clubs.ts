import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../../server/platform/db/database";
import { openDatabase } from "../../../server/platform/db/open";
import { openPostgres } from "../../../server/platform/db/postgres";

/** The users of one club: a manager, a coach, 17 pairs of guardians with 30 children, two followers of the team, two of a child. */
export const usersOfClub = 40;
/** The roster: 30 children of its own, four of the previous club, two staff, two followers, two spots. */
export const membersOfClub = 40;

/** Ids that are spread over an index like random ones, but computed from a number. */
const idOf = (kind: string, number: SQL) => sql`md5(${kind}::text || (${number})::int)::uuid`;

/** The id of the club's team, of a child, and so on, by number. */
export const idIn = (
  kind: "team" | "child" | "request" | "seat " | "huddle team " | "called game " | "user ",
  number: number | string,
) =>
  createHash("md5")
    .update(`${kind}${number}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** Migrated, without the server's three-second statement timeout. */
export async function openToFill(place: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  if (place.databaseUrl === null) return openDatabase(place);
  await (await openPostgres(place.databaseUrl)).close();
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 1 });
  return Object.assign(drizzle(pool), { close: () => pool.end() });
}

/** Consistent rows by the million: foreign key checks are skipped. */
export async function insertMany(
  db: Database,
  { count, batch }: { count: number; batch: number },
  ...inserts: ((from: number, to: number) => SQL)[]
): Promise<void> {
  for (const insert of inserts)
    for (let from = 1; from <= count; from += batch)
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(insert(from, Math.min(count, from + batch - 1)));
      });
}

/** Letters that vary from one to the next, as names do. */
const name = (from: number) =>
  sql`initcap(translate(substr(md5(i::text), ${sql.raw(String(from))}, 7), '0123456789', 'aeiounrstl'))`;

/** Adults named u1, u2, … with a verified address, inserted straight into the table. */
export const addManyUsers = (db: Database, users: number) =>
  insertMany(
    db,
    { count: users, batch: 50_000 },
    (
      from,
      to,
    ) => sql`insert into "user" (id, role, first_name, last_name, full_name, email_address, mailbox_key, email_address_verified_at, drip_name,
        date_of_birth)
      select 'u' || i, 'squad_member', ${name(1)}, ${name(9)}, ${name(1)} || ' ' || ${name(9)}, 'u' || i || '@example.com', 'u' || i || '@example.com', now(), 'player_' || i,
        '1988-02-29'
      from generate_series(${from}::int, ${to}::int) i`,
  );

/** Puts the users into clubs: three children for every four of them. The remainder belongs to none. */
export async function addManyClubs(db: Database, users: number): Promise<void> {
  const clubs = Math.floor(users / usersOfClub);
  const at = sql`now() - interval '30 days'`;
  const club = sql.raw("c");
  const team = idOf("team", club);
  // The child's number, and that of its first guardian.
  const kid = sql.raw("(c - 1) * 30 + k");
  const parent = sql.raw(`'u' || ((c - 1) * ${usersOfClub} + 3 + (2 * (k - 1)) % 34`);
  const person = (place: number | string) => sql.raw(`'u' || ((c - 1) * ${usersOfClub} + ${place})`);
  const seat = (who: string) => sql`md5('seat ' || c || ${sql.raw(`' ' || ${who}`)})::uuid`;
  const kids = (from: number, to: number) =>
    sql`generate_series(${from}::int, ${to}::int) c cross join generate_series(1, 30) k`;
  const seats = sql`insert into membership (team_id, id, user_id, child_id, spot_first_name, spot_last_initial, roles, number, created_at,
    let_in_by, let_in_at, touched_at)`;
  const times = sql`${at}, ${person(1)}, ${at}, now()`;
  await insertMany(
    db,
    { count: clubs, batch: 1_000 },
    (
      from,
      to,
    ) => sql`insert into team (id, name, sport, age_group, colour_one, colour_two, time_zone, created_at, created_by)
      select ${team}, 'Comets ' || c, 'soccer', 'u10', '#1d2f6f', '#ffc53d', 'America/Chicago', ${at}, ${person(1)}
      from generate_series(${from}::int, ${to}::int) c`,
    (from, to) => sql`insert into season (team_id, id, name, starts_on, ends_on)
      select ${team}, ${idOf("season", club)}, 'Fall', '2026-08-15', '2026-11-30'
      from generate_series(${from}::int, ${to}::int) c`,
    (from, to) => sql`insert into child (id, first_name, last_initial, date_of_birth, created_at, created_by)
      select ${idOf("child", kid)}, 'Kid' || k, 'R', '2016-04-09', ${at}, ${parent})
      from ${kids(from, to)}`,
    (from, to) => sql`insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at)
      select md5('made ' || ${kid})::uuid, ${idOf("child", kid)}, ${parent}), 'made', null, ${at} from ${kids(from, to)}
      union all
      select md5('let in ' || ${kid})::uuid, ${idOf("child", kid)}, ${parent} + 1), 'let_in', ${parent}), ${at}
      from ${kids(from, to)}`,
    (from, to) => sql`insert into consent (id, user_id, child_id, kind, text_version, given_at)
      select md5('photo ' || ${kid} || g)::uuid, ${parent} + g), ${idOf("child", kid)}, 'photo', '1', ${at}
      from ${kids(from, to)} cross join generate_series(0, 1) g where k % 2 = 0`,
    (from, to) => sql`insert into follow (child_id, user_id, let_in_by, created_at)
      select ${idOf("child", kid)}, ${person("38 + k")}, ${parent}), ${at} from ${kids(from, to)} where k <= 2`,
    (from, to) => sql`${seats}
      select ${team}, ${seat("k")}, null, ${idOf("child", kid)}, null, null, '{player}'::text[], k::text, ${times}
      from ${kids(from, to)}
      union all
      select ${idOf("team", sql.raw(`c % ${clubs} + 1`))}, ${seat("'guest ' || k")}, null, ${idOf("child", kid)}, null, null,
        '{player}', (40 + k)::text, ${times}
      from ${kids(from, to)} where k <= 4
      union all
      select ${team}, ${seat("'adult ' || p")}, ${person("p")}, null, null, null,
        case p when 1 then '{manager}'::text[] when 2 then '{coach}' else '{follower}' end, null, ${times}
      from generate_series(${from}::int, ${to}::int) c cross join unnest('{1,2,37,38}'::int[]) p
      union all
      select ${team}, ${seat("'spot ' || s")}, null, null, 'Spot' || s, 'K', '{player}', (50 + s)::text, ${times}
      from generate_series(${from}::int, ${to}::int) c cross join generate_series(1, 2) s`,
    (
      from,
      to,
    ) => sql`insert into invitation (id, kind, team_id, membership_id, email_address, mailbox_key, token_hash, max_uses, needs_approval,
        created_at, created_by, expires_at)
      select ${idOf("invitation", club)}, 'spot', ${team}, ${seat("'spot 1'")}, 'invited' || c || '@example.com', 'invited' || c || '@example.com', 'token ' || c, 1, false,
        ${at}, ${person(1)}, now() + interval '20 days'
      from generate_series(${from}::int, ${to}::int) c`,
    // The last pair of guardians requests that a child of the club join the next team.
    (
      from,
      to,
    ) => sql`insert into join_request (team_id, id, user_id, child_id, roles, guardian_ok_at, guardian_ok_by, created_at)
      select ${idOf("team", sql.raw(`c % ${clubs} + 1`))}, ${idOf("request", club)}, ${person(35)},
        ${idOf("child", sql.raw("(c - 1) * 30 + 17"))}, '{player}', now(), ${person(35)}, now()
      from generate_series(${from}::int, ${to}::int) c`,
  );
}
