import { eq } from "drizzle-orm";
import { lockUser } from "../account/account.store";
import { user } from "../db/schema/account";
import type { Handlers } from "../http/contract";
import { Problem } from "../http/problem";
import { isPassword, secureAccount } from "../identity/provider-account";
import { findPasswordWayIn, type Lease, recordSecured, withLease } from "../identity/way-in.store";
import type { Services } from "../services";
import { revokeAll } from "../session/session.store";
import { findLinkHolder, redeemLink } from "./link.store";
import { writeResetRequest } from "./password-reset.store";
import { mailPasswordResets } from "./password-reset-mails";
import { keptTemporaryPassword, temporaryPassword } from "./temporary-password";

export const passwordResetHandlers = (
  services: Services,
): Handlers<"requestPasswordReset" | "confirmPasswordReset"> => ({
  async requestPasswordReset({ body }, reply) {
    if (!(await services.mail.canAccept())) return { sent: 0 };
    await writeResetRequest(services.db, body.email_address, services.now());
    reply.raw.once("finish", () => void mailPasswordResets(services));
    return { sent: 1 };
  },

  async confirmPasswordReset({ body }) {
    const { wayIn } = await findReset(services, body.token);
    return withLease(services, wayIn, (lease) => confirm(services, lease, body.token));
  },
});

async function findReset(services: Services, token: string) {
  const holder = await findLinkHolder(services.db, { kind: "reset", token, now: services.now() });
  const wayIn = holder && (await findPasswordWayIn(services, holder.id));
  if (!holder || !wayIn) throw new Problem("AUTH_400_LINK");
  return { holder, wayIn };
}

/** The provider first: should anything fail after that, the link still works and leads to the same password. */
async function confirm(services: Services, lease: Lease, token: string) {
  const { db, config } = services;
  // Another press may have used the link while this one waited.
  const { holder } = await findReset(services, token);
  const password = temporaryPassword(config, token);
  const changes = { keep: isPassword, password, isEmailAddressVerified: true };
  const securedAt = await secureAccount(services, lease.subject, holder, changes);
  if (!securedAt) throw new Problem("AUTH_400_LINK");
  const now = services.now();
  await db.transaction(async (tx) => {
    await lockUser(tx, holder.id);
    if (!(await redeemLink(tx, { kind: "reset", token, now }))) throw new Problem("AUTH_400_LINK");
    await recordSecured(tx, lease, securedAt, keptTemporaryPassword(config, password, now));
    await tx
      .update(user)
      .set({ mustChangePassword: true, emailAddressVerifiedAt: holder.emailAddressVerifiedAt ?? now })
      .where(eq(user.id, holder.id));
    await revokeAll(tx, { userId: holder.id, now });
  });
  return { temporary_password: password };
}
