import type { ChildViewer } from "../../../domain/family/child-view";
import { requireChild } from "../../core/access/team-access.store";
import { setPhoneNumber } from "../../core/account/phone-number";
import { presentUser } from "../../core/account/present-user";
import type { Services } from "../../core/base/services";
import { findTakenDown, makeChild } from "../../core/family/child.store";
import { readChildFields } from "../../core/family/child-fields";
import { readChildren, readCircle } from "../../core/family/child-reading.store";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { onceForKey } from "../../platform/http/idempotency.store";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { presentChild } from "../../reads/family/present-child";
import { decideCircleRequest } from "./circle-request.store";
import { requestRemoval, stopRemoval } from "./guardian-removals";
import {
  bringBackChild,
  consentToPhotos,
  deleteChild,
  endFollowing,
  endGuardianship,
  updateChild,
} from "./guarding";

export const familyHandlers = (services: Services) => {
  const { db, now } = services;

  /** The child's current state, for a viewer whose team role is known. */
  async function showChild(id: string, viewerId: string, viewers: ReadonlySet<ChildViewer>) {
    const [child] = await readChildren(db, { viewerId, ids: [id], now: now() });
    if (!child) throw new Problem("CHILD_404");
    return presentChild(child, viewers, viewerId);
  }

  return {
    async readFamily(request, reply) {
      const viewerId = request.viewer.user.id;
      const { guards, follows } = await readCircle(db, viewerId);
      const children = await readChildren(db, { viewerId, ids: [...guards, ...follows], now: now() });
      const shown = (ids: string[], viewer: ChildViewer) =>
        children
          .filter(({ id }) => ids.includes(id))
          .map((child) => presentChild(child, new Set([viewer]), viewerId));
      const down = await findTakenDown(db, { userId: viewerId, now: now() });
      const family = {
        children: shown(guards, "guardian"),
        following: shown(follows, "follower"),
        ...(down.length > 0 && { taken_down: down.map(presentTakenDown) }),
      };
      return replyWithETag(request, reply, family);
    },

    async addChild(request) {
      const { body, headers, viewer } = request;
      const userId = viewer.user.id;
      const fields = readChildFields(body, now());
      const call = {
        userId,
        key: headers["idempotency-key"],
        operationId: "addChild",
        body,
        now: now(),
      } as const;
      const { id } = await db.transaction((tx) =>
        onceForKey(tx, call, () =>
          makeChild(tx, { userId, fields, statementVersion: body.statement_version, now: now() }),
        ),
      );
      return showChild(id, userId, await requireChild(db, userId, id));
    },

    async readChild(request, reply) {
      const { id } = request.params;
      const viewerId = request.viewer.user.id;
      const viewers = await requireChild(db, viewerId, id);
      return replyWithETag(request, reply, await showChild(id, viewerId, viewers));
    },

    async updateChild(request, reply) {
      const about = { childId: request.params.id, callerId: request.viewer.user.id };
      const change = { ifMatch: request.headers["if-match"], written: request.body };
      tagVersion(reply, await updateChild(services, about, change));
      return showChild(about.childId, about.callerId, guardian);
    },

    async deleteChild(request) {
      const about = { childId: request.params.id, callerId: request.viewer.user.id };
      const dueAt = await deleteChild(services, about, { ifMatch: request.headers["if-match"] });
      return { deletion_due_at: dueAt.toISOString() };
    },

    async restoreChild(request) {
      const about = { childId: request.params.id, callerId: request.viewer.user.id };
      await bringBackChild(services, about);
      return showChild(about.childId, about.callerId, guardian);
    },

    async setPhotoConsent(request) {
      const about = { childId: request.params.id, callerId: request.viewer.user.id };
      const { allowed: isAllowed, text_version: textVersion } = request.body;
      await consentToPhotos(services, about, { isAllowed, textVersion });
      return showChild(about.childId, about.callerId, guardian);
    },

    async endGuardianship(request) {
      const { id: childId, user_id: userId } = request.params;
      return {
        ended: await endGuardianship(services, { childId, userId, callerId: request.viewer.user.id }),
      };
    },

    async requestGuardianRemoval(request) {
      const { id: childId, user_id: userId } = request.params;
      const callerId = request.viewer.user.id;
      await requestRemoval(services, { childId, callerId, userId });
      return showChild(childId, callerId, guardian);
    },

    async stopGuardianRemoval(request) {
      const { id: childId, request_id: removalId } = request.params;
      const callerId = request.viewer.user.id;
      await stopRemoval(services, { childId, callerId, removalId });
      return showChild(childId, callerId, guardian);
    },

    async endFollowing(request) {
      const { id: childId, user_id: userId } = request.params;
      await endFollowing(services, { childId, userId, callerId: request.viewer.user.id });
      return { ended: true };
    },

    async decideCircleRequest(request) {
      const { id: childId, request_id: requestId } = request.params;
      const { decision, report = false } = request.body;
      const callerId = request.viewer.user.id;
      await decideCircleRequest(services, {
        childId,
        requestId,
        callerId,
        isApproved: decision === "approved",
        isReported: report,
      });
      return showChild(childId, callerId, guardian);
    },

    async setPhoneNumber(request) {
      const changed = await setPhoneNumber(services, request.viewer.user.id, request.body.phone_number);
      return presentUser(changed, now());
    },
  } satisfies Partial<Handlers>;
};

const presentTakenDown = ({ id, firstName, dueAt }: { id: string; firstName: string; dueAt: Date }) => ({
  id,
  first_name: firstName,
  deletion_due_at: dueAt.toISOString(),
});

const guardian: ReadonlySet<ChildViewer> = new Set(["guardian"]);
