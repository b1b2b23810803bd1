import type { ActorRefFrom } from "xstate";
import type { ToastRequest } from "../../../domain/toasts/toast";
import type { ToastsEvent, toastsMachine } from "../../../machines/toasts/toasts.machine";

export type Toasts = ReturnType<typeof createToasts>;
export type ToastOptions = Pick<ToastRequest, "id" | "duration"> & {
  /** Rendered instead of the text, which is announced to screen readers. */
  drawn?: unknown;
};
type PromiseTexts<Value> = {
  loading: string;
  success: string | ((value: Value) => string);
  error: string | ((reason: unknown) => string);
};

let raised = 0;

/**
 * Functions that show toasts. Each returns the toast's id, which is never reused. Toasts of one event-loop turn
 * enter together at its end.
 */
export function createToasts(actor: Pick<ActorRefFrom<typeof toastsMachine>, "send">) {
  const waiting: ToastRequest[] = [];
  const flush = () => {
    if (waiting.length > 0) actor.send({ type: "toasts.raised", toasts: waiting.splice(0) });
  };
  const raise = (toast: ToastRequest) => {
    const id = toast.id ?? `toast-${++raised}`;
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ ...toast, id });
    return id;
  };
  const send = (event: ToastsEvent) => {
    flush();
    actor.send(event);
  };
  const raiseAs =
    (type: ToastRequest["type"]) =>
    (text: string, { drawn = text, ...options }: ToastOptions = {}) =>
      raise({ ...options, content: drawn, announcement: text, ...(type ? { type } : {}) });

  return {
    /** Without a type: no icon, removed after two seconds. */
    show: raiseAs(undefined),
    blank: raiseAs("blank"),
    error: raiseAs("error"),
    success: raiseAs("success"),
    loading: raiseAs("loading"),
    /** Any renderable content, and its text for screen readers. */
    custom: (content: unknown, announcement: string, options: Omit<ToastOptions, "drawn"> = {}) =>
      raise({ ...options, type: "custom", content, announcement }),
    update: (id: string, change: Omit<Partial<ToastRequest>, "id">) =>
      send({ type: "toast.updated", id, change }),
    dismiss: (id: string) => send({ type: "toast.dismissed", id }),
    dismissAll: () => send({ type: "toasts.dismissed" }),
    /** A loading toast that turns into success or error. Returns the given promise. */
    promise<Value>(promise: Promise<Value>, { loading, success, error }: PromiseTexts<Value>) {
      const id = raise({ type: "loading", content: loading });
      promise.then(
        (value) => raise({ id, type: "success", content: say(success, value) }),
        (reason: unknown) => raise({ id, type: "error", content: say(error, reason) }),
      );
      return promise;
    },
  };
}

const say = <Value>(text: string | ((value: Value) => string), value: Value) =>
  typeof text === "function" ? text(value) : text;
