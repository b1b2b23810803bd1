import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { eventFormWith, scopeWith } from "../effects/schedule/event-form.actors";
import { placeFormWith, placesWith } from "../effects/schedule/place.actors";
import {
  EventFormDialog,
  type EventFormMachines,
  type EventFormPage,
} from "../screens/schedule/event-form-dialog";
import type { ScheduleDialog } from "../screens/schedule/event-place";

/** The event form, with separate machines for each team. */
export function wireEventForm(ports: Pick<AppPorts, "client">): ScheduleDialog<EventFormPage> {
  const machines: EventFormMachines = {
    formOf: (teamId) => ({ machine: eventFormWith(ports, teamId), place: placeFormWith(ports, teamId) }),
    scope: scopeWith(ports),
    places: placesWith(ports),
    dateField: dateFieldWith(),
    listTimeZones,
  };
  return (props) => <EventFormDialog {...props} machines={machines} />;
}
