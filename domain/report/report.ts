import type { components } from "../../openapi";

export type Report = components["schemas"]["Report"];
export type ReportReason = components["schemas"]["ReportReason"];
export type ReportCopy = components["schemas"]["ReportCopy"];

/** Managers choose among the first three and never remove somebody by a report: the roster does that. */
export type ReportDecision = "kept" | "withdrawn" | "sent_on" | "removed_person";

/** Messages on either side that a report's copy contains. */
export const messagesAround = 10;

export const reportNoteLength = 500;
