import { sessionSetup } from "./session.setup";

/** Signed out here immediately; the sign-out is sent to the server as soon as it is reachable. */
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
