import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import type { CarForm, SavedCar } from "../../../domain/ride/car-form";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { endRide } from "../../api/calls/end-ride";
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
  const left = saved.details.rides?.find(({ is_me, way }) => is_me && !form.ways.includes(way));
  if (result.kind === "ok" && left && !form.isEnded) {
    // A way that is left out of the car's body would stay.
    const ended = await client.send(endRide, { path, query: { way: left.way, ...scope } });
    if (ended.kind !== "ok") return failedOutcome(ended);
    return { kind: "saved", saved: savedCar({ ...ended.value, ...leftOutOf(result.value) }) };
  }
  if (result.kind === "ok") return { kind: "saved", saved: savedCar(result.value) };
  return unsavedOutcome(result, async () => {
    const read = await client.send(readEvent, { path: { id: event.team_id, event_id: event.id } });
    return read.kind === "ok" ? { ...read, value: savedCar(read.value) } : read;
  });
}

const leftOutOf = ({ left_out }: EventDetails) => left_out && { left_out };

const savedCar = (details: EventDetails): SavedCar => ({
  details,
  leftOut: (details.left_out ?? []).map(({ starts_local }) => starts_local.slice(0, 10)),
});
