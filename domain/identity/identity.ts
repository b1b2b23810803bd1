import type { IdentityFailure } from "./identity-errors";

/** Whom the hosted identity provider vouches for. */
export type Identity = { idToken: string; emailAddress: string; providerGaveName: boolean };

export type IdentifyOutcome =
  | { kind: "identified"; identity: Identity }
  | { kind: "failed"; failure: IdentityFailure };
