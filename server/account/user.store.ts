import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { components } from "../../openapi";
import type { Queries } from "../db/open";
import { user } from "../db/schema/account";
import { identity } from "../db/schema/identity";
import type { Provider } from "../services";

export type UserRow = typeof user.$inferSelect;
type UserView = components["schemas"]["User"];

export const presentUser = (row: UserRow): UserView => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  role: row.role as UserView["role"],
  full_name: row.fullName,
  first_name: row.firstName,
  last_name: row.lastName,
  avatar: row.avatar,
  is_deleted: row.deletedAt !== null,
  time_zone: row.timeZone,
  last_release_notes_at: row.lastReleaseNotesAt?.toISOString() ?? null,
  email_address: row.emailAddress,
  drip_name: row.dripName,
});

/** One statement, whoever holds the address: its time tells nothing. The product's own way in comes before others. */
export async function findHolder(db: Queries, emailAddress: string): Promise<{ provider: Provider } | null> {
  const [holder] = await db
    .select({ provider: identity.provider })
    .from(user)
    .leftJoin(identity, eq(identity.userId, user.id))
    .where(and(eq(sql`lower(${user.emailAddress})`, sql`lower(${emailAddress})`), isNull(user.deletedAt)))
    .orderBy(desc(sql`${identity.provider} = 'drip'`))
    .limit(1);
  if (!holder) return null;
  return { provider: holder.provider === "google" ? "google" : "drip" };
}

export async function lockUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNull(user.deletedAt)))
    .for("update");
  return row;
}

export async function changeUser(
  db: Queries,
  id: string,
  change: Partial<Pick<UserRow, "role" | "firstName" | "lastName" | "fullName" | "timeZone" | "dripName">>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(user).set(change).where(eq(user.id, id)).returning();
  return row;
}
