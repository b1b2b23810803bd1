import { randomUUID } from "node:crypto";
import { signAccessToken } from "../../../server/core/access/access-token";
import { keyOf } from "../../../server/core/account/mailbox";
import type { IdentityProvider, Provider, Services } from "../../../server/core/base/services";
import { user } from "../../../server/platform/db/schema/account";
import { identity as identityTable } from "../../../server/platform/db/schema/identity";
import { session } from "../../../server/platform/db/schema/session";
import type { TestClock } from "../server/server";

type UserRow = typeof user.$inferSelect;

/** What it takes to write rows straight to a database; a `TestServer` has it. */
export interface DatabaseAccess {
  services: Pick<Services, "db" | "config" | "now"> & { identity: Pick<IdentityProvider, "issuer"> };
  clock: Pick<TestClock, "now">;
}

/** A user with a session, straight from the database, for tests that are not about signing in. */
export async function addPerson(
  { services, clock }: DatabaseAccess,
  { provider = "drip", ...change }: Partial<UserRow> & { provider?: Provider } = {},
) {
  const id = change.id ?? randomUUID();
  const at = clock.now();
  const emailAddress = change.emailAddress ?? `${id}@example.com`;
  const [row] = await services.db
    .insert(user)
    .values({
      id,
      createdAt: at,
      role: "squad_member",
      firstName: "Robin",
      lastName: "Reyes",
      fullName: "Robin Reyes",
      dateOfBirth: "1988-02-29",
      mailboxKey: keyOf(emailAddress),
      ...change,
      emailAddress,
    })
    .returning();
  if (!row) throw new Error("The person was not added.");
  await services.db
    .insert(identityTable)
    .values({ issuer: services.identity.issuer, subject: id, provider, userId: id, createdAt: at });
  const sessionId = randomUUID();
  await services.db.insert(session).values({
    id: sessionId,
    userId: id,
    transport: "bare",
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + 180 * 86_400_000),
    tokenHash: randomUUID(),
    oauthState: "state",
    pkceCodeChallenge: "challenge",
    pkceCodeVerifier: "verifier",
  });
  /** Valid for ten minutes by the test's clock. */
  const signIn = async () => ({
    authorization: `Bearer ${await signAccessToken(services, { userId: id, sessionId })}`,
  });
  return { user: row, sessionId, headers: await signIn(), signIn };
}
