import type { Limited, Refused } from "../base/outcome";

/** The account that a verification mail's link would verify. */
export type VerifiedAccount = {
  fullName: string;
  emailAddress: string;
  /** Signed in to this account here: one press proves it. */
  isThisBrowser: boolean;
  /** No newer mail was sent. */
  takesNumber: boolean;
  hasPassword: boolean;
};

export type PreviewOutcome =
  | { kind: "previewed"; account: VerifiedAccount }
  | { kind: "used" }
  | { kind: "failed" };

/** Whose account an undo mail's link keeps, and until when. */
export type LeavingAccount = { name: string; dueAt: string };

export type LeavingOutcome =
  | { kind: "read"; account: LeavingAccount }
  | { kind: "used" }
  | { kind: "failed" };

/** The result of using a mail's link. */
export type LinkOutcome = { kind: "accepted" } | { kind: "used" } | Limited | Refused;

/** `elsewhere`: this browser has no session of the account, and no number was typed. */
export type ProofOutcome = LinkOutcome | { kind: "elsewhere" } | { kind: "wrong-number" };

/** `isIn`: signed in with the new password, too. */
export type TakeOverOutcome = { kind: "taken"; isIn: boolean } | Exclude<LinkOutcome, { kind: "accepted" }>;

/** Sent to the other tabs of this browser once an address is proven. */
export type ProofEvent = { type: "address.proven" };

/** The result of a reset's link. */
export type TemporaryPassword = { password: string; emailAddress: string };

export type CopyOutcome = { kind: "copied" } | { kind: "failed" };

export type ResetLinkOutcome =
  | ({ kind: "accepted" } & TemporaryPassword)
  | Exclude<LinkOutcome, { kind: "accepted" }>;
