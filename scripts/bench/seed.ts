import { sql } from "drizzle-orm";
import { signAccessToken } from "../../server/core/access/access-token";
import { saveZoneRules } from "../../server/core/schedule/zone-rules.store";
import type { Config } from "../../server/platform/config/config";
import { fingerprintOf } from "../../server/program/jobs/zone-rules";
import {
  addManyClubs,
  addManyUsers,
  insertMany,
  openToFill,
  usersOfClub,
} from "../../test/support/people/many-clubs";
import { addManyEvents } from "./many-events";
import { addManyMessages } from "./many-messages";

export const signingKey = "5mT8vKq2ZxW9rLc4Yh7Nd3Gs6Bf1Jp0QeUaRiOtHwXk=";

export const sessionId = (user: number) => `s${String(user).padStart(21, "0")}`;
export const accessToken = (user: number) =>
  signAccessToken(
    { config: { signingKey } as Config, now: () => new Date() },
    { userId: `u${user}`, sessionId: sessionId(user) },
  );

/** Index of a club's first guardian, and the number of guardians. */
const [firstGuardian, guardians] = [3, 34];

/** Pairs of guardians. */
export const householdsOfClub = guardians / 2;

/** The nth of so many guardians, evenly spread over all clubs. */
export function guardianOf(clubs: number, index: number, count: number) {
  const place = index % count;
  const club = 1 + Math.floor((place * clubs) / count);
  return { club, user: (club - 1) * usersOfClub + firstGuardian + (place % guardians) };
}

/** Clubs with a season of events, messages, and users with an open session each, inserted straight into the tables. */
export async function seed(databaseUrl: string, clubs: number) {
  const users = clubs * usersOfClub;
  const db = await openToFill({ databaseUrl, dataDir: "" });
  await addManyUsers(db, users);
  await addManyClubs(db, users);
  await addManyEvents(db, clubs);
  // Without its rules a server would work all events of their zone out anew while it is measured.
  const [timeZone, checkedAt] = ["America/Chicago", new Date()];
  await saveZoneRules(db, [{ timeZone, checkedAt, fingerprint: fingerprintOf(timeZone, checkedAt) }]);
  await addManyMessages(db, clubs);
  await insertMany(
    db,
    { count: users, batch: 50_000 },
    (from, to) => sql`insert into identity (issuer, subject, provider, user_id)
      select 'bench', 'u' || i, 'drip', 'u' || i from generate_series(${from}::int, ${to}::int) i`,
    (from, to) => sql`insert into session
        (id, user_id, transport, expires_at, token_hash, successor_hash, oauth_state, pkce_code_challenge, pkce_code_verifier)
      select 's' || lpad(i::text, 21, '0'), 'u' || i, 'bare', now() + interval '7 days', md5(i::text), md5('n' || i),
        'state', 'challenge', 'verifier'
      from generate_series(${from}::int, ${to}::int) i`,
  );
  await db.execute(sql`vacuum analyze`);
  return db;
}
