import { and, eq } from "drizzle-orm";
import type { Queries } from "../db/open";
import { identity, link, user } from "../db/schema";
import { Problem } from "../problem";
import type { IdentityClaims } from "../services";
import { holdsAddress, identityRow, isStale, lockUser, makeAccount, type UserRow } from "./account.store";
import { revokeAll } from "./session.store";

export interface SignedInAccount {
  user: UserRow;
  /** Accounts at the identity provider that lost their user and are to be deleted there. */
  orphans: readonly string[];
}

/** Who the verified claims speak of. Keyed by issuer and subject; an address alone opens no account. */
export async function accountFor(tx: Queries, claims: IdentityClaims, now: Date): Promise<SignedInAccount> {
  const found = await findAndLock(tx, claims);
  if (!found) {
    if (claims.provider === "drip") throw new Problem("AUTH_400_LOGIN");
    return (
      (await takeOverAddress(tx, claims, now)) ?? { user: await makeAccount(tx, claims, now), orphans: [] }
    );
  }
  if (found.user.deletedAt || isStale(claims, found.identity.validSince)) throw new Problem("AUTH_400_LOGIN");
  if (found.user.bannedAt) throw new Problem("AUTH_401_BANNED");
  if (found.identity.provider !== claims.provider) {
    if (claims.provider === "drip" || !provesAddressOf(found.user, claims))
      throw new Problem("USER_409_CONFLICT");
    await tx
      .update(identity)
      .set({ provider: claims.provider, validSince: null })
      .where(and(eq(identity.issuer, claims.issuer), eq(identity.subject, claims.subject)));
    return { user: await yieldTo(tx, found.user, now), orphans: [] };
  }
  if (provesAddressOf(found.user, claims))
    return { user: await markVerified(tx, found.user, now), orphans: [] };
  return { user: found.user, orphans: [] };
}

/** Whoever changes a way in locks its user first. So the way is read again once the lock is held, and no two wait for each other. */
async function findAndLock(tx: Queries, claims: IdentityClaims) {
  const isTheirs = and(eq(identity.issuer, claims.issuer), eq(identity.subject, claims.subject));
  const [before] = await tx.select().from(identity).where(isTheirs);
  if (!before) return null;
  const holder = await lockUser(tx, before.userId);
  const [way] = await tx.select().from(identity).where(isTheirs);
  return holder && way?.userId === holder.id ? { user: holder, identity: way } : null;
}

/** An address that nobody proved yields to the one who proves it: the old way in and every session end. */
async function takeOverAddress(
  tx: Queries,
  claims: IdentityClaims,
  now: Date,
): Promise<SignedInAccount | null> {
  const [holder] = await tx.select().from(user).where(holdsAddress(claims.emailAddress)).for("update");
  if (!holder) return null;
  // A first log-in of the same person may have been quicker.
  if (await findAndLock(tx, claims)) return accountFor(tx, claims, now);
  if (holder.bannedAt) throw new Problem("AUTH_401_BANNED");
  if (!provesAddressOf(holder, claims)) throw new Problem("USER_409_CONFLICT");
  const old = await tx.delete(identity).where(eq(identity.userId, holder.id)).returning();
  if (old.length === 0) throw new Problem("USER_409_CONFLICT");
  await tx.insert(identity).values(identityRow(claims, holder.id, now));
  return {
    user: await yieldTo(tx, holder, now),
    orphans: old.filter((row) => row.issuer === claims.issuer).map((row) => row.subject),
  };
}

async function yieldTo(tx: Queries, holder: UserRow, now: Date): Promise<UserRow> {
  await revokeAll(tx, { userId: holder.id, now });
  await tx.delete(link).where(eq(link.userId, holder.id));
  return markVerified(tx, holder, now, { mustChangePassword: false });
}

async function markVerified(
  tx: Queries,
  holder: UserRow,
  now: Date,
  more: Partial<UserRow> = {},
): Promise<UserRow> {
  const [marked] = await tx
    .update(user)
    .set({ emailAddressVerifiedAt: now, ...more })
    .where(eq(user.id, holder.id))
    .returning();
  if (!marked) throw new Error("A user vanished under a lock.");
  return marked;
}

const provesAddressOf = (holder: UserRow, claims: IdentityClaims) =>
  claims.isEmailAddressVerified &&
  holder.emailAddressVerifiedAt === null &&
  holder.emailAddress.toLowerCase() === claims.emailAddress.toLowerCase();
