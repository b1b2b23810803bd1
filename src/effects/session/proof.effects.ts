import type { IdentifyOutcome } from "../../../domain/identity/identity";
import type { IdentityPort } from "../../identity/port";

/** Gets a fresh token of the signed-in person from the identity provider. Another provider's popup opens within the click. */
export const proveOneself = (
  identity: Pick<IdentityPort, "signInWithGoogle" | "reauthenticate">,
  { emailAddress, password }: { emailAddress: string; password: string | null },
): Promise<IdentifyOutcome> =>
  password === null ? identity.signInWithGoogle() : identity.reauthenticate(emailAddress, password);
