import { mailboxKey } from "../../domain/account/mailbox-key";
import type { ChosenAccount } from "./chooser";
import { openAuth } from "./firebase";
import { type IdentityPort, type IdentitySettings, identify } from "./port";
import type { Sdk } from "./sdk";

type Options = { origin: string; chooseAccount: () => Promise<ChosenAccount | null> };

/** The emulator, proxied by our own origin. Google's popup needs the internet, so our own chooser replaces it. */
export function createEmulatorIdentity(
  settings: IdentitySettings,
  sdk: Sdk,
  { origin, chooseAccount }: Options,
): IdentityPort {
  const auth = openAuth(settings, sdk);
  sdk.connectAuthEmulator(auth, origin, { disableWarnings: true });
  const withPassword = (emailAddress: string, password: string) =>
    identify(() => sdk.signInWithEmailAndPassword(auth, mailboxKey(emailAddress) ?? emailAddress, password));
  return {
    signInWithPassword: withPassword,
    reauthenticate: withPassword,
    signInWithGoogle: () =>
      identify(async () => {
        const account = await chooseAccount();
        if (!account) throw { code: "auth/popup-closed-by-user" };
        return sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(idTokenOf(account)));
      }),
    signOut: () => sdk.signOut(auth).catch(() => {}),
  };
}

/** The emulator accepts unsigned claims. */
const idTokenOf = ({ emailAddress, name }: ChosenAccount) =>
  JSON.stringify({
    sub: `google-${emailAddress.toLowerCase()}`,
    email: emailAddress,
    email_verified: true,
    ...(name && { name }),
  });
