import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EndInput, EndOutcome, RosterEntry } from "../../domain/team/roster";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** An opened line of the roster: its membership can be ended after one confirmation. */
export const memberMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      entry: RosterEntry;
      isBarred: boolean;
      /** Why ending it failed. */
      refusal: string | null;
    },
    events: {} as
      /** The roster was read again. */
        | { type: "entry.changed"; entry: RosterEntry }
        | { type: "end.pressed" }
        | { type: "cancelled" }
        | { type: "confirmed"; bar: boolean },
    emitted: {} as { type: "entry.outdated" } | { type: "entry.ended" },
    input: {} as { teamId: string; entry: RosterEntry },
  },
  actors: {
    end: effectActor<EndOutcome, EndInput>(),
  },
  actions: {
    setEntry: assign((_, { entry }: { entry: RosterEntry }) => ({ entry })),
    wishBar: assign((_, { bar }: { bar: boolean }) => ({ isBarred: bar, refusal: null })),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({
      refusal: reasonOf(outcome),
    })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null }),
    sendOutdated: emit({ type: "entry.outdated" }),
    sendEnded: emit({ type: "entry.ended" }),
  },
  guards: {
    isEnded: (_, outcome: EndOutcome) => outcome.kind === "ended",
    isDiffering: (_, outcome: EndOutcome) => outcome.kind === "differs",
  },
}).createMachine({
  id: "member",
  context: ({ input }) => ({ ...input, isBarred: false, refusal: null }),
  initial: "shown",
  on: { "entry.changed": { actions: { type: "setEntry", params: ({ event }) => event } } },
  states: {
    shown: { on: { "end.pressed": { target: "confirming", actions: "forgetRefusal" } } },
    confirming: {
      on: {
        cancelled: { target: "shown", actions: "forgetRefusal" },
        confirmed: { target: "acting", actions: { type: "wishBar", params: ({ event }) => event } },
      },
    },
    acting: {
      invoke: {
        id: "end",
        src: "end",
        input: ({ context: { teamId, entry, isBarred } }) => ({ teamId, entry, bar: isBarred }),
        onDone: byOutcome({
          isEnded: ["ended"],

          // The roster is read again, so a second confirmation names the version shown then.
          isDiffering: ["shown", "setRefusal", "sendOutdated"],
          else: ["confirming", "setRefusal"],
        }),
        onError: onFault("confirming"),
      },
    },
    ended: { type: "final", entry: "sendEnded" },
  },
});

export type MemberMachine = typeof memberMachine;
type Snapshot = SnapshotFrom<MemberMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
