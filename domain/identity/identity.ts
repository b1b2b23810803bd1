import type { IdentityFailure } from "./identity-errors";

/** A person as authenticated by the identity provider. */
export type Identity = { idToken: string; emailAddress: string; providerGaveName: boolean };

export type IdentifyOutcome =
  | { kind: "identified"; identity: Identity }
  | { kind: "failed"; failure: IdentityFailure };
