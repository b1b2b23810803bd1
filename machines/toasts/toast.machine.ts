import { assign, type SnapshotFrom, sendParent, setup } from "xstate";
import { timing } from "../../domain/base/limits";
import { type Toast, type ToastRequest, updatedToast } from "../../domain/toasts/toast";

export type ToastInput = { toast: Toast; now: () => number };

/** One toast. Holding it pauses its timer; releasing it resumes the remaining time. */
export const toastMachine = setup({
  types: {
    context: {} as ToastInput & { remaining: number; since: number },
    events: {} as
      | { type: "toast.held" }
      | { type: "toast.released" }
      | { type: "toast.updated"; change: Partial<ToastRequest> }
      | { type: "toast.dismissed" },
    input: {} as ToastInput,
  },
  actions: {
    startCounting: assign({ since: ({ context }) => context.now() }),
    stopCounting: assign({
      remaining: ({ context }) => Math.max(0, context.remaining - (context.now() - context.since)),
    }),
    change: assign(({ context, event }) => {
      if (event.type !== "toast.updated") return {};
      const toast = updatedToast(context.toast, event.change);
      return { toast, remaining: toast.duration };
    }),
    sendGone: sendParent(({ context }) => ({ type: "toast.gone", id: context.toast.id })),
  },
  guards: {
    isEndless: ({ context }) => context.remaining === Number.POSITIVE_INFINITY,
    isOver: ({ context }) => context.remaining === 0,
  },
  delays: {
    enter: ({ context }) => Math.min(timing.fade, context.remaining),
    remaining: ({ context }) => context.remaining,
    leave: timing.fade,
  },
}).createMachine({
  id: "toast",
  context: ({ input }) => ({ ...input, remaining: input.toast.duration, since: input.now() }),
  initial: "entering",
  on: {
    "toast.held": ".paused",
    "toast.updated": { target: ".settling", actions: "change" },
    "toast.dismissed": ".leaving",
  },
  states: {
    entering: { exit: "stopCounting", after: { enter: "settling" } },
    settling: {
      always: [
        { guard: "isEndless", target: "lasting" },
        { guard: "isOver", target: "leaving" },
        { target: "showing" },
      ],
    },
    showing: {
      entry: "startCounting",
      exit: "stopCounting",
      after: { remaining: "leaving" },
    },
    lasting: {},
    paused: { on: { "toast.released": "settling", "toast.updated": { actions: "change" } } },
    leaving: { after: { leave: "gone" }, on: { "toast.held": {}, "toast.dismissed": {} } },
    gone: { entry: "sendGone", type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof toastMachine>;
export const selectToast = (snapshot: Snapshot) => snapshot.context.toast;
export const selectMotion = ({ value }: Snapshot): "entering" | "resting" | "leaving" =>
  value === "entering" || value === "leaving" ? value : "resting";

/** Toast and motion in one selector, compared by `hasSameLook`, so that a view subscribes once. */
export const selectLook = (snapshot: Snapshot) => ({
  toast: selectToast(snapshot),
  motion: selectMotion(snapshot),
});
type Look = ReturnType<typeof selectLook>;
export const hasSameLook = (one: Look, other: Look) =>
  one.toast === other.toast && one.motion === other.motion;
