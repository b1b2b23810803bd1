import { isEmailAddress } from "../account/email-address";
import { limits } from "../base/limits";
import { texts } from "../base/texts";
import { type PasswordProblem, passwordProblem } from "../password/password";

/** Reads what was typed: the value it stands for and, in words for the person, what is wrong with it. */
export type FieldRule = (text: string) => FieldReading;
export type FieldReading = { value: string; problem: string | null };
export type TextKind = "text" | "email" | "url";

export const textRule =
  ({ kind = "text", isRequired = false, max }: TextRuleOptions): FieldRule =>
  (text) => {
    const value = text.trim();
    return { value, problem: textProblem(value, kind, isRequired, max) };
  };

export type TextRuleOptions = { kind?: TextKind; isRequired?: boolean; max?: number };

/** For a password that exists already: only the account knows whether it is right. */
export const currentPasswordRule: FieldRule = (text) => ({
  value: text,
  problem: text === "" ? texts.password.required : null,
});

export const newPasswordRule: FieldRule = (text) => {
  const problem = passwordProblem(text);
  return {
    value: text,
    problem: text === "" ? texts.password.required : problem && passwordTexts[problem],
  };
};

/** For a password that takes the place of another. */
export const changedPasswordRule =
  (current: string): FieldRule =>
  (text) =>
    text !== "" && text === current
      ? { value: text, problem: texts.password.unchanged }
      : newPasswordRule(text);

/** For the second of two password fields. */
export const matchingPasswordRule =
  (first: string): FieldRule =>
  (text) =>
    text === "" || text === first ? newPasswordRule(text) : { value: text, problem: texts.password.mismatch };

export function isUrl(text: string): boolean {
  if (text.length > limits.url.max || !/^(https?|ftp):\/\/[^\s/\\]\S*$/i.test(text)) return false;
  return URL.canParse(text) && /^(\[.+\]|[^.]+(\.[^.]+)+\.?)$/.test(new URL(text).hostname);
}

const passwordTexts: Record<PasswordProblem, string> = {
  too_short: texts.password.tooShort,
  too_long: texts.password.tooLong,
  too_common: texts.password.tooCommon,
};

function textProblem(value: string, kind: TextKind, isRequired: boolean, max: number | undefined) {
  if (value === "") return isRequired ? texts.field.required : null;
  if (kind === "email" && !isEmailAddress(value)) return texts.field.emailAddress;
  if (kind === "url" && !isUrl(value)) return texts.field.url;
  return max !== undefined && [...value].length > max ? texts.field.tooLong(max) : null;
}
