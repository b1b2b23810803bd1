import { personNameRule } from "../account/person-name";
import type { User } from "../account/user";
import { limits } from "../base/limits";
import { messageTexts } from "../base/message-texts";
import type { Limited, Refused } from "../base/outcome";
import { dripNameChanges, findDripNameFault } from "../drip-name/drip-name";
import type { Names } from "../drip-name/drip-name-form";

export type ProfileField = keyof Profile;
/** What people call somebody, and how they find them. */
export type Profile = Names & { dripName: string };

export type ProfileOutcome =
  | { kind: "saved"; me: User }
  | { kind: "taken" }
  | { kind: "profane" }
  | Limited
  | Refused;

/** Which accounts have a password with us. */
export type ProviderOutcome = { kind: "own" } | { kind: "foreign"; formattedProvider: string } | Refused;

export const savedText = "Saved. Looking sharp.";

/** Only the limit on changes of the drip name asks for a wait of days. */
export const limitedText = (seconds: number): string => {
  const days = Math.ceil(seconds / 86_400);
  return seconds < 3_600
    ? messageTexts.REQUEST_429_LIMIT
    : `Two drip names in ${dripNameChanges.days} days is the cap, so everyone can keep up. Next change: ${days === 1 ? "tomorrow" : `in ${days} days`}.`;
};

export const profileOf = (me: User): Profile => ({
  firstName: me.first_name ?? "",
  lastName: me.last_name ?? "",
  dripName: me.drip_name ?? "",
});

/** How the names will look once they are saved. The drip name may be taken, so it waits for the server. */
export const withNames = (me: User, { firstName, lastName }: Names): User => ({
  ...me,
  first_name: firstName,
  last_name: lastName,
  full_name: [firstName, lastName].filter(Boolean).join(" "),
});

export const isChanged = (me: User, profile: Profile): boolean => {
  const present = profileOf(me);
  return (
    present.firstName !== profile.firstName ||
    present.lastName !== profile.lastName ||
    present.dripName !== profile.dripName
  );
};

export const isProfileFit = ({ firstName, lastName, dripName }: Profile): boolean =>
  personNameRule(limits.firstName.max)(firstName).problem === null &&
  personNameRule(limits.lastName.max)(lastName).problem === null &&
  findDripNameFault(dripName) === null;
