import type { EventKind } from "../schedule/event/event";

/** Whether a duty is for an event. */
export const isFor = (
  duty: {
    readonly eventId: string | null;
    readonly kinds: readonly EventKind[];
    readonly side: "home" | "away" | null;
  },
  event: {
    readonly id: string;
    readonly kind: EventKind;
    readonly side: "home" | "away" | "neutral" | null;
  },
): boolean =>
  duty.eventId === null
    ? duty.kinds.includes(event.kind) && (duty.side === null || duty.side === event.side)
    : duty.eventId === event.id;
