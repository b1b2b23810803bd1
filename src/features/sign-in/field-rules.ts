import { limits } from "../../../domain/base/limits";
import {
  changedPasswordRule,
  currentPasswordRule,
  matchingPasswordRule,
  newPasswordRule,
  textRule,
} from "../../../domain/fields/field-rules";
import { signInTexts } from "../../../domain/sign-in/texts";

/** The rules of the sign-in forms, ready for their fields. */
export const rules = {
  currentPassword: currentPasswordRule,
  newPassword: newPasswordRule,
  changedPassword: changedPasswordRule,
  matching: matchingPasswordRule,
  firstName: textRule({ isRequired: true, max: limits.firstName.max }),
  lastName: textRule({ isRequired: true, max: limits.lastName.max }),
  dateOfBirth: { isRequired: true, when: "past", minimumAge: limits.ageOfAccountHolder },
} as const;

export const lengths = {
  firstName: limits.firstName.max,
  lastName: limits.lastName.max,
} as const;

export const sidelinedText = signInTexts.sidelined;
