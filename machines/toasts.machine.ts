import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  setup,
} from "xstate";
import { type Toast, type ToastRequest, toastFrom, toastLimits, updatedToast } from "../domain/toast";
import { toastMachine } from "./toast.machine";

export type ToastRef = ActorRefFrom<typeof toastMachine>;
/** Why all time stands still: the pointer is on the stack, the focus is, or the tab is hidden. */
export type Hold = "pointer" | "focus" | "page";
export type ToastsEvent =
  /** With the id of a toast that is still there, it changes that one in place. */
  | { type: "toast.raised"; toast: ToastRequest }
  | { type: "toast.updated"; id: string; change: Partial<ToastRequest> }
  | { type: "toast.dismissed"; id: string }
  | { type: "toasts.dismissed" }
  | { type: "toast.gone"; id: string }
  | { type: "moment.passed" }
  | { type: "stack.held"; by: Hold }
  | { type: "stack.released"; by: Hold };
type Context = {
  /** The newest last. */
  toasts: readonly ToastRef[];
  /** Raised in this very moment. A burst enters together, so that what never fits is never made. */
  arriving: readonly Toast[];
  raised: number;
  holds: readonly Hold[];
  now: () => number;
};

/** Lasts until the code that raises toasts has run to its end. A timer would take four milliseconds for it. */
const moment = fromCallback<EventObject>(({ sendBack }) =>
  queueMicrotask(() => sendBack({ type: "moment.passed" })),
);

/** The toasts on the screen. One too many pushes out the oldest. */
export const toastsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToastsEvent,
    emitted: {} as { type: "toast.announced"; text: string; isUrgent: boolean },
    input: {} as { now?: () => number } | undefined,
  },
  actors: { toast: toastMachine, moment },
  actions: {
    gather: assign(({ context, event }) => {
      assertEvent(event, "toast.raised");
      const { toast } = event;
      const raised = context.raised + 1;
      const arrival = toastFrom(toast.id ?? `raised-${raised}`, toast);
      return { raised, arriving: [...context.arriving.slice(1 - toastLimits.shown), arrival] };
    }),
    admit: enqueueActions(({ context: { toasts, arriving }, enqueue }) => {
      const tooMany = Math.max(0, toasts.length + arriving.length - toastLimits.shown);
      for (const ref of toasts.slice(0, tooMany)) enqueue.stopChild(ref);
      enqueue.assign(({ context, spawn }) => ({
        arriving: [],
        toasts: [
          ...toasts.slice(tooMany),
          ...arriving.map((toast) => spawn("toast", { id: toast.id, input: { toast, now: context.now } })),
        ],
      }));
      for (const toast of arriving) enqueue.emit(announcement(toast));
    }),
    changeToast: enqueueActions(({ context, enqueue }, { id, change }: Change) => {
      const arriving = context.arriving.map((toast) =>
        toast.id === id ? updatedToast(toast, change) : toast,
      );
      enqueue.assign({ arriving });
      const ref = findRef(context, id);
      if (!ref) return;
      enqueue.sendTo(ref, { type: "toast.updated", change });
      enqueue.emit(announcement(updatedToast(ref.getSnapshot().context.toast, change)));
    }),
    dismissToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.assign({ arriving: context.arriving.filter((toast) => toast.id !== id) });
      const ref = findRef(context, id);
      if (ref) enqueue.sendTo(ref, { type: "toast.dismissed" });
    }),
    dismissAll: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ arriving: [] });
      for (const ref of context.toasts) enqueue.sendTo(ref, { type: "toast.dismissed" });
    }),
    removeToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      const toasts = context.toasts.filter((ref) => ref.id !== id);
      // An element that vanishes below the pointer or with the focus may never tell that they left.
      const holds = toasts.length > 0 ? context.holds : context.holds.filter((hold) => hold === "page");
      enqueue.assign({ toasts, holds });
    }),
    addHold: assign({ holds: ({ context }, { by }: By) => [...without(context.holds, by), by] }),
    removeHold: assign({ holds: ({ context }, { by }: By) => without(context.holds, by) }),
    holdAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.toasts) enqueue.sendTo(ref, { type: "toast.held" });
    }),
    releaseAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.toasts) enqueue.sendTo(ref, { type: "toast.released" });
    }),
  },
  guards: {
    isNew: ({ context, event }) => event.type === "toast.raised" && !isKnown(context, event.toast.id),
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
  },
}).createMachine({
  id: "toasts",
  context: ({ input }) => ({
    toasts: [],
    arriving: [],
    raised: 0,
    holds: [],
    now: input?.now ?? (() => performance.now()),
  }),
  type: "parallel",
  states: {
    queue: {
      initial: "quiet",
      on: {
        "toast.updated": { actions: { type: "changeToast", params: ({ event }) => event } },
        "toast.dismissed": { actions: { type: "dismissToast", params: ({ event }) => event } },
        "toasts.dismissed": { actions: "dismissAll" },
        "toast.gone": { actions: { type: "removeToast", params: ({ event }) => event } },
        "toast.raised": { actions: { type: "changeToast", params: ({ event }) => changeOf(event.toast) } },
      },
      states: {
        quiet: { on: { "toast.raised": { guard: "isNew", target: "gathering", actions: "gather" } } },
        gathering: {
          invoke: { src: "moment" },
          on: {
            "toast.raised": { guard: "isNew", actions: "gather" },
            "moment.passed": [
              { guard: "isHeld", target: "quiet", actions: ["admit", "holdAll"] },
              { target: "quiet", actions: "admit" },
            ],
          },
        },
      },
    },
    time: {
      initial: "running",
      on: {
        "stack.held": { actions: { type: "addHold", params: ({ event }) => event } },
        "stack.released": { actions: { type: "removeHold", params: ({ event }) => event } },
      },
      states: {
        running: { always: { guard: "isHeld", target: "held" } },
        held: {
          entry: "holdAll",
          exit: "releaseAll",
          always: { guard: "isFree", target: "running" },
          // A toast that changes starts its time anew.
          on: { "toast.raised": { actions: "holdAll" }, "toast.updated": { actions: "holdAll" } },
        },
      },
    },
  },
});

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) => snapshot.context.toasts;

type Change = { id: string; change: Partial<ToastRequest> };
type By = { by: Hold };

const changeOf = (change: ToastRequest): Change => ({ id: change.id ?? "", change });

const findRef = ({ toasts }: Context, id: string) => toasts.find((ref) => ref.id === id);

const isKnown = (context: Context, id: string | undefined) =>
  id !== undefined &&
  (context.arriving.some((toast) => toast.id === id) || findRef(context, id) !== undefined);

const without = (holds: readonly Hold[], by: Hold) => holds.filter((hold) => hold !== by);

const announcement = ({ announcement: text, type }: Toast) => ({
  type: "toast.announced" as const,
  text,
  isUrgent: type === "error",
});
