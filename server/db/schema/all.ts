import { user } from "./account";
import { audit } from "./audit";
import { dripNameClaim } from "./drip-name";
import { child, circleRequest, consent, follow, guardianship } from "./family";
import { idempotency } from "./idempotency";
import { identity } from "./identity";
import { invitation, invitationUse, mailBlock } from "./invitation";
import { rateBucket } from "./limits";
import { mailOutbox } from "./mail";
import { link, passwordResetRequest, resetMail } from "./mail-links";
import { ping } from "./pings";
import { knownDevice, session } from "./session";
import { signUpIntent } from "./sign-in";
import { joinRequest, membership, season, team, teamBar } from "./team";

/** Every table, for whoever opens the database or looks at it whole. */
export const schema = {
  audit,
  child,
  circleRequest,
  consent,
  dripNameClaim,
  follow,
  guardianship,
  idempotency,
  identity,
  invitation,
  invitationUse,
  joinRequest,
  knownDevice,
  link,
  mailBlock,
  mailOutbox,
  membership,
  passwordResetRequest,
  ping,
  rateBucket,
  resetMail,
  season,
  session,
  signUpIntent,
  team,
  teamBar,
  user,
};
