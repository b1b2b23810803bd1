import { assign, emit, fromCallback, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import type { BookOutcome, DutyAction, DutyActionOutcome, DutyBook } from "../../domain/duty/duty-book";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { afterReading } from "../base/reading";

type Pressed = { type: "action.pressed"; action: DutyAction; key: string; at: number };

/** A team's duties: read, and changed by one action at a time. What was shared out can be undone for a moment. */
export const dutiesMachine = setup({
  types: {
    context: {} as {
      book: DutyBook | null;
      tag: string | null;
      /** Why the last read failed. */
      fault: string | null;
      action: DutyAction | null;
      /** A try after a failure has the key of the first, so that nothing is added twice. */
      key: string;
      /** Why the last action failed. */
      refusal: string | null;
      at: number;
    },
    events: {} as Pressed | { type: "retry.pressed" } | { type: "network.returned" },
    emitted: {} as { type: "duties.saved"; action: DutyAction },
    input: {} as { at: number },
  },
  actors: {
    read: effectActor<BookOutcome, { tag: string | null }>(),
    act: effectActor<DutyActionOutcome, { action: DutyAction; key: string }>(),
    network: fromCallback(() => {}),
  },
  actions: {
    setBook: assign((_, outcome: BookOutcome) =>
      outcome.kind === "read" ? { book: outcome.book, tag: outcome.tag, fault: null } : { fault: null },
    ),
    setFault: assign((_, outcome: BookOutcome) =>
      outcome.kind === "refused" ? { fault: outcome.text } : {},
    ),
    ...faultActions("fault"),
    setAction: assign(({ context }, { action, key, at }: Pressed) => ({
      action,
      key: isSame(context, action) ? context.key : key,
      at,
      refusal: null,
    })),
    setSaved: assign((_, outcome: DutyActionOutcome) =>
      outcome.kind === "saved" ? { book: outcome.saved, tag: null, action: null } : {},
    ),
    setTheirs: assign((_, outcome: DutyActionOutcome) =>
      outcome.kind === "differs"
        ? { book: outcome.theirs, tag: null, refusal: baseCodeTexts.REQUEST_412_CHANGED }
        : {},
    ),
    setRefusal: assign((_, outcome: DutyActionOutcome) => ({ refusal: reasonOf(outcome) })),
    sendSaved: emit(({ context }) => ({ type: "duties.saved" as const, action: present(context.action) })),
  },
  guards: {
    isGone: (_, outcome: BookOutcome) => outcome.kind === "gone",
    isRefused: (_, outcome: BookOutcome) => outcome.kind === "refused",
    isSaved: (_, { kind }: DutyActionOutcome) => kind === "saved",
    isDiffering: (_, { kind }: DutyActionOutcome) => kind === "differs",
    isUndoable: ({ context }) => undoTime(context) > 0,
  },
  delays: { undoOver: ({ context }) => undoTime(context) },
}).createMachine({
  id: "duties",
  context: ({ input: { at } }) => ({
    book: null,
    tag: null,
    fault: null,
    action: null,
    key: "",
    refusal: null,
    at,
  }),
  invoke: { id: "network", src: "network" },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "open",
        src: "read",
        input: { tag: null },
        ...afterReading({ gone: "gone", failed: "failed", read: "shown" }, "setBook"),
      },
    },
    shown: {
      initial: "looking",
      on: {
        "action.pressed": { target: "acting", actions: { type: "setAction", params: ({ event }) => event } },
      },
      states: {
        looking: { always: [{ guard: "isUndoable", target: "undoable" }, { target: "settled" }] },
        settled: { on: { "network.returned": "refreshing", "retry.pressed": "refreshing" } },
        /** Until families are notified. */
        undoable: { after: { undoOver: "refreshing" } },
        refreshing: {
          invoke: {
            id: "refresh",
            src: "read",
            input: ({ context: { tag } }) => ({ tag }),
            ...afterReading({ gone: "#duties.gone", failed: "settled", read: "settled" }, "setBook"),
          },
        },
      },
    },
    acting: {
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { action, key } }) => ({ action: present(action), key }),
        onDone: byOutcome({
          isSaved: ["shown", { type: "sendSaved" }, "setSaved"],
          isDiffering: ["shown", "setTheirs"],
          else: ["shown", "setRefusal"],
        }),
        onError: onFault("shown"),
      },
    },
    failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
    gone: { type: "final" },
  },
});

type Remembered = { book: DutyBook | null; at: number };

/** Milliseconds until what was shared out is for good. */
const undoTime = ({ book, at }: Remembered) =>
  book?.undo_until === undefined ? 0 : Math.max(0, Date.parse(book.undo_until) - at);

/** Whether an action that failed is tried again. */
const isSame = (
  { action, refusal }: { action: DutyAction | null; refusal: string | null },
  pressed: DutyAction,
) => refusal !== null && JSON.stringify(action) === JSON.stringify(pressed);

export type DutiesMachine = typeof dutiesMachine;
type Snapshot = SnapshotFrom<DutiesMachine>;
export const selectDutiesStep = ({ value }: Snapshot): "opening" | "shown" | "acting" | "failed" | "gone" =>
  typeof value === "string" ? value : "shown";
export const selectBook = (snapshot: Snapshot) => snapshot.context.book;
export const selectDutiesFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectDutiesRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsUndoable = (snapshot: Snapshot) => snapshot.matches({ shown: "undoable" });
/** The action in progress. */
export const selectDutyAction = (snapshot: Snapshot) =>
  snapshot.matches("acting") ? snapshot.context.action : null;
