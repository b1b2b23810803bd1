import type { components } from "../../openapi";

export type WaitingItem = components["schemas"]["WaitingItem"];

/** One line of *Needs you*, and what somebody decided about it. */
export type NeedsYouLine = WaitingItem & {
  decision?:
    | "approved"
    | "declined"
    | "withdrawn"
    | "dismissed"
    | "reported"
    | "confirmed"
    | "ended"
    | "objected";
  /** The note to support of a report. */
  note?: string;
};
