import { absence, absenceTold, absenceVersion, usualYes, usualYesVersion } from "./absence";
import { knownDevice } from "./access";
import { user } from "./account";
import { audit } from "./audit";
import { calendarFeed } from "./calendar-link";
import { dripNameClaim } from "./drip-name";
import { child, circleRequest, consent, follow, guardianship } from "./family";
import { idempotency, rateBucket } from "./http";
import { huddle, marker, message, messageVersion, reaction, seat, teamClock } from "./huddle";
import { identity, passwordResetRequest, resetMail, signUpIntent } from "./identity";
import { invitation, invitationUse, mailBlock } from "./invitation";
import { link, mailOutbox } from "./mail";
import { ding, ringSettings } from "./notification-dings";
import { delivery, pushHeard, pushToken } from "./notification-push";
import { personBlock, report } from "./report";
import { event, eventVersion, series, venue, zoneRules } from "./schedule";
import { answerLog, participation, samePlayer } from "./schedule-answers";
import { notice } from "./schedule-notices";
import { callList, ladder } from "./schedule-whistle";
import { session } from "./session";
import { joinRequest, lookAlike, membership, season, team, teamBar } from "./team";
import { farewellNotice } from "./team-farewell";

/** All tables, for opening the database and for scripts over all of it. */
export const schema = {
  absence,
  absenceTold,
  absenceVersion,
  answerLog,
  audit,
  calendarFeed,
  callList,
  child,
  circleRequest,
  consent,
  delivery,
  ding,
  dripNameClaim,
  event,
  eventVersion,
  farewellNotice,
  follow,
  guardianship,
  huddle,
  idempotency,
  identity,
  invitation,
  invitationUse,
  joinRequest,
  knownDevice,
  ladder,
  link,
  lookAlike,
  mailBlock,
  mailOutbox,
  marker,
  membership,
  message,
  messageVersion,
  notice,
  participation,
  passwordResetRequest,
  personBlock,
  pushToken,
  pushHeard,
  rateBucket,
  reaction,
  report,
  resetMail,
  ringSettings,
  samePlayer,
  season,
  seat,
  series,
  session,
  signUpIntent,
  team,
  teamBar,
  teamClock,
  user,
  usualYes,
  usualYesVersion,
  venue,
  zoneRules,
};
