import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import {
  selectChoiceMessage,
  selectFieldMachine,
  selectValue,
} from "../../../machines/fields/select-field.machine";
import * as ui from "../../ui/fields/select";

export type SelectFieldProps = Omit<
  ui.SelectProps,
  "value" | "message" | "placeholder" | "onChosen" | "onLeft"
> & {
  /** A new value replaces the chosen one. */
  value?: string;
  placeholder?: string;
  /** Set when the form is submitted: an untouched field then shows its problem. */
  isChecked?: boolean;
  onChange?: (value: string | null, hasFailed: boolean) => void;
};

export function SelectField({
  value = "",
  placeholder = "Pick one",
  isChecked = false,
  onChange,
  ...props
}: SelectFieldProps) {
  const actor = useActorRef(selectFieldMachine, { input: { value, isRequired: props.isRequired } });
  const chosen = useSelector(actor, selectValue);
  const message = useSelector(actor, selectChoiceMessage);
  const report = useRef(onChange);
  const given = useRef(value);

  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const subscription = actor.on("select.changed", (change) =>
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
    <ui.Select
      {...props}
      value={chosen}
      placeholder={placeholder}
      message={message === null ? null : { tone: "problem", text: message }}
      onChosen={(option) => actor.send({ type: "option.chosen", value: option })}
    />
  );
}
