import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import type { NudgeOutcome } from "../../../domain/schedule/receipt/call-list";
import type { Client } from "../../api/client";
import { nudgeFamilies as nudgeFamiliesShape } from "../../api/shapes/nudged";
import { failedOutcome } from "../base/outcome";

/** Each press has its own idempotency key: the server itself refuses a second nudge within hours. */
export async function nudge(
  client: Client,
  { teamId, eventId }: EventKey,
  key: string,
): Promise<NudgeOutcome> {
  const result = await client.quietly(nudgeFamiliesShape, (http, init) =>
    http.POST("/team/team_id/{id}/event/event_id/{event_id}/nudge", {
      ...init,
      params: { path: { id: teamId, event_id: eventId }, header: { "Idempotency-Key": key } },
      body: { about: "change" },
    }),
  );
  if (result.kind !== "ok") return failedOutcome(result);
  return { kind: "nudged", nudged: result.value.nudged, leftOut: result.value.left_out };
}
