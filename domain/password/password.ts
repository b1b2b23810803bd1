import { limits } from "../base/limits";
import { commonPasswords } from "./common-passwords";

export type PasswordProblem = "too_short" | "too_long" | "blank" | "too_common";
export type StrengthPoint = "digit" | "lowercase" | "nonWord" | "uppercase" | "length";
export type Strength = { points: number; lacks: readonly StrengthPoint[] };

/** Why a new password is refused. For the advice on strength see `strength`. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = lengthOf(password);
  if (length < limits.password.min) return "too_short";
  if (length > limits.password.max) return "too_long";
  if (isBlank(password)) return "blank";
  return commonPasswords.has(password.toLowerCase()) ? "too_common" : null;
}

/** Contains no visible character. */
const isBlank = (password: string) => /^[\p{Z}\p{C}]*$/u.test(password);

export function strength(password: string): Strength {
  const lacks = strengthPoints.filter((point) => !earns[point](password));
  return { points: strengthPoints.length - lacks.length, lacks };
}

const earns: Record<StrengthPoint, (password: string) => boolean> = {
  digit: (password) => /\d/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  nonWord: (password) => /[^\p{L}\p{N}_]/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  length: (password) => lengthOf(password) >= limits.password.min,
};

const strengthPoints = Object.keys(earns) as StrengthPoint[];

/** Length in characters like in the contract, not in UTF-16 units. */
const lengthOf = (password: string) => [...password].length;
