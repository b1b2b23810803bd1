import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type MailboxKey, mailboxKey } from "../../../domain/account/mailbox-key";
import { eraseAccount } from "../../commands/account-deletion/erasure.store";
import { holdsMailbox, lockUser, type UserRow } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import { oweRevocation } from "../../core/identity/sign-in-method.store";
import { moveBlocks } from "../../core/invitation/invitation-mail-share";
import type { Queries } from "../../platform/db/database";
import { isUniqueViolation } from "../../platform/db/fault";
import { user } from "../../platform/db/schema/account";
import { invitation } from "../../platform/db/schema/invitation";
import { mailOutbox } from "../../platform/db/schema/mail";

/** Rows from before `mailbox_key` have their address in lower case there; only those beyond ASCII can differ from their key. */
const isBeyondAscii = (column: PgColumn): SQL => sql`octet_length(${column}) <> char_length(${column})`;

/**
 * Gives rows from before `mailbox_key` the key that SQL could not compute. Where several accounts turn out to share a
 * mailbox, one keeps it: a proven one before the others, then the one that has the key already, then the oldest. Those
 * never proven are erased, as they would yield to whoever proves the address; a second proven one stays as it is, and
 * its id is logged for support.
 */
export async function rekeyMailboxes(services: Services): Promise<void> {
  const { db } = services;
  const holders = await db
    .select({ id: user.id, emailAddress: user.emailAddress, key: user.mailboxKey })
    .from(user)
    .where(isBeyondAscii(user.mailboxKey))
    .orderBy(isNull(user.emailAddressVerifiedAt), asc(user.createdAt), asc(user.id));
  for (const { id, ...row } of keyed(holders)) await rekeyUser(services, id, row);
  const invitations = await db
    .select({ id: invitation.id, emailAddress: invitation.emailAddress, key: invitation.mailboxKey })
    .from(invitation)
    .where(isBeyondAscii(invitation.mailboxKey))
    .orderBy(asc(invitation.createdAt), asc(invitation.id));
  for (const { id, ...row } of keyed(invitations)) await rekeyInvitation(services, id, row);
}

interface Move {
  from: MailboxKey;
  to: MailboxKey;
}

/** A local part may be beyond ASCII and its key right. */
const keyed = (rows: readonly { id: string; emailAddress: string | null; key: MailboxKey | null }[]) =>
  rows.flatMap(({ id, emailAddress, key: from }) => {
    const to = emailAddress === null ? null : mailboxKey(emailAddress);
    return from === null || to === null || from === to ? [] : [{ id, from, to }];
  });

const rekeyUser = (services: Services, id: string, { from, to }: Move): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockUser(tx, id);
    if (row?.mailboxKey !== from) return;
    const [holder] = await tx.select().from(user).where(holdsMailbox(to)).for("update");
    const isRival = holder !== undefined && row.deletedAt === null;
    if (isRival && (holder.emailAddressVerifiedAt !== null || row.emailAddressVerifiedAt === null)) {
      if (row.emailAddressVerifiedAt === null) await erase(services, tx, row);
      else
        services.log.warn(
          { user: id, other: holder.id },
          "Two accounts with a proven address share a mailbox.",
        );
      return;
    }
    if (isRival) await erase(services, tx, holder);
    await tx.update(user).set({ mailboxKey: to }).where(eq(user.id, id));
    await tx.update(mailOutbox).set({ toAddress: to }).where(eq(mailOutbox.toAddress, from));
    await moveBlocks(tx, services, { from, to });
    // The upkeep then sends the address to the provider together with the revocation.
    await oweRevocation(tx, id, services.now());
  });

/** Its mails and invitations belong to the mailbox, which somebody else keeps. */
async function erase({ identity, config, now, log }: Services, tx: Queries, row: UserRow): Promise<void> {
  const apart = `set aside ${row.id}` as MailboxKey;
  await tx.update(user).set({ mailboxKey: apart }).where(eq(user.id, row.id));
  await eraseAccount(
    tx,
    { id: row.id, mailboxKey: apart },
    { issuer: identity.issuer, signingKey: config.signingKey, now: now() },
  );
  log.warn(
    { user: row.id },
    "An account that never proved its address was erased: another has this mailbox.",
  );
}

/** One that waits beside another to the same mailbox is withdrawn, as if it had expired. */
async function rekeyInvitation(services: Services, id: string, { from, to }: Move): Promise<void> {
  const change = (withdrawal: { withdrawnAt?: Date }) =>
    services.db.transaction(async (tx) => {
      await tx
        .update(invitation)
        .set({ mailboxKey: to, ...withdrawal })
        .where(eq(invitation.id, id));
      await moveBlocks(tx, services, { from, to });
    });
  try {
    await change({});
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await change({ withdrawnAt: services.now() });
  }
}
