import { ageGroupOn } from "../../../domain/account/age";
import { dayFromIso } from "../../../domain/dates/calendar";
import type { components } from "../../../openapi";
import type { UserRow } from "./account.store";

type UserView = components["schemas"]["User"];

/** The user as the person themselves sees it. */
export const presentUser = (row: UserRow, now: Date): UserView => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  role: row.role as UserView["role"],
  full_name: row.fullName,
  first_name: row.firstName,
  last_name: row.lastName,
  avatar: row.avatar,
  is_deleted: row.deletedAt !== null,
  time_zone: row.timeZone,
  last_release_notes_at: row.lastReleaseNotesAt?.toISOString() ?? null,
  email_address: row.emailAddress,
  drip_name: row.dripName,
  age: ageGroupOn(row.dateOfBirth, dayFromIso(now.toISOString())),
  is_email_address_verified: row.emailAddressVerifiedAt !== null,
  phone_number: row.phoneNumber,
});
