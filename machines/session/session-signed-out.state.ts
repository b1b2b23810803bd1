import { sessionSetup } from "./session.setup";

/** Signed out here at once; the server hears of it as soon as it can be reached. */
export const signedOut = sessionSetup.createStateConfig({
  initial: "settled",
  on: {
    "token.shared": {
      guard: { type: "isNewer", params: ({ event }) => event },
      target: "restoring.reading",
      actions: [
        "settleLogOut",
        { type: "takeToken", params: ({ event }) => event },
        { type: "followGeneration", params: ({ event }) => event },
      ],
    },
  },
  states: {
    settled: {},
    ending: {
      invoke: {
        id: "logOut",
        src: "logOut",
        onDone: [
          {
            guard: { type: "isEnded", params: ({ event }) => event.output },
            target: "settled",
            actions: ["settleLogOut", "announceLogOut"],
          },
          { target: "owing" },
        ],
        onError: "owing",
      },
    },
    owing: {
      on: { "network.returned": "ending" },
      after: { logOutAgain: "ending" },
    },
  },
});
