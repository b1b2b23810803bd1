import { limits } from "../base/limits";

/** Maximum number of changes within any period of so many days. */
export const dripNameChanges = { most: 2, days: 30 } as const;

/** Removes characters that a drip name cannot contain. */
export const stripDripName = (typed: string): string => typed.replace(/[^A-Za-z0-9_]/g, "");

/** A text in a field, and the caret in it. */
export type TypedText = { text: string; caret: number };

/**
 * The allowed content of the field. A full field accepts no more, like with `maxlength`: text inserted in its middle does
 * not push out its end.
 */
export function fitDripName({ text, caret }: TypedText): TypedText {
  const after = stripDripName(text.slice(caret)).slice(0, limits.dripName.max);
  const before = stripDripName(text.slice(0, caret)).slice(0, limits.dripName.max - after.length);
  return { text: before + after, caret: before.length };
}

export type DripNameFault = "required" | "too_short" | "too_long" | "malformed";

export function findDripNameFault(name: string): DripNameFault | null {
  if (name === "") return "required";
  if (stripDripName(name) !== name) return "malformed";
  if (name.length < limits.dripName.min) return "too_short";
  return name.length > limits.dripName.max ? "too_long" : null;
}

/** Two names with one key are the same name. */
export const dripNameKey = (name: string): string => name.toLowerCase();
