import { lockUser } from "../../core/account/account.store";
import { transferToProvenHolder } from "../../core/account-transfer/new-holder";
import type { Services } from "../../core/base/services";
import { endResetLinks } from "../../core/identity/password-reset.store";
import { isPassword, restoreAccount } from "../../core/identity/provider-account";
import {
  findSignInMethodHere,
  type Lease,
  noTemporaryPassword,
  recordSecured,
  withLease,
} from "../../core/identity/sign-in-method.store";
import { findUnproven, redeemLink } from "../../core/mail/link.store";
import { checkPassword, refuseBreached } from "../../core/password/check-password";
import { Problem } from "../../platform/http/problem";

/** Who reads the mailbox sets a password: the account becomes theirs, and nothing of its first holder is left. */
export async function takeOver(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<{ email_address: string }> {
  const holder = await findUnproven(services, token);
  checkPassword(password, { emailAddress: holder.emailAddress, names: [] });
  await refuseBreached(services, password);
  const signInMethod = await findSignInMethodHere(services, holder.id);
  if (!signInMethod) throw new Problem("AUTH_400_LINK");
  return withLease(services, signInMethod, (lease) => setPassword(services, lease, { token, password }));
}

/** The provider is changed first: if anything fails after that, the link still works, and repeating it is harmless. */
async function setPassword(
  services: Services,
  lease: Lease,
  { token, password }: { token: string; password: string },
) {
  const { db, config } = services;
  // A parallel request may have used the link while this one waited.
  const holder = await findUnproven(services, token);
  const changes = { keep: isPassword, password, isEmailAddressVerified: true };
  const securedAt = await restoreAccount(services, lease.subject, holder, changes);
  if (!securedAt) throw new Problem("AUTH_400_LINK");
  const now = services.now();
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, holder.id);
    if (!locked || locked.emailAddressVerifiedAt || !(await redeemLink(tx, { kind: "verify", token, now })))
      throw new Problem("AUTH_400_LINK");
    await recordSecured(tx, lease, securedAt, {
      ...noTemporaryPassword,
      provider: "drip",
      googleSubject: null,
    });
    await transferToProvenHolder(tx, locked, { now });
    await endResetLinks(tx, config, holder.mailboxKey);
  });
  return { email_address: holder.emailAddress };
}
