import { countdownTo, whenLimited } from "../base/limited.state";
import { dripNameSetup } from "./drip-name.setup";

/** Checks a drip name while it is typed, for the dialog and the settings: removes characters at once, validates 200 ms after the last key, then asks the server. */
export const dripNameChecking = dripNameSetup.createStateConfig({
  initial: "empty",
  on: {
    "drip-name.entered": { target: ".waiting", actions: { type: "setText", params: ({ event }) => event } },
    "drip-name.refused": { target: ".asking", actions: { type: "setText", params: ({ event }) => event } },
    "suggestion.chosen": { target: ".asking", actions: { type: "setText", params: ({ event }) => event } },
  },
  states: {
    empty: { on: { "claim.submitted": { target: "refused", actions: ["showFault", "sendGaps"] } } },
    waiting: {
      after: {
        pause: [{ guard: "hasFault", target: "refused", actions: "showFault" }, { target: "asking" }],
      },
    },
    asking: {
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => ({ dripName: context.dripName }),
        onDone: [
          {
            guard: { type: "isFree", params: ({ event }) => event.output },
            target: "free",
            actions: "showFree",
          },
          {
            guard: { type: "isTaken", params: ({ event }) => event.output },
            target: "taken",
            actions: ["showTaken", { type: "setSuggestions", params: ({ event }) => event.output }],
          },
          {
            guard: { type: "isProfane", params: ({ event }) => event.output },
            target: "refused",
            actions: "showProfane",
          },
          whenLimited("limited"),
          { target: "hiccup", actions: "showHiccup" },
        ],
        onError: { target: "hiccup", actions: "showHiccup" },
      },
    },
    free: {},
    taken: {},
    refused: {},
    hiccup: {
      invoke: { src: "network" },
      on: { "network.returned": "asking", "claim.submitted": "asking" },
    },
    limited: { entry: "showWait", ...countdownTo("asking") },
  },
});
