import { eq } from "drizzle-orm";
import type { Handlers } from "../contract";
import { user } from "../db/schema";
import { clientOf, limit } from "../limits";
import { Problem } from "../problem";
import type { Services } from "../services";
import { findLinkHolder, useLink } from "./link.store";
import { findPasswordIdentity } from "./password.store";

export const verificationHandlers = (services: Services): Handlers<"verifyEmailAddress"> => ({
  async verifyEmailAddress({ body, ip }) {
    await limit(services, { key: `link ${clientOf(ip)}`, max: 60, windowSeconds: 60 });
    const link = { kind: "verify", token: body.token } as const;
    const holder = await findLinkHolder(services.db, { ...link, now: services.now() });
    if (!holder) throw new Problem("AUTH_400_LINK");

    // The provider first: were it to take an address for unproven that we call proven, it would hand the account to somebody else.
    const own = await findPasswordIdentity(services, holder.id);
    if (own) await services.identity.markEmailAddressVerified(own.subject);
    const now = services.now();
    await services.db.transaction(async (tx) => {
      if (!(await useLink(tx, { ...link, now }))) throw new Problem("AUTH_400_LINK");
      await tx.update(user).set({ emailAddressVerifiedAt: now }).where(eq(user.id, holder.id));
    });
    return { verified: true };
  },
});
