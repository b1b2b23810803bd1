import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { lockUser, type UserRow } from "../account/account.store";
import type { Queries } from "../db/database";
import { user } from "../db/schema/account";
import type { Handlers } from "../http/contract";
import { Problem } from "../http/problem";
import { findPasswordWayIn } from "../identity/way-in.store";
import type { Services } from "../services";
import { readRefreshCookie, transportOf } from "../session/cookie";
import { findByToken } from "../session/session.store";
import { findLinkHolder, redeemLink } from "./link.store";
import { proveAddress } from "./prove-address";
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
    await proveAddress(services, holder, {
      exceptSession: except?.userId === holder.id ? except.id : null,
      redeem: (tx) => redeem(services, tx, body.token),
    });
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

async function redeem({ now }: Services, tx: Queries, token: string) {
  if (!(await redeemLink(tx, { kind: "verify", token, now: now() }))) throw new Problem("AUTH_400_LINK");
}
