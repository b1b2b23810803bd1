import type { Item } from "../base/collection";
import type { Report, ReportDecision } from "./report";

export type Decision = Exclude<ReportDecision, "removed_person">;

/** A report that waits for the managers' decision; `decision` is the one that is being sent. */
export type OpenReport = Item &
  Pick<Report, "reason" | "note" | "copy" | "made_at" | "version"> & {
    /** Whoever wrote one of the copied messages, by user id. */
    names: Readonly<Record<string, string>>;
    decision: Decision | null;
  };
