import { personNameRule } from "../account/person-name";
import type { User } from "../account/user";
import { baseCodeTexts } from "../base/code-texts";
import { limits } from "../base/limits";
import type { Limited, Refused } from "../base/outcome";
import { dripNameChanges, findDripNameFault } from "../drip-name/drip-name";
import type { Names } from "../drip-name/drip-name-form";

export type ProfileField = keyof Profile;
/** A person's names and drip name. */
export type Profile = Names & { dripName: string };

export type ProfileOutcome =
  | { kind: "saved"; me: User }
  | { kind: "taken" }
  | { kind: "profane" }
  | Limited
  | Refused;

/** Whether the account's password is with us or with another provider. */
export type ProviderOutcome = { kind: "own" } | { kind: "foreign"; formattedProvider: string } | Refused;

export const savedText = "Saved. Looking sharp.";

/** Waits of days occur only with the limit on changes of the drip name. */
export const limitedText = (seconds: number): string => {
  const days = Math.ceil(seconds / 86_400);
  return seconds < 3_600
    ? baseCodeTexts.REQUEST_429_LIMIT
    : `Two drip names in ${dripNameChanges.days} days is the cap, so everyone can keep up. Next change: ${days === 1 ? "tomorrow" : `in ${days} days`}.`;
};

export const profileOf = (me: User): Profile => ({
  firstName: me.first_name ?? "",
  lastName: me.last_name ?? "",
  dripName: me.drip_name ?? "",
});

/** The user with the new names, shown before the server confirms. The drip name may be taken, so it is not changed. */
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
