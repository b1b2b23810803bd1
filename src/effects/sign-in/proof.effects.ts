import type { IdentifyOutcome } from "../../../domain/identity/identity";
import type { IdentityPort } from "../../identity/port";

/** Asks the identity provider for a fresh token of somebody who is signed in. The window of another provider opens within the click. */
export const proveOneself = (
  identity: Pick<IdentityPort, "signInWithGoogle" | "reauthenticate">,
  { emailAddress, password }: { emailAddress: string; password: string | null },
): Promise<IdentifyOutcome> =>
  password === null ? identity.signInWithGoogle() : identity.reauthenticate(emailAddress, password);
