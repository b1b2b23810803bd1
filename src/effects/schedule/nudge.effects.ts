import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import type { NudgeOutcome } from "../../../domain/schedule/receipt/call-list";
import { nudgeFamilies } from "../../api/calls/nudge-families";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

/** Each press has its own idempotency key: the server itself refuses a second nudge within hours. */
export async function nudge(
  client: Client,
  { teamId, eventId }: EventKey,
  key: string,
): Promise<NudgeOutcome> {
  const result = await client.send(nudgeFamilies, {
    path: { id: teamId, event_id: eventId },
    header: { "Idempotency-Key": key },
    body: { about: "change" },
  });
  if (result.kind !== "ok") return failedOutcome(result);
  return { kind: "nudged", nudged: result.value.nudged, leftOut: result.value.left_out };
}
