import { type Day, dayOfMonth, monthOf, type Selection } from "./calendar";
import { dateTexts } from "./texts";

/** Nobody got older: a date of birth before that is a slip of the finger. */
export const oldestAge = 120;

export type DateRules = {
  readonly isRequired?: boolean;
  readonly when?: "future" | "past";
  /** Whole years that must have passed since the day, for dates of birth. */
  readonly minimumAge?: number;
  readonly maximumAge?: number;
  /** What is said of somebody older, where it is not the year that must be wrong. */
  readonly tooOld?: string;
};

/** The message of the first rule that the picked days break, or null. `today` is the device's. */
export function checkDate({ start, end }: Selection, rules: DateRules, today: Day): string | null {
  if (start === null) return rules.isRequired ? dateTexts.required : null;
  if (rules.when === "future" && start <= today) return dateTexts.future;
  if (rules.when === "past" && (end ?? start) >= today) return dateTexts.past;
  if (rules.minimumAge !== undefined && ageOn(start, today) < rules.minimumAge) return dateTexts.underage;
  if (rules.maximumAge !== undefined && ageOn(start, today) > rules.maximumAge)
    return rules.tooOld ?? dateTexts.tooOld;
  return null;
}

/** Completed years; someone born on a leap day grows older on March 1 in common years. */
export function ageOn(birth: Day, today: Day) {
  const months = monthOf(today) - monthOf(birth);
  return Math.floor((dayOfMonth(today) < dayOfMonth(birth) ? months - 1 : months) / 12);
}
