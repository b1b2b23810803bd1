import type { components } from "../../openapi";
import { personNameRule } from "../account/person-name";
import { limits } from "../base/limits";
import { type Day, dayFromIso } from "../dates/calendar";
import { ageOn } from "../dates/date-rules";
import { dateTexts } from "../dates/texts";
import type { FieldRule } from "../fields/field-rules";
import { fieldTexts } from "../fields/texts";
import { familyCodeTexts } from "./code-texts";
import { childTexts } from "./texts";

/** How families of the same team read of a child: by name, or by the number on the shirt. */
export type ShownAs = NonNullable<components["schemas"]["Child"]["shown_as"]>;

/** "Sam R.": all of the name that is kept. */
export type ChildName = { firstName: string; lastInitial: string };

export const childFirstNameRule = personNameRule(limits.firstName.max);

/** One letter as people see it: its accent may be a sign of its own, or the letter a surrogate pair. */
const oneLetter = /^(?:\p{L}\p{M}?)$/u;
const maxCodeUnits = 2;

/** The dot is added where the name is shown. */
export const lastInitialRule: FieldRule = (text) => {
  const value = upperCased(text.trim().replace(/\.$/, "").normalize("NFC"));
  if (value === "") return { value, problem: fieldTexts.required };
  return { value, problem: isOneLetter(value) ? null : childTexts.oneLetter };
};

/** The letter that a field for a last initial begins with; empty where the name begins with none. */
export function initialOf(lastName: string): string {
  const [letter = ""] = /^\p{L}\p{M}?/u.exec(lastName.trim().normalize("NFC")) ?? [];
  const value = upperCased(letter);
  return isOneLetter(value) ? value : "";
}

export type ChildBirthdayFault = "no_date" | "in_future" | "of_age";

/** Born today is old enough. From the eighteenth birthday on people sign up for themselves. */
export function findBirthdayFault(dateOfBirth: string | null, today: Day): ChildBirthdayFault | null {
  const birth = dayFromIso(dateOfBirth);
  if (birth === null) return "no_date";
  if (birth > today) return "in_future";
  return ageOn(birth, today) >= limits.ageOfAdult ? "of_age" : null;
}

export const birthdayFaultTexts: Record<ChildBirthdayFault, string> = {
  no_date: dateTexts.required,
  in_future: dateTexts.past,
  of_age: familyCodeTexts.CHILD_403_AGE,
};

/** Equal for two names that people would take for one, whatever their case and accents. */
export const lookAlikeKey = ({ firstName, lastInitial }: ChildName): string =>
  [firstName, lastInitial].map(plainLetters).join(" ");

const isOneLetter = (value: string) => value.length <= maxCodeUnits && oneLetter.test(value);

/** A few letters have no single capital ("ß"), and stay as they are. */
function upperCased(letter: string) {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/** Accents of Latin, Greek and Cyrillic only: in other scripts the marks are vowels. */
const plainLetters = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
