import type { PressOutcome } from "../../../domain/base/press";
import { type GivenSeat, isRenewal } from "../../../domain/ride/seat-moves";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { allowDriver } from "../../api/calls/allow-driver";
import { moveSeat } from "../../api/calls/move-seat";
import { readEvent } from "../../api/calls/read-event";
import type { Client } from "../../api/client";
import { failedPress } from "../base/outcome";

/** Sends a press about a seat, or a guardian's consent to the driver. */
export async function sendSeat(client: Client, said: GivenSeat): Promise<PressOutcome<EventDetails>> {
  const { teamId, eventId, move, ways, membershipId, driverId, eventVersion, isEvery, isAlways, alone } =
    said;
  const path = { id: teamId, event_id: eventId };
  if (alone !== undefined && driverId !== undefined) {
    const allowed = await client.send(allowDriver, {
      path: { id: alone.childId, user_id: driverId },
      body: { until: alone.until },
    });
    if (allowed.kind !== "ok") return failedPress(allowed);
    const read = await client.send(readEvent, { path });
    return { kind: "saved", saved: read.kind === "ok" ? read.value : null };
  }
  const result = await client.send(moveSeat, {
    path,
    body: {
      move,
      ways: [...ways],
      event_version: eventVersion,
      ...(membershipId !== undefined && { membership_id: membershipId }),
      ...(driverId !== undefined && !isRenewal(said) && { driver_id: driverId }),
      ...(isEvery && { scope: "later" }),
      ...(isAlways && { always: true }),
    },
  });
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedPress(result);
}
