import { ResetScreen } from "../screens/mail-links/reset.screen";
import { VerifyScreen } from "../screens/mail-links/verify.screen";
import type { Charts } from "./sign-in.wiring";

/** The pages behind the links of our mails. */
export const wireMailLinks = (
  { passwordReset, verifyAddress }: Charts,
  token: string,
  onSignIn: (emailAddress: string) => void,
) => ({
  reset: <ResetScreen machine={passwordReset} token={token} onSignIn={onSignIn} />,
  verify: <VerifyScreen machine={verifyAddress} token={token} />,
});
