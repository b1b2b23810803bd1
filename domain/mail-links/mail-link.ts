import type { Limited, Refused } from "../base/outcome";

/** The account that a verification mail's link would verify. */
export type VerifiedAccount = { fullName: string; emailAddress: string };

export type PreviewOutcome =
  | { kind: "previewed"; account: VerifiedAccount }
  | { kind: "used" }
  | { kind: "failed" };

/** The result of using a mail's link. */
export type LinkOutcome = { kind: "accepted" } | { kind: "used" } | Limited | Refused;

/** The result of a reset's link. */
export type TemporaryPassword = { password: string; emailAddress: string };

export type CopyOutcome = { kind: "copied" } | { kind: "failed" };

export type ResetLinkOutcome =
  | ({ kind: "accepted" } & TemporaryPassword)
  | Exclude<LinkOutcome, { kind: "accepted" }>;
