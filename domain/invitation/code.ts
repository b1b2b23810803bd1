import { invitationLimits } from "./limits";

/** Digits and consonants: no vowels, so no words; neither 0 nor 1, which pass for letters. */
export const codeAlphabet = "23456789BCDFGHJKLMNPQRSTVWXYZ";

const aCode = new RegExp(`^[${codeAlphabet}]{${invitationLimits.codeLength}}$`, "i");

/** Blanks, dashes of any length, and the marks that come along when text is copied. */
const between = /[\s\p{Pd}\p{Cf}]/gu;

/** A code as it was typed, pasted or read out, in the form that is compared; null when it cannot be one. */
export function normaliseCode(typed: string): string | null {
  const signs = typed.replace(between, "");
  return aCode.test(signs) ? signs.toUpperCase() : null;
}

/** "K7QM-4XTD". */
export const showCode = (code: string): string => {
  const half = invitationLimits.codeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
};
