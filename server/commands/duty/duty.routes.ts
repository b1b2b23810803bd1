import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { readDutyBook } from "../../reads/duty/duty-book";
import { wholeEvent } from "../../reads/schedule/event-details";
import { ownPlayersOf } from "../answer/answer-event";
import { chooseDuties } from "./choose";
import { addDuty, changeDuty, endDuty, shareDuty, undoShare } from "./duties";
import { moveTurn } from "./move-turn";

export const dutyHandlers = (services: Services) =>
  ({
    async readDuties(request, reply) {
      return replyWithETag(request, reply, await bookOf(services, await targetOf(services, request)));
    },

    async addDuty(request) {
      const target = await targetOf(services, request);
      const { body } = request;
      await idempotentCall(services, request, "addDuty", (tx) => addDuty(services, tx, { ...target, body }));
      return bookOf(services, target);
    },

    async changeDuty(request) {
      const target = { ...(await targetOf(services, request)), ...dutyOf(request) };
      const change = request.body;
      await services.db.transaction((tx) => changeDuty(services, tx, { ...target, change }));
      return bookOf(services, target);
    },

    async endDuty(request) {
      const target = { ...(await targetOf(services, request)), ...dutyOf(request) };
      await services.db.transaction((tx) => endDuty(services, tx, target));
      return bookOf(services, target);
    },

    async shareDuty(request) {
      const target = await targetOf(services, request);
      const { body } = request;
      await idempotentCall(services, request, "shareDuty", (tx) =>
        shareDuty(services, tx, { ...target, body }),
      );
      return bookOf(services, target);
    },

    async undoShare(request) {
      const target = await targetOf(services, request);
      await services.db.transaction((tx) => undoShare(services, tx, target));
      return bookOf(services, target);
    },

    async chooseDuties(request) {
      const target = await targetOf(services, request);
      const { membership_id: membershipId } = request.params;
      const { duty_ids: dutyIds } = request.body;
      await services.db.transaction((tx) => chooseDuties(services, tx, { ...target, membershipId, dutyIds }));
      return bookOf(services, target);
    },

    async moveTurn(request) {
      const { caller, teamId } = await targetOf(services, request);
      const { event_id: eventId } = request.params;
      const { body } = request;
      const { userId, teamRoles } = caller;
      const mover = { userId, teamRoles, players: ownPlayersOf(caller) };
      await services.db.transaction((tx) => moveTurn(services, tx, { mover, teamId, eventId, body }));
      return (await wholeEvent(services, caller, teamId, eventId)).body;
    },
  }) satisfies Partial<Handlers>;

interface TeamRequest {
  viewer: { user: { id: string } };
  params: { id: string };
}

async function targetOf({ db }: Services, { viewer, params }: TeamRequest) {
  return { teamId: params.id, caller: await requireTeamAccess(db, viewer.user.id, params.id) };
}

const dutyOf = ({ params, headers }: { params: { duty_id: string }; headers: { "if-match"?: string } }) => ({
  id: params.duty_id,
  ifMatch: headers["if-match"],
});

const bookOf = ({ db, now }: Services, target: Awaited<ReturnType<typeof targetOf>>) =>
  readDutyBook(db, { ...target, now: now() });
