import { createECDH, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { hashOf, successorOf } from "../../server/core/access/refresh-token";
import type { Database } from "../../server/platform/db/database";
import { insertMany, usersOfClub } from "../../test/support/people/many-clubs";
import { guardianOf, householdsOfClub, seed, sessionId, signingKey } from "./seed";
import { model } from "./sunday-model";
import type { Visitor } from "./sunday-visit";

/** Fills a database with a town: clubs with a season of events and a hundred messages each, and devices that ring. Returns who visits. */
export async function fillTown(databaseUrl: string, households: number): Promise<Visitor[]> {
  const clubs = Math.ceil(households / householdsOfClub);
  const db = await seed(databaseUrl, clubs);
  try {
    // No reminder falls into the measurement.
    await db.execute(sql`update event set reminded_at = now() where reminded_at is null`);
    await addDevices(db, clubs * usersOfClub);
    const visitors = await openVisitors(db, clubs);
    // Otherwise both would run by themselves while the town is measured.
    await db.execute(sql`vacuum analyze`);
    await db.execute(sql`checkpoint`);
    return visitors;
  } finally {
    await db.close();
  }
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
