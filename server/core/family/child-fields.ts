import { dayFromIso } from "../../../domain/dates/calendar";
import {
  type ChildBirthdayFault,
  childFirstNameRule,
  findBirthdayFault,
  lastInitialRule,
} from "../../../domain/family/child";
import { type FieldFault, Problem } from "../../platform/http/problem";
import { isInsult } from "../account/person-names";

export interface ChildFields {
  firstName: string;
  lastInitial: string;
  dateOfBirth: string;
}

interface Written {
  first_name: string;
  last_initial: string;
  date_of_birth: string;
}

/** A new profile's validated fields, or the code of their refusal. `at` is their path in the body. */
export const readChildFields = (written: Written, now: Date, at = ""): ChildFields =>
  readChange(written, now, at) as ChildFields;

/** Only the fields that are present. */
export function readChildChange(
  written: { [Field in keyof Written]?: Written[Field] | undefined },
  now: Date,
): Partial<ChildFields> {
  return readChange(written, now, "");
}

function readChange(
  written: { [Field in keyof Written]?: Written[Field] | undefined },
  now: Date,
  at: string,
): Partial<ChildFields> {
  const faults: FieldFault[] = [];
  const fields: Partial<ChildFields> = {};
  const { first_name: firstName, last_initial: lastInitial, date_of_birth: dateOfBirth } = written;
  const refuse = (field: keyof Written, rule: string) => faults.push({ field: `${at}${field}`, rule });
  if (firstName !== undefined) {
    const { value, problem } = childFirstNameRule(firstName);
    if (problem !== null) refuse("first_name", "name");
    else if (isInsult(value)) refuse("first_name", "profanity");
    fields.firstName = value;
  }
  if (lastInitial !== undefined) {
    const { value, problem } = lastInitialRule(lastInitial);
    if (problem !== null) refuse("last_initial", "letter");
    fields.lastInitial = value;
  }
  let birthdayFault: ChildBirthdayFault | null = null;
  if (dateOfBirth !== undefined) {
    birthdayFault = judgeBirthday(dateOfBirth, now);
    if (birthdayFault === "no_date" || birthdayFault === "in_future") refuse("date_of_birth", "past");
    fields.dateOfBirth = dateOfBirth;
  }
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  if (birthdayFault === "of_age") throw new Problem("CHILD_403_AGE");
  return fields;
}

function judgeBirthday(dateOfBirth: string, now: Date): ChildBirthdayFault | null {
  const today = dayFromIso(now.toISOString());
  if (today === null) throw new Error("The clock tells no day.");
  return findBirthdayFault(dateOfBirth, today);
}
