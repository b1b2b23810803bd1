import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity } from "../../platform/db/schema/identity";
import { IdentityUnavailable } from "../../platform/http/problem";
import type { IdentityClaims, Services } from "../base/services";

/** How a user signs in: a row of `identity`, the counterpart of an account at the identity provider. */
export type SignInMethod = typeof identity.$inferSelect;
type Key = Pick<SignInMethod, "issuer" | "subject">;

export const isSignInMethod = ({ issuer, subject }: Key) =>
  and(eq(identity.issuer, issuer), eq(identity.subject, subject));

export async function findSignInMethod(db: Queries, key: Key): Promise<SignInMethod | null> {
  const [found] = await db.select().from(identity).where(isSignInMethod(key));
  return found ?? null;
}

/** Null for an account of another provider. */
export async function findPasswordMethod(
  { db, identity: { issuer } }: Pick<Services, "db" | "identity">,
  userId: string,
): Promise<SignInMethod | null> {
  const [found] = await db
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, issuer), eq(identity.provider, "drip")));
  return found ?? null;
}

/** Of whichever provider, if it is reached through this issuer. */
export async function findSignInMethodHere(
  { db, identity: { issuer } }: Pick<Services, "db" | "identity">,
  userId: string,
): Promise<SignInMethod | null> {
  const [found] = await db
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, issuer)));
  return found ?? null;
}

export interface Lease extends Key {
  id: string;
}

/** Longer than all provider calls of one change together, each at its timeout. */
const leaseLife = 60_000;
const tries = 200;
const pause = 50;

/**
 * Runs `work` under a lease on the identity row, so that one caller at a time changes the account at the
 * provider. No transaction spans both systems, and interleaved changes would leave the provider in a state
 * that our database does not know.
 */
export async function withLease<T>(
  { db, now }: Pick<Services, "db" | "now">,
  { issuer, subject }: Key,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = { issuer, subject, id: randomUUID() };
  for (let attempt = 1; !(await takeLease(db, lease, now())); attempt += 1) {
    if (attempt === tries) throw new IdentityUnavailable();
    await setTimeout(pause);
  }
  try {
    return await work(lease);
  } finally {
    await db
      .update(identity)
      .set({ leaseId: null, leaseUntil: null })
      .where(and(isSignInMethod(lease), eq(identity.leaseId, lease.id)));
  }
}

/** Also true if the row is gone: `work` then finds nothing to change and says so. */
async function takeLease(db: Queries, lease: Lease, now: Date): Promise<boolean> {
  const [taken] = await db
    .update(identity)
    .set({ leaseId: lease.id, leaseUntil: new Date(now.getTime() + leaseLife) })
    .where(and(isSignInMethod(lease), or(isNull(identity.leaseUntil), lte(identity.leaseUntil, now))))
    .returning();
  return taken !== undefined || (await findSignInMethod(db, lease)) === null;
}

/**
 * Records a change made at the provider. Throws if the lease has expired, because somebody else may have
 * changed the account since.
 */
export async function recordSecured(
  tx: Queries,
  lease: Lease,
  tokensValidAfter: Date,
  more: Partial<SignInMethod> = {},
): Promise<void> {
  const [kept] = await tx
    .update(identity)
    .set({ validSince: tokensValidAfter, tokensValidAfter, revocationOwedAt: null, ...more })
    .where(and(isSignInMethod(lease), eq(identity.leaseId, lease.id)))
    .returning();
  if (!kept) throw new IdentityUnavailable();
}

export const noTemporaryPassword = { temporaryPasswordHash: null, temporaryPasswordUntil: null };

/**
 * Rounds up to the next second: providers report sign-in times in whole seconds, and sign-ins of the current
 * second must not count either.
 */
export const fromNextSecond = (now: Date) => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

/**
 * Rejects all earlier sign-ins from now on, and marks the row so that a background job revokes the provider's
 * tokens.
 */
export async function scheduleRevocation(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(identity)
    .set({ validSince: fromNextSecond(now), revocationOwedAt: now })
    .where(eq(identity.userId, userId));
}

export const findOwedRevocations = (db: Queries): Promise<SignInMethod[]> =>
  db.select().from(identity).where(isNotNull(identity.revocationOwedAt)).limit(100);

export const findExpiredTemporaryPasswords = (db: Queries, now: Date): Promise<SignInMethod[]> =>
  db.select().from(identity).where(lte(identity.temporaryPasswordUntil, now)).limit(100);

/** Users banned after their sign-ins were last invalidated. */
export async function findBannedSince(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ userId: identity.userId })
    .from(identity)
    .innerJoin(user, eq(user.id, identity.userId))
    .where(
      and(isNotNull(user.bannedAt), or(isNull(identity.validSince), lt(identity.validSince, user.bannedAt))),
    )
    .limit(100);
  return rows.map((row) => row.userId);
}

export async function insertSignInMethod(
  tx: Queries,
  { issuer, subject, provider, googleSubject, account }: IdentityClaims,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.insert(identity).values({
    issuer,
    subject,
    provider,
    googleSubject,
    tokensValidAfter: account.tokensValidAfter,
    userId,
    createdAt: now,
  });
}

/** All of a person's. */
export const removeSignInMethods = (tx: Queries, userId: string): Promise<SignInMethod[]> =>
  tx.delete(identity).where(eq(identity.userId, userId)).returning();
