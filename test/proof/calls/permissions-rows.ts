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

/** What comes back: a status, or the code of a refusal. */
export type Outcome = 200 | string;

export interface Row {
  /** What anybody gets who shows no token that is good. */
  anonymous: Outcome;
  /** What the holder of a good token gets for what is their own. */
  callers: Record<Caller, Outcome>;
  /** For operations that name a user: what those who may call it get for another's and for nobody's. */
  otherOrMissing?: Outcome;
  /** The access token plays no part: everybody with any token gets what their caller's column says. */
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
/** What everybody with the level gets; the others do not come so far. */
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
