import { and, eq } from "drizzle-orm";
import { mailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity } from "../../platform/db/schema/identity";
import { Problem } from "../../platform/http/problem";
import {
  holdsMailbox,
  identityRow,
  lockUser,
  makeAccount,
  nameOf,
  type UserRow,
} from "../account/account.store";
import type { IdentityClaims } from "../base/services";
import { transferToProvenHolder } from "../session/new-holder.store";
import { bearsAddress, type Held, provesAddress } from "./judge-log-in";
import { findSignInMethod, isSignInMethod, type Lease, type SignInMethod } from "./sign-in-method.store";
import { cancelDeletion } from "./sign-up.store";

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

export interface Newcomer {
  user: UserRow;
  /** Accounts at the identity provider without a user, to be deleted there. */
  orphans: readonly string[];
}

/**
 * The first log-in of a Google account; password accounts are created only by our own sign-up. Null if another first
 * log-in of the same person was first.
 */
export async function admitNewcomer(
  tx: Queries,
  claims: IdentityClaims,
  now: Date,
): Promise<Newcomer | null> {
  const { emailAddress } = claims.account;
  // An account made at the provider with another's address, and a Google account linked to it.
  const key = emailAddress === null ? null : mailboxKey(emailAddress);
  if (
    claims.provider === "drip" ||
    emailAddress === null ||
    key === null ||
    !bearsAddress(claims, emailAddress)
  )
    throw new Problem("AUTH_400_LOGIN");
  const isProven = provesAddress(claims, emailAddress);
  const [holder] = await tx.select().from(user).where(holdsMailbox(key)).for("update");
  if (!holder) {
    await cancelDeletion(tx, claims.subject);
    return { user: await makeAccount(tx, claims, { emailAddress, isProven, now }), orphans: [] };
  }

  if (await findSignInMethod(tx, claims)) return null;
  if (holder.bannedAt) throw new Problem("AUTH_401_BANNED");
  if (!isProven || holder.emailAddressVerifiedAt) throw new Problem("USER_409_CONFLICT");
  const old = await tx.delete(identity).where(eq(identity.userId, holder.id)).returning();
  if (old.length === 0) throw new Problem("USER_409_CONFLICT");
  await tx.insert(identity).values(identityRow(claims, holder.id, now));
  return {
    user: await transferAccount(tx, holder, claims, now),
    orphans: old.filter((row) => row.issuer === claims.issuer).map((row) => row.subject),
  };
}

/** Transfers an account with an unverified address to the person whose Google account verified that address. */
export const transferAccount = (tx: Queries, holder: UserRow, claims: IdentityClaims, now: Date) =>
  transferToProvenHolder(tx, holder, { ...nameOf(claims), now });

export async function findHolder(db: Queries, userId: string): Promise<UserRow | null> {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  return found ?? null;
}

export async function changeHolder(
  tx: Queries,
  holder: Pick<UserRow, "id">,
  change: Partial<Pick<UserRow, "emailAddressVerifiedAt" | "mustChangePassword" | "dateOfBirth" | "role">>,
): Promise<UserRow> {
  const [changed] = await tx.update(user).set(change).where(eq(user.id, holder.id)).returning();
  if (!changed) throw new Error("A user vanished under a lock.");
  return changed;
}
