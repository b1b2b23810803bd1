import { changeHolder, lockUser, type UserRow } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import { isPassword, secureAccount } from "../../core/identity/provider-account";
import {
  findPasswordMethod,
  type Lease,
  recordSecured,
  withLease,
} from "../../core/identity/sign-in-method.store";
import { revokeAll } from "../../core/session/session.store";
import type { Queries } from "../../platform/db/database";

interface Proof {
  /** The session that the address is proven for: an account may have others, of whoever signed up. */
  sessionId: string;
  /** Runs in the transaction that stores the proof, under the lock of the given user's row; throws if there is nothing to store. */
  redeem(tx: Queries, locked: UserRow | undefined): Promise<void>;
}

/** The holder has shown in one session that the address is theirs, by the link of our mail. All other sessions end. */
export async function proveAddress(services: Services, holder: UserRow, proof: Proof): Promise<void> {
  const signInMethod = await findPasswordMethod(services, holder.id);
  if (signInMethod)
    await withLease(services, signInMethod, (lease) => proveAtProvider(services, holder, { lease, proof }));
  else await services.db.transaction((tx) => saveProof(services, tx, holder, proof));
}

/**
 * Verifies at the provider first: if our row said verified and the provider's did not, the provider would
 * hand the account to somebody else who proves the address. Other linked sign-ins are removed.
 */
async function proveAtProvider(
  services: Services,
  holder: UserRow,
  { lease, proof }: { lease: Lease; proof: Proof },
) {
  const account = await services.identity.findBySubject(lease.subject);
  const isLinked = account !== null && !account.links.every(isPassword);
  const proven = { keep: isPassword, isEmailAddressVerified: true };
  const securedAt = isLinked ? await secureAccount(services, lease.subject, holder, proven) : null;
  if (!isLinked) await services.identity.markEmailAddressVerified(lease.subject);
  await services.db.transaction(async (tx) => {
    await saveProof(services, tx, holder, proof);
    if (securedAt) await recordSecured(tx, lease, securedAt);
  });
}

async function saveProof({ now }: Services, tx: Queries, holder: UserRow, { sessionId, redeem }: Proof) {
  await redeem(tx, await lockUser(tx, holder.id));
  await changeHolder(tx, holder, { emailAddressVerifiedAt: now() });
  await revokeAll(tx, { userId: holder.id, except: sessionId, now: now() });
}
