import { limits } from "../base/limits";
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

/** Valid, and yet a slip of ".com", ".net" or ".org" more often than not. */
export const isDoubtfulAddress = (emailAddress: string): boolean => /\.(?:co|ne|or)$/i.test(emailAddress);
