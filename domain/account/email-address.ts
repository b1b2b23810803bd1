import { limits } from "../base/limits";
import { type FieldRule, textRule } from "../fields/field-rules";
import { fieldTexts } from "../fields/texts";
import { mailboxKey } from "./mailbox-key";

/** The pattern and lengths of the contract's EmailAddress; a test compares the two. */
export const emailAddressRule = {
  pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u,
  minLength: 3,
  maxLength: limits.emailAddress.max,
} as const;

export function isEmailAddress(text: string): boolean {
  const length = [...text].length;
  return (
    length >= emailAddressRule.minLength &&
    length <= emailAddressRule.maxLength &&
    emailAddressRule.pattern.test(text) &&
    mailboxKey(text) !== null
  );
}

/** The rule of a field for an e-mail address. */
export const emailRule = (options: { isRequired?: boolean } = {}): FieldRule => {
  const rule = textRule(options);
  return (text) => {
    const reading = rule(text);
    return reading.value === "" || isEmailAddress(reading.value)
      ? reading
      : { ...reading, problem: fieldTexts.emailAddress };
  };
};

/** Valid, and yet a slip of ".com", ".net" or ".org" more often than not. */
export const isDoubtfulAddress = (emailAddress: string): boolean => /\.(?:co|ne|or)$/i.test(emailAddress);
