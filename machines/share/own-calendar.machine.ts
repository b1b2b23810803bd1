import { type SnapshotFrom, setup } from "xstate";
import type { ReadOnce } from "../../domain/base/outcome";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** Whether a calendar link of the person's shows an event already. Where that is not known, nothing is said. */
export const ownCalendarMachine = setup({
  types: { context: {} as { key: EventKey }, input: {} as { key: EventKey } },
  actors: { read: effectActor<ReadOnce<boolean>, EventKey>() },
  guards: { isShown: (_, outcome: ReadOnce<boolean>) => outcome.kind === "known" && outcome.value },
}).createMachine({
  id: "ownCalendar",
  context: ({ input: { key } }) => ({ key }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { key } }) => key,
        onDone: byOutcome({ isShown: ["shown"], else: ["unknown"] }),
        onError: "unknown",
      },
    },
    shown: { type: "final" },
    unknown: { type: "final" },
  },
});

export type OwnCalendarMachine = typeof ownCalendarMachine;
export const selectIsShown = (snapshot: SnapshotFrom<OwnCalendarMachine>) => snapshot.matches("shown");
