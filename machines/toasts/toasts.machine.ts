import { assign, enqueueActions, type SnapshotFrom, setup } from "xstate";
import { type ToastRequest, toastLimits } from "../../domain/toasts/toast";
import { toastMachine } from "./toast.machine";
import { announcement, changed, find, type Hold, sort, type ToastQueue, without } from "./toast-queue";

export type ToastsEvent =
  /** A request with the id of a shown toast changes that one in place. A burst does not create toasts that it would immediately displace. */
  | { type: "toasts.raised"; toasts: readonly ToastRequest[] }
  | { type: "toast.updated"; id: string; change: Partial<ToastRequest> }
  | { type: "toast.dismissed"; id: string }
  | { type: "toasts.dismissed" }
  | { type: "toast.gone"; id: string }
  | { type: "stack.held"; by: Hold }
  | { type: "stack.released"; by: Hold };
/** The toasts on the screen. When there are too many, the oldest is removed. */
export const toastsMachine = setup({
  types: {
    context: {} as ToastQueue,
    events: {} as ToastsEvent,
    emitted: {} as { type: "toast.announced"; text: string; isUrgent: boolean },
    input: {} as { now?: () => number } | undefined,
  },
  actors: { toast: toastMachine },
  actions: {
    raise: enqueueActions(({ context, enqueue }, { toasts }: { toasts: readonly ToastRequest[] }) => {
      const { changes, arrivals } = sort(context, toasts);
      for (const { ref, change } of changes) enqueue.sendTo(ref, { type: "toast.updated", change });
      for (const { ref, change } of changes) enqueue.emit(announcement(changed(ref, change)));
      const entering = arrivals.slice(-toastLimits.shown);
      const tooMany = Math.max(0, context.toasts.length + entering.length - toastLimits.shown);
      for (const ref of context.toasts.slice(0, tooMany)) enqueue.stopChild(ref);
      enqueue.assign(({ spawn }) => ({
        raised: context.raised + toasts.length,
        toasts: [
          ...context.toasts.slice(tooMany),
          ...entering.map((toast) => spawn("toast", { id: toast.id, input: { toast, now: context.now } })),
        ],
      }));
      for (const toast of entering) enqueue.emit(announcement(toast));
    }),
    changeToast: enqueueActions(({ context, enqueue }, { id, change }: Change) => {
      const ref = find(context, id);
      if (!ref) return;
      enqueue.sendTo(ref, { type: "toast.updated", change });
      enqueue.emit(announcement(changed(ref, change)));
    }),
    dismissToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const ref = find(context, id);
      if (ref) enqueue.sendTo(ref, { type: "toast.dismissed" });
    }),
    dismissAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.toasts) enqueue.sendTo(ref, { type: "toast.dismissed" });
    }),
    removeToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      const toasts = context.toasts.filter((ref) => ref.id !== id);
      // Drop the pointer and focus holds with the last toast: an element removed under the pointer or with
      // the focus may fire no leave event.
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
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
  },
}).createMachine({
  id: "toasts",
  context: ({ input }) => ({
    toasts: [],
    raised: 0,
    holds: [],
    now: input?.now ?? (() => performance.now()),
  }),
  initial: "running",
  on: {
    "toasts.raised": { actions: { type: "raise", params: ({ event }) => event } },
    "toast.updated": { actions: { type: "changeToast", params: ({ event }) => event } },
    "toast.dismissed": { actions: { type: "dismissToast", params: ({ event }) => event } },
    "toasts.dismissed": { actions: "dismissAll" },
    "toast.gone": { actions: { type: "removeToast", params: ({ event }) => event } },
    "stack.held": { actions: { type: "addHold", params: ({ event }) => event } },
    "stack.released": { actions: { type: "removeHold", params: ({ event }) => event } },
  },
  states: {
    running: { always: { guard: "isHeld", target: "held" } },
    held: {
      entry: "holdAll",
      exit: "releaseAll",
      always: { guard: "isFree", target: "running" },
      // New and changed toasts start their timers, so hold them as well.
      on: {
        "toasts.raised": { actions: [{ type: "raise", params: ({ event }) => event }, "holdAll"] },
        "toast.updated": { actions: [{ type: "changeToast", params: ({ event }) => event }, "holdAll"] },
      },
    },
  },
});

type Change = { id: string; change: Partial<ToastRequest> };
type By = { by: Hold };

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) => snapshot.context.toasts;
