import { lockUser } from "../account/account.store";
import type { Services } from "../base/services";
import { revokeAll } from "../session/session.store";
import { randomPassword, secureAccount } from "./provider-account";
import { findHolder } from "./sign-in.store";
import {
  findBannedSince,
  findExpiredTemporaryPasswords,
  findOwedRevocations,
  findSignInMethod,
  noTemporaryPassword,
  recordSecured,
  type SignInMethod,
  scheduleRevocation,
  withLease,
} from "./sign-in-method.store";

/** Sends pending sign-outs everywhere and bans to the provider. Never rejects: the next round tries again. */
export async function settleRevocations(services: Services): Promise<void> {
  try {
    for (const signInMethod of await findOwedRevocations(services.db)) await settle(services, signInMethod);
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
      await scheduleRevocation(tx, userId, now());
    });
}

/** An expired temporary password is replaced by one that nobody knows. */
export async function endTemporaryPasswords(services: Services): Promise<void> {
  for (const signInMethod of await findExpiredTemporaryPasswords(services.db, services.now()))
    await settle(services, signInMethod);
}

/** Reads the row again under the lease: another server may have done the work. */
const settle = (services: Services, { issuer, subject }: SignInMethod) =>
  withLease(services, { issuer, subject }, async (lease) => {
    const signInMethod = await findSignInMethod(services.db, lease);
    const holder = signInMethod && (await findHolder(services.db, signInMethod.userId));
    if (!signInMethod || !holder) return;
    const until = signInMethod.temporaryPasswordUntil;
    const isExpired = until !== null && until <= services.now();
    if (!isExpired && signInMethod.revocationOwedAt === null) return;
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
