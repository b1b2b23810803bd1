import { assign, type SnapshotFrom, setup } from "xstate";
import {
  addMonths,
  clampMonth,
  type Day,
  type Month,
  monthFrom,
  monthOf,
  monthOfYear,
  yearOf,
} from "../../domain/dates/calendar";
import {
  type CalendarMove,
  monthsShown,
  moveByMonths,
  moveByYears,
  moveDay,
  viewAround,
  type Years,
} from "../../domain/dates/calendar-moves";

type Context = {
  view: Month;
  focus: Day;
  opensOn: "days" | "years";
  /** The range of the list of years. */
  years: Years;
  /** How many months are shown at once. */
  months: number;
};

export type DateCalendarEvent =
  | { type: "focus.moved"; move: CalendarMove }
  | { type: "day.picked"; day: Day }
  | { type: "view.shifted"; months: number }
  | { type: "year.chosen"; year: number }
  | { type: "months.opened" }
  | { type: "months.closed" }
  | { type: "month.chosen"; month: Month };

/**
 * The view of the calendar: the first month, the day with the tab stop, the grid of twelve months, or,
 * for a past date while nothing is picked, the years, from which one continues to months and days.
 */
export const dateCalendarMachine = setup({
  types: {
    input: {} as { start: Day; opensOn?: "days" | "years"; months?: number },
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
    moveYear: assign(({ context }, { move }: { move: CalendarMove }) =>
      openAt(context, moveByYears(context.focus, move, context.years)),
    ),
    focusPicked: assign(({ context }, { day }: { day: Day }) => focusOn(context, day)),
    shift: assign(({ context }, { months }: { months: number }) => shiftBy(context, months)),
    showYear: assign(({ context }, { year }: { year: number }) =>
      shiftBy(context, monthFrom(year, monthOfYear(context.view)) - context.view),
    ),
    showMonth: assign(({ context }, { month }: { month: Month }) =>
      openAt(context, addMonths(context.focus, month - monthOf(context.focus))),
    ),
  },
  guards: { isOpenedOnYears: ({ context }) => context.opensOn === "years" },
}).createMachine({
  id: "dateCalendar",
  context: ({ input: { start, opensOn = "days", months = monthsShown } }) => ({
    focus: start,
    view: monthOf(start),
    opensOn,
    years: yearsUpTo(yearOf(monthOf(start))),
    months,
  }),
  initial: "opening",
  on: {
    "view.shifted": { actions: { type: "shift", params: ({ event }) => event } },
    "year.chosen": { actions: { type: "showYear", params: ({ event }) => event } },
  },
  states: {
    opening: { always: [{ guard: "isOpenedOnYears", target: "years" }, { target: "days" }] },
    years: {
      on: {
        "focus.moved": { actions: { type: "moveYear", params: ({ event }) => event } },
        "year.chosen": { target: "months", actions: { type: "showYear", params: ({ event }) => event } },
      },
    },
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
export const selectYears = (snapshot: Snapshot) => snapshot.context.years;
export const selectIsChoosingYear = (snapshot: Snapshot) => snapshot.matches("years");
export const selectIsChoosingMonth = (snapshot: Snapshot) => snapshot.matches("months");

const focusOn = (context: Context, focus: Day): Context => ({
  ...context,
  focus,
  view: viewAround(focus, context.view, context.months),
});

const openAt = (context: Context, focus: Day): Context => ({ ...context, focus, view: monthOf(focus) });

/** Moves the tab stop too, so that it stays within the months in view. */
function shiftBy(context: Context, months: number): Context {
  const view = clampMonth(context.view + months);
  return { ...context, view, focus: addMonths(context.focus, view - context.view) };
}

const yearsUpTo = (last: number): Years => ({ first: last - 100, last });
