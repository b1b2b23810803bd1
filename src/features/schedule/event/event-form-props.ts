import type {
  EventDetails,
  EventForm as EventFormValue,
} from "../../../../domain/schedule/event/event-fields";
import type { UndoableChange } from "../../../../domain/schedule/event/event-sheet";
import type { eventFormMachine } from "../../../../machines/schedule/event-form.machine";
import type { PlacesMachine } from "../../../../machines/schedule/places.machine";
import type { ScopeMachine } from "../../../../machines/schedule/scope.machine";
import type { TypedDateFieldProps } from "../../../controls/dates/typed-date-field";
import type { PlaceFormProps } from "../place/place-form";

export type EventFormProps = {
  machine: typeof eventFormMachine;
  places: PlacesMachine;
  place: PlaceFormProps["machine"];
  dateField: TypedDateFieldProps["machine"];
  listTimeZones: () => readonly string[];
  teamId: string;
  /** The event to change; null for a new one. */
  saved: EventDetails | null;
  /** Initial values of a new event. */
  begun: EventFormValue;
  /** The local day in the team's zone. */
  today: string;
  hold: (isHeld: boolean) => void;
  /** Asks for the scope when an event of a series is changed. */
  scope: ScopeMachine;
  onSaved: (before: EventDetails | null, after: EventDetails, how: HowSaved) => void;
  onLeft: () => void;
};

/** The scope, whether the change can be undone, and the entered time ("02:30"), which the server may have moved. */
export type HowSaved = Pick<UndoableChange, "scope" | "isForGood"> & { time?: string };
