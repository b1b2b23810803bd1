import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { ReportOutcome, ReportReason, ReportRequest } from "../../domain/report/report";
import { reportTexts } from "../../domain/report/report-texts";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";

/** Reports one message: a reason is enough. */
export const reportMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      messageId: string;
      reason: ReportReason | null;
      note: string;
      notToStaff: boolean;
      refusal: string | null;
    },
    events: {} as
      | { type: "reason.chosen"; reason: ReportReason }
      | { type: "note.entered"; note: string }
      | { type: "staff.ticked"; isTicked: boolean }
      | { type: "send.pressed" },
    emitted: {} as { type: "message.reported"; notToStaff: boolean },
    input: {} as { teamId: string; messageId: string },
  },
  actors: { send: effectActor<ReportOutcome, ReportRequest>() },
  actions: {
    setReason: assign((_, { reason }: { reason: ReportReason }) => ({ reason, refusal: null })),
    setNote: assign((_, { note }: { note: string }) => ({ note })),
    setTick: assign((_, { isTicked }: { isTicked: boolean }) => ({ notToStaff: isTicked })),
    recordNoReason: assign({ refusal: reportTexts.pick }),
    sendReported: emit(({ context: { notToStaff } }) => ({ type: "message.reported", notToStaff })),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    setUnknownFault: assign({ refusal: problemTexts.unknown }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    isReported: (_, outcome: ReportOutcome) => outcome.kind === "reported",
  },
}).createMachine({
  id: "report",
  context: ({ input }) => ({ ...input, reason: null, note: "", notToStaff: false, refusal: null }),
  initial: "filling",
  states: {
    filling: {
      on: {
        "reason.chosen": { actions: { type: "setReason", params: ({ event }) => event } },
        "note.entered": { actions: { type: "setNote", params: ({ event }) => event } },
        "staff.ticked": { actions: { type: "setTick", params: ({ event }) => event } },
        "send.pressed": [
          { guard: "hasReason", target: "sending", actions: "forgetRefusal" },
          { actions: "recordNoReason" },
        ],
      },
    },
    sending: {
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { reason, refusal: _, ...request } }) => ({ ...request, reason: present(reason) }),
        onDone: byOutcome({ isReported: ["sent", "sendReported"], else: ["filling", "setRefusal"] }),
        onError: onFault("filling"),
      },
    },
    sent: { type: "final" },
  },
});

export type ReportMachine = typeof reportMachine;
type Snapshot = SnapshotFrom<ReportMachine>;
export const selectReason = (snapshot: Snapshot) => snapshot.context.reason;
export const selectNote = (snapshot: Snapshot) => snapshot.context.note;
export const selectNotToStaff = (snapshot: Snapshot) => snapshot.context.notToStaff;
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches("sending");
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
