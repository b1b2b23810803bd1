import { assign, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import type { EventDetails, ScheduleEvent } from "../../domain/schedule/event/event-fields";
import type {
  CallOffInput,
  CallOffOutcome,
  CallOffRequest,
  CallOffScope,
} from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Whether the event is called off exactly as requested, so that the conflict is with our own earlier call. */
const isAsRequested = ({ reason, note, scope }: CallOffRequest, { event, off_together = 0 }: EventDetails) =>
  event.status === "called_off" &&
  event.called_off_for === reason &&
  (event.called_off_note ?? "") === note &&
  (scope === "one" || off_together > 0);

/** Calls an event off in two presses, the second on the reason. In a series the later events can be included. */
export const callOffMachine = setup({
  types: {
    context: {} as {
      /** The version that was on the screen. */
      event: ScheduleEvent;
      request: CallOffRequest;
      after: EventDetails | null;
      /** Why calling off failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "scope.chosen"; scope: CallOffScope }
      | ({ type: "reason.chosen" } & Omit<CallOffRequest, "scope">)
      | { type: "left" },
    input: {} as { event: ScheduleEvent },
    output: {} as
      | { kind: "called_off"; before: ScheduleEvent; after: EventDetails; isTogether: boolean }
      | { kind: "left" },
  },
  actors: {
    callOff: effectActor<CallOffOutcome, CallOffInput>(),
  },
  actions: {
    setScope: assign(({ context: { request } }, { scope }: { scope: CallOffScope }) => ({
      request: { ...request, scope },
    })),
    setRequest: assign(({ context: { request } }, { reason, note }: Omit<CallOffRequest, "scope">) => ({
      request: { ...request, reason, note },
      refusal: null,
    })),
    setAfter: assign((_, outcome: CallOffOutcome) => {
      if (outcome.kind === "saved") return { after: outcome.saved };
      return outcome.kind === "differs" ? { after: outcome.theirs } : {};
    }),
    setTheirs: assign((_, outcome: CallOffOutcome) =>
      outcome.kind === "differs"
        ? { event: outcome.theirs.event, refusal: baseCodeTexts.REQUEST_412_CHANGED }
        : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isCalledOff: (_, outcome: CallOffOutcome) => outcome.kind === "saved",
    /** An earlier press succeeded, but its reply was lost. */
    isMine: ({ context: { request } }, outcome: CallOffOutcome) =>
      outcome.kind === "differs" && isAsRequested(request, outcome.theirs),
    isDiffering: (_, outcome: CallOffOutcome) => outcome.kind === "differs",
  },
}).createMachine({
  id: "callOff",
  context: ({ input: { event } }) => ({
    event,
    request: { reason: "other", note: "", scope: "one" },
    after: null,
    refusal: null,
  }),
  output: ({ context: { event, after, request } }) =>
    after === null
      ? { kind: "left" }
      : { kind: "called_off", before: event, after, isTogether: request.scope === "later" },
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "scope.chosen": { actions: { type: "setScope", params: ({ event }) => event } },
        "reason.chosen": { target: "calling", actions: { type: "setRequest", params: ({ event }) => event } },
        left: "over",
      },
    },
    calling: {
      invoke: {
        id: "callOff",
        src: "callOff",
        input: ({ context: { event, request } }) => ({ event, request }),
        onDone: byOutcome({
          isCalledOff: ["over", "setAfter"],
          isMine: ["over", "setAfter"],

          // The next press names the newer version, which is shown now.
          isDiffering: ["choosing", "setTheirs"],
          else: ["choosing", "setRefusal"],
        }),
        onError: onFault("choosing"),
      },
    },
    over: { type: "final" },
  },
});

export type CallOffMachine = typeof callOffMachine;
type Snapshot = SnapshotFrom<CallOffMachine>;
export const selectIsCalling = (snapshot: Snapshot) => !snapshot.matches("choosing");
export const selectCallOffRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectEvent = (snapshot: Snapshot) => snapshot.context.event;
export const selectCallOffScope = (snapshot: Snapshot) => snapshot.context.request.scope;
export const selectReason = ({ context, value }: Snapshot) =>
  value === "choosing" ? null : context.request.reason;
