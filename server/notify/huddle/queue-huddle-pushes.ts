import { randomUUID } from "node:crypto";
import type { TalkRing } from "../../../domain/push/ring";
import type { Services } from "../../core/base/services";
import { findCardRecipients } from "../../core/feed/card-push.store";
import {
  findWhomToRing,
  lockDueHuddle,
  markRung,
  type RingingHuddle,
} from "../../core/huddle/huddle-push.store";
import { addAllDings } from "../../core/notification/ding.store";
import { queuePushes } from "../../core/notification/push-queue.store";
import type { Transaction } from "../../platform/db/database";

type Rung = { userId: string; kind: TalkRing["kind"] };

/**
 * Queues pushes for the new messages of one huddle, and returns whether one was due. Whom to ring follows from the markers at this moment, so
 * somebody who reads along hears nothing, and a crash repeats nothing: pushes and numbers are written together. One huddle a transaction, since
 * sending to it waits for the lock.
 */
export async function ringNextHuddle({ db, now }: Pick<Services, "db" | "now">): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueHuddle(tx, at);
    if (!due) return false;
    const { teamId, huddleId, kind: huddleKind, rungSeq, lastSeq } = due;
    const isPost = huddleKind === "card";
    const recipients: Rung[] = isPost
      ? await notifyOfCard(tx, due, at)
      : await findWhomToRing(tx, { teamId, huddleId, after: rungSeq, upTo: lastSeq }, { now: at });
    const place = {
      ...{ team_id: teamId, huddle_id: huddleId, up_to: lastSeq, rung: [] },
      ...(isPost && ({ is_post: true } as const)),
    };
    const source = randomUUID();
    const rings = recipients.map(({ userId, kind }) => ({
      userId,
      ring: { ...place, kind },
      source,
      dueAt: at,
    }));
    await queuePushes(tx, rings, at);
    await markRung(tx, due, recipients.length > 0 ? at : null);
    return true;
  });
}

/** Adds the dings of new comments, one for each card, and returns whom the card rings. */
async function notifyOfCard(
  tx: Transaction,
  { teamId, huddleId: cardId, rungSeq, lastSeq }: RingingHuddle,
  now: Date,
): Promise<Rung[]> {
  const recipients = await findCardRecipients(tx, { teamId, cardId, after: rungSeq, upTo: lastSeq }, { now });
  const dings = recipients.flatMap(({ userId, commentBy }) =>
    commentBy === null
      ? []
      : [
          {
            ...{ userIds: [userId], kind: "commented" as const, teamId },
            about: { huddle_id: cardId, user_id: commentBy },
          },
        ],
  );
  await addAllDings(tx, dings, now);
  return recipients.flatMap(({ userId, kind }) => (kind === null ? [] : [{ userId, kind }]));
}
