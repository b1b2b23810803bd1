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

/** The reply: a status, or the code of a refusal. */
export type Outcome = 200 | string;

export interface Row {
  /** The replies for a caller without a valid token. */
  anonymous: Outcome;
  /** The replies for the holder of a valid token to their own things. */
  callers: Record<Caller, Outcome>;
  /** For operations that name a user: the replies for another user and for an unknown one. */
  otherOrMissing?: Outcome;
  /** The access token is ignored: each caller gets the reply of their column with any token. */
  isOpen?: true;
}

export const all = <O extends Outcome>(outcome: O): Record<Caller, Outcome> => ({
  administrator: outcome,
  grand_poobah: outcome,
  premium: outcome,
  squad_member: outcome,
  onboarding: outcome,
  default: outcome,
  banned: outcome,
  deleted: outcome,
});

export const signedIn = { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_401_JWT" };
export const squadMembers = { ...signedIn, onboarding: "AUTH_401_ROLE", default: "AUTH_401_ROLE" };
export const openToAll = { anonymous: 200, callers: all(200), isOpen: true } as const;
/** The reply for everybody with the level; others are refused before. */
export const squadMembersGet = (outcome: Outcome): Row => ({
  anonymous: "AUTH_401_JWT",
  callers: {
    ...all(outcome),
    onboarding: "AUTH_401_ROLE",
    default: "AUTH_401_ROLE",
    banned: "AUTH_401_BANNED",
    deleted: "AUTH_401_JWT",
  },
});
