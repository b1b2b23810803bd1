import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity, signUpIntent } from "../../platform/db/schema/identity";
import { holdsMailbox, insertUser, removeUser, type UserRow, yieldsToSignUp } from "../account/account.store";
import { removeSignInMethods } from "./sign-in-method.store";

/** The maximum duration of a sign-up: an older intent belongs to an interrupted one. */
export const signUpPatience = 60_000;

export interface NewAccount {
  userId: string;
  issuer: string;
  /** As typed. */
  emailAddress: string;
  mailboxKey: MailboxKey;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

export async function findClaimTo(db: Queries, key: MailboxKey): Promise<"none" | "firm" | "yielding"> {
  const [held] = await db.select({ isYielding: yieldsToSignUp }).from(user).where(holdsMailbox(key));
  if (!held) return "none";
  return held.isYielding ? "yielding" : "firm";
}

/** Deletes an account that yields to a sign-up, and returns the provider's accounts to be deleted there. */
export async function removeYielding(
  tx: Queries,
  { mailboxKey, issuer }: Pick<NewAccount, "mailboxKey" | "issuer">,
  now: Date,
): Promise<string[]> {
  const [holder] = await tx.select().from(user).where(holdsMailbox(mailboxKey)).for("update");
  // Judged under the lock: it may have been proven meanwhile.
  const [yielding] = holder
    ? await tx
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.id, holder.id), yieldsToSignUp))
    : [];
  if (!yielding) return [];
  const ways = await removeSignInMethods(tx, yielding.id);
  await removeUser(tx, yielding.id);
  const subjects = ways.filter((way) => way.issuer === issuer).map((way) => way.subject);
  for (const subject of subjects) await scheduleDeletion(tx, subject, now);
  return subjects;
}

export async function writeIntent(
  db: Queries,
  { userId, mailboxKey }: Pick<NewAccount, "userId" | "mailboxKey">,
  now: Date,
): Promise<void> {
  await db.insert(signUpIntent).values({ userId, emailAddress: mailboxKey, createdAt: now });
}

/** Null if the intent was abandoned meanwhile: then somebody is about to delete the provider's account. */
export async function finishSignUp(tx: Queries, account: NewAccount, now: Date): Promise<UserRow | null> {
  const { userId, issuer, emailAddress, mailboxKey, firstName, lastName, dateOfBirth } = account;
  const [intent] = await tx
    .delete(signUpIntent)
    .where(and(eq(signUpIntent.userId, userId), isNull(signUpIntent.abandonedAt)))
    .returning();
  if (!intent) return null;
  const made = await insertUser(tx, {
    id: userId,
    createdAt: now,
    role: "onboarding",
    fullName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    dateOfBirth,
    emailAddress,
    mailboxKey,
  });
  await tx.insert(identity).values({ issuer, subject: userId, provider: "drip", userId, createdAt: now });
  return made;
}

/** True: the sign-up can no longer complete, and the caller may delete the provider's account. NeedsYouQuery for one that is just completing. */
export async function abandonIntent(db: Queries, userId: string, now: Date): Promise<boolean> {
  const [abandoned] = await db
    .update(signUpIntent)
    .set({ abandonedAt: now })
    .where(eq(signUpIntent.userId, userId))
    .returning();
  return abandoned !== undefined;
}

/** In the transaction that erases this account's user: records the deletion at the provider, so that it survives a crash. */
export async function scheduleDeletion(tx: Queries, subject: string, now: Date): Promise<void> {
  await tx
    .insert(signUpIntent)
    .values({ userId: subject, emailAddress: "", createdAt: now, abandonedAt: now })
    .onConflictDoUpdate({ target: signUpIntent.userId, set: { emailAddress: "", abandonedAt: now } });
}

/** The person signed in again before the provider's account was deleted: it stays. */
export async function cancelDeletion(tx: Queries, subject: string): Promise<void> {
  await tx
    .delete(signUpIntent)
    .where(and(eq(signUpIntent.userId, subject), isNotNull(signUpIntent.abandonedAt)));
}

export async function removeIntent(db: Queries, userId: string): Promise<void> {
  await db.delete(signUpIntent).where(eq(signUpIntent.userId, userId));
}

export async function findBrokenIntents(db: Queries, now: Date): Promise<string[]> {
  const found = await db
    .select({ userId: signUpIntent.userId })
    .from(signUpIntent)
    .where(
      or(
        isNotNull(signUpIntent.abandonedAt),
        lte(signUpIntent.createdAt, new Date(now.getTime() - signUpPatience)),
      ),
    );
  return found.map((row) => row.userId);
}

/**
 * Whether this account of the provider has a user or a pending sign-up. The intent is looked up first: if the sign-up
 * completes between the two look-ups, the second finds its user.
 */
export async function isClaimed(
  db: Pick<Queries, "select">,
  { issuer, subject }: { issuer: string; subject: string },
  now: Date,
): Promise<boolean> {
  const [intent] = await db.select().from(signUpIntent).where(eq(signUpIntent.userId, subject));
  const isUnderWay =
    intent !== undefined &&
    intent.abandonedAt === null &&
    intent.createdAt.getTime() > now.getTime() - signUpPatience;
  if (isUnderWay) return true;
  const [held] = await db
    .select({ userId: identity.userId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return held !== undefined;
}
