import type { Services } from "../../core/base/services";
import { hashOfAcknowledgement } from "../../core/notification/push-acknowledgement";
import { recordAcknowledged } from "../../core/notification/push-acknowledgement.store";
import { serviceOf } from "../../core/notification/services";

/** Never rejects: it runs after its reply, which takes as long for an unknown token as for a good one. */
export async function recordAcknowledgement(
  { db, now, log, onPush }: Pick<Services, "db" | "now" | "log" | "onPush">,
  token: string,
): Promise<void> {
  try {
    const endpoint = await recordAcknowledged(db, { tokenHash: hashOfAcknowledgement(token), now: now() });
    if (endpoint !== null) onPush?.({ service: serviceOf(endpoint), what: "heard" });
  } catch (error) {
    log.warn({ err: error }, "A device's acknowledgement could not be stored.");
  }
}
