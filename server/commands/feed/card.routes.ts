import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import type { CardTarget } from "../../core/feed/card.store";
import { markCardsRead, markFeedSeen } from "../../core/huddle/read-position.store";
import { markRemindersRead } from "../../core/notification/ding.store";
import type { Handlers } from "../../platform/http/contract";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { readCard, requireCardAccess } from "../../reads/feed/feed";
import { countPings } from "../../reads/pings/pings.store";
import { changeCard, postCard, vote } from "./cards";
import { remindReaders } from "./remind-readers";

export const cardHandlers = (services: Services) =>
  ({
    async markCardsSeen(request) {
      const { db, now } = services;
      const userId = request.viewer.user.id;
      const cards = request.body.cards
        .map(({ team_id: teamId, card_id: cardId }) => ({ teamId, cardId }))
        .filter(({ teamId, cardId }) => isId(teamId) && isId(cardId));
      if (cards.length > 0) {
        for (const teamId of await markCardsRead(db, userId, cards)) services.seenPosts?.publish(teamId);
        await markRemindersRead(db, userId, { cardIds: cards.map(({ cardId }) => cardId), now: now() });
      }
      if (request.body.is_home) await markFeedSeen(db, userId);
      return countPings(db, userId, now());
    },

    async postCard(request) {
      const { viewer, params, body } = request;
      const target = await postCard(services, { userId: viewer.user.id, teamId: params.id, body });
      return readCard(services, services.db, target);
    },

    async changeCard(request) {
      const target = targetOf(request);
      const { caller } = await requireCardAccess(services.db, target);
      const { body } = request;
      await services.db.transaction((tx) => changeCard(services, tx, { ...target, caller, body }));
      return readCard(services, services.db, target);
    },

    async vote(request) {
      const target = targetOf(request);
      await vote(services, target, request.body.picks);
      const read = { cardIds: [target.cardId], now: services.now() };
      await markRemindersRead(services.db, target.userId, read);
      return readCard(services, services.db, target);
    },

    async remindReaders(request) {
      const target = targetOf(request);
      const { caller } = await requireCardAccess(services.db, target);
      const { body } = request;
      return idempotentCall(services, request, "remindReaders", (tx) =>
        remindReaders(services, tx, { ...target, caller, body }),
      );
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
