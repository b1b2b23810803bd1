import { assign, emit, fromPromise, raise, type SnapshotFrom, setup } from "xstate";
import type { Day, Selection } from "../../domain/dates/calendar";
import { checkDate, type DateRules } from "../../domain/dates/date-rules";
import { type DateMode, type DateValue, dateValueOf, selectionOf } from "../../domain/dates/date-value";
import { dateCalendarMachine } from "./date-calendar.machine";
import { dateRangeMachine } from "./date-range.machine";

type Context = { mode: DateMode; rules: DateRules; picked: Selection; today: Day | null };

export type DateChanged = { type: "date.changed"; value: DateValue; hasFailed: boolean };

/**
 * A date field and its picker. The draft lives in the open picker's children, so dismissing it forgets it.
 * `readToday` is filled with the device's clock and asked again at each opening: pages outlive midnight.
 */
export const dateFieldMachine = setup({
  types: {
    input: {} as { mode: DateMode; rules?: DateRules | undefined; value?: DateValue | undefined },
    context: {} as Context,
    events: {} as
      | { type: "picker.opened" }
      | { type: "picker.dismissed" }
      | { type: "field.checked" }
      | { type: "today.learned" }
      | { type: "value.replaced"; value: DateValue | undefined },
    emitted: {} as DateChanged,
    children: {} as { selection: "dateRange"; calendar: "dateCalendar" },
  },
  actors: {
    readToday: fromPromise<Day>(() => new Promise(() => {})),
    dateRange: dateRangeMachine,
    dateCalendar: dateCalendarMachine,
  },
  actions: {
    learnToday: assign({ today: (_, { today }: { today: Day }) => today }),
    accept: assign({ picked: (_, { picked }: { picked: Selection }) => picked }),
    replace: assign({
      picked: ({ context }, { value }: { value: DateValue | undefined }) => selectionOf(context.mode, value),
    }),
    check: raise({ type: "field.checked" }),
    checkAgain: raise({ type: "today.learned" }),
    announceChange: emit(({ context }) => ({
      type: "date.changed" as const,
      value: dateValueOf(context.mode, context.picked),
      hasFailed: messageFor(context) !== null,
    })),
  },
  guards: { isBroken: ({ context }) => messageFor(context) !== null },
}).createMachine({
  id: "dateField",
  context: ({ input }) => ({
    mode: input.mode,
    rules: input.rules ?? {},
    picked: selectionOf(input.mode, input.value),
    today: null,
  }),
  type: "parallel",
  states: {
    picker: {
      initial: "closed",
      states: {
        closed: {
          invoke: {
            id: "readTodayForText",
            src: "readToday",
            onDone: {
              actions: [
                { type: "learnToday", params: ({ event }) => ({ today: event.output }) },
                "checkAgain",
              ],
            },
          },
          on: { "picker.opened": "opening" },
        },
        opening: {
          invoke: {
            id: "readTodayForPicker",
            src: "readToday",
            onDone: {
              target: "open",
              actions: { type: "learnToday", params: ({ event }) => ({ today: event.output }) },
            },
          },
          on: { "picker.dismissed": "closed" },
        },
        open: {
          invoke: [
            {
              id: "selection",
              src: "dateRange",
              input: ({ context }) => ({ mode: context.mode, picked: context.picked }),
              onDone: {
                target: "closed",
                actions: [
                  { type: "accept", params: ({ event }) => ({ picked: event.output }) },
                  "check",
                  "announceChange",
                ],
              },
            },
            {
              id: "calendar",
              src: "dateCalendar",
              input: ({ context }) => ({
                start: context.picked.start ?? context.today ?? 0,
              }),
            },
          ],
          on: { "picker.dismissed": { target: "closed", actions: "check" } },
        },
      },
    },
    verdict: {
      initial: "unchecked",
      on: {
        "field.checked": [{ guard: "isBroken", target: ".failed" }, { target: ".passed" }],
        "value.replaced": {
          target: ".unchecked",
          actions: { type: "replace", params: ({ event }) => event },
        },
      },
      states: {
        unchecked: {},
        passed: { on: { "today.learned": { guard: "isBroken", target: "failed" } } },
        failed: {},
      },
    },
  },
});

/** The chart with a clock. */
export const dateFieldBy = (readToday: () => Promise<Day>) =>
  dateFieldMachine.provide({ actors: { readToday: fromPromise(readToday) } });

type Snapshot = SnapshotFrom<typeof dateFieldMachine>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches({ picker: "open" });
export const selectFieldPicked = (snapshot: Snapshot) => snapshot.context.picked;
export const selectToday = (snapshot: Snapshot) => snapshot.context.today;
export const selectCalendar = (snapshot: Snapshot) => snapshot.children.calendar;
export const selectSelection = (snapshot: Snapshot) => snapshot.children.selection;
export const selectMessage = (snapshot: Snapshot) =>
  snapshot.matches({ verdict: "failed" }) ? messageFor(snapshot.context) : null;

/** Until the clock has been read, only a missing date can be told. */
function messageFor({ picked, rules, today }: Context) {
  if (today !== null) return checkDate(picked, rules, today);
  return picked.start === null ? checkDate(picked, rules, 0) : null;
}
