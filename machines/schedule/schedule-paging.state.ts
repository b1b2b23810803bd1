import { byOutcome } from "../base/outcomes";
import { scheduleSetup } from "./schedule.setup";

/** Pages of the agenda outside the window; loaded ones are refreshed with the window. */
export const paging = scheduleSetup.createStateConfig({
  initial: "resting",
  on: { "window.moved": { target: ".resting", actions: "forgetPages" } },
  states: {
    resting: {
      on: {
        "page.wanted": {
          guard: { type: "goesOn", params: ({ event }) => event },
          target: "reading",
          actions: { type: "askPage", params: ({ event }) => event },
        },
        "refresh.wanted": {
          guard: { type: "hasPages", params: ({ event }) => event },
          target: "reading",
          actions: "askPagesAgain",
        },
      },
    },
    reading: {
      invoke: {
        id: "readPages",
        src: "readPages",
        input: ({ context }) => ({ asks: context.asks }),
        onDone: byOutcome({
          arePagesRead: ["resting", "addPages", "followAnswers"],
          else: ["resting", "setPageFault"],
        }),
        onError: { target: "resting", actions: "recordUnknownPageFault" },
      },
    },
  },
});
