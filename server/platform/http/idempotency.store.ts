import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../db/database";
import { idempotency } from "../db/schema/http";
import type { OperationId } from "./contract";
import { Problem } from "./problem";

const life = retention.repeatedCallHours * 3_600_000;

export interface KeyedCall {
  userId: string;
  /** The caller's Idempotency-Key, the same for every retry. */
  key: string;
  operationId: OperationId;
  body: unknown;
  now: Date;
}

/**
 * Does the work once for each key, in the caller's transaction. A second call with the key waits for the first
 * transaction and gets the ids that it made; the handler then builds its reply from the current rows. With another
 * body it is refused. A first transaction that fails leaves nothing, and the second does the work.
 */
export async function onceForKey<Result extends object>(
  tx: Queries,
  { userId, key, operationId, body, now }: KeyedCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const isThis = and(eq(idempotency.userId, userId), eq(idempotency.key, key));
  const inserted = await tx
    .insert(idempotency)
    .values({ userId, key, operationId, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (inserted.length > 0) {
    const result = await work();
    await tx.update(idempotency).set({ result }).where(isThis);
    return result;
  }
  const [known] = await tx.select().from(idempotency).where(isThis);
  if (known?.operationId !== operationId || known.bodyHash !== bodyHash)
    throw new Problem("REQUEST_422_REUSED");
  return known.result as Result;
}

export const removeOldKeys = (db: Queries, now: Date) =>
  db.delete(idempotency).where(lte(idempotency.createdAt, new Date(now.getTime() - life)));
