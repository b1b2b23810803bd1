import type { User } from "../../domain/account/user";
import { byOutcome } from "../base/outcomes";
import { sessionSetup } from "./session.setup";
import { waysOut } from "./session-ways-out.state";

type Recalled = { event: { type: "me.recalled"; me: User } };

/** Whom the device remembers; not beside a token of somebody else. */
const recall = {
  guard: { type: "isOfToken", params: ({ event }: Recalled) => event },
  actions: { type: "updateMe", params: ({ event }: Recalled) => event },
} as const;

/**
 * After a reload: gets a token by the cookie, then the user by the token. If the server is unreachable it waits, without signing out. Pages show what
 * the device has as soon as it says whose it is.
 */
export const restoring = sessionSetup.createStateConfig({
  initial: "refreshing",
  on: waysOut,
  states: {
    refreshing: {
      on: {
        "me.recalled": recall,
        "token.shared": {
          guard: { type: "isNotOlder", params: ({ event }) => event },
          target: "reading",
          actions: [
            { type: "takeToken", params: ({ event }) => event },
            "dropForeignMe",
            { type: "followGeneration", params: ({ event }) => event },
          ],
        },
      },
      invoke: {
        id: "restore",
        src: "refresh",
        onDone: byOutcome({
          isRefreshed: ["reading", "takeOutcome", "dropForeignMe", "shareToken"],
          isRefused: ["#session.signedOut", "forget", "announceRefusal"],
          else: ["waiting"],
        }),
        onError: "waiting",
      },
    },
    reading: {
      invoke: {
        id: "readMe",
        src: "readMe",
        input: ({ context }) => ({ accessToken: context.auth.accessToken }),
        onDone: byOutcome({ isRead: ["#session.signedIn", "takeMe"], else: ["waiting"] }),
        onError: "waiting",
      },
    },
    waiting: {
      on: {
        "me.recalled": recall,
        "network.returned": "refreshing",
        "retry.pressed": "refreshing",
      },
      after: { restoreAgain: "refreshing" },
    },
  },
});
