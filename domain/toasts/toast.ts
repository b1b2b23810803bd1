export type ToastType = "blank" | "error" | "success" | "loading" | "custom";

/** A request to show a toast. Without a type it has no icon and the shortest duration. */
export type ToastRequest = {
  id?: string;
  type?: ToastType;
  /** Text, or for a custom toast any renderable content. */
  content: unknown;
  /** Text for screen readers; needed if the content is not text. */
  announcement?: string;
  /** Milliseconds; overrides the type's default. */
  duration?: number;
};

export type Toast = {
  id: string;
  type: ToastType;
  content: unknown;
  announcement: string;
  duration: number;
};

export const toastLimits = { shown: 20, width: 350, duration: 2_000 } as const;

const durations: Record<ToastType, number> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
};

export const toastFrom = (id: string, { type, content, announcement, duration }: ToastRequest): Toast => ({
  id,
  type: type ?? "blank",
  content,
  announcement: announcement ?? (typeof content === "string" ? content : ""),
  duration: duration ?? (type ? durations[type] : toastLimits.duration),
});

/** An update without a duration uses its type's default: loading that becomes success disappears after two seconds. */
export const updatedToast = (toast: Toast, change: Partial<ToastRequest>): Toast =>
  toastFrom(toast.id, {
    type: toast.type,
    content: toast.content,
    ...(change.content === undefined ? { announcement: toast.announcement } : {}),
    ...change,
  });
