import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { limits } from "../../domain/base/limits";
import { product } from "../../domain/base/product";
import { dripNameKey } from "../../domain/drip-name/drip-name";
import { isReservedDripName } from "../../domain/drip-name/reserved";
import type { Queries } from "../db/open";
import { dripNameClaim } from "../db/schema/drip-name";
import { containsProfanity } from "./profanity";

export type Verdict = "free" | "taken" | "profane";

interface Wish {
  name: string;
  userId: string;
  at: Date;
}

/** The one rule that the check and the claim share. A claim may still lose a race afterwards. */
export async function judgeDripName(db: Queries, { name, userId, at }: Wish): Promise<Verdict> {
  const isProfane = containsProfanity(name);
  if (isProfane || isReservedDripName(name)) {
    // The rules grow; a name that was claimed before them stays its holder's.
    if (await isHeld(db, { name, userId })) return "free";
    return isProfane ? "profane" : "taken";
  }
  return (await findTaken(db, { names: [name], userId, at })).has(dripNameKey(name)) ? "taken" : "free";
}

async function isHeld(db: Queries, { name, userId }: Omit<Wish, "at">): Promise<boolean> {
  const rows = await db
    .select({ key: dripNameClaim.nameKey })
    .from(dripNameClaim)
    .where(
      and(
        eq(dripNameClaim.nameKey, dripNameKey(name)),
        eq(dripNameClaim.userId, userId),
        isNull(dripNameClaim.releasedAt),
      ),
    );
  return rows.length > 0;
}

/** Keys of those names that somebody else holds, or gave up less than 90 days ago. */
export async function findTaken(
  db: Queries,
  { names, userId, at }: { names: readonly string[]; userId: string; at: Date },
): Promise<Set<string>> {
  const rows = await db
    .select({ key: dripNameClaim.nameKey })
    .from(dripNameClaim)
    .where(
      and(
        inArray(dripNameClaim.nameKey, names.map(dripNameKey)),
        ne(dripNameClaim.userId, userId),
        or(isNull(dripNameClaim.releasedAt), gt(dripNameClaim.releasedAt, reservedSince(at))),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** Inside the caller's transaction. False: somebody else has it, and nothing is to be kept. */
export async function claimDripName(tx: Queries, { name, userId, at }: Wish): Promise<boolean> {
  const nameKey = dripNameKey(name);
  // Both rows in one order, so that two people who swap names do not wait for each other for ever.
  await tx
    .select({ key: dripNameClaim.nameKey })
    .from(dripNameClaim)
    .where(
      or(
        eq(dripNameClaim.nameKey, nameKey),
        and(eq(dripNameClaim.userId, userId), isNull(dripNameClaim.releasedAt)),
      ),
    )
    .orderBy(dripNameClaim.nameKey)
    .for("update");
  await tx
    .update(dripNameClaim)
    .set({ releasedAt: at })
    .where(
      and(
        eq(dripNameClaim.userId, userId),
        isNull(dripNameClaim.releasedAt),
        ne(dripNameClaim.nameKey, nameKey),
      ),
    );
  const claimed = await tx
    .insert(dripNameClaim)
    .values({ nameKey, userId, claimedAt: at })
    .onConflictDoUpdate({
      target: dripNameClaim.nameKey,
      set: { userId, claimedAt: at, releasedAt: null },
      setWhere: sql`${dripNameClaim.userId} = ${userId}
        or ${dripNameClaim.releasedAt} <= ${reservedSince(at).toISOString()}::timestamptz`,
    })
    .returning({ key: dripNameClaim.nameKey });
  return claimed.length === 1;
}

const reservedSince = (at: Date) => new Date(at.getTime() - limits.dripNameReservedDays * 86_400_000);

/** A name that support took away: the system user holds it while it rests, so that the one who had it cannot take it back. */
export async function retireDripName(
  tx: Queries,
  { name, userId }: { name: string; userId: string },
): Promise<void> {
  await tx
    .update(dripNameClaim)
    .set({ userId: product.systemUserId })
    .where(
      and(
        eq(dripNameClaim.nameKey, dripNameKey(name)),
        eq(dripNameClaim.userId, userId),
        isNotNull(dripNameClaim.releasedAt),
      ),
    );
}
