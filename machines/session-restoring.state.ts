import { sessionSetup } from "./session.setup";

/** A reload: the cookie gives a token, the token gives the user. Out of reach, it waits and signs nobody out. */
export const restoring = sessionSetup.createStateConfig({
  initial: "refreshing",
  on: {
    "sign-out.chosen": {
      target: "#session.signedOut.ending",
      actions: [
        { type: "oweLogOut", params: ({ event }) => event },
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
  states: {
    refreshing: {
      on: {
        "token.shared": {
          guard: { type: "isNotOlder", params: ({ event }) => event },
          target: "reading",
          actions: [
            { type: "takeToken", params: ({ event }) => event },
            { type: "followGeneration", params: ({ event }) => event },
          ],
        },
      },
      invoke: {
        id: "restore",
        src: "refresh",
        onDone: [
          {
            guard: { type: "isRefreshed", params: ({ event }) => event.output },
            target: "reading",
            actions: [{ type: "takeOutcome", params: ({ event }) => event.output }, "shareToken"],
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "#session.signedOut",
            actions: ["forget", { type: "announceRefusal", params: ({ event }) => event.output }],
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
    },
    reading: {
      invoke: {
        id: "readMe",
        src: "readMe",
        input: ({ context }) => ({ accessToken: context.auth.accessToken }),
        onDone: [
          {
            guard: { type: "isRead", params: ({ event }) => event.output },
            target: "#session.signedIn",
            actions: { type: "takeMe", params: ({ event }) => event.output },
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
    },
    waiting: {
      on: { "network.returned": "refreshing", "retry.pressed": "refreshing" },
      after: { restoreAgain: "refreshing" },
    },
  },
});
