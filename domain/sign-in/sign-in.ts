import type { Availability } from "../account/availability";
import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";

/** What a completed sign-in leads on with. */
export type Opened = { me: User; mustChangePassword: boolean };

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
