import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import {
  type EventDetails,
  type EventForm as EventFormValue,
  fitOf,
  formOf,
} from "../../../domain/schedule/event-fields";
import type { Told } from "../../../domain/schedule/event-sheet";
import { selectSaved } from "../../../machines/base/saved-form.setup";
import type { eventFormMachine } from "../../../machines/schedule/event-form.machine";
import type { PlacesMachine } from "../../../machines/schedule/places.machine";
import type { ScopeMachine } from "../../../machines/schedule/scope.machine";
import { useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { useHold } from "../../controls/dialogs/held-dialog";
import { EventFields } from "./event-fields";
import type { PlaceFormProps } from "./place-form";

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
export type HowSaved = Pick<Told, "scope" | "isForGood"> & { time?: string };

/** The form that creates or changes an event. */
export function EventForm({ machine, hold, onSaved, onLeft, ...props }: EventFormProps) {
  const { saved, begun } = props;
  const [input] = useState(() => ({
    key: crypto.randomUUID(),
    saved,
    ...(saved === null && { fit: fitOf(begun) }),
  }));
  const how = useRef<HowSaved>({});
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onSaved(saved, output.saved, how.current) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const shown = useSelector(form, selectSaved);
  return (
    <EventFields
      key={shown?.event.version}
      {...props}
      form={form}
      how={how}
      known={shown === null ? begun : formOf(shown)}
    />
  );
}
