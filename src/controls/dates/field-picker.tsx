import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type dateFieldMachine,
  selectCalendar,
  selectSelection,
  selectToday,
} from "../../../machines/dates/date-field.machine";
import { DatePicker, type DatePickerProps } from "./date-picker";

export type FieldPickerProps = Pick<DatePickerProps, "id" | "title" | "mode" | "isOfPast" | "canClear"> & {
  field: ActorRefFrom<typeof dateFieldMachine>;
};

/** A date field's picker, while the field's machine has it open. */
export function FieldPicker({ field, ...props }: FieldPickerProps) {
  const today = useSelector(field, selectToday);
  const selection = useSelector(field, selectSelection);
  const calendar = useSelector(field, selectCalendar);
  if (!selection || !calendar || today === null) return null;
  return (
    <DatePicker
      {...props}
      today={today}
      selection={selection}
      calendar={calendar}
      onDismissed={() => field.send({ type: "picker.dismissed" })}
    />
  );
}
