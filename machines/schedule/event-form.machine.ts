import { type EventDetails, type EventField, eventFields } from "../../domain/schedule/event/event-fields";
import type { EventChangeRequest } from "../../domain/schedule/series/scope";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Creates an event, or changes one. */
export const eventFormMachine = savedFormOf<EventChangeRequest, EventField, EventDetails>(
  "eventForm",
  eventFields,
);

export const selectIsEventUnready = selectIsUnready(eventFields);
