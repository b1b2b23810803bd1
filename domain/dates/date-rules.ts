import { type Day, dayOfMonth, monthOf, type Selection } from "./calendar";
import { dateTexts } from "./texts";

/** An older date of birth is considered a typing error. */
export const oldestAge = 120;

export type DateRules = {
  readonly isRequired?: boolean;
  readonly when?: "future" | "past";
  /** Minimum completed years, for dates of birth. */
  readonly minimumAge?: number;
  readonly maximumAge?: number;
  /** Message for an older person, if the year is not necessarily wrong. */
  readonly tooOld?: string;
};

/** The message of the first violated rule, or null. `today` is the device's. */
export function checkDate({ start, end }: Selection, rules: DateRules, today: Day): string | null {
  if (start === null) return rules.isRequired ? dateTexts.required : null;
  if (rules.when === "future" && start <= today) return dateTexts.future;
  if (rules.when === "past" && (end ?? start) >= today) return dateTexts.past;
  if (rules.minimumAge !== undefined && ageOn(start, today) < rules.minimumAge) return dateTexts.underage;
  if (rules.maximumAge !== undefined && ageOn(start, today) > rules.maximumAge)
    return rules.tooOld ?? dateTexts.tooOld;
  return null;
}

/** Completed years. In common years somebody born on a leap day has their birthday on March 1. */
export function ageOn(birth: Day, today: Day) {
  const months = monthOf(today) - monthOf(birth);
  return Math.floor((dayOfMonth(today) < dayOfMonth(birth) ? months - 1 : months) / 12);
}
