import { randomUUID } from "node:crypto";
import { queueRings } from "../push/delivery.store";
import type { Services } from "../services";
import { findWhomToRing, markRung, takeDueHuddles } from "./ringing.store";

const huddlesInARound = 50;

/**
 * Queues pushes for new messages and returns how many huddles were due. Whom to ring follows from the markers at this moment, so somebody
 * who reads along hears nothing, and a crash repeats nothing: pushes and numbers are written together.
 */
export async function ringHuddles({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await takeDueHuddles(tx, at, huddlesInARound);
    for (const huddle of due) {
      const { teamId, huddleId, rungSeq, lastSeq } = huddle;
      const heard = await findWhomToRing(
        tx,
        { teamId, huddleId, after: rungSeq, upTo: lastSeq },
        { now: at },
      );
      const place = { team_id: teamId, huddle_id: huddleId, up_to: lastSeq, rung: [] };
      const source = randomUUID();
      const rings = heard.map(({ userId, kind }) => ({
        userId,
        ring: { ...place, kind },
        source,
        dueAt: at,
      }));
      await queueRings(tx, rings, at);
      await markRung(tx, huddle, heard.length > 0 ? at : null);
    }
    return due.length;
  });
}
