import type { FastifyRequest } from "fastify";
import { readRefreshCookie, transportOf } from "../../core/access/cookie";
import { lockUser, removeUser } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import { findSignInMethodHere } from "../../core/identity/sign-in-method.store";
import { queueVerification } from "../../core/identity/verification-mails";
import { findUnproven, redeemLink } from "../../core/mail/link.store";
import { claimNumber, findByNumber, takesNumber } from "../../core/mail/waiting-number.store";
import { findByToken } from "../../core/session/session.store";
import type { Queries } from "../../platform/db/database";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import { takeOver } from "./claim-address";
import { proveAddress } from "./prove-address";

export const verificationHandlers = (services: Services) =>
  ({
    /**
     * Names the account behind the link, so that readers can tell whether it is theirs. Does not use up the
     * link.
     */
    async previewEmailAddressVerification(request) {
      const { db, now } = services;
      const { token } = request.body;
      const own = await findOwnSession(services, request);
      const holder = await findUnproven(services, token);
      const signInMethod = await findSignInMethodHere(services, holder.id);
      return {
        email_address: holder.emailAddress,
        full_name: holder.fullName,
        created_at: holder.createdAt.toISOString(),
        is_this_browser: own?.userId === holder.id,
        takes_number: await takesNumber(db, { token, userId: holder.id, now: now() }),
        has_password: signInMethod?.provider === "drip",
      };
    },

    /** A session elsewhere may be a stranger's who signed up with the reader's address: it is proven only by the number on its screen. */
    async verifyEmailAddress(request) {
      const { token, number } = request.body;
      const own = await findOwnSession(services, request);
      const holder = await findUnproven(services, token);
      const sessionId = own?.userId === holder.id ? own.id : await findElsewhere(services, { token, number });
      await proveAddress(services, holder, { sessionId, redeem: (tx) => redeem(services, tx, token) });
      return { verified: true };
    },

    async readVerificationNumber({ viewer }) {
      const { db, config, now } = services;
      if (viewer.user.emailAddressVerifiedAt) return { number: null };
      const asker = { userId: viewer.user.id, sessionId: viewer.sessionId, now: now() };
      return { number: await claimNumber(db, config, asker) };
    },

    takeOverEmailAddress: ({ body }) => takeOver(services, body),

    /** Deletes an unverified account that somebody else made with the reader's address. */
    async rejectEmailAddress({ body }) {
      const { db, identity, log } = services;
      const holder = await findUnproven(services, body.token);
      const signInMethod = await findSignInMethodHere(services, holder.id);
      await db.transaction(async (tx) => {
        const locked = await lockUser(tx, holder.id);
        // A verified account is never deleted: the owner of the address accepted it.
        if (!locked || locked.emailAddressVerifiedAt) throw new Problem("AUTH_400_LINK");
        await redeem(services, tx, body.token);
        await removeUser(tx, holder.id);
      });
      if (signInMethod)
        await identity.deleteAccount(signInMethod.subject).catch((error: unknown) => {
          log.warn({ err: error }, "A rejected account is still at the identity provider.");
        });
      return { removed: true };
    },

    /** Earlier links work until one of them is used, but only the newest one's number is shown. */
    async resendVerification({ viewer }) {
      await services.db.transaction(async (tx) => {
        const holder = await lockUser(tx, viewer.user.id);
        if (holder && !holder.deletedAt && !holder.emailAddressVerifiedAt)
          await queueVerification(services, tx, holder, viewer.sessionId);
      });
      return { sent: true };
    },
  }) satisfies Partial<Handlers>;

/** The calling browser's own session, which verifying must not end. */
async function findOwnSession({ db, config, now }: Services, request: Pick<FastifyRequest, "headers">) {
  if (transportOf(request, config) !== "cookie") return null;
  return findByToken(db, { token: readRefreshCookie(request, config), now: now() });
}

function findElsewhere(
  { db, config, now }: Services,
  { token, number }: { token: string; number: string | undefined },
) {
  if (number === undefined) throw new Problem("AUTH_403_ELSEWHERE");
  return findByNumber(db, config, { token, number, now: now() });
}

async function redeem({ now }: Services, tx: Queries, token: string) {
  if (!(await redeemLink(tx, { kind: "verify", token, now: now() }))) throw new Problem("AUTH_400_LINK");
}
