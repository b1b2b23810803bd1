import { placeholderFullName } from "../../../domain/account/placeholder";
import { holdsLevel } from "../../../domain/account/roles";
import type { Queries } from "../../platform/db/database";
import { changeHolder, type UserRow } from "../account/account.store";
import { releaseDripName } from "../drip-name/drip-name.store";
import { forgetLooksOf } from "../invitation/invitation-use.store";
import { removeLinks } from "../mail/link.store";
import { revokeAll } from "../session/session.store";

interface NewHolder {
  now: Date;
  mustChangePassword?: boolean;
  /** What the provider says of the new holder; asked anew if absent. */
  fullName?: string;
  avatar?: string | null;
}

/**
 * Gives a never-proven account to the person who proved its address: sessions and mails' links end, and nothing that its
 * first holder said or saw is kept. The drip name rests, but stays free for this account.
 */
export async function transferToProvenHolder(
  tx: Queries,
  { id, role }: Pick<UserRow, "id" | "role">,
  { now, mustChangePassword = false, fullName = placeholderFullName, avatar = null }: NewHolder,
): Promise<UserRow> {
  await revokeAll(tx, { userId: id, now });
  await removeLinks(tx, { userId: id });
  await forgetLooksOf(tx, id);
  await releaseDripName(tx, { userId: id, now });
  // One statement: the database lets a birthday go only where the address is proven (DR008).
  return changeHolder(
    tx,
    { id },
    {
      emailAddressVerifiedAt: now,
      mustChangePassword,
      fullName,
      avatar,
      firstName: null,
      lastName: null,
      dripName: null,
      dateOfBirth: null,
      phoneNumber: null,
      timeZone: null,
      lastReleaseNotesAt: null,
      deletionDueAt: null,
      role: holdsLevel(role, "squad-member") ? "onboarding" : role,
    },
  );
}
