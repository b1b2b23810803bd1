import { changeHolder, lockUser } from "../../core/account/account.store";
import { presentUser } from "../../core/account/present-user";
import type { IdentityClaims, Services } from "../../core/base/services";
import { isFresh, isStale } from "../../core/identity/judge-log-in";
import { endResetLinks } from "../../core/identity/password-reset.store";
import { isPassword, secureAccount } from "../../core/identity/provider-account";
import {
  findPasswordMethod,
  type Lease,
  noTemporaryPassword,
  recordSecured,
  type SignInMethod,
  withLease,
} from "../../core/identity/sign-in-method.store";
import { hasTemporaryPasswordExpired, isTemporaryPassword } from "../../core/identity/temporary-password";
import { removeLinks } from "../../core/mail/link.store";
import { checkPassword, refuseBreached, unfit } from "../../core/password/check-password";
import { revokeAll } from "../../core/session/session.store";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";

export const passwordHandlers = (services: Services) =>
  ({
    async changePassword({ body, viewer }) {
      const { id, emailAddress, firstName, lastName, fullName, dripName } = viewer.user;
      const signInMethod = await findPasswordMethod(services, id);
      if (!signInMethod) throw new Problem("USER_403_PASSWORD");
      checkPassword(body.password, { emailAddress, names: [firstName, lastName, fullName], dripName });
      await refuseBreached(services, body.password);
      const change = { ...viewer, idToken: body.id_token, password: body.password };
      const changed = await withLease(services, signInMethod, (lease) =>
        changePassword(services, lease, change),
      );
      return presentUser(changed, services.now());
    },
  }) satisfies Partial<Handlers>;

type Change = Parameters<Handlers["changePassword"]>[0]["viewer"] & { idToken: string; password: string };

/** Everything is checked under the lease, since a reset may have come first. */
async function changePassword(
  services: Services,
  lease: Lease,
  { user, sessionId, idToken, password }: Change,
) {
  const signInMethod = await findPasswordMethod(services, user.id);
  const claims = await services.identity.verify(idToken);
  const now = services.now();
  if (!signInMethod || !claims || !isProof(claims, signInMethod, now)) throw new Problem("AUTH_400_LOGIN");
  if (isTemporaryPassword(services.config, signInMethod, password)) throw unfit("temporary");
  const securedAt = await secureAccount(services, lease.subject, user, { keep: isPassword, password });
  if (!securedAt) throw new Problem("AUTH_400_LOGIN");
  return services.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await recordSecured(tx, lease, securedAt, noTemporaryPassword);
    await revokeAll(tx, { userId: user.id, except: sessionId, now });
    await removeLinks(tx, { userId: user.id, kind: "reset" });
    await endResetLinks(tx, services.config, user.mailboxKey);
    return changeHolder(tx, user, { mustChangePassword: false });
  });
}

const isProof = (claims: IdentityClaims, signInMethod: SignInMethod, now: Date) =>
  claims.provider === "drip" &&
  claims.issuer === signInMethod.issuer &&
  claims.subject === signInMethod.subject &&
  isFresh(claims, now) &&
  !isStale(claims, signInMethod.validSince) &&
  !hasTemporaryPasswordExpired(signInMethod, now);
