import { eq, sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { user } from "../db/schema/account";
import { dripNameClaim } from "../db/schema/drip-name";
import { identity } from "../db/schema/identity";
import { mailOutbox } from "../db/schema/mail";
import { link, passwordResetRequest } from "../db/schema/mail-links";
import { ping } from "../db/schema/pings";
import { knownDevice, session } from "../db/schema/session";
import { oweDeletion } from "../sign-in/sign-up.store";
import { lockUser, type UserRow } from "./account.store";

export interface Erasure {
  /** How many rows of each table are gone. */
  rows: Readonly<Record<string, number>>;
  /** Accounts at the identity provider that are owed to be deleted there. */
  subjects: readonly string[];
}

/**
 * Erases all that is kept about a person, inside the caller's transaction; null, and the caller has to roll back, for somebody who is gone
 * or whom `mayErase` spares. The same transaction puts the deletion at the identity provider on record: the upkeep finishes it after a
 * crash.
 */
export async function eraseAccount(
  tx: Queries,
  { id, emailAddress }: Pick<UserRow, "id" | "emailAddress">,
  { issuer, now }: { issuer: string; now: Date },
  mayErase: (holder: UserRow) => boolean = () => true,
): Promise<Erasure | null> {
  // Before the user's row is locked: the mails of resets lock their request first, then the user.
  const asked = await tx
    .delete(passwordResetRequest)
    .where(sql`lower(${passwordResetRequest.emailAddress}) = lower(${emailAddress})`)
    .returning();
  const holder = await lockUser(tx, id);
  if (!holder || !mayErase(holder)) return null;
  const ways = await tx.delete(identity).where(eq(identity.userId, id)).returning();
  const sessions = await tx.delete(session).where(eq(session.userId, id)).returning();
  const devices = await tx.delete(knownDevice).where(eq(knownDevice.userId, id)).returning();
  const links = await tx.delete(link).where(eq(link.userId, id)).returning();
  const pings = await tx.delete(ping).where(eq(ping.userId, id)).returning();
  const claims = await tx.delete(dripNameClaim).where(eq(dripNameClaim.userId, id)).returning();
  const mails = await tx
    .delete(mailOutbox)
    .where(sql`lower(${mailOutbox.toAddress}) = lower(${emailAddress})`)
    .returning();
  await tx.delete(user).where(eq(user.id, id));
  const subjects = ways.filter((way) => way.issuer === issuer).map((way) => way.subject);
  for (const subject of subjects) await oweDeletion(tx, subject, now);
  return {
    rows: {
      user: 1,
      identity: ways.length,
      session: sessions.length,
      known_device: devices.length,
      drip_name_claim: claims.length,
      link: links.length,
      ping: pings.length,
      mail_outbox: mails.length,
      password_reset_request: asked.length,
    },
    subjects,
  };
}
