import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import type { CalendarFileOutcome } from "../../domain/share/share-event";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Opens an event's calendar file, each press a new address. */
export const calendarFileMachine = setup({
  types: {
    context: {} as { key: EventKey; refusal: string | null },
    events: {} as { type: "file.pressed" },
    input: {} as { key: EventKey },
  },
  actors: { open: effectActor<CalendarFileOutcome, EventKey>() },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: { isOpened: (_, { kind }: CalendarFileOutcome) => kind === "opened" },
}).createMachine({
  id: "calendarFile",
  context: ({ input: { key } }) => ({ key, refusal: null }),
  initial: "resting",
  states: {
    resting: { on: { "file.pressed": { target: "opening", actions: "forgetRefusal" } } },
    opening: {
      invoke: {
        id: "open",
        src: "open",
        input: ({ context: { key } }) => key,
        onDone: byOutcome({ isOpened: ["resting"], else: ["resting", "setRefusal"] }),
        onError: onFault("resting"),
      },
    },
  },
});

export type CalendarFileMachine = typeof calendarFileMachine;
type Snapshot = SnapshotFrom<CalendarFileMachine>;
export const selectIsOpeningFile = (snapshot: Snapshot) => snapshot.matches("opening");
export const selectFileRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
