import { assertEvent, assign, emit, fromCallback, type SnapshotFrom, setup, spawnChild } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { EventDetails } from "../../domain/schedule/event/event-fields";
import type {
  ActionDone,
  EventAction,
  EventActionOutcome,
  EventKey,
  EventReadOutcome,
  UndoableChange,
} from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { afterReading } from "../base/reading";
import { type OpenedInput, openedId, openedMachine } from "./opened.machine";

type Pressed = { type: "action.pressed"; action: EventAction };

/** An event's sheet: refreshed whenever it may have changed. Staff put back on, take back and nudge; families acknowledge. */
export const eventSheetMachine = setup({
  types: {
    context: {} as {
      key: EventKey;
      details: EventDetails | null;
      tag: string | null;
      /** Why the last read failed; the details read before are still shown. */
      fault: string | null;
      /** Why the last action failed. */
      refusal: string | null;
      action: EventAction;
      /** The version that the family acknowledged offline; in the outbox. */
      queued: number | null;
    },
    events: {} as
      | { type: "refresh.wanted" }
      | { type: "retry.pressed" }
      | { type: "network.returned" }
      /** The server's reply to one's own change. */
      | { type: "event.changed"; details: EventDetails }
      | { type: "change.drawn"; drawn: OpenedInput }
      | Pressed,
    emitted: {} as
      | { type: "change.made"; change: UndoableChange }
      | { type: "event.taken-back"; isSeries: boolean }
      | { type: "action.done"; done: ActionDone },
    input: {} as { key: EventKey },
  },
  actors: {
    read: effectActor<EventReadOutcome, EventKey & { tag: string | null }>(),
    act: effectActor<EventActionOutcome, { action: EventAction; details: EventDetails }>(),
    network: fromCallback(() => {}),
    opened: openedMachine,
  },
  actions: {
    watch: spawnChild("opened", {
      id: ({ event }) => {
        assertEvent(event, "change.drawn");
        return openedId(event.drawn);
      },
      input: ({ event }) => {
        assertEvent(event, "change.drawn");
        return event.drawn;
      },
    }),
    setDetails: assign((_, outcome: EventReadOutcome) =>
      outcome.kind === "read" ? { details: outcome.details, tag: outcome.tag, fault: null } : { fault: null },
    ),
    setFault: assign((_, outcome: EventReadOutcome) =>
      outcome.kind === "refused" ? { fault: outcome.text } : {},
    ),
    ...faultActions("fault"),
    takeDetails: assign((_, { details }: { details: EventDetails }) => ({
      details,
      tag: null,
      refusal: null,
    })),
    setAction: assign((_, { action }: Pressed) => ({ action, refusal: null })),
    setSaved: assign((_, outcome: EventActionOutcome) =>
      outcome.kind === "saved" ? { details: outcome.saved, tag: null } : {},
    ),
    setTheirs: assign((_, outcome: EventActionOutcome) =>
      outcome.kind === "differs" ? { details: outcome.theirs, tag: null } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    recordChanged: assign({ refusal: baseCodeTexts.REQUEST_412_CHANGED }),
    recordRefusal: assign({ refusal: problemTexts.unknown }),
    sendBackOn: emit(({ context: { details, action } }, outcome: EventActionOutcome) => ({
      type: "change.made" as const,
      change: {
        what: "back_on" as const,
        before: shown(details),
        after: outcome.kind === "saved" ? outcome.saved : shown(details),
        isTogether: action === "put_back_together",
      },
    })),
    setQueued: assign({ queued: ({ context }) => shown(context.details).event.version }),
    sendDone: emit((_, outcome: EventActionOutcome) => ({
      type: "action.done" as const,
      done: doneOf(outcome),
    })),
    sendTakenBack: emit(({ context: { action } }) => ({
      type: "event.taken-back" as const,
      isSeries: action === "take_series_back",
    })),
    forgetDetails: assign({ details: null, tag: null, fault: null }),
  },
  guards: {
    isGone: (_, outcome: EventReadOutcome) => outcome.kind === "gone",
    isRefused: (_, outcome: EventReadOutcome) => outcome.kind === "refused",
    isBehind: ({ context: { fault, queued } }) => fault !== null || queued !== null,
    isSaved: (_, outcome: EventActionOutcome) => outcome.kind === "saved",
    isDiffering: (_, outcome: EventActionOutcome) => outcome.kind === "differs",
    isEnded: (_, outcome: EventActionOutcome) => outcome.kind === "ended",
    isQueued: (_, { kind }: EventActionOutcome) => kind === "queued",
    isDone: (_, { kind }: EventActionOutcome) => doneKinds.has(kind),
  },
}).createMachine({
  id: "eventSheet",
  context: ({ input: { key } }) => ({
    key,
    details: null,
    tag: null,
    fault: null,
    refusal: null,
    action: "put_back",
    queued: null,
  }),
  invoke: { id: "network", src: "network" },
  on: { "change.drawn": { actions: "watch" } },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "open",
        src: "read",
        input: ({ context: { key } }) => ({ ...key, tag: null }),
        ...afterReading({ gone: "gone", failed: "failed", read: "shown" }, "setDetails"),
      },
    },
    shown: {
      initial: "resting",
      on: {
        "event.changed": {
          // A read in flight may return the version before the change, so it is dropped.
          target: ".resting",
          actions: { type: "takeDetails", params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          on: {
            "refresh.wanted": "refreshing",
            "retry.pressed": "refreshing",
            "network.returned": { guard: "isBehind", target: "refreshing" },
            "action.pressed": {
              target: "#eventSheet.acting",
              actions: { type: "setAction", params: ({ event }) => event },
            },
          },
        },
        refreshing: {
          on: {
            "refresh.wanted": { target: "refreshing", reenter: true },
            "action.pressed": {
              target: "#eventSheet.acting",
              actions: { type: "setAction", params: ({ event }) => event },
            },
          },
          invoke: {
            id: "refresh",
            src: "read",
            input: ({ context: { key, tag } }) => ({ ...key, tag }),
            ...afterReading({ gone: "#eventSheet.gone", failed: "resting", read: "resting" }, "setDetails"),
          },
        },
      },
    },
    acting: {
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { action, details } }) => ({ action, details: shown(details) }),
        onDone: byOutcome({
          isEnded: ["takenBack"],

          // Offline, so the event is not read again.
          isQueued: ["shown", "setQueued", "sendDone"],
          isDone: ["shown.refreshing", "sendDone"],
          isSaved: ["shown", "sendBackOn", "setSaved"],

          // The next press names the newer version, which is shown now.
          isDiffering: ["shown", "setTheirs", "recordChanged"],
          else: ["shown", "setRefusal"],
        }),
        onError: { target: "shown", actions: "recordRefusal" },
      },
    },
    failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
    takenBack: { type: "final", entry: ["sendTakenBack", "forgetDetails"] },
    gone: { type: "final", entry: "forgetDetails" },
  },
});

