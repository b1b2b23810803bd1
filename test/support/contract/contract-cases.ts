import { absenceCases } from "./cases/absence.cases";
import { accountCases } from "./cases/account.cases";
import { answerLinkCases } from "./cases/answer-link.cases";
import { attendanceCases } from "./cases/attendance.cases";
import { calendarLinkCases } from "./cases/calendar-link.cases";
import { dingCases } from "./cases/dings.cases";
import { dripNameCases } from "./cases/drip-name.cases";
import { dutyCases } from "./cases/duty.cases";
import { familyCases } from "./cases/family.cases";
import { feedCases } from "./cases/feed.cases";
import { healthCases } from "./cases/health.cases";
import { huddleCases } from "./cases/huddle.cases";
import { invitationCases } from "./cases/invitation.cases";
import { leavingCases } from "./cases/leaving.cases";
import { liveCases } from "./cases/live.cases";
import { mailLinkCases } from "./cases/mail-links.cases";
import { passwordCases } from "./cases/password.cases";
import { pingCases } from "./cases/pings.cases";
import { pushCases } from "./cases/push.cases";
import { reportCases } from "./cases/report.cases";
import { rideCases } from "./cases/ride.cases";
import { scheduleCases } from "./cases/schedule/schedule.cases";
import { seasonCases } from "./cases/season.cases";
import { sessionCases } from "./cases/session.cases";
import { shareCases } from "./cases/share.cases";
import { signInCases } from "./cases/sign-in.cases";
import { teamCases } from "./cases/team.cases";
import type { OperationId } from "./contract";
import type { ContractCase } from "./contract-case";

/** The case of every operation of the contract. */
export const contractCases: { readonly [Id in OperationId]: ContractCase<Id> } = {
  ...absenceCases,
  ...accountCases,
  ...answerLinkCases,
  ...attendanceCases,
  ...calendarLinkCases,
  ...dingCases,
  ...dripNameCases,
  ...dutyCases,
  ...familyCases,
  ...feedCases,
  ...healthCases,
  ...huddleCases,
  ...invitationCases,
  ...leavingCases,
  ...liveCases,
  ...mailLinkCases,
  ...passwordCases,
  ...pingCases,
  ...pushCases,
  ...reportCases,
  ...rideCases,
  ...scheduleCases,
  ...seasonCases,
  ...sessionCases,
  ...shareCases,
  ...signInCases,
  ...teamCases,
};
