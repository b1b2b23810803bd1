import type { components } from "../../../openapi";
import type { ReportRow } from "../../core/report/report.store";

/** Without the reporter: managers do not learn who it was. */
export const presentReport = (row: ReportRow): components["schemas"]["Report"] => ({
  report_id: row.id,
  huddle_id: row.huddle_id,
  target_id: row.target_id,
  about_user_id: row.about_user_id,
  reason: row.reason,
  note: row.note,
  copy: row.copy,
  made_at: new Date(row.made_at).toISOString(),
  decision: row.decision,
  version: row.version,
});
