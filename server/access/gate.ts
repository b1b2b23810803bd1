import { ageGroupOn } from "../../domain/account/age";
import { dayFromIso } from "../../domain/dates/calendar";
import { Problem } from "../http/problem";
import type { Viewer } from "../services";

/**
 * Nothing about a child may hang on an account that is a minor's, perhaps a minor's, or that somebody else may prove to be theirs.
 * A minor hears so before being sent to an inbox for nothing.
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
