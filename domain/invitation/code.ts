import { invitationLimits } from "./limits";

/** Digits and consonants: without vowels, so that codes form no words, and without 0 and 1, which look like letters. */
export const codeAlphabet = "23456789BCDFGHJKLMNPQRSTVWXYZ";

const aCode = new RegExp(`^[${codeAlphabet}]{${invitationLimits.codeLength}}$`, "i");

/** Spaces, dashes of any length, and format characters of copied text. */
const between = /[\s\p{Pd}\p{Cf}]/gu;

/** Normalises a typed or pasted code for comparison; null if it is invalid. */
export function normaliseCode(typed: string): string | null {
  const signs = typed.replace(between, "");
  return aCode.test(signs) ? signs.toUpperCase() : null;
}

/** "K7QM-4XTD". */
export const showCode = (code: string): string => {
  const half = invitationLimits.codeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
};
