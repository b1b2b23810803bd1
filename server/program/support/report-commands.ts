import type { ReportCopy } from "../../../domain/report/report";
import { mailReporter, takeDown } from "../../commands/report/reports";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import { lockTeamSequence } from "../../core/huddle/team-sequence.store";
import { findForSupport, findReport, type ReportRow, settle } from "../../core/report/report.store";
import type { Transaction } from "../../platform/db/database";
import { SupportRefusal } from "./command";
import { count, moment, type SupportServices } from "./command-handler";

const decisions = ["kept", "withdrawn", "removed_person"] as const;
type Decision = (typeof decisions)[number];

/** Reports that wait for Drip's own people, by ids alone. */
export async function listReports({ db }: SupportServices, reference: string): Promise<string[]> {
  await writeAuditLine(db, { action: "support.reports_listed", auditRole: "support", detail: { reference } });
  const { reports, count: all } = await findForSupport(db);
  const isCut = reports.length < all;
  return [
    `${count(all, "report")} waiting${isCut ? `, the oldest ${reports.length} of them` : ""}.`,
    ...reports.map(({ id, made_at, reason, about_user_id }) =>
      ["", id, moment(new Date(made_at)), reason, `about ${about_user_id}`].join("  "),
    ),
  ];
}

interface ReportTarget {
  reportId: string;
  reference: string;
}

/** With the words; who looked under which ticket is in the audit. */
export const showReport = ({ db }: SupportServices, target: ReportTarget): Promise<string[]> =>
  db.transaction(async (tx) => {
    const row = await findKnown(tx, target);
    await tell(tx, target, row, "report_shown");
    return [
      `report    ${row.id}`,
      `team      ${row.team_id}`,
      `huddle    ${row.huddle_id ?? "gone"}`,
      `about     ${row.about_user_id}`,
      `reporter  ${row.reporter_id ?? "erased"}`,
      `reason    ${row.reason}${row.note === null ? "" : `: ${row.note}`}`,
      `made      ${moment(new Date(row.made_at))}`,
      `decision  ${row.decision ?? "none yet"}`,
      ...linesOf(row.copy),
    ];
  });

function linesOf({ before, message, after }: ReportCopy): string[] {
  const line = (mark: string, { made_at, author_id, text, withdrawn_as }: ReportCopy["message"]) =>
    `${mark} ${moment(new Date(made_at))}  ${author_id}${withdrawn_as === null ? "" : ` (taken back by ${withdrawn_as})`}: ${text}`;
  return [
    "the message, with what stood around it:",
    ...before.map((each) => line(" ", each)),
    line(">", message),
    ...after.map((each) => line(" ", each)),
  ];
}

/** `withdrawn` takes the message down. `removed_person` notes that somebody was banned or removed by a command of its own. */
export const decideReport = (
  { db, now }: SupportServices,
  target: ReportTarget,
  given: string,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const decision = decisionOf(given);
    const known = await findKnown(tx, target);
    await lockTeamSequence(tx, known.team_id);
    const row = await findKnown(tx, target);
    if (row.decision !== null) throw new SupportRefusal(`It was decided already: ${row.decision}.`);
    await tell(tx, target, row, "report_decided");
    if (decision === "withdrawn") await takeDown(tx, row, { by: "support", as: "support", now: now() });
    await settle(tx, row.id, { decision, by: "support", now: now() });
    await mailReporter(tx, row, now());
    return [`The report ${row.id} is decided: ${decision}.`];
  });

function decisionOf(given: string): Decision {
  const decision = decisions.find((each) => each === given);
  if (!decision) throw new SupportRefusal(`A decision is ${decisions.join(", ")}.`);
  return decision;
}

async function findKnown(tx: Transaction, { reportId }: ReportTarget): Promise<ReportRow> {
  const row = isId(reportId) ? await findReport(tx, reportId) : undefined;
  if (!row) throw new SupportRefusal("No report has this id.");
  return row;
}

const tell = (
  tx: Transaction,
  { reference }: ReportTarget,
  { id, team_id, about_user_id }: ReportRow,
  verb: string,
) =>
  writeAuditLine(tx, {
    action: `support.${verb}`,
    auditRole: "support",
    subjectId: about_user_id,
    teamId: team_id,
    detail: { reference, report_id: id },
  });
