import { createECDH, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { hashOf, successorOf } from "../../server/core/access/refresh-token";
import type { Database } from "../../server/platform/db/database";
import { idIn, insertMany, usersOfClub } from "../../test/support/people/many-clubs";
import { accessToken, guardianOf, householdsOfClub, seed, sessionId, signingKey } from "./seed";
import { model } from "./sunday-model";
import type { Visitor } from "./sunday-visit";

/** Fills a database with a town: clubs with a season of events and a hundred messages each, and devices that ring. */
export async function fillTown(
  databaseUrl: string,
  { households, teams }: { households: number; teams: number },
) {
  const clubs = Math.ceil(households / householdsOfClub);
  const db = await seed(databaseUrl, clubs);
  try {
    await addGames(db, clubs);
    await addDevices(db, clubs * usersOfClub);
    /** The clubs whose games will be called off, evenly spread over the town. */
    const calledOff = Array.from(
      { length: Math.min(teams, clubs) },
      (_, index) => 1 + Math.floor((index * clubs) / Math.min(teams, clubs)),
    );
    const renamed = await rename(
      db,
      calledOff.flatMap((club) => [club, club === 1 ? clubs : club - 1]),
    );
    const visitors = await openVisitors(db, clubs);
    // Otherwise both would run by themselves while the town is measured.
    await db.execute(sql`vacuum analyze`);
    await db.execute(sql`checkpoint`);
    const tokenOf = (user: number) => accessToken(user, renamed.has(user) ? idIn("user ", user) : `u${user}`);
    return { visitors, calledOff, tokenOf };
  } finally {
    await db.close();
  }
}
export type Town = Awaited<ReturnType<typeof fillTown>>;

/** A game of each club, twenty hours away, for which everybody is in. Its `idIn` is that of a called game. */
async function addGames(db: Database, clubs: number) {
  // No reminder falls into the measurement.
  await db.execute(sql`update event set reminded_at = now() where reminded_at is null`);
  const start = sql`date_trunc('hour', now() + interval '20 hours')`;
  const local = sql`(${start} at time zone 'America/Chicago')`;
  await insertMany(
    db,
    { count: clubs, batch: 2_000 },
    (
      from,
      to,
    ) => sql`insert into event (team_id, id, kind, title, timing, time_zone, starts_local, ends_local, duration_minutes, first_day, last_day,
        starts_at, ends_at, arrives_at, created_by, created_at, reminded_at)
      select md5('team' || c)::uuid, md5('called game ' || c)::uuid, 'game', 'Game', 'timed', 'America/Chicago', ${local},
        ${local} + interval '1 hour', 60, ${local}::date, (${local} + interval '1 hour')::date, ${start}, ${start} + interval '1 hour', ${start},
        'u1', now() - interval '30 days', now()
      from generate_series(${from}::int, ${to}::int) c`,
    (
      from,
      to,
    ) => sql`insert into participation (team_id, event_id, membership_id, answer, answered_by, answered_via, answered_at,
        answered_event_version, answer_version)
      select md5('team' || c)::uuid, md5('called game ' || c)::uuid, md5('seat ' || c || ' ' || p)::uuid, 'yes', 'u1', 'app', now(), 1, 1
      from generate_series(${from}::int, ${to}::int) c cross join generate_series(1, 30) p`,
  );
}

/** One pair of keys serves all devices: nobody opens their pushes. */
async function addDevices(db: Database, users: number) {
  const device = createECDH("prime256v1");
  const key = device.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  await insertMany(
    db,
    { count: users, batch: 20_000 },
    (
      from,
      to,
    ) => sql`insert into push_token (user_id, id, session_id, endpoint, endpoint_hash, p256dh, auth, label)
      select 'u' || i, gen_random_uuid(), 's' || lpad(i::text, 21, '0'), 'https://fcm.googleapis.com/fcm/send/' || i, 'device ' || i, ${key}, ${auth},
        'Chrome on Android'
      from generate_series(${from}::int, ${to}::int) i where i % 10 < ${Math.round(10 * model.devices)}::int`,
  );
}

/** Gives the people of these clubs ids as real ones are: a mail's link contains the reader's. Four players of each come from the club before. */
async function rename(db: Database, clubs: readonly number[]): Promise<ReadonlySet<number>> {
  const users = [...new Set(clubs)].flatMap((club) =>
    Array.from({ length: usersOfClub }, (_, place) => (club - 1) * usersOfClub + 1 + place),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table renamed on commit drop as
      select 'u' || i as was, md5('user ' || i)::uuid::text as becomes from json_array_elements_text(${JSON.stringify(users)}::json) i`);
    await tx.execute(sql`analyze renamed`);
    const { rows } = await tx.execute<{ held: string; name: string }>(sql`
      select conrelid::regclass::text as held, attname as name from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where confrelid = '"user"'::regclass and contype = 'f' and cardinality(conkey) = 1
      union all values ('"user"', 'id'), ('message', 'author_id')`);
    for (const { held, name } of rows)
      await tx.execute(
        sql`update ${sql.raw(held)} t set ${sql.identifier(name)} = becomes from renamed where t.${sql.identifier(name)} = was`,
      );
  });
  return new Set(users);
}

/** Guardians of all clubs in turn, each with a session that can be refreshed. */
async function openVisitors(db: Database, clubs: number): Promise<Visitor[]> {
  const count = Math.min(20_000, Math.floor((clubs * usersOfClub) / 2));
  const visitors = Array.from({ length: count }, (_, index): Visitor => {
    const { user } = guardianOf(clubs, index, count);
    return { user, refreshToken: `${sessionId(user)}.${"r".repeat(43)}`, isVisiting: false };
  });
  const tokens = visitors.map(({ user, refreshToken }) => ({
    id: sessionId(user),
    hash: hashOf(refreshToken),
    next: hashOf(successorOf({ signingKey }, refreshToken)),
  }));
  await db.execute(sql`update session s set token_hash = t.hash, successor_hash = t.next
    from json_to_recordset(${JSON.stringify(tokens)}::json) t(id text, hash text, next text) where s.id = t.id`);
  return visitors;
}
