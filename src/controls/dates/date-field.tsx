import { useSelector } from "@xstate/react";
import { type ReactNode, useId, useMemo } from "react";
import { displayOf } from "../../../domain/dates/date-display";
import type { DateMode } from "../../../domain/dates/date-value";
import { selectFieldPicked, selectIsOpen, selectToday } from "../../../machines/dates/date-field.machine";
import { DateInput } from "../../ui/dates/date-input";
import { dateWords } from "../../ui/dates/date-texts";
import { FieldPicker } from "./field-picker";
import { type DateActorProps, useDateField } from "./use-date-field";

export type DateFieldProps = DateActorProps & {
  label: string;
  mode?: DateMode;
  hint?: ReactNode;
  placeholder?: string;
  canClear?: boolean;
  isDisabled?: boolean;
};

export function DateField(props: DateFieldProps) {
  const { label, mode = "single", rules } = props;
  const { actor, message } = useDateField({ ...props, mode });
  const isOpen = useSelector(actor, selectIsOpen);
  const picked = useSelector(actor, selectFieldPicked);
  const today = useSelector(actor, selectToday);
  const pickerId = useId();
  const { text, phrase } = useMemo(() => displayOf(mode, picked, today, dateWords), [mode, picked, today]);

  return (
    <>
      <DateInput
        label={label}
        hint={props.hint}
        isRequired={rules?.isRequired}
        isDisabled={props.isDisabled}
        message={message}
        text={text}
        phrase={phrase}
        placeholder={props.placeholder ?? (mode === "range" ? "Pick the days" : "Pick a date")}
        isOpen={isOpen}
        pickerId={pickerId}
        onOpened={() => actor.send({ type: "picker.opened" })}
      />
      <FieldPicker
        id={pickerId}
        title={label}
        mode={mode}
        isOfPast={rules?.when === "past"}
        canClear={props.canClear ?? false}
        field={actor}
      />
    </>
  );
}
