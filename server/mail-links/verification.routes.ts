import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { lockUser, type UserRow } from "../account/account.store";
import type { Queries } from "../db/open";
import { user } from "../db/schema/account";
import type { Handlers } from "../http/contract";
import { Problem } from "../http/problem";
import { isPassword, secureAccount } from "../identity/provider-account";
import { findPasswordWayIn, type Lease, recordSecured, withLease } from "../identity/way-in.store";
import type { Services } from "../services";
import { readRefreshCookie, transportOf } from "../session/cookie";
import { findByToken, revokeAll } from "../session/session.store";
import { changeHolder } from "../sign-in/sign-in.store";
import { findLinkHolder, redeemLink } from "./link.store";
import { queueVerification } from "./verification-mails";

type Operations =
  | "previewEmailAddressVerification"
  | "verifyEmailAddress"
  | "rejectEmailAddress"
  | "resendVerification";

export const verificationHandlers = (services: Services): Handlers<Operations> => ({
  /**
   * Names the account behind the link, so that readers can tell whether it is theirs. Does not use up the
   * link.
   */
  async previewEmailAddressVerification({ body }) {
    const holder = await findHolder(services, body.token);
    return {
      email_address: holder.emailAddress,
      full_name: holder.fullName,
      created_at: holder.createdAt.toISOString(),
    };
  },

  async verifyEmailAddress(request) {
    const { body } = request;
    const except = await findOwnSession(services, request);
    const holder = await findHolder(services, body.token);
    const wayIn = await findPasswordWayIn(services, holder.id);
    if (wayIn)
      await withLease(services, wayIn, (lease) => verify(services, holder, { lease, except }, body.token));
    else await services.db.transaction((tx) => prove(services, tx, holder, body.token));
    return { verified: true };
  },

  /** Deletes an unverified account that somebody else made with the reader's address. */
  async rejectEmailAddress({ body }) {
    const { db, identity, log } = services;
    const holder = await findHolder(services, body.token);
    const wayIn = await findPasswordWayIn(services, holder.id);
    await db.transaction(async (tx) => {
      const locked = await lockUser(tx, holder.id);
      // A verified account is never deleted: the owner of the address accepted it.
      if (!locked || locked.emailAddressVerifiedAt) throw new Problem("AUTH_400_LINK");
      await redeem(services, tx, body.token);
      await tx.delete(user).where(eq(user.id, holder.id));
    });
    if (wayIn)
      await identity.deleteAccount(wayIn.subject).catch((error: unknown) => {
        log.warn({ err: error }, "A rejected account is still at the identity provider.");
      });
    return { removed: true };
  },

  /** Earlier links work until one of them is used. */
  async resendVerification(request) {
    await services.db.transaction(async (tx) => {
      const holder = await lockUser(tx, request.viewer.user.id);
      if (holder && !holder.deletedAt && !holder.emailAddressVerifiedAt)
        await queueVerification(services, tx, holder);
    });
    return { sent: true };
  },
});

async function findHolder(services: Services, token: string): Promise<UserRow> {
  const holder = await findLinkHolder(services.db, { kind: "verify", token, now: services.now() });
  if (!holder) throw new Problem("AUTH_400_LINK");
  return holder;
}

/** The calling browser's own session, which verifying must not end. */
async function findOwnSession({ db, config, now }: Services, request: Pick<FastifyRequest, "headers">) {
  if (transportOf(request, config) !== "cookie") return null;
  return findByToken(db, { token: readRefreshCookie(request, config), now: now() });
}

/**
 * Verifies at the provider first: if our row said verified and the provider's did not, the provider would
 * hand the account to somebody else who proves the address. Other linked sign-ins are removed, and then every
 * session but the caller's ends.
 */
async function verify(
  services: Services,
  holder: UserRow,
  { lease, except }: { lease: Lease; except: Awaited<ReturnType<typeof findOwnSession>> },
  token: string,
) {
  const account = await services.identity.findBySubject(lease.subject);
  const isLinked = account !== null && !account.links.every(isPassword);
  const proven = { keep: isPassword, isEmailAddressVerified: true };
  const securedAt = isLinked ? await secureAccount(services, lease.subject, holder, proven) : null;
  if (!isLinked) await services.identity.markEmailAddressVerified(lease.subject);
  await services.db.transaction(async (tx) => {
    await lockUser(tx, holder.id);
    await prove(services, tx, holder, token);
    if (!securedAt) return;
    await recordSecured(tx, lease, securedAt);
    const own = except?.userId === holder.id ? { except: except.id } : {};
    await revokeAll(tx, { userId: holder.id, ...own, now: services.now() });
  });
}

async function prove(services: Services, tx: Queries, holder: UserRow, token: string) {
  await redeem(services, tx, token);
  await changeHolder(tx, holder, { emailAddressVerifiedAt: services.now() });
}

async function redeem({ now }: Services, tx: Queries, token: string) {
  if (!(await redeemLink(tx, { kind: "verify", token, now: now() }))) throw new Problem("AUTH_400_LINK");
}
