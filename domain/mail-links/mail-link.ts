import type { Limited, Refused } from "../base/outcome";

/** Whose account a verification mail's link would prove. */
export type VerifiedAccount = { fullName: string; emailAddress: string };

export type PreviewOutcome =
  | { kind: "previewed"; account: VerifiedAccount }
  | { kind: "used" }
  | { kind: "failed" };

/** What came of a mail's link; a reset's brings the temporary password. */
export type LinkOutcome =
  | { kind: "accepted"; temporaryPassword: string | null }
  | { kind: "used" }
  | Limited
  | Refused;
