import { limits } from "../../../domain/base/limits";
import { dayFromIso } from "../../../domain/dates/calendar";
import { ageOn, oldestAge } from "../../../domain/dates/date-rules";
import { changeUser, type UserRow } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import { requireFreshProof } from "../../core/identity/fresh-proof";
import { abandonSignUp } from "../../core/identity/sign-up-repair";
import { Problem } from "../../platform/http/problem";
import { eraseAccount } from "./erasure.store";

/** Throws for a date that is invalid, not in the past, or more than 120 years ago. */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  const today = dayFromIso(now.toISOString());
  const birth = dayFromIso(dateOfBirth);
  if (birth === null || today === null || birth >= today)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "date_of_birth", rule: "past" }] });
  const age = ageOn(birth, today);
  if (age > oldestAge)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "date_of_birth", rule: "age" }] });
  return age >= limits.ageOfAccountHolder;
}

/**
 * Stored once: the database refuses a different date (DR008). An account that turns out to be a child's is erased,
 * here and at the provider; an established one only with a fresh proof of the person.
 */
export async function giveDateOfBirth(
  services: Services,
  holder: UserRow,
  { dateOfBirth, idToken }: { dateOfBirth: string; idToken: string | undefined },
): Promise<UserRow> {
  const { db, now } = services;
  const isChild = !isOldEnough(dateOfBirth, now());
  if (isChild && holder.dateOfBirth === null) {
    if (isEstablished(holder)) await requireProof(services, holder, idToken);
    await eraseChild(services, holder, { isProven: isEstablished(holder) });
    throw new Problem("USER_403_AGE");
  }
  const kept = await changeUser(db, holder.id, { dateOfBirth });
  if (!kept) throw new Problem("AUTH_401_JWT");
  return kept;
}

/** An erasure would delete more than a sign-up. */
const isEstablished = ({ role }: UserRow) => role !== "onboarding";

async function requireProof(services: Services, { id }: UserRow, idToken: string | undefined) {
  if (idToken === undefined) throw new Problem("USER_403_DATE_OF_BIRTH");
  if ((await requireFreshProof(services, idToken)) !== id) throw new Problem("AUTH_400_LOGIN");
}

async function eraseChild(services: Services, holder: UserRow, { isProven }: { isProven: boolean }) {
  const { db, identity, now } = services;
  const { signingKey } = services.config;
  const erased = await db.transaction(async (tx) => {
    const erasure = await eraseAccount(
      tx,
      holder,
      { issuer: identity.issuer, signingKey, now: now() },
      (locked) => locked.dateOfBirth === null && (isProven || !isEstablished(locked)),
    );
    // Stored, erased or onboarded by another request meanwhile.
    if (!erasure) throw new Problem("AUTH_401_JWT");
    return erasure;
  });
  for (const subject of erased.subjects) await abandonSignUp(services, subject);
}
