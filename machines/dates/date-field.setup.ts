import { assign, emit, raise, setup } from "xstate";
import { type Day, nothingPicked, type Selection } from "../../domain/dates/calendar";
import { checkDate, type DateRules } from "../../domain/dates/date-rules";
import { type DateMode, type DateValue, dateValueOf, selectionOf } from "../../domain/dates/date-value";
import { dateTexts } from "../../domain/dates/texts";
import { type DateOrder, readTypedDate } from "../../domain/dates/typed-date";
import { effectActor } from "../base/effect-actor.setup";
import { dateCalendarMachine } from "./date-calendar.machine";
import { dateRangeMachine } from "./date-range.machine";

export type DateFieldInput = {
  mode: DateMode;
  rules?: DateRules | undefined;
  value?: DateValue | undefined;
  /** The order of a typed date; not needed for read-only fields. */
  order?: DateOrder | undefined;
};

export type DateFieldContext = {
  mode: DateMode;
  rules: DateRules;
  picked: Selection;
  today: Day | null;
  order: DateOrder;
  /** The typed text while it is not a date; empty once it is parsed. */
  text: string;
};

export type DateChanged = { type: "date.changed"; value: DateValue; hasFailed: boolean };

export const dateFieldSetup = setup({
  types: {
    input: {} as DateFieldInput,
    context: {} as DateFieldContext,
    events: {} as
      | { type: "picker.opened" }
      | { type: "picker.dismissed" }
      | { type: "text.entered"; text: string }
      | { type: "text.kept" }
      | { type: "field.left" }
      | { type: "field.checked" }
      | { type: "today.learned" }
      | { type: "value.replaced"; value: DateValue | undefined },
    emitted: {} as DateChanged,
    children: {} as { selection: "dateRange"; calendar: "dateCalendar" },
  },
  actors: {
    readToday: effectActor<Day>(),
    dateRange: dateRangeMachine,
    dateCalendar: dateCalendarMachine,
  },
  actions: {
    learnToday: assign({ today: (_, { today }: { today: Day }) => today }),
    accept: assign((_, { picked }: { picked: Selection }) => ({ picked, text: "" })),
    replace: assign(({ context }, { value }: { value: DateValue | undefined }) => ({
      picked: selectionOf(context.mode, value),
      text: "",
    })),
    setTyped: assign(({ context }, { text }: { text: string }) => ({
      text,
      picked: typedSelection(text, context),
    })),
    settleText: assign(({ context }) => (isUnreadable(context) ? {} : { text: "" })),
    weigh: raise({ type: "text.kept" }),
    check: raise({ type: "field.checked" }),
    checkAgain: raise({ type: "today.learned" }),
    readAgain: raise(({ context }) => ({ type: "text.entered" as const, text: context.text })),
    announceChange: emit(({ context }) => ({
      type: "date.changed" as const,
      value: dateValueOf(context.mode, context.picked),
      hasFailed: messageFor(context) !== null,
    })),
  },
  guards: {
    isBroken: ({ context }) => messageFor(context) !== null,
    isTypedTooEarly: ({ context }) => context.today === null && context.text !== "",
  },
});

export const dateFieldContext = ({ input }: { input: DateFieldInput }): DateFieldContext => ({
  mode: input.mode,
  rules: input.rules ?? {},
  picked: selectionOf(input.mode, input.value),
  today: null,
  order: input.order ?? ["year", "month", "day"],
  text: "",
});

/** Until today's date is known, only a missing date can be reported. */
export function messageFor(context: DateFieldContext) {
  const { picked, rules, today, order } = context;
  if (isUnreadable(context)) return dateTexts.unreadable(order);
  if (today !== null) return checkDate(picked, rules, today);
  return picked.start === null ? checkDate(picked, rules, 0) : null;
}

/** Nothing is parsed before today's date is known, since two-digit years depend on it. */
function typedSelection(text: string, { order, today }: DateFieldContext): Selection {
  const start = today === null ? null : readTypedDate(text, order, today);
  return start === null ? nothingPicked : { start, end: null };
}

const isUnreadable = ({ text, picked }: DateFieldContext) => text.trim() !== "" && picked.start === null;
