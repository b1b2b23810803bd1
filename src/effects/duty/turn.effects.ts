import type { PressOutcome } from "../../../domain/base/press";
import type { GivenTurn } from "../../../domain/duty/given-turn";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { moveTurn } from "../../api/calls/move-turn";
import type { Client } from "../../api/client";
import { failedPress } from "../base/outcome";

/** Sends a press about a turn. */
export async function sendTurn(client: Client, said: GivenTurn): Promise<PressOutcome<EventDetails>> {
  const { teamId, eventId, dutyId, slot, move, version, membershipId } = said;
  const result = await client.send(moveTurn, {
    path: { id: teamId, event_id: eventId },
    body: {
      duty_id: dutyId,
      slot,
      move,
      version,
      ...(membershipId !== undefined && { membership_id: membershipId }),
    },
  });
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedPress(result);
}
