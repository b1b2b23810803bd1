import { assign, type SnapshotFrom, setup } from "xstate";
import { type ReadOnce, reasonOf } from "../../domain/base/outcome";
import type { ScheduleEvent } from "../../domain/schedule/event/event-fields";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Events = readonly ScheduleEvent[];

/** The next events of a team, of which a post can be about one. */
export const eventsToPostMachine = setup({
  types: {
    context: {} as { teamId: string; events: Events; refusal: string | null },
    events: {} as { type: "retry.pressed" },
    input: {} as { teamId: string },
  },
  actors: { read: effectActor<ReadOnce<Events>, { teamId: string }>() },
  actions: {
    setEvents: assign((_, outcome: ReadOnce<Events>) =>
      outcome.kind === "known" ? { events: outcome.value } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isKnown: (_, outcome: ReadOnce<Events>) => outcome.kind === "known",
  },
}).createMachine({
  id: "eventsToPost",
  context: ({ input: { teamId } }) => ({ teamId, events: [], refusal: null }),
  initial: "asking",
  states: {
    asking: {
      entry: "forgetRefusal",
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId }),
        onDone: byOutcome({ isKnown: ["shown", "setEvents"], else: ["refused", "setRefusal"] }),
        onError: onFault("refused"),
      },
    },
    shown: { type: "final" },
    refused: { on: { "retry.pressed": "asking" } },
  },
});

export type EventsToPostMachine = typeof eventsToPostMachine;
type Snapshot = SnapshotFrom<EventsToPostMachine>;
export const selectEventsStep = ({ value }: Snapshot) => value;
export const selectEvents = (snapshot: Snapshot) => snapshot.context.events;
export const selectEventsRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
