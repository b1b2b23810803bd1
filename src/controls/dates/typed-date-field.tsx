import { useSelector } from "@xstate/react";
import { useCallback, useId, useRef, useState } from "react";
import { type Day, dayFrom, firstDayOf, isoDateOf, monthOf } from "../../../domain/dates/calendar";
import { displayOf } from "../../../domain/dates/date-display";
import type { DateValue } from "../../../domain/dates/date-value";
import { dateTexts } from "../../../domain/dates/texts";
import {
  selectFieldPicked,
  selectHasPassed,
  selectIsOpen,
  selectToday,
  selectTyped,
} from "../../../machines/dates/date-field.machine";
import { dateWords } from "../../ui/dates/date-texts";
import { ownDates } from "../../ui/dates/own-date";
import { TypedDateInput } from "../../ui/dates/typed-date-input";
import { useReadAtSubmit } from "../fields/use-read-at-submit";
import type { DateFieldProps } from "./date-field";
import { FieldPicker } from "./field-picker";
import { useDateField } from "./use-date-field";

export type TypedDateFieldProps = Pick<
  DateFieldProps,
  "label" | "machine" | "rules" | "value" | "isDisabled" | "isChecked" | "onChange"
> & {
  /** Name of the form entry: the day as `1990-12-31`, or empty. */
  name: string;
  /** The hint's text, to which the order of day and month is added. */
  hint?: string;
  /** The `autocomplete` token. */
  autoComplete?: string;
};

/** A date that is typed in the person's own format or picked from a calendar. */
export function TypedDateField(props: TypedDateFieldProps) {
  const { label, name, rules } = props;
  const { order, write } = ownDates();
  const entry = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const onChange = (value: DateValue, hasFailed: boolean) => {
    // Set synchronously, since the form may be read in the same event.
    if (entry.current) entry.current.value = value.startDate?.slice(0, 10) ?? "";
    props.onChange?.(value, hasFailed);
  };
  const { actor, message } = useDateField({ ...props, mode: "single", order, onChange });
  const isOpen = useSelector(actor, selectIsOpen);
  const typed = useSelector(actor, selectTyped);
  const { start } = useSelector(actor, selectFieldPicked);
  const today = useSelector(actor, selectToday);
  const hasPassed = useSelector(actor, selectHasPassed);
  const pickerId = useId();
  const [example] = useState(() => exampleOf(rules));
  const text = typed || (start === null ? "" : write(start));

  useReadAtSubmit(
    input,
    useCallback(
      (entered) => {
        if (entered !== text) actor.send({ type: "text.entered", text: entered });
        actor.send({ type: "field.left" });
      },
      [actor, text],
    ),
  );

  return (
    <>
      <TypedDateInput
        label={label}
        hint={[props.hint, dateTexts.order(order, write(example))].filter(Boolean).join(" ")}
        isRequired={rules?.isRequired}
        isDisabled={props.isDisabled}
        message={message ?? (hasPassed ? inWords(start, today) : null)}
        text={text}
        autoComplete={props.autoComplete ?? "off"}
        isOpen={isOpen}
        pickerId={pickerId}
        inputRef={input}
        onEntered={(entered) => actor.send({ type: "text.entered", text: entered })}
        onLeft={() => actor.send({ type: "field.left" })}
        onOpened={() => actor.send({ type: "picker.opened" })}
      />
      <input ref={entry} type="hidden" name={name} value={start === null ? "" : isoDateOf(start)} readOnly />
      <FieldPicker
        id={pickerId}
        title={label}
        mode="single"
        isOfPast={rules?.when === "past"}
        canClear={false}
        field={actor}
      />
    </>
  );
}

/** Example: a birthday long ago, or a child's; else a day of next month. The day is above 12, so that it cannot be read as a month. */
const exampleOf = (rules: TypedDateFieldProps["rules"]) =>
  rules?.when === "past"
    ? dayFrom(
        rules.maximumAge !== undefined && rules.maximumAge < 20 ? new Date().getFullYear() - 9 : 1990,
        7,
        28,
      )
    : firstDayOf(monthOf(Math.floor(Date.now() / 86_400_000)) + 1) + 27;

/** The parsed day in words, to reveal a wrong order of day and month. */
function inWords(start: Day | null, today: Day | null) {
  if (start === null) return null;
  const { text, phrase } = displayOf("single", { start, end: null }, today, dateWords);
  return { tone: "success" as const, text: [text, phrase].filter(Boolean).join(", ") };
}
