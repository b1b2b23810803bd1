import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { DateRules } from "../../../domain/dates/date-rules";
import type { DateMode, DateValue } from "../../../domain/dates/date-value";
import type { DateOrder } from "../../../domain/dates/typed-date";
import { type dateFieldMachine, selectDateMessage } from "../../../machines/dates/date-field.machine";

export type DateActorProps = {
  /** The machine with its clock provided. */
  machine: typeof dateFieldMachine;
  rules?: DateRules;
  /** A new object replaces the picked dates. */
  value?: DateValue | undefined;
  /** Set when the form is submitted: an untouched field then shows its problem. */
  isChecked?: boolean;
  onChange?: (value: DateValue, hasFailed: boolean) => void;
};

type Options = DateActorProps & { mode: DateMode; order?: DateOrder };

/** Shared by both date fields: passes the outside value to the machine, reports changes, and checks at submit. */
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
