import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import type { CardTarget } from "../../core/feed/card.store";
import { packable } from "../../platform/http/compress-reply";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readPageStart } from "../../platform/http/page";
import { readCard, readCardReaders, readFeed, readVoters } from "./feed";

export const feedHandlers = (services: Services) =>
  ({
    async readFeed(request, reply) {
      const { team_id: teamId, after } = request.query ?? {};
      const userId = request.viewer.user.id;
      const feed = await readFeed(services, { userId, teamId, after: readPageStart(after, isId) });
      return replyWithETag(request, packable(reply), feed);
    },

    async readCard(request, reply) {
      return replyWithETag(request, reply, await readCard(services, services.db, targetOf(request)));
    },

    async readVoters(request) {
      return readVoters(services.db, targetOf(request));
    },

    async readCardReaders(request) {
      return readCardReaders(services.db, targetOf(request));
    },
  }) satisfies Partial<Handlers>;

interface CardRequest {
  viewer: { user: { id: string } };
  params: { id: string; card_id: string };
}

const targetOf = ({ viewer, params }: CardRequest): CardTarget => ({
  teamId: params.id,
  cardId: params.card_id,
  userId: viewer.user.id,
});
