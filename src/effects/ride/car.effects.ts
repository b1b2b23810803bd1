import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { type CarForm, type SavedCar, waysWithoutCar } from "../../../domain/ride/car-form";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { endRide } from "../../api/calls/end-ride";
import { moveSeat } from "../../api/calls/move-seat";
import { offerRide } from "../../api/calls/offer-ride";
import { readEvent } from "../../api/calls/read-event";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { unsavedOutcome } from "../base/saved-form.effects";

/** Saves one's own car, or takes it from the list. */
export async function saveCar(
  client: Client,
  me: string,
  { form, saved }: SaveInput<CarForm, SavedCar>,
): Promise<SaveOutcome<SavedCar>> {
  if (saved === null) throw new Error("A car is of an event");
  const { event } = saved.details;
  const path = { id: event.team_id, event_id: event.id, user_id: me };
  const scope = form.scope === "later" && ({ scope: "later" } as const);
  const result = form.isEnded
    ? await client.send(endRide, { path, query: { ...scope } })
    : await client.send(offerRide, {
        path,
        body: {
          ways: form.ways.map((way) => ({
            way,
            seats: form.seats,
            minutes: form.minutes[way],
            ...(form.meetingPoint !== "" && { meeting_point: form.meetingPoint }),
          })),
          event_version: event.version,
          ...scope,
        },
      });
  if (result.kind !== "ok")
    return unsavedOutcome(result, async () => {
      const read = await client.send(readEvent, { path: { id: event.team_id, event_id: event.id } });
      return read.kind === "ok" ? { ...read, value: savedCar([read.value]) } : read;
    });
  const replies: [EventDetails, ...EventDetails[]] = [result.value];
  const left = saved.details.rides?.find(({ is_me, way }) => is_me && !form.ways.includes(way));
  if (left && !form.isEnded) {
    // A way that is left out of the car's body would stay.
    const ended = await client.send(endRide, { path, query: { way: left.way, ...scope } });
    if (ended.kind !== "ok") return failedOutcome(ended);
    replies.push(ended.value);
  }
  for (const membership_id of form.isEnded ? [] : form.riders) {
    const ways = waysWithoutCar(form.ways, saved.details, membership_id);
    if (ways.length === 0) continue;
    const seated = await client.send(moveSeat, {
      path: { id: event.team_id, event_id: event.id },
      body: { move: "ask", ways, membership_id, driver_id: me, event_version: event.version, ...scope },
    });
    if (seated.kind !== "ok") return failedOutcome(seated);
    replies.push(seated.value);
  }
  return { kind: "saved", saved: savedCar(replies) };
}

/** The event as the last of the replies shows it, and the days that any of them left out. */
const savedCar = (replies: readonly [EventDetails, ...EventDetails[]]): SavedCar => {
  const days = replies.flatMap(({ left_out = [] }) =>
    left_out.map(({ starts_local }) => starts_local.slice(0, 10)),
  );
  return { details: replies.at(-1) ?? replies[0], leftOut: [...new Set(days)].sort() };
};
