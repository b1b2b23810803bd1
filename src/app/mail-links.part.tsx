import { navigate } from "wouter/use-browser-location";
import { routes } from "../../domain/shell/routes";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createAskStore } from "../effects/invitation/ask.effects";
import { sendProven } from "../effects/mail-links/proof-signal.effects";
import { ResetScreen } from "../screens/mail-links/reset.screen";
import { VerifyScreen } from "../screens/mail-links/verify.screen";
import type { Machines } from "./sign-in.part";

/** The pages that our mails link to. */
export const wireMailLinks = (
  page: Pick<Window, "localStorage" | "location">,
  { passwordReset, verifyAddress, saveAddress }: Machines,
  token: string,
) => ({
  reset: (
    <ResetScreen
      machine={passwordReset}
      token={token}
      onSignIn={(emailAddress) => {
        saveAddress({ emailAddress, isKnown: true });
        navigate("/app");
      }}
    />
  ),
  verify: (
    <VerifyScreen
      machine={verifyAddress}
      token={token}
      onVerified={() => {
        sendProven();
        const asks = createAskStore(
          createSafeStorage(() => page.localStorage),
          Date.now,
        );
        // Sends a join form that waited for the verified address. Loads a new page, so that the mail's token is not taken for an invitation's.
        if (asks.read()?.userId) page.location.replace(routes.join.pattern);
      }}
    />
  ),
});
