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
  if (result.kind !== "ok") return failedPress(result);
  return {
    kind: "saved",
    saved: isRenewal(said) ? await renewOwn(client, said, result.value) : result.value,
  };
}

/** Who still drives still drives the own children, without another press. One that could not be renewed asks in its own row. */
async function renewOwn(client: Client, said: GivenSeat, saved: EventDetails): Promise<EventDetails> {
  let shown = saved;
  for (const { way, membership_id, driver_id, is_own, state } of saved.seats ?? []) {
    if (!is_own || state !== "open_again" || driver_id !== said.driverId) continue;
    const renewed = await client.send(moveSeat, {
      path: { id: said.teamId, event_id: said.eventId },
      body: { move: "agree", ways: [way], event_version: said.eventVersion, membership_id },
    });
    if (renewed.kind === "ok") shown = renewed.value;
  }
  return shown;
}
