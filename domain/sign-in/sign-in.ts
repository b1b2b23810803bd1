import type { Availability } from "../account/availability";
import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";
import { signInTexts } from "./texts";

/** What a completed sign-in returns. */
export type Opened = { me: User; mustChangePassword: boolean };

/** With the password that was typed, so that a forced change need not ask for it again; null where none was. */
export type OpenedWith = Opened & { password: string | null };

export type SignInOutcome = ({ kind: "opened" } & Opened) | Refused | Limited;

/** Whether the password was wrong, which its field has to show. */
export const isWrongPassword = (outcome: { kind: string; text?: string }) =>
  outcome.text === signInTexts.wrongPassword;

export type SignUpOutcome = { kind: "signed-up"; password: string } | { kind: "known" } | Refused | Limited;

/** In seconds: how long the newest link works, and when the next mail can be sent. `spent`: no mail is left and no link works. */
export type ResetOutcome =
  | { kind: "sent"; linkExpiresIn: number; nextIn: number }
  | { kind: "spent"; seconds: number }
  | Refused
  | Limited;

export const signUpFields = ["firstName", "lastName", "dateOfBirth", "password", "repeatedPassword"] as const;

export type SignUpField = (typeof signUpFields)[number];

export type SignUpForm = { firstName: string; lastName: string; dateOfBirth: string; password: string };

export type CheckOutcome =
  | ({ kind: "judged" } & Availability)
  | { kind: "malformed" }
  | Limited
  | { kind: "failed" };
