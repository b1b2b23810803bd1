import { assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { TimeZoneOutcome, ZoneSeen } from "../../domain/account/time-zone";
import type { User } from "../../domain/account/user";
import { problemTexts } from "../../domain/base/texts";
import { announce, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/**
 * Keeps the account's time zone equal to the device's: compares them on arrival in the shell, and whenever the page becomes visible, since a
 * device may travel.
 */
export const timeZoneMachine = setup({
  types: {
    context: {} as { userId: string; onFile: string | null; seen: string },
    events: {} as ZoneSeen,
    input: {} as { me: User },
  },
  actors: {
    watchZone: fromCallback<ZoneSeen>(() => {}),
    updateTimeZone: effectActor<TimeZoneOutcome, { userId: string; timeZone: string }>(),
  },
  actions: {
    announce,
    setSeen: assign((_, { timeZone }: ZoneSeen) => ({ seen: timeZone })),
    saveZone: assign((_, outcome: TimeZoneOutcome) =>
      outcome.kind === "updated" ? { onFile: outcome.timeZone } : {},
    ),
  },
  guards: {
    isSameZone: ({ context: { onFile, seen } }) => onFile?.toLowerCase() === seen.toLowerCase(),
    isOther: ({ context }, { timeZone }: ZoneSeen) => context.seen !== timeZone,
    isUpdated: (_, outcome: TimeZoneOutcome) => outcome.kind === "updated",
    isRefused: (_, outcome: TimeZoneOutcome) => outcome.kind === "refused",
  },
}).createMachine({
  id: "timeZone",
  context: ({ input: { me } }) => ({ userId: me.id, onFile: me.time_zone, seen: "" }),
  invoke: { id: "watchZone", src: "watchZone" },
  initial: "settled",
  on: {
    "zone.seen": { target: ".comparing", actions: { type: "setSeen", params: ({ event }) => event } },
  },
  states: {
    comparing: { always: [{ guard: "isSameZone", target: "settled" }, { target: "updating" }] },
    updating: {
      // A zone that changes during the call is compared after the reply.
      on: { "zone.seen": { actions: { type: "setSeen", params: ({ event }) => event } } },
      invoke: {
        id: "updateTimeZone",
        src: "updateTimeZone",
        input: ({ context: { userId, seen } }) => ({ userId, timeZone: seen }),
        onDone: byOutcome({
          isUpdated: ["comparing", "saveZone"],
          isRefused: ["refused", announceRefusal(problemTexts.unknown)],
          else: ["postponed"],
        }),
        onError: "postponed",
      },
    },
    /** The failure was announced once; the same zone is not tried again before the next arrival in the shell. */
    refused: {
      on: {
        "zone.seen": [
          {
            guard: { type: "isOther", params: ({ event }) => event },
            target: "comparing",
            actions: { type: "setSeen", params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    /** The first-run flag stays in the address, so the next check tries again. */
    postponed: {},
    settled: {},
  },
});

/** Whether the device's zone was compared and no change is pending. */
export const selectIsSettled = (snapshot: SnapshotFrom<typeof timeZoneMachine>) =>
  snapshot.context.seen !== "" && (snapshot.matches("settled") || snapshot.matches("refused"));
