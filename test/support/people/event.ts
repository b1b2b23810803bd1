import {
  blankEvent,
  type EventDetails,
  type EventForm,
  type ScheduleEvent,
} from "../../../domain/schedule/event/event-fields";
import { practice } from "./week";

/** An event as staff read it, with the given differences. */
export const details = (
  event: Partial<ScheduleEvent> = {},
  change: Partial<Omit<EventDetails, "event">> = {},
): EventDetails => ({
  event: practice({ counts: { yes: 0, maybe: 0, no: 0, silent: 1, for_old_time: 0 }, mine: [], ...event }),
  notes: null,
  participants: [],
  may_take_back: false,
  ...change,
});

/** The form's values of the same practice. */
export const typed = (change: Partial<EventForm> = {}): EventForm => ({
  ...blankEvent("practice", "America/Chicago"),
  day: "2026-11-24",
  time: "17:30",
  venueId: "v1",
  venueDetail: "field 7",
  ...change,
});
