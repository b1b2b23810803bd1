import type { OperationId } from "../../support/contract/contract";

export const callers = [
  "administrator",
  "grand_poobah",
  "premium",
  "squad_member",
  "onboarding",
  "default",
  "banned",
  "deleted",
] as const;
export type Caller = (typeof callers)[number];

export const targets = ["own", "other", "missing"] as const;
export type Target = (typeof targets)[number];

/** Each differs from a good one in the one thing that its name tells. */
export const tokens = [
  "good",
  "stale role",
  "role in the token",
  "expired",
  "not yet valid",
  "issued in the future",
  "an end far off",
  "without an end",
  "alg none",
  "alg none, signature kept",
  "alg HS384",
  "alg HS512",
  "alg RS256",
  "wrong key",
  "the signing key itself",
  "key of another purpose",
  "wrong iss",
  "wrong aud",
  "wrong typ",
  "without typ",
  "identity-provider token",
  "refresh token",
  "jku header",
  "jwk header",
  "x5u header",
  "kid header",
  "somebody else's session",
  "session revoked",
  "session over",
  "payload of another",
  "signature cut",
  "Basic scheme",
  "two tokens",
] as const;
export type TokenKind = (typeof tokens)[number];

/** These stand for the person; the role counts that the database holds now. */
export const goodTokens: readonly TokenKind[] = ["good", "stale role", "role in the token"];

/** What comes back: a status, or the code of a refusal. */
export type Outcome = 200 | string;

interface Row {
  /** What anybody gets who shows no token that is good. */
  anonymous: Outcome;
  /** What the holder of a good token gets for what is their own. */
  callers: Record<Caller, Outcome>;
  /** For operations that name a user: what those who may call it get for another's and for nobody's. */
  otherOrMissing?: Outcome;
  /** The access token plays no part: everybody with any token gets what their caller's column says. */
  isOpen?: true;
}

const all = <O extends Outcome>(outcome: O): Record<Caller, Outcome> => ({
  administrator: outcome,
  grand_poobah: outcome,
  premium: outcome,
  squad_member: outcome,
  onboarding: outcome,
  default: outcome,
  banned: outcome,
  deleted: outcome,
});

const signedIn = { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_401_JWT" };
const squadMembers = { ...signedIn, onboarding: "AUTH_401_ROLE", default: "AUTH_401_ROLE" };
const openToAll = { anonymous: 200, callers: all(200), isOpen: true } as const;
const withLinkOnly = { anonymous: "AUTH_400_LINK", callers: all("AUTH_400_LINK"), isOpen: true } as const;
const withIdentityToken = {
  anonymous: "AUTH_400_LOGIN",
  callers: { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_400_LOGIN" },
  isOpen: true,
} as const;

export const permissions: Record<OperationId, Row> = {
  validateEmailAddress: openToAll,
  validateDripName: { anonymous: "AUTH_401_JWT", callers: signedIn },
  saveUserDetails: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_DETAILS" },
  giveDateOfBirth: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  requestPasswordReset: openToAll,
  confirmPasswordReset: withLinkOnly,
  verifyEmailAddress: withLinkOnly,
  previewEmailAddressVerification: withLinkOnly,
  rejectEmailAddress: withLinkOnly,
  signUpWithEmailAddress: { anonymous: "USER_409_CONFLICT", callers: all("USER_409_CONFLICT"), isOpen: true },
  logInWithFirebase: withIdentityToken,
  logInWithProvider: withIdentityToken,
  refreshAccessToken: {
    anonymous: "AUTH_401_JWT",
    callers: { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_401_JWT" },
    isOpen: true,
  },
  logOut: openToAll,
  readSessions: { anonymous: "AUTH_401_JWT", callers: signedIn },
  endSession: { anonymous: "AUTH_401_JWT", callers: signedIn },
  changePassword: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  readMe: { anonymous: "AUTH_401_JWT", callers: signedIn },
  updateUser: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  readPings: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  markPingsSeen: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  readHealth: openToAll,
};
