import type { components } from "../../openapi";
import type { Item } from "../base/collection";
import type { Limited, Refused } from "../base/outcome";

export type Report = components["schemas"]["Report"];
export type ReportReason = components["schemas"]["ReportReason"];
export type ReportCopy = components["schemas"]["ReportCopy"];

/** Managers choose among the first three and never remove somebody by a report: the roster does that. */
export type ReportDecision = "kept" | "withdrawn" | "sent_on" | "removed_person";

/** Messages on either side that a report's copy contains. */
export const messagesAround = 10;

export const reportNoteLength = 500;

export const reportReasons = [
  "unkind",
  "unsafe",
  "private",
  "spam",
  "other",
] as const satisfies readonly ReportReason[];

export type ReportRequest = {
  teamId: string;
  messageId: string;
  reason: ReportReason;
  note: string;
  notToStaff: boolean;
};

export type ReportOutcome = { kind: "reported" } | Limited | Refused;

export type BlockedPerson = Item & { name: string; avatar: string | null };
