import { limits } from "../base/limits";
import type { Limited, Refused } from "../base/outcome";
import { type Day, dayFromIso } from "../dates/calendar";
import { ageOn } from "../dates/date-rules";
import type { User } from "./user";

/** The age group, which is all that others need of a date of birth. */
export type AgeGroup = NonNullable<User["age"]>;

export function ageGroupOn(dateOfBirth: string | null, today: Day | null): AgeGroup {
  const birth = dateOfBirth === null ? null : dayFromIso(dateOfBirth);
  if (birth === null || today === null) return "unknown";
  return ageOn(birth, today) >= limits.ageOfAdult ? "adult" : "teen";
}

/** Whether a date that was typed is of somebody under 18; on the day itself it may be off by the zone, which the server settles. */
export function isMinorsDate(dateOfBirth: string | null, now: number): boolean {
  const birth = dateOfBirth === null ? null : dayFromIso(dateOfBirth.slice(0, 10));
  return birth !== null && ageOn(birth, Math.floor(now / 86_400_000)) < limits.ageOfAdult;
}

/** Somebody of unknown age counts as a minor. */
export const isAdult = (dateOfBirth: string | null, today: Day | null): boolean =>
  ageGroupOn(dateOfBirth, today) === "adult";

/** Whether the account comes from a provider without a date of birth and has not given one yet. */
export const isAgeUnknown = (me: User): boolean => me.age === "unknown";

/** Proof of identity: the password of an account with us; null if another provider proves it. */
export type BirthdayProof = { emailAddress: string; password: string | null };

/** A repeated date needs a proof. */
export type BirthdayInput = { userId: string; dateOfBirth: string; proof?: BirthdayProof | null };

export type BirthdayOutcome =
  | { kind: "given"; me: User }
  /** Another tab or device gave a date before, and that one is kept. */
  | { kind: "on-file"; me: User; text: string }
  | { kind: "too-young" }
  /** The server requires the date again, with a proof. */
  | { kind: "asked-again"; text: string }
  | Limited
  | Refused;
