import { lockUser } from "../account/account.store";
import type { Services } from "../base/services";
import { revokeAll } from "../session/session.store";
import { randomPassword, secureAccount } from "./provider-account";
import { findHolder } from "./sign-in.store";
import {
  findBannedSince,
  findExpiredTemporaryPasswords,
  findOwedRevocations,
  findWayIn,
  noTemporaryPassword,
  oweRevocation,
  recordSecured,
  type WayIn,
  withLease,
} from "./sign-in-method.store";

/** Sends pending sign-outs everywhere and bans to the provider. Never rejects: the next round tries again. */
export async function settleRevocations(services: Services): Promise<void> {
  try {
    for (const wayIn of await findOwedRevocations(services.db)) await settle(services, wayIn);
  } catch (error) {
    services.log.warn({ err: error }, "A revocation at the identity provider waits for the next round.");
  }
}

/** A ban also ends earlier sign-ins, if that was not done yet. */
export async function endBannedSessions({ db, now }: Services): Promise<void> {
  for (const userId of await findBannedSince(db))
    await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await revokeAll(tx, { userId, now: now() });
      await oweRevocation(tx, userId, now());
    });
}

/** An expired temporary password is replaced by one that nobody knows. */
export async function endTemporaryPasswords(services: Services): Promise<void> {
  for (const wayIn of await findExpiredTemporaryPasswords(services.db, services.now()))
    await settle(services, wayIn);
}

/** Reads the row again under the lease: another server may have done the work. */
const settle = (services: Services, { issuer, subject }: WayIn) =>
  withLease(services, { issuer, subject }, async (lease) => {
    const wayIn = await findWayIn(services.db, lease);
    const holder = wayIn && (await findHolder(services.db, wayIn.userId));
    if (!wayIn || !holder) return;
    const until = wayIn.temporaryPasswordUntil;
    const isExpired = until !== null && until <= services.now();
    if (!isExpired && wayIn.revocationOwedAt === null) return;
    const changes = isExpired ? { password: randomPassword() } : {};
    const securedAt = await secureAccount(services, subject, holder, changes);
    // An account missing there has nothing to revoke; the reconciliation creates it again.
    await recordSecured(
      services.db,
      lease,
      securedAt ?? services.now(),
      isExpired ? noTemporaryPassword : {},
    );
  });
