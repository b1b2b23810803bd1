import { hitsOfPage } from "../../domain/huddle/limits";
import { searchWords } from "../../domain/huddle/message-text";
import { isId } from "../access/reach.store";
import type { Handlers } from "../http/contract";
import { packable } from "../http/packed";
import { readAfter, toPage } from "../http/page";
import { Problem } from "../http/problem";
import { answerTagged } from "../http/tagged";
import type { Services } from "../services";
import { enterTeam } from "../team/standing";
import { findCheers } from "./message-change.store";
import {
  cheerMessage,
  editMessage,
  enterMessage,
  readVersions,
  sendMessage,
  takeCheerBack,
  takeMessageBack,
} from "./messages";
import { readPeople } from "./people.store";
import { presentMessage } from "./present-huddle";
import { findHits } from "./search.store";
import { peopleIn, readThread } from "./threads";

export const messageHandlers = (services: Services) =>
  ({
    async readMessages(request, reply) {
      const { caller, ...place } = await enterPlace(services, request);
      const aim = { ...place, userId: caller.userId };
      const thread = await readThread(services.db, aim, request.query ?? {});
      return answerTagged(request, packable(reply), thread);
    },

    async sendMessage(request) {
      const { id: teamId, huddle_id: huddleId } = request.params;
      const userId = request.viewer.user.id;
      try {
        return await sendMessage(services, { teamId, huddleId, userId }, request.body);
      } catch (refused) {
        // Whether the team is hidden as well is asked only now: a message that is sent takes one statement less.
        if (refused instanceof Problem && refused.messageCode === "HUDDLE_404")
          await enterTeam(services.db, userId, teamId);
        throw refused;
      }
    },

    async editMessage(request) {
      const aim = await enter(services, request);
      const { body } = request;
      return services.db.transaction((tx) => editMessage(services, tx, { ...aim, body }));
    },

    async takeMessageBack(request) {
      const aim = await enter(services, request);
      return services.db.transaction((tx) => takeMessageBack(services, tx, aim));
    },

    async readMessageVersions(request) {
      const aim = await enter(services, request);
      return services.db.transaction((tx) => readVersions(tx, aim));
    },

    async readCheers(request) {
      const aim = await enter(services, request);
      const { row } = await enterMessage(services.db, aim);
      const cheers = row.withdrawn_as === null ? await findCheers(services.db, aim.teamId, row.id) : [];
      const named = cheers.map(({ user_id: userId }) => ({ teamId: aim.teamId, userId }));
      return { cheers, people: await readPeople(services.db, named) };
    },

    async cheerMessage(request) {
      const aim = await enter(services, request);
      const { cheer } = request.body;
      return services.db.transaction((tx) => cheerMessage(services, tx, { ...aim, cheer }));
    },

    async takeCheerBack(request) {
      const aim = await enter(services, request);
      return services.db.transaction((tx) => takeCheerBack(tx, aim));
    },

    async searchMessages(request) {
      const { db } = services;
      const { text, team_id: teamId, after } = request.body;
      const words = searchWords(text);
      const place = readAfter(after, isId);
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

async function enterPlace({ db }: Services, { viewer, params }: PlaceRequest) {
  const caller = await enterTeam(db, viewer.user.id, params.id);
  return { caller, teamId: params.id, huddleId: params.huddle_id };
}

async function enter(services: Services, request: PlaceRequest & { params: { message_id: string } }) {
  const place = await enterPlace(services, request);
  return { ...place, userId: place.caller.userId, messageId: request.params.message_id };
}
