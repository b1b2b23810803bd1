import { placeholderFullName } from "../account/placeholder";
import type { User } from "../account/user";
import { limits } from "../base/limits";
import { findDripNameFault, stripDripName } from "./drip-name";
import { dripNameTexts } from "./texts";

export type Names = { firstName: string; lastName: string };
export type NameField = keyof Names;

/** The provider gave no name, so the person is asked for theirs. */
export const holdsPlaceholder = (me: User): boolean => me.full_name === placeholderFullName;

/** The error of a name that can be rejected without the server. */
export function dripNameFaultText(name: string): string | null {
  const fault = findDripNameFault(name);
  if (fault === null) return null;
  if (fault === "required") return dripNameTexts.required;
  return fault === "too_short" ? dripNameTexts.tooShort : dripNameTexts.stripped;
}

/** A proposed name: "Nora Banks" makes "nora_b", which does not reveal the last name. Empty if the letters make no valid name. */
export function proposalFor({ first_name: first, last_name: last }: User): string {
  const [name = "", letter = ""] = [first, last].map((each) => stripDripName((each ?? "").normalize("NFD")));
  const proposal = `${name.slice(0, limits.dripName.max - 2)}_${letter.slice(0, 1)}`.toLowerCase();
  return name !== "" && letter !== "" && findDripNameFault(proposal) === null ? proposal : "";
}
