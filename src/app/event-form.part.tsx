import type { ComponentType } from "react";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { eventFormMachine } from "../../machines/schedule/event-form.machine";
import { placeFormMachine } from "../../machines/schedule/place-form.machine";
import { placesMachine } from "../../machines/schedule/places.machine";
import { scopeMachine } from "../../machines/schedule/scope.machine";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { planChange, saveEvent } from "../effects/schedule/event-change.effects";
import { addPlace, readPlaces } from "../effects/schedule/place.effects";
import { type EventFormCharts, EventFormDialog } from "../screens/schedule/event-form-dialog";
import type { EventFormDialogProps } from "../screens/schedule/event-place";

/** The event form, with separate charts for each team. */
export function wireEventForm({ client }: Pick<AppPorts, "client">): ComponentType<EventFormDialogProps> {
  const charts: EventFormCharts = {
    formOf: (teamId) => ({
      machine: eventFormMachine.provide({
        actors: { save: effect(({ input }) => saveEvent(client, teamId, input)) },
      }),
      place: placeFormMachine.provide({
        actors: { save: effect(({ input }) => addPlace(client, teamId, input)) },
      }),
    }),
    scope: scopeMachine.provide({ actors: { planChange: effect(({ input }) => planChange(client, input)) } }),
    places: placesMachine.provide({
      actors: { read: effect(({ input }) => readPlaces(client, input.teamId)) },
    }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
    listTimeZones,
  };
  return (props) => <EventFormDialog {...props} charts={charts} />;
}
