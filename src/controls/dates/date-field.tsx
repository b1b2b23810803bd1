import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { displayOf } from "../../../domain/dates/date-display";
import type { DateRules } from "../../../domain/dates/date-rules";
import type { DateMode, DateValue } from "../../../domain/dates/date-value";
import {
  type dateFieldMachine,
  selectCalendar,
  selectFieldPicked,
  selectIsOpen,
  selectMessage,
  selectSelection,
  selectToday,
} from "../../../machines/dates/date-field.machine";
import { DateInput } from "../../ui/dates/date-input";
import { dateWords } from "../../ui/dates/date-words";
import { DatePicker } from "./date-picker";

export type DateFieldProps = {
  label: string;
  /** The chart with its clock filled in. */
  machine: typeof dateFieldMachine;
  mode?: DateMode;
  rules?: DateRules;
  /** Replaces what is picked whenever it changes. */
  value?: DateValue | undefined;
  hint?: ReactNode;
  placeholder?: string;
  canClear?: boolean;
  isDisabled?: boolean;
  /** Turned on when the form is submitted: an untouched field then says what it lacks. */
  isChecked?: boolean;
  onChange?: (value: DateValue, hasFailed: boolean) => void;
};

export function DateField(props: DateFieldProps) {
  const { label, mode = "single", rules, value, isChecked = false, onChange } = props;
  const actor = useActorRef(props.machine, { input: { mode, rules, value } });
  const isOpen = useSelector(actor, selectIsOpen);
  const picked = useSelector(actor, selectFieldPicked);
  const today = useSelector(actor, selectToday);
  const message = useSelector(actor, selectMessage);
  const selection = useSelector(actor, selectSelection);
  const calendar = useSelector(actor, selectCalendar);
  const pickerId = useId();
  const { text, phrase } = useMemo(() => displayOf(mode, picked, today, dateWords), [mode, picked, today]);
  const report = useRef(onChange);
  const given = useRef(value);

  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const subscription = actor.on("date.changed", (change) =>
      report.current?.(change.value, change.hasFailed),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (given.current !== value) actor.send({ type: "value.replaced", value });
    given.current = value;
  }, [actor, value]);
  useEffect(() => {
    if (isChecked) actor.send({ type: "field.checked" });
  }, [actor, isChecked]);

  return (
    <>
      <DateInput
        label={label}
        hint={props.hint}
        isRequired={rules?.isRequired}
        isDisabled={props.isDisabled}
        message={message === null ? null : { tone: "problem", text: message }}
        text={text}
        phrase={phrase}
        placeholder={props.placeholder ?? (mode === "range" ? "Pick the days" : "Pick a date")}
        isOpen={isOpen}
        pickerId={pickerId}
        onOpened={() => actor.send({ type: "picker.opened" })}
      />
      {selection && calendar && today !== null ? (
        <DatePicker
          id={pickerId}
          title={label}
          mode={mode}
          isOfPast={rules?.when === "past"}
          today={today}
          canClear={props.canClear ?? false}
          selection={selection}
          calendar={calendar}
          onDismissed={() => actor.send({ type: "picker.dismissed" })}
        />
      ) : null}
    </>
  );
}
