import { accountCodeTexts } from "../account/code-texts";
import type { FieldRule } from "../fields/field-rules";
import { fieldTexts } from "../fields/texts";

/** The same rule as the database's: + and 7 to 15 digits, the first of them no 0. */
const aNumber = /^\+[1-9]\d{6,14}$/;

/** Blanks, dashes, brackets, and the marks of direction that come along when a number is copied from the contacts. */
const between = /[\s\p{Pd}()[\]\p{Cf}]/gu;

/** "+44 (0)20 …": the zero is dialled within the country only. */
const trunkZero = /\(0\)/g;

/** A phone number as it is kept, from how people write it; null when it is no complete number. */
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

/** "+1 555 010 0200": the country, and then threes, of which the last takes a single digit that would be left. */
export function showPhoneNumber(phoneNumber: string): string {
  const [country = "", rest = ""] = phoneNumber.split(countryCode).filter(Boolean);
  return [country, ...(rest.match(/\d{3}(?!\d$)|\d{1,4}$/g) ?? [])].join(" ");
}

/** One digit for the United States and their neighbours and for Russia, two for those listed, three for all others. */
const countryCode = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))/;
