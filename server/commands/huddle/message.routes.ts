import { hitsOfPage } from "../../../domain/huddle/limits";
import { searchWords } from "../../../domain/huddle/message-text";
import { type HuddleTarget, isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { findCheers } from "../../core/huddle/message-change.store";
import { readPeople } from "../../core/huddle/people.store";
import { findHits } from "../../core/huddle/search.store";
import { packable } from "../../platform/http/compress-reply";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readPageStart, toPage } from "../../platform/http/page";
import { presentMessage } from "../../reads/huddle/present-huddle";
import { peopleIn, readThread } from "../../reads/huddle/threads";
import { requireHuddleAccess } from "./enter";
import {
  cheerMessage,
  editMessage,
  enterMessage,
  readVersions,
  sendMessage,
  takeCheerBack,
  takeMessageBack,
} from "./messages";

export const messageHandlers = (services: Services) =>
  ({
    async readMessages(request, reply) {
      const thread = await readThread(services.db, targetOf(request), request.query ?? {});
      return replyWithETag(request, packable(reply), thread);
    },

    async sendMessage(request) {
      return sendMessage(services, targetOf(request), request.body);
    },

    async editMessage(request) {
      const target = await enter(services, request);
      const { body } = request;
      return services.db.transaction((tx) => editMessage(services, tx, { ...target, body }));
    },

    async takeMessageBack(request) {
      const target = await enter(services, request);
      return services.db.transaction((tx) => takeMessageBack(services, tx, target));
    },

    async readMessageVersions(request) {
      const target = await enter(services, request);
      return services.db.transaction((tx) => readVersions(tx, target));
    },

    async readCheers(request) {
      const target = { ...targetOf(request), messageId: request.params.message_id };
      const { row } = await enterMessage(services.db, target);
      const cheers = row.withdrawn_as === null ? await findCheers(services.db, target.teamId, row.id) : [];
      const named = cheers.map(({ user_id: userId }) => ({ teamId: target.teamId, userId }));
      return { cheers, people: await readPeople(services.db, named) };
    },

    async cheerMessage(request) {
      const target = await enter(services, request);
      const { cheer } = request.body;
      return services.db.transaction((tx) => cheerMessage(services, tx, { ...target, cheer }));
    },

    async takeCheerBack(request) {
      const target = await enter(services, request);
      return services.db.transaction((tx) => takeCheerBack(tx, target));
    },

    async searchMessages(request) {
      const { db } = services;
      const { text, team_id: teamId, after } = request.body;
      const words = searchWords(text);
      const place = readPageStart(after, isId);
      const isFit = words.length > 0 && (teamId === undefined || isId(teamId));
      const userId = request.viewer.user.id;
      const rows = isFit ? await findHits(db, { userId, words, teamId, after: place }) : [];
      const { kept, nextAfter } = toPage(
        rows,
        ({ made_at, id }) => ({ at: new Date(made_at), id }),
        hitsOfPage,
      );
      return {
        hits: kept.map((row) => ({
          team_id: row.team_id,
          huddle_id: row.huddle_id,
          message: presentMessage(row),
        })),
        people: await readPeople(
          db,
          kept.flatMap((row) => peopleIn(row.team_id, [row])),
        ),
        next_after: nextAfter,
      };
    },
  }) satisfies Partial<Handlers>;

interface PlaceRequest {
  viewer: { user: { id: string } };
  params: { id: string; huddle_id: string };
}

const targetOf = ({ viewer, params }: PlaceRequest): HuddleTarget => ({
  teamId: params.id,
  huddleId: params.huddle_id,
  userId: viewer.user.id,
});

async function enter({ db }: Services, request: PlaceRequest & { params: { message_id: string } }) {
  const target = targetOf(request);
  return { ...target, caller: await requireHuddleAccess(db, target), messageId: request.params.message_id };
}
