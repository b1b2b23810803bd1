import { assign, type SnapshotFrom, setup } from "xstate";
import {
  addMonths,
  clampMonth,
  type Day,
  type Month,
  monthFrom,
  monthOf,
  monthOfYear,
} from "../../domain/dates/calendar";
import { type CalendarMove, moveByMonths, moveDay, viewAround } from "../../domain/dates/calendar-moves";

/** How many months stand side by side. */
export type Span = 1 | 2;

type Context = { view: Month; focus: Day; span: Span };

export type DateCalendarEvent =
  | { type: "focus.moved"; move: CalendarMove }
  | { type: "day.picked"; day: Day }
  | { type: "view.shifted"; months: number }
  | { type: "year.chosen"; year: number }
  | { type: "months.opened" }
  | { type: "months.closed" }
  | { type: "month.chosen"; month: Month }
  | { type: "span.changed"; span: Span };

/** What the calendar shows: the first month in view, the day that holds the tab stop, or the grid of twelve months. */
export const dateCalendarMachine = setup({
  types: {
    input: {} as { start: Day },
    context: {} as Context,
    events: {} as DateCalendarEvent,
  },
  actions: {
    moveFocus: assign(({ context }, { move }: { move: CalendarMove }) =>
      focusOn(context, moveDay(context.focus, move)),
    ),
    moveMonth: assign(({ context }, { move }: { move: CalendarMove }) =>
      openAt(context, moveByMonths(context.focus, move)),
    ),
    focusPicked: assign(({ context }, { day }: { day: Day }) => focusOn(context, day)),
    shift: assign(({ context }, { months }: { months: number }) => shiftBy(context, months)),
    showYear: assign(({ context }, { year }: { year: number }) =>
      shiftBy(context, monthFrom(year, monthOfYear(context.view)) - context.view),
    ),
    showMonth: assign(({ context }, { month }: { month: Month }) =>
      openAt(context, addMonths(context.focus, month - monthOf(context.focus))),
    ),
    spread: assign(({ context }, { span }: { span: Span }) => focusOn({ ...context, span }, context.focus)),
  },
}).createMachine({
  id: "dateCalendar",
  context: ({ input }) => ({ focus: input.start, view: monthOf(input.start), span: 2 }),
  initial: "days",
  on: {
    "view.shifted": { actions: { type: "shift", params: ({ event }) => event } },
    "year.chosen": { actions: { type: "showYear", params: ({ event }) => event } },
    "span.changed": { actions: { type: "spread", params: ({ event }) => event } },
  },
  states: {
    days: {
      on: {
        "focus.moved": { actions: { type: "moveFocus", params: ({ event }) => event } },
        "day.picked": { actions: { type: "focusPicked", params: ({ event }) => event } },
        "months.opened": {
          target: "months",
          actions: { type: "showMonth", params: ({ context }) => ({ month: context.view }) },
        },
      },
    },
    months: {
      on: {
        "focus.moved": { actions: { type: "moveMonth", params: ({ event }) => event } },
        "month.chosen": {
          target: "days",
          actions: { type: "showMonth", params: ({ event }) => event },
        },
        "months.closed": "days",
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof dateCalendarMachine>;

export const selectView = (snapshot: Snapshot) => snapshot.context.view;
export const selectFocus = (snapshot: Snapshot) => snapshot.context.focus;
export const selectSpan = (snapshot: Snapshot) => snapshot.context.span;
export const selectIsChoosingMonth = (snapshot: Snapshot) => snapshot.matches("months");

const focusOn = (context: Context, focus: Day): Context => ({
  ...context,
  focus,
  view: viewAround(focus, context.view, context.span),
});

const openAt = (context: Context, focus: Day): Context => ({ ...context, focus, view: monthOf(focus) });

/** The tab stop goes along, so that it never leaves the months in view. */
function shiftBy(context: Context, months: number): Context {
  const view = clampMonth(context.view + months);
  return { ...context, view, focus: addMonths(context.focus, view - context.view) };
}
