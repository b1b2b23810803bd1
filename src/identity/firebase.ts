import type { Auth } from "firebase/auth";
import { mailboxKey } from "../../domain/account/mailbox-key";
import { type IdentityPort, type IdentitySettings, identify } from "./port";
import type { Sdk } from "./sdk";

/** A real Firebase project, without persistence in the browser: the only session is the product's own. */
export function createFirebaseIdentity(settings: IdentitySettings, sdk: Sdk): IdentityPort {
  const auth = openAuth(settings, sdk);
  const withPassword = (emailAddress: string, password: string) =>
    identify(() => sdk.signInWithEmailAndPassword(auth, mailboxKey(emailAddress) ?? emailAddress, password));
  return {
    signInWithPassword: withPassword,
    reauthenticate: withPassword,
    signInWithGoogle: () =>
      identify(() =>
        sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver),
      ),
    signOut: () => sdk.signOut(auth).catch(() => {}),
  };
}

export function openAuth({ apiKey, authDomain, projectId }: IdentitySettings, sdk: Sdk): Auth {
  const app = sdk.initializeApp({
    apiKey: apiKey ?? "demo",
    projectId: projectId ?? "demo-drip",
    ...(authDomain && { authDomain }),
  });
  return sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
}
