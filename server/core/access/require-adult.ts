import { ageGroupOn } from "../../../domain/account/age";
import { dayFromIso } from "../../../domain/dates/calendar";
import { Problem } from "../../platform/http/problem";
import type { Viewer } from "../base/services";

type Person = Pick<Viewer["user"], "dateOfBirth" | "emailAddressVerifiedAt">;

/** Who is admitted where only adults are. */
export const isAdult = ({ dateOfBirth, emailAddressVerifiedAt }: Person, now: Date): boolean =>
  ageOf(dateOfBirth, now) === "adult" && emailAddressVerifiedAt !== null;

const ageOf = (dateOfBirth: Person["dateOfBirth"], now: Date) =>
  ageGroupOn(dateOfBirth, dayFromIso(now.toISOString()));

/**
 * Nothing about a child may be tied to the account of a minor or of a person of unknown age, or to one whose address
 * somebody else may verify. A minor is told so before being asked to verify the address in vain.
 */
export function requireAdult({ dateOfBirth, emailAddressVerifiedAt }: Person, now: Date): void {
  const age = ageOf(dateOfBirth, now);
  if (age === "unknown") throw new Problem("USER_403_DATE_OF_BIRTH");
  if (age !== "adult") throw new Problem("USER_403_ADULT");
  if (emailAddressVerifiedAt === null) throw new Problem("USER_403_EMAIL_ADDRESS");
}
