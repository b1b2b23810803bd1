import { randomUUID } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { circleRequest } from "../../platform/db/schema/family";
import { requestLife } from "../invitation/existing-access.store";

type CircleRequestRow = typeof circleRequest.$inferSelect;

/** Under the child's lock. */
export async function insertCircleRequest(
  tx: Queries,
  values: typeof circleRequest.$inferInsert & { createdAt: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: values.createdAt, decision: "expired" })
    .where(
      and(
        isOpenCircleRequest(values),
        lte(circleRequest.createdAt, new Date(values.createdAt.getTime() - requestLife)),
      ),
    );
  await tx.insert(circleRequest).values(values);
}

/** Settles the requests of somebody admitted in another way. */
export async function approveCircleRequest(
  tx: Queries,
  request: { childId: string; userId: string; wish: "guardian" | "follower"; by: string; now: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: request.now, decidedBy: request.by, decision: "approved" })
    .where(isOpenCircleRequest(request));
}

const isOpenCircleRequest = ({
  childId,
  userId,
  wish,
}: Pick<typeof circleRequest.$inferInsert, "childId" | "userId" | "wish">) =>
  and(
    eq(circleRequest.childId, childId),
    eq(circleRequest.userId, userId),
    eq(circleRequest.wish, wish),
    isNull(circleRequest.decidedAt),
  );

/** Staff ask the guardians whether somebody is one of them; one who asked already is not asked of twice. Returns the request's id. */
export async function askForGuardianship(
  tx: Queries,
  { childId, askerId, now }: { childId: string; askerId: string; now: Date },
): Promise<string> {
  const [made] = await tx
    .insert(circleRequest)
    .values({ id: randomUUID(), childId, userId: askerId, wish: "guardian", origin: "staff", createdAt: now })
    .onConflictDoNothing()
    .returning({ id: circleRequest.id });
  const open = isOpenCircleRequest({ childId, userId: askerId, wish: "guardian" });
  const [asked] = made ? [made] : await tx.select({ id: circleRequest.id }).from(circleRequest).where(open);
  if (!asked) throw new Error("A request to a child's guardians was neither made nor found.");
  return asked.id;
}

export async function decideRequest(
  tx: Queries,
  id: string,
  { by, decision, now }: { by: string; decision: CircleRequestRow["decision"]; now: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(eq(circleRequest.id, id));
}

export async function withdrawCircleRequest(
  tx: Queries,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "withdrawn" })
    .where(and(eq(circleRequest.id, id), isNull(circleRequest.decidedAt)));
}
