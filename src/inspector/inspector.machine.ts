import type { StatelyInspectionEvent } from "@statelyai/inspect";
import { assign, type SnapshotFrom, setup } from "xstate";
import { type Filters, firstFilters, type LogEntry, record } from "./log";

type Chosen = { sessionId: string };
type Moment = Chosen & { moment: number };

/** The inspector's page: it follows the app, or shows a past moment while the log goes on. */
export const inspectorMachine = setup({
  types: {
    context: {} as {
      log: readonly LogEntry[];
      chosen: string | null;
      moment: number | null;
      filters: Filters;
    },
    events: {} as
      | { type: "messages.arrived"; messages: readonly StatelyInspectionEvent[] }
      | ({ type: "actor.chosen" } & Chosen)
      | ({ type: "moment.chosen" } & Moment)
      | { type: "live.pressed" }
      | { type: "filters.changed"; filters: Partial<Filters> },
  },
  actions: {
    record: assign(({ context }, { messages }: { messages: readonly StatelyInspectionEvent[] }) => ({
      log: record(context.log, messages),
    })),
    choose: assign((_, { sessionId }: Chosen) => ({ chosen: sessionId })),
    travel: assign((_, { sessionId, moment }: Moment) => ({ chosen: sessionId, moment })),
    comeBack: assign({ moment: null }),
    filter: assign(({ context }, { filters }: { filters: Partial<Filters> }) => ({
      filters: { ...context.filters, ...filters },
    })),
  },
}).createMachine({
  id: "inspector",
  context: { log: [], chosen: null, moment: null, filters: firstFilters },
  type: "parallel",
  on: {
    "actor.chosen": { actions: { type: "choose", params: ({ event }) => event } },
    "filters.changed": { actions: { type: "filter", params: ({ event }) => event } },
  },
  states: {
    feed: {
      initial: "silent",
      states: {
        silent: {
          on: {
            "messages.arrived": {
              target: "heard",
              actions: { type: "record", params: ({ event }) => event },
            },
          },
        },
        heard: {
          on: { "messages.arrived": { actions: { type: "record", params: ({ event }) => event } } },
        },
      },
    },
    time: {
      initial: "live",
      on: {
        "moment.chosen": { target: ".travelling", actions: { type: "travel", params: ({ event }) => event } },
      },
      states: {
        live: {},
        travelling: { on: { "live.pressed": { target: "live", actions: "comeBack" } } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof inspectorMachine>;
export const selectIsWaiting = (snapshot: Snapshot) => snapshot.matches({ feed: "silent" });
export const selectIsTravelling = (snapshot: Snapshot) => snapshot.matches({ time: "travelling" });
export const selectLog = (snapshot: Snapshot) => snapshot.context.log;
export const selectMoment = (snapshot: Snapshot) => snapshot.context.moment;
export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen;
export const selectFilters = (snapshot: Snapshot) => snapshot.context.filters;
