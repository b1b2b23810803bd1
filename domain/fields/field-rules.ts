import { isEmailAddress } from "../account/email-address";
import { limits } from "../base/limits";
import { type PasswordProblem, passwordProblem } from "../password/password";
import { passwordTexts } from "../password/texts";
import { fieldTexts } from "./texts";

/** Parses a typed text into its value and, if it is invalid, the message for the person. */
export type FieldRule = (text: string) => FieldReading;
export type FieldReading = { value: string; problem: string | null };
export type TextKind = "text" | "email" | "tel" | "url";

export const textRule =
  ({ kind = "text", isRequired = false, max }: TextRuleOptions): FieldRule =>
  (text) => {
    const value = text.trim();
    return { value, problem: textProblem(value, kind, isRequired, max) };
  };

export type TextRuleOptions = { kind?: TextKind; isRequired?: boolean; max?: number };

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

export function isUrl(text: string): boolean {
  if (text.length > limits.url.max || !/^(https?|ftp):\/\/[^\s/\\]\S*$/i.test(text)) return false;
  return URL.canParse(text) && /^(\[.+\]|[^.]+(\.[^.]+)+\.?)$/.test(new URL(text).hostname);
}

const passwordProblems: Record<PasswordProblem, string> = {
  too_short: passwordTexts.tooShort,
  too_long: passwordTexts.tooLong,
  blank: passwordTexts.required,
  too_common: passwordTexts.tooCommon,
};

function textProblem(value: string, kind: TextKind, isRequired: boolean, max: number | undefined) {
  if (value === "") return isRequired ? fieldTexts.required : null;
  if (kind === "email" && !isEmailAddress(value)) return fieldTexts.emailAddress;
  if (kind === "url" && !isUrl(value)) return fieldTexts.url;
  return max !== undefined && [...value].length > max ? fieldTexts.tooLong(max) : null;
}
