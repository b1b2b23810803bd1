import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { limits } from "../../../domain/base/limits";
import type { Queries } from "../../platform/db/database";
import { rateBucket } from "../../platform/db/schema/http";
import { hashKey, lockKeys } from "../../platform/http/limits";

/** Milliseconds for which a name is held after its holder released it or was erased. */
export const rest = limits.dripNameReservedDays * 86_400_000;

/** The names of erased accounts that are still held: hashes, which reveal neither the name nor its holder. */
export const restingPlace = (signingKey: string, nameKey: string) =>
  hashKey(signingKey, `resting drip name ${nameKey}`);

/** In the transaction that erases their holder. The upkeep deletes them after 90 days. */
export async function restNames(
  tx: Queries,
  signingKey: string,
  names: readonly { nameKey: string; since: Date }[],
): Promise<void> {
  if (names.length === 0) return;
  const places = names.map(({ nameKey, since }) => ({
    key: restingPlace(signingKey, nameKey),
    resetAt: new Date(since.getTime() + rest),
  }));
  await lockKeys(tx, places);
}

export const selectResting = (db: Queries, places: readonly string[], at: Date) =>
  db
    .select({ key: rateBucket.key })
    .from(rateBucket)
    .where(and(inArray(rateBucket.key, [...places]), gt(rateBucket.resetAt, at)));

export const isResting = (db: Queries, place: string, at: Date) =>
  sql`exists ${db
    .select({ key: rateBucket.key })
    .from(rateBucket)
    .where(and(eq(rateBucket.key, place), gt(rateBucket.resetAt, at)))}`;
