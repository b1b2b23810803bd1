import { sessionSetup } from "./session.setup";
import { waysOut } from "./session-ways-out.state";

/** After a reload: gets a token by the cookie, then the user by the token. If the server is unreachable it waits, without signing out. */
export const restoring = sessionSetup.createStateConfig({
  initial: "refreshing",
  on: waysOut,
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
