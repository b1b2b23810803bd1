import { sessionSetup } from "./session.setup";

/** Transitions that end a session by choice, here or in another tab. */
export const waysOut = sessionSetup.createStateConfig({
  on: {
    "sign-out.chosen": {
      target: "#session.signedOut.ending",
      actions: [
        "recordOwedLogOut",
        "forget",
        "startNextGeneration",
        { type: "announceEnd", params: { end: "chosen" } },
      ],
    },
    "session.ended": {
      guard: { type: "isNotOlder", params: ({ event }) => event },
      target: "#session.signedOut",
      actions: [
        "forget",
        { type: "followGeneration", params: ({ event }) => event },
        { type: "announceEnd", params: { end: "elsewhere" } },
      ],
    },
  },
}).on;
