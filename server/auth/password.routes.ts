import { and, eq } from "drizzle-orm";
import type { Handlers } from "../contract";
import { identity, link, user } from "../db/schema";
import { limit } from "../limits";
import { Problem } from "../problem";
import type { IdentityClaims, Services } from "../services";
import { presentUser } from "../user/user.store";
import { isStale, lockUser } from "./account.store";
import { findPasswordIdentity, type IdentityRow } from "./password.store";
import { revokeAll } from "./session.store";
import { checkPassword } from "./sign-up.routes";

/** Milliseconds. How long ago the person may have typed the old password. */
const freshness = 5 * 60_000;

export const passwordHandlers = (services: Services): Handlers<"changePassword"> => ({
  async changePassword({ body, params, viewer }) {
    const { id } = viewer.user;
    if (params.id !== id) throw new Problem("USER_401_UPDATE");
    await limit(services, { key: `password ${id}`, max: 20, windowSeconds: 600 });
    const own = await findPasswordIdentity(services, id);
    if (!own) throw new Problem("USER_403_PASSWORD");
    checkPassword(body.password);
    const claims = await services.identity.verify(body.id_token);
    if (!claims || !isFreshProof(claims, own, services.now())) throw new Problem("AUTH_400_LOGIN");

    if ((await services.identity.setPassword(own.subject, body.password)) === "missing")
      throw new Problem("AUTH_400_LOGIN");
    const now = services.now();
    const changed = await services.db.transaction(async (tx) => {
      await lockUser(tx, id);
      await tx
        .update(identity)
        .set({ validSince: now })
        .where(and(eq(identity.issuer, own.issuer), eq(identity.subject, own.subject)));
      await revokeAll(tx, { userId: id, except: viewer.sessionId, now });
      await tx.delete(link).where(and(eq(link.userId, id), eq(link.kind, "reset")));
      const [row] = await tx
        .update(user)
        .set({ mustChangePassword: false })
        .where(eq(user.id, id))
        .returning();
      return row;
    });
    if (!changed) throw new Problem("AUTH_401_JWT");
    return presentUser(changed);
  },
});

const isFreshProof = (claims: IdentityClaims, own: IdentityRow, now: Date) =>
  claims.provider === "drip" &&
  claims.issuer === own.issuer &&
  claims.subject === own.subject &&
  !isStale(claims, own.validSince) &&
  Math.abs(now.getTime() - claims.authenticatedAt.getTime()) <= freshness;
