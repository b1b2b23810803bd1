import { and, desc, eq, isNull, not, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { cleanPersonName } from "../../../domain/account/person-name";
import { placeholderFullName } from "../../../domain/account/placeholder";
import { limits } from "../../../domain/base/limits";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { identity } from "../../platform/db/schema/identity";
import type { IdentityClaims, Provider } from "../base/services";
import { isInsult } from "./person-names";

export type UserRow = typeof user.$inferSelect;

/** The product itself, as the sender of its own messages. */
export const systemUserId = "02102020";

/** Locked until the transaction ends. Deleted users are locked and returned too; callers that must not act on them check `deletedAt`. */
export async function lockUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for("update");
  return row;
}

/**
 * For transactions that count rows referring to somebody. Unlike `lockUser` it does not block those whose own row
 * already refers to the user, such as an idempotency key's: two simultaneous calls would otherwise wait for each
 * other.
 */
export async function lockUserForShare(tx: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for("no key update");
  return row;
}

export async function changeUser(
  db: Queries,
  id: string,
  change: Partial<
    Pick<
      UserRow,
      "role" | "firstName" | "lastName" | "fullName" | "timeZone" | "dripName" | "dateOfBirth" | "phoneNumber"
    >
  >,
): Promise<UserRow | undefined> {
  const [row] = await db.update(user).set(change).where(eq(user.id, id)).returning();
  return row;
}

/** What was read once stays read. */
export async function markReleaseNotesRead(
  db: Queries,
  id: string,
  until: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(user)
    .set({
      lastReleaseNotesAt: sql`greatest(${user.lastReleaseNotesAt}, ${until.toISOString()}::timestamptz)`,
    })
    .where(eq(user.id, id))
    .returning();
  return row;
}

export const holdsMailbox = (key: MailboxKey) => and(eq(user.mailboxKey, key), isNull(user.deletedAt));

/**
 * A Google account whose address Google has not verified may be a stranger's, and its owner could never sign in to it: a
 * sign-up with a password replaces it. Nothing about a child hangs on it, since its address was never proven.
 */
export const yieldsToSignUp = sql`(${user.emailAddressVerifiedAt} is null and ${user.bannedAt} is null
  and exists (select from identity i where i.user_id = ${user.id})
  and not exists (select from identity i where i.user_id = ${user.id} and i.provider = 'drip'))`;

/** The same statement for every address, so that its duration reveals nothing. The product's own identity comes before others. */
export async function findHolder(db: Queries, key: MailboxKey): Promise<{ provider: Provider } | null> {
  const [holder] = await db
    .select({ provider: identity.provider })
    .from(user)
    .leftJoin(identity, eq(identity.userId, user.id))
    .where(and(holdsMailbox(key), not(yieldsToSignUp)))
    .orderBy(desc(sql`${identity.provider} = 'drip'`))
    .limit(1);
  if (!holder) return null;
  return { provider: holder.provider === "google" ? "google" : "drip" };
}

/** A new account, without a way to sign in. */
export async function insertUser(tx: Queries, values: typeof user.$inferInsert): Promise<UserRow> {
  const [made] = await tx.insert(user).values(values).returning();
  if (!made) throw new Error("A new user came back without a row.");
  return made;
}

/** Under the lock of the row. */
export async function changeHolder(
  tx: Queries,
  holder: Pick<UserRow, "id">,
  change: Partial<Omit<UserRow, "id" | "emailAddress" | "mailboxKey" | "createdAt">>,
): Promise<UserRow> {
  const [changed] = await tx.update(user).set(change).where(eq(user.id, holder.id)).returning();
  if (!changed) throw new Error("A user vanished under a lock.");
  return changed;
}

/** With everything that refers to it by cascade. */
export async function removeUser(tx: Queries, id: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, id));
}

/** What the provider says of a person. */
export const nameOf = ({ fullName, avatar }: Pick<IdentityClaims, "fullName" | "avatar">) => ({
  fullName: readFullName(fullName),
  avatar: readAvatar(avatar),
});

function readFullName(given: string | null): string {
  const clean = cleanPersonName(given ?? "");
  if (isInsult(clean)) return placeholderFullName;
  return (
    [...clean]
      .slice(0, limits.firstName.max + 1 + limits.lastName.max)
      .join("")
      .trim() || placeholderFullName
  );
}

/** Only the provider's own hosts: any other host would learn who looks at whose picture. */
function readAvatar(given: string | null): string | null {
  if (given === null || given.length > limits.url.max || !URL.canParse(given)) return null;
  const { protocol, host } = new URL(given);
  return protocol === "https:" && host.endsWith(".googleusercontent.com") ? given : null;
}
