import { inArray, lte, min } from "drizzle-orm";
import type { ServerContext } from "../db/context";
import type { Queries } from "../db/database";
import { rateBucket } from "../db/schema/http";
import { hashKey, type Limit } from "./limits";
import { Problem } from "./problem";

/**
 * Holds in every window, not only from the first try on, and in the caller's transaction, whose rollback undoes the
 * count. Each of the `max` places is taken for one window. For rare tries of a person whose row is locked.
 */
export async function limitRolling(
  tx: Queries,
  { config, now }: Pick<ServerContext, "config" | "now">,
  { key, max, windowSeconds }: Limit,
): Promise<void> {
  const at = now();
  const resetAt = new Date(at.getTime() + windowSeconds * 1000);
  const places = Array.from({ length: max }, (_, place) => hashKey(config.signingKey, `${place}:${key}`));
  for (const place of places) {
    const taken = await tx
      .insert(rateBucket)
      .values({ key: place, count: 1, resetAt })
      .onConflictDoUpdate({
        target: rateBucket.key,
        set: { resetAt },
        setWhere: lte(rateBucket.resetAt, at),
      })
      .returning();
    if (taken.length > 0) return;
  }
  const [next] = await tx
    .select({ at: min(rateBucket.resetAt) })
    .from(rateBucket)
    .where(inArray(rateBucket.key, places));
  const seconds = Math.ceil(((next?.at ?? resetAt).getTime() - at.getTime()) / 1000);
  throw new Problem("REQUEST_429_LIMIT", { retryAfter: seconds });
}
