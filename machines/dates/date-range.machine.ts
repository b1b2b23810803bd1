import { assign, type SnapshotFrom, setup } from "xstate";
import { type Day, nothingPicked, type Selection } from "../../domain/dates/calendar";
import type { DateMode } from "../../domain/dates/date-value";
import { dateTexts } from "../../domain/dates/texts";

export type DateRangeEvent =
  | { type: "day.picked"; day: Day }
  | { type: "selection.cleared" }
  | { type: "selection.confirmed" };

/** Picks one day, or a start and then an end. Outputs the selection when it is confirmed. */
export const dateRangeMachine = setup({
  types: {
    input: {} as { mode: DateMode; picked: Selection },
    context: {} as { mode: DateMode; picked: Selection },
    events: {} as DateRangeEvent,
    output: {} as Selection,
  },
  actions: {
    pickOne: assign({ picked: (_, { day }: { day: Day }) => ({ start: day, end: null }) }),
    pickEnd: assign({
      picked: ({ context }, { day }: { day: Day }) => ({ start: context.picked.start, end: day }),
    }),
    wipe: assign({ picked: nothingPicked }),
  },
  guards: {
    isSingle: ({ context }) => context.mode === "single",
    isOnOrAfterStart: ({ context }, { day }: { day: Day }) =>
      context.picked.start !== null && day >= context.picked.start,
    isEmpty: ({ context }) => context.picked.start === null,
    isStarted: ({ context }) => context.mode === "range" && context.picked.end === null,
  },
}).createMachine({
  id: "dateRange",
  context: ({ input }) => ({ mode: input.mode, picked: input.picked }),
  initial: "resuming",
  output: ({ context }) => context.picked,
  on: {
    "selection.cleared": { target: ".empty", actions: "wipe" },
    "day.picked": [
      { guard: "isSingle", target: ".complete", actions: { type: "pickOne", params: ({ event }) => event } },
      { target: ".started", actions: { type: "pickOne", params: ({ event }) => event } },
    ],
  },
  states: {
    resuming: {
      always: [
        { guard: "isEmpty", target: "empty" },
        { guard: "isStarted", target: "started" },
        { target: "complete" },
      ],
    },
    empty: { on: { "selection.confirmed": "accepted" } },
    started: {
      initial: "open",
      on: {
        "day.picked": [
          {
            guard: { type: "isOnOrAfterStart", params: ({ event }) => event },
            target: "complete",
            actions: { type: "pickEnd", params: ({ event }) => event },
          },
          {},
        ],
      },
      states: {
        open: { on: { "selection.confirmed": "incomplete" } },
        incomplete: {},
      },
    },
    complete: { on: { "selection.confirmed": "accepted" } },
    accepted: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof dateRangeMachine>;

export const selectPicked = (snapshot: Snapshot) => snapshot.context.picked;
export const selectIsChoosingEnd = (snapshot: Snapshot) => snapshot.matches("started");
export const selectIncompleteMessage = (snapshot: Snapshot) =>
  snapshot.matches({ started: "incomplete" }) ? dateTexts.incompleteRange : null;
