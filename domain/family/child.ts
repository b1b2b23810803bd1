import type { components } from "../../openapi";
import { personNameRule } from "../account/person-name";
import { limits } from "../base/limits";
import { type Day, dayFromIso } from "../dates/calendar";
import { ageOn } from "../dates/date-rules";
import type { FieldRule } from "../fields/field-rules";
import { fieldTexts } from "../fields/texts";
import { childTexts } from "./texts";

/** Whether families of the same team see the child by name or by shirt number. */
export type ShownAs = NonNullable<components["schemas"]["Child"]["shown_as"]>;

/** "Sam R.": the parts of the name that are stored. */
export type ChildName = { firstName: string; lastInitial: string };

export const childFirstNameRule = personNameRule(limits.firstName.max);

/** One letter as a grapheme: with a combining accent, or a surrogate pair. */
const oneLetter = /^(?:\p{L}\p{M}?)$/u;
const maxCodeUnits = 2;

/** Without the dot, which is added for display. */
export const lastInitialRule: FieldRule = (text) => {
  const value = upperCased(text.trim().replace(/\.$/, "").normalize("NFC"));
  if (value === "") return { value, problem: fieldTexts.required };
  return { value, problem: isOneLetter(value) ? null : childTexts.oneLetter };
};

/** The initial value of a field for the last initial; empty if the name does not begin with a letter. */
export function initialOf(lastName: string): string {
  const [letter = ""] = /^\p{L}\p{M}?/u.exec(lastName.trim().normalize("NFC")) ?? [];
  const value = upperCased(letter);
  return isOneLetter(value) ? value : "";
}

export type ChildBirthdayFault = "no_date" | "in_future" | "of_age";

/** Accepts birthdays up to today. From the eighteenth birthday on people need their own account. */
export function findBirthdayFault(dateOfBirth: string | null, today: Day): ChildBirthdayFault | null {
  const birth = dayFromIso(dateOfBirth);
  if (birth === null) return "no_date";
  if (birth > today) return "in_future";
  return ageOn(birth, today) >= limits.ageOfAdult ? "of_age" : null;
}

/** A key that is equal for look-alike names, ignoring case and accents. */
export const sameNameKey = ({ firstName, lastInitial }: ChildName): string =>
  [firstName, lastInitial].map(plainLetters).join(" ");

const isOneLetter = (value: string) => value.length <= maxCodeUnits && oneLetter.test(value);

/** Letters without a single capital ("ß") are unchanged. */
function upperCased(letter: string) {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/** Removes accents of Latin, Greek and Cyrillic only, since in other scripts such marks are vowels. */
const plainLetters = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
