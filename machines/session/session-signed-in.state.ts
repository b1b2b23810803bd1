import { byOutcome } from "../base/outcomes";
import { sessionSetup } from "./session.setup";
import { waysOut } from "./session-ways-out.state";

/** Signed in, with the token kept fresh: one refresh at a time, a forced one never merged into another. */
export const signedIn = sessionSetup.createStateConfig({
  initial: "steady",
  on: {
    ...waysOut,
    "token.shared": {
      guard: { type: "isNotOlder", params: ({ event }) => event },
      actions: [
        { type: "takeToken", params: ({ event }) => event },
        { type: "followGeneration", params: ({ event }) => event },
      ],
    },
    "me.updated": { actions: { type: "updateMe", params: ({ event }) => event } },
    "password.changed": { actions: "liftForcedChange" },
    "time-zones.listed": { actions: { type: "listTimeZones", params: ({ event }) => event } },
    "pings.counted": { actions: { type: "countPings", params: ({ event }) => event } },
  },
  states: {
    steady: {
      on: {
        "token.wanted": {
          guard: { type: "mayRefresh", params: ({ event }) => event },
          target: "refreshing",
          actions: ["spendAllowance", "restoreAllowanceLater"],
        },
        "token.refused": {
          guard: { type: "isCurrentToken", params: ({ event }) => event },
          target: "refreshing",
        },
        "refresh.forced": "refreshing.forcing",
      },
    },
    refreshing: {
      initial: "renewing",
      invoke: {
        id: "refresh",
        src: "refresh",
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "#session.signedOut",
            actions: ["forget", { type: "announceRefusal", params: ({ event }) => event.output }],
          },
          {
            guard: "isAnotherQueued",
            target: "#session.signedIn.refreshing.forcing",
            reenter: true,
            actions: { type: "takeOutcome", params: ({ event }) => event.output },
          },
          ...byOutcome({ isRefreshed: ["steady", "takeOutcome", "shareToken"], else: ["steady"] }),
        ],
        onError: "steady",
      },
      states: {
        renewing: {
          on: {
            "refresh.forced": "queued",
            "token.shared": {
              guard: { type: "isUsable", params: ({ event }) => event },
              target: "#session.signedIn.steady",
              actions: [
                { type: "takeToken", params: ({ event }) => event },
                { type: "followGeneration", params: ({ event }) => event },
              ],
            },
          },
        },
        forcing: { on: { "refresh.forced": "queued" } },
        queued: {},
      },
    },
  },
});
