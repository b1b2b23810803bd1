import { createHash } from "node:crypto";
import type { Ring } from "../../../domain/push/ring";
import { isOfCalls, isOfEvent } from "../../../domain/push/ring";
import { hashKey } from "../../platform/http/limits";
import type { Services } from "../base/services";
import type { NewAcknowledgement } from "./push-acknowledgement.store";
import type { PushRow } from "./push-queue.store";
import type { RingingDevice } from "./push-token.store";

/** What is sent, and until when it is of use. */
export interface RingNews {
  ring: Ring;
  until: Date;
  isUrgent: boolean;
  /** After it has begun an answer is of no use. */
  startsAt: Date | null;
}

/** A device's acknowledgement of one push: 128 bits that only its payload holds. */
export const acknowledgementTokenOf = (
  { signingKey }: Services["config"],
  { userId, groupKey, lastSource, madeAt }: PushRow,
  { id }: Pick<RingingDevice, "id">,
): string =>
  hashKey(signingKey, `push heard ${userId} ${groupKey} ${lastSource} ${madeAt.getTime()} ${id}`).slice(
    0,
    22,
  );

export const hashOfAcknowledgement = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export const acknowledgementRowOf = (
  token: string,
  { row, news, device, now }: { row: PushRow; news: RingNews; device: RingingDevice; now: Date },
): NewAcknowledgement => ({
  tokenHash: hashOfAcknowledgement(token),
  userId: row.userId,
  groupKey: row.groupKey,
  lastSource: row.lastSource,
  tokenId: device.id,
  version: versionOf(news.ring),
  madeAt: now,
});

/** Null where it tells of no change: that an answer is wanted says nothing of the event's last one. */
export const versionOf = (ring: RingNews["ring"]): number | null =>
  isOfCalls(ring) || (isOfEvent(ring) && ring.kind !== "answer_wanted") ? ring.notice_version : null;
