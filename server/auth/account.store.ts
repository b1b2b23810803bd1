import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { limits } from "../../domain/limits";
import { placeholderFullName } from "../../domain/placeholder";
import type { Queries } from "../db/open";
import { identity, link, user } from "../db/schema";
import { Problem } from "../problem";
import type { IdentityClaims } from "../services";
import { revokeAll } from "./session.store";

export type UserRow = typeof user.$inferSelect;

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
    return (await takeOverAddress(tx, claims, now)) ?? (await makeAccount(tx, claims, now));
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

export async function lockUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for("update");
  return row;
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

async function makeAccount(tx: Queries, claims: IdentityClaims, now: Date): Promise<SignedInAccount> {
  if (claims.emailAddress.length > limits.emailAddress.max) throw new Problem("AUTH_400_LOGIN");
  const [made] = await tx
    .insert(user)
    .values({
      id: randomUUID(),
      createdAt: now,
      role: "onboarding",
      fullName: readFullName(claims.fullName),
      avatar: readAvatar(claims.avatar),
      emailAddress: claims.emailAddress.toLowerCase(),
      emailAddressVerifiedAt: claims.isEmailAddressVerified ? now : null,
    })
    .returning();
  if (!made) throw new Error("A new user came back without a row.");
  await tx.insert(identity).values(identityRow(claims, made.id, now));
  return { user: made, orphans: [] };
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

export const holdsAddress = (emailAddress: string) =>
  and(sql`lower(${user.emailAddress}) = lower(${emailAddress})`, isNull(user.deletedAt));

/** Providers tell the time of a sign-in to the second. */
export const isStale = (claims: IdentityClaims, validSince: Date | null) =>
  validSince !== null &&
  Math.floor(claims.authenticatedAt.getTime() / 1000) < Math.floor(validSince.getTime() / 1000);

const provesAddressOf = (holder: UserRow, claims: IdentityClaims) =>
  claims.isEmailAddressVerified &&
  holder.emailAddressVerifiedAt === null &&
  holder.emailAddress.toLowerCase() === claims.emailAddress.toLowerCase();

const identityRow = ({ issuer, subject, provider }: IdentityClaims, userId: string, now: Date) => ({
  issuer,
  subject,
  provider,
  userId,
  createdAt: now,
});

function readFullName(given: string | null): string {
  const clean = (given ?? "").replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ").trim();
  return (
    [...clean]
      .slice(0, limits.firstName.max + 1 + limits.lastName.max)
      .join("")
      .trim() || placeholderFullName
  );
}

const readAvatar = (given: string | null): string | null =>
  given !== null &&
  given.length <= limits.url.max &&
  URL.canParse(given) &&
  new URL(given).protocol === "https:"
    ? given
    : null;
