import type { UserCredential } from "firebase/auth";
import type { IdentifyOutcome } from "../../domain/identity/identity";
import { readIdentityFailure } from "../../domain/identity/identity-errors";

/** The hosted identity provider, as far as the app needs it. No method throws. */
export type IdentityPort = {
  signInWithPassword: (emailAddress: string, password: string) => Promise<IdentifyOutcome>;
  /** Opens its window at once: a browser blocks one that comes later than the click. */
  signInWithGoogle: () => Promise<IdentifyOutcome>;
  /** A fresh token of somebody who is signed in already. */
  reauthenticate: (emailAddress: string, password: string) => Promise<IdentifyOutcome>;
  signOut: () => Promise<void>;
};

export type IdentitySettings = { apiKey: string | null; authDomain: string | null; projectId: string | null };

/** Hands on who signed in, or why nobody did. */
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
