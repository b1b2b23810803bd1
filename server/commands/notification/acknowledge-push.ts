import { createHash } from "node:crypto";
import { isOfCalls, isOfEvent } from "../../../domain/push/ring";
import type { Services } from "../../core/base/services";
import { type NewHeard, noteHeard } from "../../core/notification/push-acknowledgement.store";
import type { DeliveryRow } from "../../core/notification/push-queue.store";
import type { RingingDevice } from "../../core/notification/push-token.store";
import { serviceOf } from "../../core/notification/services";
import type { RingNews } from "../../notify/push/push-content";
import { hashKey } from "../../platform/http/limits";

/** A device's acknowledgement of one push: 128 bits that only its payload holds. */
export const heardTokenOf = (
  { signingKey }: Services["config"],
  { userId, groupKey, lastSource, madeAt }: DeliveryRow,
  { id }: Pick<RingingDevice, "id">,
): string =>
  hashKey(signingKey, `push heard ${userId} ${groupKey} ${lastSource} ${madeAt.getTime()} ${id}`).slice(
    0,
    22,
  );

export const hashOfHeard = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const heardRowOf = (
  token: string,
  { row, news, device, now }: { row: DeliveryRow; news: RingNews; device: RingingDevice; now: Date },
): NewHeard => ({
  tokenHash: hashOfHeard(token),
  userId: row.userId,
  groupKey: row.groupKey,
  lastSource: row.lastSource,
  tokenId: device.id,
  version: versionOf(news.ring),
  madeAt: now,
});

/** Null where it tells of no change: that an answer is wanted says nothing of the event's last one. */
const versionOf = (ring: RingNews["ring"]): number | null =>
  isOfCalls(ring) || (isOfEvent(ring) && ring.kind !== "answer_wanted") ? ring.notice_version : null;

/** Never rejects: it runs after its reply, which takes as long for an unknown token as for a good one. */
export async function takeAcknowledgement(
  { db, now, log, onPush }: Pick<Services, "db" | "now" | "log" | "onPush">,
  token: string,
): Promise<void> {
  try {
    const endpoint = await noteHeard(db, { tokenHash: hashOfHeard(token), now: now() });
    if (endpoint !== null) onPush?.({ service: serviceOf(endpoint), what: "heard" });
  } catch (error) {
    log.warn({ err: error }, "A device's acknowledgement could not be stored.");
  }
}
