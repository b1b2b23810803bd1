import type { Handlers } from "../contract";
import type { Services } from "../services";
import { logInHandlers } from "./log-in.routes";
import { passwordHandlers } from "./password.routes";
import { passwordResetHandlers } from "./password-reset.routes";
import { sessionHandlers } from "./session.routes";
import { signUpHandlers } from "./sign-up.routes";
import { verificationHandlers } from "./verification.routes";

type AuthOperations =
  | "logInWithFirebase"
  | "logInWithProvider"
  | "refreshAccessToken"
  | "logOut"
  | "signUpWithEmailAddress"
  | "requestPasswordReset"
  | "confirmPasswordReset"
  | "previewEmailAddressVerification"
  | "verifyEmailAddress"
  | "rejectEmailAddress"
  | "changePassword";

export const authHandlers = (services: Services): Handlers<AuthOperations> => ({
  ...logInHandlers(services),
  ...sessionHandlers(services),
  ...signUpHandlers(services),
  ...passwordResetHandlers(services),
  ...verificationHandlers(services),
  ...passwordHandlers(services),
});
