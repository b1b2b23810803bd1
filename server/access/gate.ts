import { ageGroupOn } from "../../domain/account/age";
import { dayFromIso } from "../../domain/dates/calendar";
import { Problem } from "../http/problem";
import type { Viewer } from "../services";

/**
 * Nothing about a child may be tied to the account of a minor or of a person of unknown age, or to one whose address
 * somebody else may verify. A minor is told so before being asked to verify the address in vain.
 */
export function requireAdult(
  { dateOfBirth, emailAddressVerifiedAt }: Pick<Viewer["user"], "dateOfBirth" | "emailAddressVerifiedAt">,
  now: Date,
): void {
  const age = ageGroupOn(dateOfBirth, dayFromIso(now.toISOString()));
  if (age === "unknown") throw new Problem("USER_403_DATE_OF_BIRTH");
  if (age !== "adult") throw new Problem("USER_403_ADULT");
  if (emailAddressVerifiedAt === null) throw new Problem("USER_403_EMAIL_ADDRESS");
}
