import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { consent } from "../../platform/db/schema/family";

export interface PhotoConsent {
  childId: string;
  callerId: string;
  isAllowed: boolean;
  textVersion: string;
  now: Date;
}

/** One guardian's consent; `child_state` combines them. Returns whether it changed anything. */
export async function setPhotoConsent(
  tx: Queries,
  { childId, callerId, isAllowed, textVersion, now }: PhotoConsent,
): Promise<boolean> {
  const changed = isAllowed
    ? await tx
        .insert(consent)
        .values({ id: randomUUID(), userId: callerId, childId, kind: "photo", textVersion, givenAt: now })
        .onConflictDoNothing()
        .returning({ id: consent.id })
    : await tx
        .update(consent)
        .set({ withdrawnAt: now })
        .where(
          and(
            eq(consent.childId, childId),
            eq(consent.userId, callerId),
            eq(consent.kind, "photo"),
            isNull(consent.withdrawnAt),
          ),
        )
        .returning({ id: consent.id });
  return changed.length > 0;
}
