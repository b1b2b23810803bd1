import { user } from "./account";
import { dripNameClaim } from "./drip-name";
import { idempotency } from "./idempotency";
import { identity } from "./identity";
import { rateBucket } from "./limits";
import { mailOutbox } from "./mail";
import { link, passwordResetRequest } from "./mail-links";
import { ping } from "./pings";
import { session } from "./session";
import { signUpIntent } from "./sign-in";

/** Every table, for whoever opens the database or looks at it whole. */
export const schema = {
  dripNameClaim,
  idempotency,
  identity,
  link,
  mailOutbox,
  passwordResetRequest,
  ping,
  rateBucket,
  session,
  signUpIntent,
  user,
};
