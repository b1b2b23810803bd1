import { sql } from "drizzle-orm";
import { signAccessToken } from "../../server/access/access-token";
import { hashOf, successorOf } from "../../server/access/refresh-token";
import { fingerprintOf } from "../../server/schedule/time/zone-rules";
import { keepZoneRules } from "../../server/schedule/time/zone-rules.store";
import { addManyClubs, addManyUsers, insertMany, openToFill } from "../../test/support/people/many-clubs";
import { addManyEvents } from "./many-events";
import { type Amounts, addManyMessages } from "./many-messages";

export const signingKey = "5mT8vKq2ZxW9rLc4Yh7Nd3Gs6Bf1Jp0QeUaRiOtHwXk=";
/** Callers spread over the table, enough to stay below every limit per person. */
export const callers = 1_000;

export const sessionId = (user: number) => `s${String(user).padStart(21, "0")}`;
export const refreshToken = (user: number) => `${sessionId(user)}.${"r".repeat(43)}`;
export const accessToken = (user: number) =>
  signAccessToken(
    {
      config: { ...({} as Parameters<typeof signAccessToken>[0]["config"]), signingKey },
      now: () => new Date(),
    },
    { userId: `u${user}`, sessionId: sessionId(user) },
  );

/** The caller's number among so many users. */
export const callerAmong = (users: number, index: number) =>
  1 + (index % callers) * Math.floor(users / callers);

export interface Filling {
  withClubs?: boolean;
  withEvents?: boolean;
  messages?: Amounts;
}

/** Users with a name, an identity row and an open session each, inserted straight into the tables. */
export async function seed(
  place: { databaseUrl: string | null; dataDir: string },
  users: number,
  { withClubs = false, withEvents = false, messages }: Filling = {},
) {
  const db = await openToFill(place);
  await addManyUsers(db, users);
  if (withClubs || withEvents || messages) await addManyClubs(db, users);
  if (withEvents) {
    await addManyEvents(db, users);
    // Without its rules a server would work all events of their zone out anew while it is measured.
    const [timeZone, checkedAt] = ["America/Chicago", new Date()];
    await keepZoneRules(db, [{ timeZone, checkedAt, fingerprint: fingerprintOf(timeZone, checkedAt) }]);
  }
  if (messages) await addManyMessages(db, users, messages);
  const inBatches = (insert: (from: number, to: number) => ReturnType<typeof sql>) =>
    insertMany(db, { count: users, batch: 50_000 }, insert);
  await inBatches(
    (from, to) => sql`insert into identity (issuer, subject, provider, user_id)
      select 'bench', 'u' || i, 'drip', 'u' || i from generate_series(${from}::int, ${to}::int) i`,
  );
  await inBatches(
    (from, to) => sql`insert into drip_name_claim (name_key, user_id)
      select 'player_' || i, 'u' || i from generate_series(${from}::int, ${to}::int) i`,
  );
  await inBatches(
    (from, to) => sql`insert into session
        (id, user_id, transport, expires_at, token_hash, successor_hash, oauth_state, pkce_code_challenge, pkce_code_verifier)
      select 's' || lpad(i::text, 21, '0'), 'u' || i, 'bare', now() + interval '7 days', md5(i::text), md5('n' || i),
        'state', 'challenge', 'verifier'
      from generate_series(${from}::int, ${to}::int) i`,
  );
  for (let index = 0; index < callers; index++) {
    const token = refreshToken(callerAmong(users, index));
    await db.execute(sql`update session set token_hash = ${hashOf(token)},
      successor_hash = ${hashOf(successorOf({ signingKey }, token))} where id = ${sessionId(callerAmong(users, index))}`);
  }
  await db.execute(sql`analyze`);
  await db.close();
}
