import { randomUUID } from "node:crypto";
import type { Transaction } from "../../platform/db/database";
import { queuePushes } from "../notification/push-queue.store";
import { findWhomToRing } from "./huddle-push.store";

/** Queues a push at once for whom a new message names, whenever the huddle rang last. */
export async function ringNamed(
  tx: Transaction,
  {
    teamId,
    huddleId,
    seq,
    now,
    isPost,
  }: { teamId: string; huddleId: string; seq: number; now: Date; isPost: boolean },
): Promise<void> {
  const recipients = await findWhomToRing(tx, { teamId, huddleId, after: seq - 1, upTo: seq }, { now });
  const ring = {
    ...({ kind: "named", team_id: teamId, huddle_id: huddleId, up_to: seq, rung: [] } as const),
    ...(isPost && ({ is_post: true } as const)),
  };
  const source = randomUUID();
  const named = recipients.filter(({ kind }) => kind === "named");
  await queuePushes(
    tx,
    named.map(({ userId }) => ({ userId, ring, source, dueAt: now })),
    now,
  );
}
