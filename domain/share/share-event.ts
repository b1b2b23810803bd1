import type { Limited, Refused } from "../base/outcome";

/** An event's public link, as the person may use it. */
export type EventLink = { address: string; mayRemove: boolean };

export type EventLinkOutcome = { kind: "made"; link: EventLink } | Limited | Refused;
export type LinkRemovalOutcome = { kind: "removed" } | Limited | Refused;
export type CalendarFileOutcome = { kind: "opened" } | Limited | Refused;
