import type { ActorRefFrom } from "xstate";
import { type Toast, type ToastRequest, toastFrom, updatedToast } from "../../domain/toasts/toast";
import type { toastMachine } from "./toast.machine";

export type ToastRef = ActorRefFrom<typeof toastMachine>;
/** Why all timers are paused: the pointer or the focus is on the stack, or the tab is hidden. */
export type Hold = "pointer" | "focus" | "page";
export type ToastQueue = {
  /** The newest last. */
  toasts: readonly ToastRef[];
  raised: number;
  holds: readonly Hold[];
  now: () => number;
};

/** Splits requests into changes of existing toasts and new toasts, each id once. */
export function sort(context: ToastQueue, requests: readonly ToastRequest[]) {
  const changes: { ref: ToastRef; change: ToastRequest }[] = [];
  const arrivals = new Map<string, Toast>();
  requests.forEach((request, index) => {
    const id = request.id ?? `raised-${context.raised + index + 1}`;
    const ref = find(context, id);
    const earlier = arrivals.get(id);
    if (ref) changes.push({ ref, change: request });
    else arrivals.set(id, earlier ? updatedToast(earlier, request) : toastFrom(id, request));
  });
  return { changes, arrivals: [...arrivals.values()] };
}

export const find = ({ toasts }: ToastQueue, id: string) => toasts.find((ref) => ref.id === id);

export const changed = (ref: ToastRef, change: Partial<ToastRequest>) =>
  updatedToast(ref.getSnapshot().context.toast, change);

export const without = (holds: readonly Hold[], by: Hold) => holds.filter((hold) => hold !== by);

export const announcement = ({ announcement: text, type }: Toast) => ({
  type: "toast.announced" as const,
  text,
  isUrgent: type === "error",
});
