import type { User } from "./auth-state";

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