/** The buttons exist only while an event is shown. */
function shown(details: EventDetails | null): EventDetails {
  if (details === null) throw new Error("A press on an event that is not shown");
  return details;
}

/** Outcomes of actions that leave the event unchanged. */
const doneKinds: ReadonlySet<EventActionOutcome["kind"]> = new Set(["acknowledged", "queued", "nudged"]);

function doneOf(outcome: EventActionOutcome): ActionDone {
  if (outcome.kind === "acknowledged" || outcome.kind === "queued" || outcome.kind === "nudged")
    return outcome;
  throw new Error("Nothing was done that changes no event");
}

export type EventSheetMachine = typeof eventSheetMachine;
type Snapshot = SnapshotFrom<EventSheetMachine>;
export const selectDetails = (snapshot: Snapshot) => snapshot.context.details;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
/** Whether the acknowledgement of the shown version still waits in the outbox. */
export const selectIsQueued = ({ context: { queued, details } }: Snapshot) =>
  queued !== null && details !== null && queued >= details.event.version;
/** The action in progress. */
export const selectAction = (snapshot: Snapshot) =>
  snapshot.matches("acting") ? snapshot.context.action : null;
export const selectStep = ({
  value,
}: Snapshot): "opening" | "shown" | "acting" | "failed" | "gone" | "takenBack" =>
  typeof value === "string" ? value : "shown";
