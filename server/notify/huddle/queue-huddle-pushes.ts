import { randomUUID } from "node:crypto";
import type { Services } from "../../core/base/services";
import { findWhomToRing, markRung, takeDueHuddle } from "../../core/huddle/huddle-push.store";
import { queuePushes } from "../../core/notification/push-queue.store";

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
    await queuePushes(tx, rings, at);
    await markRung(tx, due, heard.length > 0 ? at : null);
    return true;
  });
}
