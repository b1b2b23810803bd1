import { limits } from "../base/limits";

/** The same rule as the contract's EmailAddress; a test compares the two. */
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
    emailAddressRule.pattern.test(text)
  );
}
