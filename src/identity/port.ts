import type { UserCredential } from "firebase/auth";
import type { IdentifyOutcome } from "../../domain/identity/identity";
import { readIdentityFailure } from "../../domain/identity/identity-errors";

/** What the app needs of the hosted identity provider. No method throws. */
export type IdentityPort = {
  signInWithPassword: (emailAddress: string, password: string) => Promise<IdentifyOutcome>;
  /** Opens its popup synchronously: browsers block one that opens after the click. */
  signInWithGoogle: () => Promise<IdentifyOutcome>;
  /** Gets a fresh token for a signed-in user. */
  reauthenticate: (emailAddress: string, password: string) => Promise<IdentifyOutcome>;
  signOut: () => Promise<void>;
};

export type IdentitySettings = { apiKey: string | null; authDomain: string | null; projectId: string | null };

/** The credential as an outcome, or why the sign-in failed. */
export async function identify(signingIn: () => Promise<UserCredential>): Promise<IdentifyOutcome> {
  try {
    const { user } = await signingIn();
    const identity = {
      idToken: await user.getIdToken(),
      emailAddress: user.email ?? "",
      providerGaveName: Boolean(user.displayName),
    };
    return { kind: "identified", identity };
  } catch (thrown) {
    return { kind: "failed", failure: readIdentityFailure(thrown) };
  }
}
