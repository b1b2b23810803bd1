import type { FieldRule } from "../fields/field-rules";
import { type PasswordProblem, passwordProblem } from "./password";
import { passwordTexts } from "./texts";

/** For an existing password, which only the server can check. */
export const currentPasswordRule: FieldRule = (text) => ({
  value: text,
  problem: text === "" ? passwordTexts.required : null,
});

export const newPasswordRule: FieldRule = (text) => {
  const problem = passwordProblem(text);
  return {
    value: text,
    problem: text === "" ? passwordTexts.required : problem && passwordProblems[problem],
  };
};

/** For a password that replaces another. */
export const changedPasswordRule =
  (current: string): FieldRule =>
  (text) =>
    text !== "" && text === current
      ? { value: text, problem: passwordTexts.unchanged }
      : newPasswordRule(text);

/** For the second of two password fields. */
export const matchingPasswordRule =
  (first: string): FieldRule =>
  (text) =>
    text === "" || text === first ? newPasswordRule(text) : { value: text, problem: passwordTexts.mismatch };

const passwordProblems: Record<PasswordProblem, string> = {
  too_short: passwordTexts.tooShort,
  too_long: passwordTexts.tooLong,
  blank: passwordTexts.required,
  too_common: passwordTexts.tooCommon,
};
