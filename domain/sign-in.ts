import type { User } from "./auth-state";
import type { Availability } from "./availability";
import type { Names } from "./drip-name-form";

/** What a completed sign-in leads on with. */
export type Opened = { me: User; mustChangePassword: boolean };
export type Limited = { kind: "limited"; seconds: number };
export type Refused = { kind: "refused"; text: string };

export type SignInOutcome = ({ kind: "opened" } & Opened) | Refused | Limited;
export type SignUpOutcome = { kind: "signed-up"; password: string } | { kind: "known" } | Refused | Limited;
export type ResetOutcome = { kind: "sent" } | Refused | Limited;

export const signUpFields = ["firstName", "lastName", "dateOfBirth", "password", "repeatedPassword"] as const;
export type SignUpField = (typeof signUpFields)[number];
export type SignUpForm = { firstName: string; lastName: string; dateOfBirth: string; password: string };

export type CheckOutcome =
  | ({ kind: "judged" } & Availability)
  | { kind: "malformed" }
  | Limited
  | { kind: "failed" };

export type NameOutcome =
  | { kind: "free" }
  | { kind: "taken"; suggestions: readonly string[] }
  | { kind: "profane" }
  | Limited
  | { kind: "failed" };
export type SaveOutcome =
  | { kind: "saved"; me: User }
  | { kind: "taken" }
  | { kind: "profane" }
  | Limited
  | Refused;
export type SaveInput = { userId: string; dripName: string; names: Names | null };

export type Passwords = { currentPassword: string; password: string };
export type ChangeOutcome = { kind: "changed" } | Limited | Refused;
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
export type TimeZoneOutcome = "updated" | "failed";
