import { randomUUID } from "node:crypto";
import type { Services } from "../../core/base/services";
import { findWhomToRing, markRung, takeDueHuddle } from "../../core/huddle/huddle-push.store";
import { queueRings } from "../../core/notification/push-queue.store";
import type { Transaction } from "../../platform/db/database";

/**
 * Queues pushes for the new messages of one huddle, and returns whether one was due. Whom to ring follows from the markers at this moment, so
 * somebody who reads along hears nothing, and a crash repeats nothing: pushes and numbers are written together. One huddle a transaction, since
 * sending to it waits for the lock.
 */
export async function ringNextHuddle({ db, now }: Pick<Services, "db" | "now">): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await takeDueHuddle(tx, at);
    if (!due) return false;
    const { teamId, huddleId, rungSeq, lastSeq } = due;
    const heard = await findWhomToRing(tx, { teamId, huddleId, after: rungSeq, upTo: lastSeq }, { now: at });
    const place = { team_id: teamId, huddle_id: huddleId, up_to: lastSeq, rung: [] };
    const source = randomUUID();
    const rings = heard.map(({ userId, kind }) => ({ userId, ring: { ...place, kind }, source, dueAt: at }));
    await queueRings(tx, rings, at);
    await markRung(tx, due, heard.length > 0 ? at : null);
    return true;
  });
}

/** Queues a push at once for whom a new message names, whenever the huddle rang last. */
export async function ringNamed(
  tx: Transaction,
  { teamId, huddleId, seq, now }: { teamId: string; huddleId: string; seq: number; now: Date },
): Promise<void> {
  const heard = await findWhomToRing(tx, { teamId, huddleId, after: seq - 1, upTo: seq }, { now });
  const ring = { kind: "named", team_id: teamId, huddle_id: huddleId, up_to: seq, rung: [] } as const;
  const source = randomUUID();
  const named = heard.filter(({ kind }) => kind === "named");
  await queueRings(
    tx,
    named.map(({ userId }) => ({ userId, ring, source, dueAt: now })),
    now,
  );
}
