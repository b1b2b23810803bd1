import { and, eq } from "drizzle-orm";
import { mailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity } from "../../platform/db/schema/identity";
import { holdsMailbox, lockUser, type UserRow } from "../account/account.store";
import type { IdentityClaims } from "../base/services";
import type { Held } from "./judge-log-in";
import { findSignInMethod, isSignInMethod, type Lease, type SignInMethod } from "./sign-in-method.store";

/** Finds the account by the token's issuer and subject, never by an address alone. */
export async function findHeld(db: Queries, claims: IdentityClaims): Promise<Held | null> {
  const [found] = await db
    .select({ user, signInMethod: identity })
    .from(identity)
    .innerJoin(user, eq(user.id, identity.userId))
    .where(isSignInMethod(claims));
  return found ?? null;
}

/**
 * Locks the user row before the identity row, as every writer does, so that two of them cannot deadlock. The
 * identity row is read again under the lock.
 */
export async function lockHeld(tx: Queries, claims: IdentityClaims): Promise<Held | null> {
  const before = await findSignInMethod(tx, claims);
  if (!before) return null;
  const holder = await lockUser(tx, before.userId);
  const signInMethod = await findSignInMethod(tx, claims);
  return holder && signInMethod?.userId === holder.id ? { user: holder, signInMethod } : null;
}

/** Fills in `google_subject` and `tokens_valid_after` at log-in, for rows older than these columns. */
export async function fillSignInMethod(
  tx: Queries,
  claims: IdentityClaims,
  signInMethod: SignInMethod,
): Promise<void> {
  const googleSubject = signInMethod.googleSubject ?? claims.googleSubject;
  const tokensValidAfter = signInMethod.tokensValidAfter ?? claims.account.tokensValidAfter;
  if (googleSubject === signInMethod.googleSubject && tokensValidAfter === signInMethod.tokensValidAfter)
    return;
  await tx.update(identity).set({ googleSubject, tokensValidAfter }).where(isSignInMethod(signInMethod));
}

/** The identity row of this Google account, whatever its subject at the provider is now. */
export async function findGoogleMethod(
  db: Queries,
  { issuer, googleSubject, account: { emailAddress } }: IdentityClaims,
): Promise<SignInMethod | null> {
  const key = emailAddress === null ? null : mailboxKey(emailAddress);
  if (googleSubject === null || key === null) return null;
  const [found] = await db
    .select({ signInMethod: identity })
    .from(identity)
    .innerJoin(user, eq(user.id, identity.userId))
    .where(
      and(
        holdsMailbox(key),
        eq(identity.issuer, issuer),
        eq(identity.provider, "google"),
        eq(identity.googleSubject, googleSubject),
      ),
    );
  return found?.signInMethod ?? null;
}

/** False when somebody else changed the row since the lease was taken. */
export async function moveSignInMethod(tx: Queries, lease: Lease, { subject, account }: IdentityClaims) {
  const moved = await tx
    .update(identity)
    .set({
      subject,
      tokensValidAfter: account.tokensValidAfter,
      revocationOwedAt: null,
      leaseId: null,
      leaseUntil: null,
    })
    .where(and(isSignInMethod(lease), eq(identity.leaseId, lease.id)))
    .returning();
  return moved.length === 1;
}

export async function findHolder(db: Queries, userId: string): Promise<UserRow | null> {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  return found ?? null;
}
