import { placeholderFullName } from "../account/placeholder";
import type { User } from "../account/user";
import { findDripNameFault } from "./drip-name";
import { dripNameTexts } from "./texts";

export type Names = { firstName: string; lastName: string };
export type NameField = keyof Names;

/** The provider gave no name, so the person is asked for theirs. */
export const holdsPlaceholder = (me: User): boolean => me.full_name === placeholderFullName;

/** What to say of a name that need not be asked for at the server. */
export function dripNameFaultText(name: string): string | null {
  const fault = findDripNameFault(name);
  if (fault === null) return null;
  if (fault === "required") return dripNameTexts.required;
  return fault === "too_short" ? dripNameTexts.tooShort : dripNameTexts.stripped;
}
