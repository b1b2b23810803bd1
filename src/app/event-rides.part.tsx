import { type ComponentType, lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { seatWith } from "../effects/ride/seat.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { EventRides } from "../features/ride/event-rides";
import type { RideForms } from "../features/ride/ride-row-props";
import type { EventHelpProps } from "../screens/schedule/event-place";

/** The forms are loaded at the press that opens one. */
const laterForms = (ports: AppPorts): RideForms => {
  const load = async () => (await import("./ride-forms.part")).wireRideForms(ports);
  return {
    CarForm: lazy(async () => ({ default: (await load()).CarForm })),
    EndCar: lazy(async () => ({ default: (await load()).EndCar })),
  };
};

/** Who drives whom, in an event's sheet. */
export function wireEventRides(
  ports: AppPorts,
  page: Window,
  forms: RideForms = laterForms(ports),
): ComponentType<EventHelpProps> {
  const machine = seatWith(ports, page);
  const { now } = serverClockOf(ports.client);
  return (props) => <EventRides {...props} machine={machine} forms={forms} now={now()} />;
}
