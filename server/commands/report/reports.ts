import { mayTalk } from "../../../domain/huddle/talk-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { findMessage } from "../../core/huddle/message.store";
import { withdraw } from "../../core/huddle/message-change.store";
import { lockTeamSequence } from "../../core/huddle/team-sequence.store";
import { addDings } from "../../core/notification/ding.store";
import {
  copyWords,
  findOpenReporters,
  findTarget,
  findTeamName,
  findTeamToTellOf,
  insertReport,
  isStaffOf,
  lockForManagers,
  type ReportRow,
  recordNotified,
  sendOn,
  settle,
} from "../../core/report/report.store";
import { findManagers } from "../../core/team/take-over.store";
import { auditRole, type Caller, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";
import { reportForManagersMail, reportForSupportMail } from "./report-mails";

type MailServices = Pick<Services, "mail" | "config" | "now">;

/**
 * Goes to the managers, or to support if it is about staff, if the reporter says so, or if no manager but who is concerned could decide.
 * The words are copied at once, so taking them back helps nobody.
 */
export async function reportMessage(
  services: MailServices,
  tx: Transaction,
  { caller, teamId, body }: TeamTarget & { body: components["schemas"]["NewReport"] },
): Promise<{ id: string }> {
  const { userId } = caller;
  const target = isId(body.target_id) ? await findTarget(tx, { teamId, userId }, body.target_id) : undefined;
  if (!target) throw new Problem("MESSAGE_404");
  // Reports of one message at once: the second one knows of the first.
  await lockTeamSequence(tx, teamId);
  const { huddle_id: huddleId, seq, since } = target;
  const copy = await copyWords(tx, { teamId, huddleId, seq: Number(seq), since: Number(since) });
  const managers = (await findManagers(tx, teamId)).filter((each) => each.userId !== userId);
  const isForSupport =
    body.not_to_staff === true || managers.length === 0 || (await isStaffOf(tx, teamId, target.author_id));
  const now = services.now();
  const reporters = await findOpenReporters(tx, teamId, body.target_id);
  const id = await insertReport(tx, {
    teamId,
    targetId: body.target_id,
    huddleId,
    aboutUserId: target.author_id,
    reporterId: userId,
    reason: body.reason,
    note: body.note?.trim() || null,
    copy,
    goesTo: isForSupport ? "support" : "managers",
    now,
  });
  if (id === undefined) throw new Problem("REPORT_409_CONFLICT");
  if (isForSupport) await mailSupport(services, tx, teamId);
  else await notifyManagers(services, tx, { teamId, managers, reporters, now });
  return { id };
}

/** One mail for each message while a report of it is undecided. Under the team's sequence. */
async function mailSupport(
  { mail, config, now }: MailServices,
  tx: Transaction,
  teamId: string,
): Promise<void> {
  const {
    publicOrigin,
    operator: { abuseEmailAddress },
  } = config;
  for (const reportId of await recordNotified(tx, teamId, now()))
    await mail.queue(tx, reportForSupportMail({ publicOrigin, abuseEmailAddress, teamId, reportId }));
}

/** Tells support of reports that became theirs since the person joined the staff, in whichever way: the state decides, not the action. */
export async function mailSupportOfStaff(services: MailServices & Pick<Services, "db">): Promise<void> {
  for (;;) {
    const teamId = await findTeamToTellOf(services.db);
    if (teamId === undefined) return;
    await services.db.transaction(async (tx) => {
      await lockTeamSequence(tx, teamId);
      await mailSupport(services, tx, teamId);
    });
  }
}

async function notifyManagers(
  { mail, config }: MailServices,
  tx: Transaction,
  {
    teamId,
    managers,
    reporters,
    now,
  }: {
    teamId: string;
    managers: Awaited<ReturnType<typeof findManagers>>;
    /** Of the message's other reports that wait for the managers. */
    reporters: readonly (string | null)[];
    now: Date;
  },
): Promise<void> {
  const { publicOrigin } = config;
  const teamName = await findTeamName(tx, teamId);
  // Each was mailed about the first report that was not their own.
  const unmailed = managers.filter(({ userId }) => reporters.every((reporter) => reporter === userId));
  for (const { firstName, mailboxKey } of unmailed)
    await mail.queue(tx, {
      to: mailboxKey,
      ...reportForManagersMail({ to: firstName, teamName, publicOrigin }),
    });
  const userIds = managers.map(({ userId }) => userId);
  await addDings(tx, { userIds, kind: "report", teamId, about: {}, now });
}

export const mayDecide = ({ teamRoles }: Caller): boolean => mayTalk(teamRoles, "decide_reports");

/** Taking the message down also works in a group where no manager sits: the report has shown its words. */
export async function decideReport(
  services: MailServices,
  tx: Transaction,
  {
    caller,
    teamId,
    id,
    decision,
    ifMatch,
  }: TeamTarget & { id: string; decision: "kept" | "withdrawn" | "sent_on"; ifMatch: string | undefined },
): Promise<ReportRow> {
  if (!mayDecide(caller) || !isId(id)) throw new Problem("REPORT_404");
  await lockTeamSequence(tx, teamId);
  const row = await lockForManagers(tx, teamId, id);
  if (!row) throw new Problem("REPORT_404");
  expectVersion(ifMatch, row.version);
  const now = services.now();
  if (decision === "withdrawn") await takeDown(tx, row, { by: caller.userId, as: "staff", now });
  if (decision === "sent_on") {
    await sendOn(tx, id);
    await mailSupport(services, tx, teamId);
  } else await settle(tx, id, { decision, by: caller.userId, now });
  if (decision !== "sent_on") await mailReporter(tx, row, now);
  await writeAuditLine(tx, {
    action: "report.decided",
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId,
    detail: { report_id: id, decision },
  });
  return { ...row, decision, version: row.version + 1 };
}

/** That somebody looked at it, not what they decided. */
export async function mailReporter(
  tx: Transaction,
  { team_id: teamId, reporter_id: reporterId }: ReportRow,
  now: Date,
): Promise<void> {
  if (reporterId === null) return;
  await addDings(tx, { userIds: [reporterId], kind: "report_done", teamId, about: {}, now });
}

/** Under the team's sequence. Nothing is left to do for words that were taken back or have grown too old. */
export async function takeDown(
  tx: Transaction,
  { team_id: teamId, huddle_id: huddleId, target_id: messageId }: ReportRow,
  how: { by: string; as: "staff" | "support"; now: Date },
): Promise<void> {
  if (huddleId === null) return;
  const message = await findMessage(tx, { teamId, huddleId, userId: how.by, since: 0 }, messageId);
  if (!message || message.withdrawn_as !== null) return;
  await withdraw(tx, { teamId, huddleId, seq: Number(message.seq) }, how);
  const about = { huddle_id: huddleId, message_id: messageId };
  const userIds = [message.author_id];
  await addDings(tx, { userIds, kind: "taken_down", teamId, about, now: how.now });
}
