import {
  type EventDetails,
  type EventField,
  type EventForm,
  eventFields,
} from "../../domain/schedule/event-fields";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Puts an event on the books, or changes one. */
export const eventFormMachine = savedFormOf<EventForm, EventField, EventDetails>("eventForm", eventFields);

export const selectIsEventUnready = selectIsUnready(eventFields);
