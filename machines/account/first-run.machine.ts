import { fromPromise, setup } from "xstate";
import type { TimeZoneOutcome } from "../../domain/account/time-zone";
import type { User } from "../../domain/account/user";

/** The first visit to the shell: the account's time zone follows the device's. */
export const firstRunMachine = setup({
  types: {
    context: {} as { me: User; deviceTimeZone: string },
    input: {} as { me: User; deviceTimeZone: string },
  },
  actors: {
    updateTimeZone: fromPromise<TimeZoneOutcome, { userId: string; timeZone: string }>(
      () => new Promise(() => {}),
    ),
  },
  guards: {
    isSameZone: ({ context: { me, deviceTimeZone } }) =>
      me.time_zone?.toLowerCase() === deviceTimeZone.toLowerCase(),
    isUpdated: (_, outcome: TimeZoneOutcome) => outcome === "updated",
  },
}).createMachine({
  id: "firstRun",
  context: ({ input }) => input,
  initial: "comparing",
  states: {
    comparing: { always: [{ guard: "isSameZone", target: "done" }, { target: "updating" }] },
    updating: {
      invoke: {
        id: "updateTimeZone",
        src: "updateTimeZone",
        input: ({ context }) => ({ userId: context.me.id, timeZone: context.deviceTimeZone }),
        onDone: [
          { guard: { type: "isUpdated", params: ({ event }) => event.output }, target: "done" },
          { target: "postponed" },
        ],
        onError: "postponed",
      },
    },
    /** The flag stays in the address, so the next visit tries again. */
    postponed: { type: "final" },
    done: { type: "final" },
  },
});
