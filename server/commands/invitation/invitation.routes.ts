import { isId, requireChild } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { findInvitation, readInvitations, type Subject } from "../../core/invitation/invitation.store";
import { recordAnswer, recordLook } from "../../core/invitation/invitation-use.store";
import { requireRight, requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { onceForKey } from "../../platform/http/idempotency.store";
import { readPageStart, toPage } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";
import { isForThem, openByToken, openInvitation } from "../../reads/invitation/find-invitation";
import { presentOffer, presentPreview } from "../../reads/invitation/offer";
import { presentInvitation } from "../../reads/invitation/present-invitation";
import { acceptInvitation } from "./accept-invitation";
import { declineInvitation } from "./decline-invitation";
import { inviteToChild, inviteToTeam } from "./invite";
import { renewInvitation, withdrawInvitation } from "./manage-invitation";

export const invitationHandlers = (services: Services) => {
  const { db, now } = services;

  /** The current state: a retry gets today's state. */
  async function showInvitation(id: string) {
    const row = await findInvitation(db, id);
    if (!row) throw new Problem("INVITATION_404");
    return presentInvitation(services, row);
  }

  async function showPage(subject: Subject, after: string | undefined) {
    const rows = await readInvitations(db, subject, readPageStart(after, isId));
    const { kept, nextAfter } = toPage(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { items: kept.map((row) => presentInvitation(services, row)), next_after: nextAfter };
  }

  return {
    async inviteToTeam({ params: { id: teamId }, body, headers, viewer, id: requestId }) {
      const userId = viewer.user.id;
      const caller = await requireTeamAccess(db, userId, teamId);
      requireRight(caller, "invite", "INVITATION_401_CREATE");
      const call = keyed("inviteToTeam", { userId, headers, body, about: teamId });
      const { id } = await db.transaction((tx) =>
        onceForKey(tx, call, () => inviteToTeam({ tx, services, requestId }, { caller, teamId, body })),
      );
      return showInvitation(id);
    },

    async readTeamInvitations(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(db, request.viewer.user.id, teamId);
      requireRight(caller, "read_invitations", "INVITATION_401_REQUEST");
      return replyWithETag(request, reply, await showPage({ teamId }, request.query.after));
    },

    async inviteToChild({ params: { id: childId }, body, headers, viewer, id: requestId }) {
      const userId = viewer.user.id;
      const access = await requireChild(db, userId, childId);
      if (!access.has("guardian")) throw new Problem("INVITATION_401_CREATE");
      const call = keyed("inviteToChild", { userId, headers, body, about: childId });
      const { id } = await db.transaction((tx) =>
        onceForKey(tx, call, () =>
          inviteToChild({ tx, services, requestId }, { callerId: userId, childId, body }),
        ),
      );
      return showInvitation(id);
    },

    async readChildInvitations(request, reply) {
      const { id: childId } = request.params;
      const access = await requireChild(db, request.viewer.user.id, childId);
      if (!access.has("guardian")) throw new Problem("INVITATION_401_REQUEST");
      return replyWithETag(request, reply, await showPage({ childId }, request.query.after));
    },

    async renewInvitation({ params: { id }, body, viewer, id: requestId }) {
      await renewInvitation(services, { id, callerId: viewer.user.id, requestId }, body.days);
      return showInvitation(id);
    },

    async withdrawInvitation({ params: { id }, viewer, id: requestId }) {
      await withdrawInvitation(services, { id, callerId: viewer.user.id, requestId });
      return { ended: true };
    },

    async previewInvitation({ body }) {
      return presentPreview(await openByToken(services, body.token));
    },

    async readInvitation({ body, viewer: { user }, ip }) {
      const opened = await openInvitation(services, body, { user, ip });
      await recordLook(db, { invitationId: opened.invitation.id, userId: user.id, now: now() });
      if (isForThem(opened, user)) await recordAnswer(db, opened.invitation.id);
      return presentOffer(services, opened, user);
    },

    async acceptInvitation({ body, headers, viewer, ip, id: requestId }) {
      return acceptInvitation(services, { viewer, ip, key: headers["idempotency-key"], body, requestId });
    },

    async declineInvitation({ body: { token, block = false }, id: requestId }) {
      await declineInvitation(services, { token, isBlocked: block, requestId });
      return { declined: true };
    },
  } satisfies Partial<Handlers>;

  function keyed(
    operationId: "inviteToTeam" | "inviteToChild",
    call: { userId: string; headers: { "idempotency-key": string }; body: object; about: string },
  ) {
    const { userId, headers, body, about } = call;
    return { userId, key: headers["idempotency-key"], operationId, body: { about, body }, now: now() };
  }
};
