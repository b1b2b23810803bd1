import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { product } from "../../../domain/base/product";
import { dripNameKey } from "../../../domain/drip-name/drip-name";
import { isReservedDripName } from "../../../domain/drip-name/reserved";
import type { Queries } from "../../platform/db/database";
import { dripNameClaim } from "../../platform/db/schema/drip-name";
import { containsProfanity } from "./profanity";
import { isResting, rest, restingPlace, selectResting } from "./rested-names";

export type Verdict = "free" | "taken" | "profane";

interface NameClaim {
  name: string;
  userId: string;
  at: Date;
  signingKey: string;
}

/** The rule shared by check and claim. A claim may still lose a race afterwards. */
export async function judgeDripName(db: Queries, claim: NameClaim): Promise<Verdict> {
  const { name, userId } = claim;
  const isProfane = containsProfanity(name);
  if (isProfane || isReservedDripName(name)) {
    // Rules are added over time; a name claimed before stays with its holder.
    if (await isHeld(db, { name, userId })) return "free";
    return isProfane ? "profane" : "taken";
  }
  return (await findTaken(db, { ...claim, names: [name] })).has(dripNameKey(name)) ? "taken" : "free";
}

async function isHeld(db: Queries, { name, userId }: Pick<NameClaim, "name" | "userId">): Promise<boolean> {
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

/** Keys of names that somebody else holds or released, or whose holder was erased, less than 90 days ago. */
export async function findTaken(
  db: Queries,
  { names, userId, at, signingKey }: Omit<NameClaim, "name"> & { names: readonly string[] },
): Promise<Set<string>> {
  const places = new Map(
    names.map(dripNameKey).map((nameKey) => [restingPlace(signingKey, nameKey), nameKey]),
  );
  const rows = await db
    .select({ key: dripNameClaim.nameKey })
    .from(dripNameClaim)
    .where(
      and(
        inArray(dripNameClaim.nameKey, names.map(dripNameKey)),
        ne(dripNameClaim.userId, userId),
        or(isNull(dripNameClaim.releasedAt), gt(dripNameClaim.releasedAt, reservedSince(at))),
      ),
    )
    .unionAll(selectResting(db, [...places.keys()], at));
  return new Set(rows.map(({ key }) => places.get(key) ?? key));
}

/** Inside the caller's transaction. False: somebody else has the name, and the caller has to roll back. */
export async function claimDripName(
  tx: Queries,
  { name, userId, at, signingKey }: NameClaim,
): Promise<boolean> {
  const nameKey = dripNameKey(name);
  // Both rows in one order, so that two people who swap names do not deadlock.
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
    // Its holder may have been erased while this statement waited for the row.
    .returning({ isResting: isResting(tx, restingPlace(signingKey, nameKey), at) });
  return claimed.length === 1 && !claimed[0]?.isResting;
}

const reservedSince = (at: Date) => new Date(at.getTime() - rest);

/** Deletes names released 90 days ago, so that their former holders are no longer recorded. */
export const removeRestedClaims = (db: Queries, at: Date) =>
  db.delete(dripNameClaim).where(lte(dripNameClaim.releasedAt, reservedSince(at)));

/** A name that support took away: the system user holds it for its 90 days, so that its former holder cannot reclaim it. */
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

/** The name rests, but stays free for this account. */
export async function releaseDripName(
  tx: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .update(dripNameClaim)
    .set({ releasedAt: now })
    .where(and(eq(dripNameClaim.userId, userId), isNull(dripNameClaim.releasedAt)));
}
