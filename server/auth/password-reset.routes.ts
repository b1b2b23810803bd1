import { and, eq } from "drizzle-orm";
import type { Handlers } from "../contract";
import { identity, user } from "../db/schema";
import { clientOf, limit } from "../limits";
import { Problem } from "../problem";
import type { Services } from "../services";
import { lockUser } from "./account.store";
import { findLinkHolder, useLink } from "./link.store";
import { findPasswordIdentity } from "./password.store";
import { writeResetRequest } from "./password-reset.store";
import { mailPasswordResets } from "./password-reset-mails";
import { revokeAll } from "./session.store";
import { temporaryPassword } from "./temporary-password";

export const passwordResetHandlers = (
  services: Services,
): Handlers<"requestPasswordReset" | "confirmPasswordReset"> => ({
  async requestPasswordReset({ body, ip }, reply) {
    await limit(services, { key: `reset ${clientOf(ip)}`, max: 15, windowSeconds: 3_600 });
    if (!(await services.mail.canAccept())) return { sent: 0 };
    await writeResetRequest(services.db, body.email_address, services.now());
    reply.raw.once("finish", () => void mailPasswordResets(services));
    return { sent: 1 };
  },

  async confirmPasswordReset({ body, ip }) {
    await limit(services, { key: `link ${clientOf(ip)}`, max: 60, windowSeconds: 60 });
    const { db, config } = services;
    const link = { kind: "reset", token: body.token } as const;
    const holder = await findLinkHolder(db, { ...link, now: services.now() });
    const own = holder && (await findPasswordIdentity(services, holder.id));
    if (!holder || !own) throw new Problem("AUTH_400_LINK");

    // The provider first: should anything fail from here on, the link still works and leads to the same password.
    const password = temporaryPassword(config, body.token);
    if ((await services.identity.setPassword(own.subject, password)) === "missing")
      throw new Problem("AUTH_400_LINK");
    await services.identity.markEmailAddressVerified(own.subject);
    const now = services.now();
    await db.transaction(async (tx) => {
      await lockUser(tx, holder.id);
      if (!(await useLink(tx, { ...link, now }))) throw new Problem("AUTH_400_LINK");
      await tx
        .update(identity)
        .set({ validSince: now })
        .where(and(eq(identity.issuer, own.issuer), eq(identity.subject, own.subject)));
      await tx
        .update(user)
        .set({ mustChangePassword: true, emailAddressVerifiedAt: holder.emailAddressVerifiedAt ?? now })
        .where(eq(user.id, holder.id));
      await revokeAll(tx, { userId: holder.id, now });
    });
    return { temporary_password: password };
  },
});
