import { limits } from "../base/limits";
import type { Limited, Refused } from "../base/outcome";
import { type Day, dayFromIso } from "../dates/calendar";
import { ageOn } from "../dates/date-rules";
import type { User } from "./user";

/** All that anybody but the person needs to know of a date of birth. */
export type AgeGroup = NonNullable<User["age"]>;

export function ageGroupOn(dateOfBirth: string | null, today: Day | null): AgeGroup {
  const birth = dateOfBirth === null ? null : dayFromIso(dateOfBirth);
  if (birth === null || today === null) return "unknown";
  return ageOn(birth, today) >= limits.ageOfAdult ? "adult" : "teen";
}

/** Somebody of unknown age counts as a minor. */
export const isAdult = (dateOfBirth: string | null, today: Day | null): boolean =>
  ageGroupOn(dateOfBirth, today) === "adult";

/** Whoever came in through a provider that tells no date of birth, and has not given it yet. */
export const isAgeUnknown = (me: User): boolean => me.age === "unknown";

/** That it is the person: the password of an account of our own; null where another provider is asked. */
export type BirthdayProof = { emailAddress: string; password: string | null };

/** With a proof where the date comes once more. */
export type BirthdayInput = { userId: string; dateOfBirth: string; proof?: BirthdayProof | null };

export type BirthdayOutcome =
  | { kind: "given"; me: User }
  /** Another tab or device gave a date before, and that one is kept. */
  | { kind: "on-file"; me: User; text: string }
  | { kind: "too-young" }
  /** The server wants the date once more, with a proof. */
  | { kind: "asked-again"; text: string }
  | Limited
  | Refused;
