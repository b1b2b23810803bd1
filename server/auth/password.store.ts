import { and, eq } from "drizzle-orm";
import { identity } from "../db/schema";
import type { Services } from "../services";

export type IdentityRow = typeof identity.$inferSelect;

/** Null for an account that signs in through another provider. */
export async function findPasswordIdentity(
  { db, identity: { issuer } }: Pick<Services, "db" | "identity">,
  userId: string,
): Promise<IdentityRow | null> {
  const [found] = await db
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, issuer), eq(identity.provider, "drip")));
  return found ?? null;
}
