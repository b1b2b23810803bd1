import { placeholderFullName } from "../../../domain/account/placeholder";
import { dripNameChanges, dripNameKey } from "../../../domain/drip-name/drip-name";
import type { components } from "../../../openapi";
import { changeUser, lockUser, type UserRow } from "../../core/account/account.store";
import { checkPersonNames } from "../../core/account/person-names";
import type { Services } from "../../core/base/services";
import { claimDripName, judgeDripName } from "../../core/drip-name/drip-name.store";
import type { Queries } from "../../platform/db/database";
import { type FieldFault, Problem } from "../../platform/http/problem";
import { limitRolling } from "../../platform/http/rolling-limit";

type Details = components["schemas"]["UserDetails"];

/** In one transaction: the drip name and its claim, first and last name, and the end of onboarding. */
export async function saveDetails(services: Services, userId: string, details: Details): Promise<UserRow> {
  checkPersonNames(details);
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) throw new Problem("AUTH_401_JWT");
    const isNewName = user.dripName === null || dripNameKey(user.dripName) !== dripNameKey(details.drip_name);
    // A person of unknown age cannot claim a name.
    if (isNewName && user.dateOfBirth === null) throw new Problem("USER_403_DATE_OF_BIRTH");
    const names = readNames(user, details);
    const input = { name: details.drip_name, userId, at, signingKey: services.config.signingKey };
    if (isNewName && user.dripName !== null) await limitChanges(tx, services, userId);
    const verdict = await judgeDripName(tx, input);
    if (verdict === "profane")
      throw new Problem("USER_400_DRIP_NAME", { fields: [{ field: "drip_name", rule: "profanity" }] });
    if (verdict === "taken" || !(await claimDripName(tx, input))) throw new Problem("USER_403_DRIP_NAME");
    const changed = await changeUser(tx, userId, {
      ...names,
      dripName: details.drip_name,
      role: user.role === "onboarding" ? "squad_member" : user.role,
    });
    if (!changed) throw new Problem("AUTH_401_JWT");
    return changed;
  });
}

/** The user's row is locked, so of two simultaneous changes the second sees the first. */
const limitChanges = (tx: Queries, services: Services, userId: string) =>
  limitRolling(tx, services, {
    key: `drip-name-changes ${userId}`,
    max: dripNameChanges.most,
    windowSeconds: dripNameChanges.days * 86_400,
  });

function readNames(user: UserRow, details: Details) {
  const isNamed = user.fullName !== placeholderFullName;
  const firstName = details.first_name?.trim() ?? (isNamed ? user.firstName : null);
  const lastName = details.last_name?.trim() ?? (isNamed ? user.lastName : null);
  if (!isNamed) {
    const fields: FieldFault[] = [];
    if (firstName === null) fields.push({ field: "first_name", rule: "required" });
    if (lastName === null) fields.push({ field: "last_name", rule: "required" });
    if (fields.length > 0) throw new Problem("REQUEST_400_INVALID", { fields });
  }
  if (details.first_name === undefined && details.last_name === undefined) return {};
  return { firstName, lastName, fullName: [firstName, lastName].filter(Boolean).join(" ") };
}
