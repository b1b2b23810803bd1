import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { presentAnswer } from "../../reads/event/present-answers";
import { readReceipt } from "../../reads/receipt/receipt";
import { versionedEvent, wholeEvent } from "../../reads/schedule/event-details";
import { mayBeUsual } from "../absence/usual";
import { answerEvent, isOwnPlayer } from "../answer/answer-event";
import { nudgeFamilies } from "../receipt/acknowledge";
import { tellFamilies, untellFamilies } from "../receipt/reached-in-person";
import { addEvent, callOffEvent, changeEvent, putEventBack, takeEventBack } from "./events";

export const eventHandlers = (services: Services) =>
  ({
    async readEvent(request, reply) {
      const { id: teamId, event_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      return replyWithETag(request, reply, (await wholeEvent(services, caller, teamId, id)).body);
    },

    async addEvent(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      const made = await idempotentCall(services, request, "addEvent", (tx) =>
        addEvent(services, tx, { caller, teamId, body }),
      );
      return (await wholeEvent(services, caller, teamId, made.id)).body;
    },

    async changeEvent(request, reply) {
      const target = await targetOf(services, request);
      const { told, plan } = await services.db.transaction((tx) =>
        changeEvent(services, tx, { ...target, change: request.body }),
      );
      return { ...(await versionedEvent(services, target, reply, told)), ...(plan && { plan }) };
    },

    async callOffEvent(request, reply) {
      const target = await targetOf(services, request);
      const { reason, note = null, scope = "one" } = request.body;
      const told = await services.db.transaction((tx) =>
        callOffEvent(services, tx, { ...target, reason, note, scope }),
      );
      return versionedEvent(services, target, reply, told);
    },

    async putEventBack(request, reply) {
      const target = await targetOf(services, request);
      const { scope = "one" } = request.query;
      const told = await services.db.transaction((tx) => putEventBack(services, tx, { ...target, scope }));
      return versionedEvent(services, target, reply, told);
    },

    async takeEventBack(request) {
      const target = await targetOf(services, request);
      await services.db.transaction((tx) => takeEventBack(services, tx, target));
      return { ended: true };
    },

    async answerEvent(request, reply) {
      const { id: teamId, event_id: eventId, membership_id: membershipId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, eventId, membershipId, ifMatch: request.headers["if-match"] };
      const audience = await services.db.transaction((tx) =>
        answerEvent(services, tx, { ...target, body: request.body }),
      );
      services.scheduleChanges?.publish(teamId, audience);
      const { row, participants } = await wholeEvent(services, caller, teamId, eventId);
      const kept = participants.find((one) => one.membershipId === membershipId);
      if (!kept) throw new Problem("COLLABORATOR_404");
      tagVersion(reply, kept.answerVersion);
      const isFamily = isOwnPlayer(caller, membershipId);
      const isRegular =
        isFamily && request.body.answer === "yes" && row.kind === "practice" && row.seriesId !== null;
      const isOffered = isRegular && (await mayBeUsual(services, { teamId, eventId, membershipId }));
      const { timeVersion } = row;
      return {
        ...presentAnswer(kept, { timeVersion, userId: caller.userId, isFamily }),
        ...(isOffered && { may_be_usual: true }),
      };
    },

    async readReceipt(request, reply) {
      const { id: teamId, event_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      return replyWithETag(request, reply, await readReceipt(services.db, { caller, teamId, id }));
    },

    async tellFamilies(request) {
      const { id: teamId, event_id: id } = request.params;
      const { membership_ids: membershipIds, notice_version: noticeVersion } = request.body;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      await services.db.transaction((tx) =>
        tellFamilies(services, tx, { caller, teamId, id, membershipIds, noticeVersion }),
      );
      return readReceipt(services.db, { caller, teamId, id });
    },

    async untellFamilies(request) {
      const { id: teamId, event_id: id } = request.params;
      const { membership_ids: membershipIds } = request.body;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      await services.db.transaction((tx) =>
        untellFamilies(services, tx, { caller, teamId, id, membershipIds }),
      );
      return readReceipt(services.db, { caller, teamId, id });
    },

    async nudgeFamilies(request) {
      const { id: teamId, event_id: id } = request.params;
      const { about } = request.body;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      return idempotentCall(services, request, "nudgeFamilies", (tx) =>
        nudgeFamilies(services, tx, { caller, teamId, id, about }),
      );
    },
  }) satisfies Partial<Handlers>;

interface EventRequest {
  viewer: { user: { id: string } };
  params: { id: string; event_id: string };
  headers: { "if-match"?: string | undefined };
}

async function targetOf({ db }: Services, { viewer, params, headers }: EventRequest) {
  const caller = await requireTeamAccess(db, viewer.user.id, params.id);
  return { caller, teamId: params.id, id: params.event_id, ifMatch: headers["if-match"] };
}
