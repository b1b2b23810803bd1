import { readDeviceCookie, setDeviceCookie } from "../../core/access/cookie";
import { type DeviceToken, newDeviceToken, rememberDevice } from "../../core/access/known-device.store";
import { changeHolder, lockUser } from "../../core/account/account.store";
import { keyOf } from "../../core/account/mailbox";
import { transferToProvenHolder } from "../../core/account-transfer/new-holder";
import type { Services } from "../../core/base/services";
import { endResetLinks, requestReset } from "../../core/identity/password-reset.store";
import { isPassword, restoreAccount } from "../../core/identity/provider-account";
import {
  findPasswordMethod,
  type Lease,
  recordSecured,
  withLease,
} from "../../core/identity/sign-in-method.store";
import { keptTemporaryPassword, temporaryPassword } from "../../core/identity/temporary-password";
import { findLinkHolder, redeemLink } from "../../core/mail/link.store";
import { revokeAll } from "../../core/session/session.store";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import { mailPasswordResets } from "./password-reset-mails";

export const passwordResetHandlers = (services: Services) =>
  ({
    async requestPasswordReset(request, reply) {
      const { db, config, mail } = services;
      if (!(await mail.canAccept())) return { sent: 0 };
      const key = keyOf(request.body.email_address);
      const asker = { key, deviceToken: readDeviceCookie(request, config), now: services.now() };
      const answer = await db.transaction((tx) => requestReset(tx, config, asker));
      const { mayLeave, linkExpiresIn, nextIn } = answer;
      if (mayLeave) reply.raw.once("finish", () => void mailPasswordResets(services));
      return linkExpiresIn > 0
        ? { sent: 1, link_expires_in: linkExpiresIn, next_in: nextIn }
        : { sent: 0, next_in: nextIn };
    },

    async confirmPasswordReset(request, reply) {
      const { config } = services;
      const { token } = request.body;
      const { signInMethod } = await findReset(services, token);
      const deviceToken = readDeviceCookie(request, config) ?? newDeviceToken();
      const confirmed = await withLease(services, signInMethod, (lease) =>
        confirm(services, lease, { token, deviceToken }),
      );
      setDeviceCookie(reply, config, deviceToken);
      return confirmed;
    },
  }) satisfies Partial<Handlers>;

async function findReset(services: Services, token: string) {
  const holder = await findLinkHolder(services.db, { kind: "reset", token, now: services.now() });
  const signInMethod = holder && (await findPasswordMethod(services, holder.id));
  if (!holder || !signInMethod) throw new Problem("AUTH_400_LINK");
  return { holder, signInMethod };
}

/** The provider is changed first: if anything fails after that, the link still works and leads to the same password. */
async function confirm(
  services: Services,
  lease: Lease,
  { token, deviceToken }: { token: string; deviceToken: DeviceToken },
) {
  const { db, config } = services;
  // A parallel request may have used the link while this one waited.
  const { holder } = await findReset(services, token);
  const password = temporaryPassword(config, token);
  const changes = { keep: isPassword, password, isEmailAddressVerified: true };
  const securedAt = await restoreAccount(services, lease.subject, holder, changes);
  if (!securedAt) throw new Problem("AUTH_400_LINK");
  const now = services.now();
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, holder.id);
    if (!locked) throw new Problem("AUTH_400_LINK");
    if (!(await redeemLink(tx, { kind: "reset", token, now }))) throw new Problem("AUTH_400_LINK");
    await recordSecured(tx, lease, securedAt, keptTemporaryPassword(config, password, now));
    if (locked.emailAddressVerifiedAt) {
      await changeHolder(tx, locked, { mustChangePassword: true });
      await revokeAll(tx, { userId: locked.id, now });
    } else await transferToProvenHolder(tx, locked, { mustChangePassword: true, now });
    await endResetLinks(tx, config, holder.mailboxKey);
    // Access to the holder's mail proves as much as knowing the password.
    await rememberDevice(tx, { userId: holder.id, deviceToken, sessionId: null, now });
  });
  return { temporary_password: password, email_address: holder.emailAddress };
}
