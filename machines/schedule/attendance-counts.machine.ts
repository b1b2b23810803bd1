import { assign, type SnapshotFrom, setup } from "xstate";
import type { Refused } from "../../domain/base/outcome";
import type { AttendanceCounts } from "../../domain/schedule/attendance/attendance-counts";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Outcome = { kind: "read"; counts: AttendanceCounts } | Refused;

/** How often a team's players came this season; read at the press that unfolds it. */
export const attendanceCountsMachine = setup({
  types: {
    context: {} as { teamId: string; counts: AttendanceCounts | null; fault: string },
    events: {} as { type: "unfold.pressed" } | { type: "fold.pressed" },
    input: {} as { teamId: string },
  },
  actors: { read: effectActor<Outcome, { teamId: string }>() },
  actions: {
    keep: assign((_, outcome: Outcome) =>
      outcome.kind === "read" ? { counts: outcome.counts } : { fault: outcome.text },
    ),
    ...faultActions("fault"),
  },
  guards: { isRead: (_, outcome: Outcome) => outcome.kind === "read" },
}).createMachine({
  id: "attendanceCounts",
  context: ({ input: { teamId } }) => ({ teamId, counts: null, fault: "" }),
  initial: "folded",
  states: {
    folded: { on: { "unfold.pressed": "reading" } },
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId }),
        onDone: byOutcome({ isRead: ["shown", "keep"], else: ["failed", "keep"] }),
        onError: onFault("failed"),
      },
    },
    shown: { on: { "fold.pressed": "folded" } },
    failed: { on: { "unfold.pressed": "reading" } },
  },
});

export type AttendanceCountsMachine = typeof attendanceCountsMachine;
type Snapshot = SnapshotFrom<AttendanceCountsMachine>;
export const selectCountsStep = ({ value }: Snapshot) => value;
export const selectCounts = ({ context }: Snapshot) => context.counts;
export const selectCountsFault = ({ context }: Snapshot) => context.fault;
