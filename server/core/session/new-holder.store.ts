import { and, eq, isNull } from "drizzle-orm";
import { placeholderFullName } from "../../../domain/account/placeholder";
import { holdsLevel } from "../../../domain/account/roles";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { dripNameClaim } from "../../platform/db/schema/drip-name";
import { invitationUse } from "../../platform/db/schema/invitation";
import { link } from "../../platform/db/schema/mail-links";
import type { UserRow } from "../account/account.store";
import { revokeAll } from "./session.store";

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
  await tx.delete(link).where(eq(link.userId, id));
  await tx.delete(invitationUse).where(and(eq(invitationUse.userId, id), isNull(invitationUse.usedAt)));
  await tx
    .update(dripNameClaim)
    .set({ releasedAt: now })
    .where(and(eq(dripNameClaim.userId, id), isNull(dripNameClaim.releasedAt)));
  // One statement: the database lets a birthday go only where the address is proven (DR008).
  const [given] = await tx
    .update(user)
    .set({
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
    })
    .where(eq(user.id, id))
    .returning();
  if (!given) throw new Error("A user vanished under a lock.");
  return given;
}
