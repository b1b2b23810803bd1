import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../server/platform/db/database";
import { insertMany, usersOfClub } from "./many-clubs";

const team = sql.raw("md5('team' || c)::uuid");
const kid = (k: number | string) => sql.raw(`md5('child' || ((c - 1) * 30 + ${k}))::uuid`);
const person = (place: number | string) => sql.raw(`'u' || ((c - 1) * ${usersOfClub} + ${place})`);
const id = (kind: string) => sql.raw(`md5('${kind} ' || c)::uuid`);
const ago = (time: string) => sql.raw(`now() - interval '${time}'`);

/**
 * What retention finds beside many clubs: of everything that ends some in each club, not yet due, and `due` of each round that are. Of the
 * users behind the clubs, nobody was here for two years and more, and `due` guard a child that is in no team.
 */
export async function addManyEndings(
  db: Database,
  { clubs, users, due }: { clubs: number; users: number; due: number },
): Promise<void> {
  const everyClub = { count: clubs, batch: 5_000 };
  const dueOnes = { count: due, batch: due };
  const series = (from: number, to: number) => sql`generate_series(${from}::int, ${to}::int) c`;
  const request =
    (table: "join" | "circle", kind: string, made: SQL, decided: SQL | null) => (from: number, to: number) =>
      table === "join"
        ? sql`insert into join_request (team_id, id, user_id, child_id, roles, guardian_ok_at, guardian_ok_by, created_at, decided_at, decision)
          select ${team}, ${id(kind)}, ${person(3)}, ${kid(18)}, '{player}', ${made}, ${person(3)}, ${made}, ${decided},
            ${decided === null ? null : "declined"} from ${series(from, to)}`
        : sql`insert into circle_request (id, child_id, user_id, wish, origin, created_at, decided_at, decision)
          select ${id(kind)}, ${kid(1)}, ${person(9)}, 'guardian', 'link', ${made}, ${decided},
            ${decided === null ? null : "declined"} from ${series(from, to)}`;
  const removal = (kind: string, made: SQL, decided: SQL) => (from: number, to: number) =>
    sql`
    insert into guardian_removal (id, child_id, user_id, requested_by, created_at, ends_at, decided_at, decided_by, decision)
    select ${id(kind)}, ${kid(1)}, ${person(9)}, ${person(1)}, ${made}, ${made} + interval '7 days', ${decided}, ${person(9)}, 'objected'
    from ${series(from, to)}`;
  const guarded = (kind: string, ended: SQL) => (from: number, to: number) =>
    sql`
    insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at, ended_at, ended_by, end_reason)
    select ${id(kind)}, ${kid(2)}, ${person(20)}, 'let_in', ${person(5)}, ${ended} - interval '1 day', ${ended}, ${person(20)}, 'left'
    from ${series(from, to)}`;
  const played = (kind: string, ended: SQL, k: number) => (from: number, to: number) =>
    sql`
    insert into membership (team_id, id, child_id, roles, created_at, let_in_by, let_in_at, touched_at, ended_at, ended_by, end_reason)
    select ${team}, ${id(kind)}, ${kid(k)}, '{player}', ${ended} - interval '1 day', ${person(1)}, ${ended} - interval '1 day', ${ended},
      ${ended}, ${person(1)}, 'left' from ${series(from, to)}`;
  const spot = (kind: string, touched: SQL, ended: SQL | null) => (from: number, to: number) =>
    sql`
    insert into membership (team_id, id, spot_first_name, spot_last_initial, roles, created_at, let_in_by, let_in_at, touched_at, ended_at,
      ended_by, end_reason)
    select ${team}, ${id(kind)}, 'Ada', 'K', '{player}', ${touched}, ${person(1)}, ${touched}, ${touched}, ${ended},
      ${ended === null ? null : sql`'u1'`}, ${ended === null ? null : "removed"} from ${series(from, to)}`;
  const bar = (kind: string, made: SQL, lifted: SQL | null, place: number) => (from: number, to: number) =>
    sql`
    insert into team_bar (team_id, id, user_id, created_by, created_at, lifted_at, lifted_by)
    select ${team}, ${id(kind)}, ${person(place)}, ${person(1)}, ${made}, ${lifted}, ${lifted === null ? null : sql`'u1'`}
    from ${series(from, to)}`;
  const invited =
    (
      kind: string,
      { expires, withdrawn = null, uses = 0 }: { expires: SQL; withdrawn?: SQL | null; uses?: number },
    ) =>
    (from: number, to: number) =>
      sql`
    insert into invitation (id, kind, team_id, roles, token_hash, max_uses, uses, needs_approval, created_at, created_by, expires_at,
      withdrawn_at, withdrawn_by)
    select ${id(kind)}, 'team', ${team}, '{player}', ${kind}::text || c, 1, ${uses}::int, true, ${ago("60 days")}, ${person(1)}, ${expires},
      ${withdrawn}, ${withdrawn === null ? null : sql`'u1'`} from ${series(from, to)}`;
  const used = (kind: string, place: number, looked: SQL, at: SQL | null) => (from: number, to: number) =>
    sql`
    insert into invitation_use (invitation_id, user_id, looked_at, used_at)
    select ${id(kind)}, ${person(place)}, ${looked}, ${at} from ${series(from, to)}`;
  const later = { expires: sql.raw("now() + interval '20 days'") };
  await insertMany(
    db,
    everyClub,
    request("join", "declined", ago("20 days"), ago("10 days")),
    request("circle", "declined", ago("20 days"), ago("10 days")),
    removal("removal objected", ago("20 days"), ago("10 days")),
    guarded("left", ago("100 days")),
    played("played", ago("100 days"), 9),
    spot("spot taken off", ago("20 days"), ago("10 days")),
    bar("bar", ago("100 days"), null, 30),
    invited("invitation withdrawn", { ...later, withdrawn: ago("10 days") }),
    invited("invitation used", { ...later, uses: 1 }),
    used("invitation used", 21, ago("10 days"), ago("10 days")),
    used("invitation withdrawn", 22, ago("10 days"), null),
    (from, to) => sql`insert into huddle_member (team_id, huddle_id, user_id, since_seq, added_by, added_at)
      select ${team}, ${id("huddle")}, ${person("p")}, 0, ${person(1)}, now() from ${series(from, to)} cross join generate_series(1, 3) p`,
    (from, to) => sql`insert into read_position (team_id, huddle_id, user_id, read_seq, seen_seq)
      select ${team}, ${id("huddle")}, ${person("p")}, 1, 1 from ${series(from, to)} cross join generate_series(1, 36) p`,
  );
  await insertMany(
    db,
    dueOnes,
    request("join", "join open", ago("31 days"), null),
    request("join", "join old", ago("60 days"), ago("31 days")),
    request("circle", "circle open", ago("31 days"), null),
    request("circle", "circle old", ago("60 days"), ago("31 days")),
    removal("removal long objected", ago("120 days"), ago("100 days")),
    guarded("long left", ago("25 months")),
    (from, to) => sql`insert into consent (id, user_id, child_id, kind, text_version, given_at)
      select ${id("old consent")}, ${person(20)}, ${kid(2)}, 'photo', '1', ${ago("26 months")} from ${series(from, to)}`,
    played("long played", ago("25 months"), 10),
    (
      from,
      to,
    ) => sql`insert into participation (team_id, event_id, membership_id, answer, answered_by, answered_via, answered_at,
        answered_event_version, answer_version)
      select ${team}, md5('event ' || c || ' ' || e)::uuid, ${id("long played")}, 'yes', ${person(1)}, 'app', ${ago("25 months")}, 1, 1
      from ${series(from, to)} cross join generate_series(1, 20) e`,
    spot("spot long taken off", ago("60 days"), ago("31 days")),
    bar("bar lifted", ago("100 days"), ago("1 day"), 31),
    bar("old bar", ago("25 months"), null, 32),
    invited("invitation expired", { expires: ago("31 days") }),
    invited("invitation long withdrawn", { ...later, withdrawn: ago("31 days") }),
    invited("invitation long used", { ...later, uses: 1 }),
    used("invitation long used", 23, ago("31 days"), ago("31 days")),
    used("invitation withdrawn", 24, ago("31 days"), null),
    // The next clubs after the due ones have no season, those after them one that is over; then come teams that are archived, and quiet ones.
    spot("spot untouched", ago("61 days"), null),
    (from, to) => sql`insert into inactivity_notice (id, team_id, due_on, mailed_on)
      select ${id("notice")}, ${team}, current_date + 20, current_date - 40 from ${series(from, to)}`,
  );
  const between = (from: number, to: number) =>
    sql`in (select md5('team' || c)::uuid from generate_series(${from * due + 1}::int, ${to * due}::int) c)`;
  const parent = sql.raw(`'u' || (${clubs * usersOfClub} + c)`);
  await db.execute(sql`update season set closed_at = now() where team_id ${between(0, 1)}`);
  await db.execute(sql`update season set ends_on = current_date - 3 where team_id ${between(1, 2)}`);
  // One of each club's spots is kept for the next season.
  await db.execute(
    sql`update membership set created_at = now() where team_id ${between(1, 2)} and spot_first_name = 'Spot2'`,
  );
  await db.execute(sql`update team set created_at = ${ago("30 months")}`);
  await db.execute(sql`update team set archived_at = ${ago("13 months")} where id ${between(2, 3)}`);
  await db.execute(
    sql`update season set ends_on = current_date - 400, starts_on = current_date - 500 where team_id ${between(3, 4)}`,
  );
  await db.execute(sql`update membership set let_in_at = ${ago("14 months")} where team_id ${between(3, 4)}`);
  // In every fifth team whose season is on there is a spot that nobody touched for long.
  await db.execute(sql`update membership set touched_at = ${ago("70 days")}, created_at = ${ago("70 days")}
    where spot_first_name = 'Spot1' and team_id not ${between(0, 4)} and hashtext(team_id::text) % 5 = 0`);
  await db.execute(sql`update "user" set seen_on = (current_date + 60 - interval '24 months')::date - away.days
    from (select ${parent} as id, case when c <= ${due}::int then 800 + c % 6 else 7 + c % 700 end as days
      from generate_series(1, ${users - clubs * usersOfClub}::int) c) away
    where "user".id = away.id`);
  await insertMany(
    db,
    { count: due, batch: due },
    (from, to) => sql`insert into child (id, first_name, last_initial, date_of_birth, created_at, created_by)
      select ${id("quiet")}, 'Quiet', 'Q', '2012-04-09', ${ago("30 months")}, ${parent} from ${series(from, to)}`,
    (from, to) => sql`insert into guardianship (id, child_id, user_id, origin, created_at)
      select ${id("quiet guard")}, ${id("quiet")}, ${parent}, 'made', ${ago("30 months")} from ${series(from, to)}`,
  );
}
