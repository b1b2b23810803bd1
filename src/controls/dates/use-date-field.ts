import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { DateRules } from "../../../domain/dates/date-rules";
import type { DateMode, DateValue } from "../../../domain/dates/date-value";
import type { DateOrder } from "../../../domain/dates/typed-date";
import { type dateFieldMachine, selectDateMessage } from "../../../machines/dates/date-field.machine";

export type DateActorProps = {
  /** The chart with its clock filled in. */
  machine: typeof dateFieldMachine;
  rules?: DateRules;
  /** Replaces what is picked whenever it changes. */
  value?: DateValue | undefined;
  /** Turned on when the form is submitted: an untouched field then says what it lacks. */
  isChecked?: boolean;
  onChange?: (value: DateValue, hasFailed: boolean) => void;
};

type Options = DateActorProps & { mode: DateMode; order?: DateOrder };

/** What both date fields need of their chart: the value from outside, the change told, the check at submit. */
export function useDateField({ machine, mode, rules, value, order, isChecked = false, onChange }: Options) {
  const actor = useActorRef(machine, { input: { mode, rules, value, order } });
  const message = useSelector(actor, selectDateMessage);
  const given = useRef(value);
  const report = useEffectEvent((changed: DateValue, hasFailed: boolean) => onChange?.(changed, hasFailed));

  useEffect(() => {
    const subscription = actor.on("date.changed", (change) => report(change.value, change.hasFailed));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (given.current !== value) actor.send({ type: "value.replaced", value });
    given.current = value;
  }, [actor, value]);
  useEffect(() => {
    if (isChecked) actor.send({ type: "field.checked" });
  }, [actor, isChecked]);

  return { actor, message: message === null ? null : { tone: "problem" as const, text: message } };
}
