// Generated from the server's *.routes.ts by npm run generate; never edited by hand.
import type { Services } from "../core/base/services";
import type { Handlers } from "../platform/http/contract";
import type { Hub } from "../reads/live/hub";
import { absenceHandlers } from "../commands/absence/absence.routes";
import { usualHandlers } from "../commands/absence/usual.routes";
import { leavingHandlers } from "../commands/account-deletion/deletion.routes";
import { ownDataHandlers } from "../commands/account-deletion/own-data.routes";
import { userHandlers } from "../commands/account/account.routes";
import { dripNameHandlers } from "../commands/account/drip-name.routes";
import { answerLinkHandlers } from "../commands/answer-link/answer-link.routes";
import { samePlayerHandlers } from "../commands/answer/merge-players.routes";
import { attendanceHandlers } from "../commands/attendance/attendance.routes";
import { calendarLinkHandlers } from "../commands/calendar-link/calendar-link.routes";
import { dutyHandlers } from "../commands/duty/duty.routes";
import { eventHandlers } from "../commands/event/event.routes";
import { familyHandlers } from "../commands/family/family.routes";
import { cardHandlers } from "../commands/feed/card.routes";
import { huddleHandlers } from "../commands/huddle/huddle.routes";
import { messageHandlers } from "../commands/huddle/message.routes";
import { importHandlers } from "../commands/import/import.routes";
import { invitationHandlers } from "../commands/invitation/invitation.routes";
import { stoppedMailHandlers } from "../commands/invitation/stopped-mail.routes";
import { passwordResetHandlers } from "../commands/mail-links/password-reset.routes";
import { verificationHandlers } from "../commands/mail-links/verification.routes";
import { waitingHandlers } from "../commands/needs-you/needs-you.routes";
import { dingHandlers } from "../commands/notification/dings.routes";
import { pushHandlers } from "../commands/notification/push.routes";
import { venueHandlers } from "../commands/place/venue.routes";
import { blockHandlers } from "../commands/report/block.routes";
import { reportHandlers } from "../commands/report/report.routes";
import { rideHandlers } from "../commands/ride/ride.routes";
import { scheduleHandlers } from "../commands/schedule-outbox/schedule.routes";
import { seriesHandlers } from "../commands/series/series.routes";
import { sessionHandlers } from "../commands/session/session.routes";
import { eventLinkHandlers } from "../commands/share/event-link.routes";
import { passwordHandlers } from "../commands/sign-in/change-password.routes";
import { logInHandlers } from "../commands/sign-in/log-in.routes";
import { signUpHandlers } from "../commands/sign-in/sign-up.routes";
import { joinRequestHandlers } from "../commands/team/join-request.routes";
import { memberHandlers } from "../commands/team/member.routes";
import { teamHandlers } from "../commands/team/team.routes";
import { healthHandlers } from "./health/health.routes";
import { feedHandlers } from "../reads/feed/feed.routes";
import { liveHandlers } from "../reads/live/live.routes";
import { pingHandlers } from "../reads/pings/pings.routes";
import { shareHandlers } from "../reads/share/share.routes";

/** The handler of every operation. */
export const makeHandlers = (services: Services, hub: Hub): Handlers => ({
  ...absenceHandlers(services),
  ...usualHandlers(services),
  ...leavingHandlers(services),
  ...ownDataHandlers(services),
  ...userHandlers(services),
  ...dripNameHandlers(services),
  ...answerLinkHandlers(services),
  ...samePlayerHandlers(services),
  ...attendanceHandlers(services),
  ...calendarLinkHandlers(services),
  ...dutyHandlers(services),
  ...eventHandlers(services),
  ...familyHandlers(services),
  ...cardHandlers(services),
  ...huddleHandlers(services),
  ...messageHandlers(services),
  ...importHandlers(services),
  ...invitationHandlers(services),
  ...stoppedMailHandlers(services),
  ...passwordResetHandlers(services),
  ...verificationHandlers(services),
  ...waitingHandlers(services),
  ...dingHandlers(services),
  ...pushHandlers(services),
  ...venueHandlers(services),
  ...blockHandlers(services),
  ...reportHandlers(services),
  ...rideHandlers(services),
  ...scheduleHandlers(services),
  ...seriesHandlers(services),
  ...sessionHandlers(services),
  ...eventLinkHandlers(services),
  ...passwordHandlers(services),
  ...logInHandlers(services),
  ...signUpHandlers(services),
  ...joinRequestHandlers(services),
  ...memberHandlers(services),
  ...teamHandlers(services),
  ...healthHandlers(services),
  ...feedHandlers(services),
  ...liveHandlers(services, hub),
  ...pingHandlers(services),
  ...shareHandlers(services),
});
