import type { OpenReport } from "../../domain/report/open-reports";
import { collectionOf } from "../base/collection.setup";

/** What was reported to a team's managers. A decision removes the line. */
export const openReportsMachine = collectionOf<OpenReport>("openReports");
