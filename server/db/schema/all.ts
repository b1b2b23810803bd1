import { user } from "./account";
import { audit } from "./audit";
import { dripNameClaim } from "./drip-name";
import { idempotency } from "./idempotency";
import { identity } from "./identity";
import { rateBucket } from "./limits";
import { mailOutbox } from "./mail";
import { link, passwordResetRequest, resetMail } from "./mail-links";
import { ping } from "./pings";
import { knownDevice, session } from "./session";
import { signUpIntent } from "./sign-in";

/** Every table, for whoever opens the database or looks at it whole. */
export const schema = {
  audit,
  dripNameClaim,
  idempotency,
  identity,
  knownDevice,
  link,
  mailOutbox,
  passwordResetRequest,
  ping,
  rateBucket,
  resetMail,
  session,
  signUpIntent,
  user,
};
