import { personNameRule } from "../../../domain/account/person-name";
import { birthdayTexts } from "../../../domain/account/texts";
import { limits } from "../../../domain/base/limits";
import { oldestAge } from "../../../domain/dates/date-rules";
import {
  changedPasswordRule,
  currentPasswordRule,
  matchingPasswordRule,
  newPasswordRule,
} from "../../../domain/password/password-rules";
import { signInTexts } from "../../../domain/sign-in/texts";

/** Field rules of the sign-in forms. */
export const rules = {
  currentPassword: currentPasswordRule,
  newPassword: newPasswordRule,
  changedPassword: changedPasswordRule,
  matching: matchingPasswordRule,
  firstName: personNameRule(limits.firstName.max),
  lastName: personNameRule(limits.lastName.max),
  /** Does not reveal the minimum age, since the server judges an existing account's date only once. */
  birthday: { isRequired: true, when: "past", maximumAge: oldestAge },
  dateOfBirth: {
    isRequired: true,
    when: "past",
    minimumAge: limits.ageOfAccountHolder,
    maximumAge: oldestAge,
  },
} as const;

export const lengths = {
  firstName: limits.firstName.max,
  lastName: limits.lastName.max,
} as const;

export const sidelinedText = signInTexts.sidelined;
export const birthdayWords = birthdayTexts;
