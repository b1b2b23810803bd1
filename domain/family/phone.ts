import { accountCodeTexts } from "../account/code-texts";
import type { FieldRule } from "../fields/field-rules";
import { fieldTexts } from "../fields/texts";

/** The same rule as the database's: + and 7 to 15 digits, not starting with 0. */
const aNumber = /^\+[1-9]\d{6,14}$/;

/** Spaces, dashes, brackets, and direction marks, which numbers copied from the contacts may contain. */
const between = /[\s\p{Pd}()[\]\p{Cf}]/gu;

/** "+44 (0)20 …": the zero is only for domestic calls. */
const trunkZero = /\(0\)/g;

/** Parses a phone number into its stored form; null if it is incomplete. */
export function readPhoneNumber(typed: string): string | null {
  const digits = typed.replace(trunkZero, "").replace(between, "").replace(/^00/, "+");
  return aNumber.test(digits) ? digits : null;
}

export const phoneNumberRule: FieldRule = (text) => {
  const value = readPhoneNumber(text);
  if (value !== null) return { value, problem: null };
  const typed = text.trim();
  return {
    value: typed,
    problem: typed === "" ? fieldTexts.required : accountCodeTexts.USER_400_PHONE_NUMBER,
  };
};

/** "+1 555 010 0200": the country code, then groups of three, the last one with four digits if one would be left over. */
export function showPhoneNumber(phoneNumber: string): string {
  const [country = "", rest = ""] = phoneNumber.split(countryCode).filter(Boolean);
  return [country, ...(rest.match(/\d{3}(?!\d$)|\d{1,4}$/g) ?? [])].join(" ");
}

/** Country codes: one digit for +1 and +7, two for those listed, three for all others. */
const countryCode = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))/;
