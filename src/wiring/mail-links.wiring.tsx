import { navigate } from "wouter/use-browser-location";
import { ResetScreen } from "../screens/mail-links/reset.screen";
import { VerifyScreen } from "../screens/mail-links/verify.screen";
import type { Charts } from "./sign-in.wiring";

/** The pages behind the links of our mails. */
export const wireMailLinks = ({ passwordReset, verifyAddress, keepAddress }: Charts, token: string) => ({
  reset: (
    <ResetScreen
      machine={passwordReset}
      token={token}
      onSignIn={(emailAddress) => {
        keepAddress(emailAddress);
        navigate("/app");
      }}
    />
  ),
  verify: <VerifyScreen machine={verifyAddress} token={token} />,
});
