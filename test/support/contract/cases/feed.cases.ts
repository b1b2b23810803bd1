import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components } from "../../../../openapi";
import { castVote } from "../../../../server/core/feed/poll.store";
import { changeCard } from "../../../../src/api/calls/change-card";
import { markCardsSeen } from "../../../../src/api/calls/mark-cards-seen";
import { postCard } from "../../../../src/api/calls/post-card";
import { readCard } from "../../../../src/api/calls/read-card";
import { readCardReaders } from "../../../../src/api/calls/read-card-readers";
import { readFeed } from "../../../../src/api/calls/read-feed";
import { readVoters } from "../../../../src/api/calls/read-voters";
import { remindReaders } from "../../../../src/api/calls/remind-readers";
import { vote } from "../../../../src/api/calls/vote";
import { addAdult, addChild, addMember } from "../../people/club";
import { grill, post } from "../../people/feed";
import { contractCase } from "../contract-case";
import { type Change, changed, elsewhere, force, idOf, rolesAre, send, sendAs } from "../contract-changes";
import type { World } from "../contract-world";
import { eventId, keyed, messageId, teamId } from "../typical";
import { talkingTeam } from "./huddle.scenes";

const cardPath = { id: teamId, card_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1" };

const text = "What do we put on the grill?";

/** A post of the caller, who is staff, with a poll. */
async function postedCard(world: World) {
  const made = await talkingTeam(world);
  const cardId = await post(world, { teamId: made.id, userId: made.userId }, text, { poll: grill });
  return { ...made, cardId, card: { id: made.id, card_id: cardId } };
}

async function withVote(world: World) {
  const made = await postedCard(world);
  const { id, cardId, kimId } = made;
  const now = world.clock.now();
  await castVote(world.services.db, { teamId: id, cardId, userId: kimId, picks: [1], now });
  return made;
}

const showFeed = ({ cards }: components["schemas"]["Feed"]) =>
  cards.map(({ text, poll }) => [text, poll?.options]);

const grilled = [[text, grill.options]];

const unknownCard = elsewhere(/(\/card_id\/)[^/]+/);

const ofSomebodyElse: Change = (world) => force(world, sql`update feed_card set author_id = 'somebody'`);

const closed: Change = (world) =>
  force(world, sql`update poll set closed_at = now(), closed_by = 'somebody'`);

export const feedCases = {
  readFeed: contractCase({
    call: readFeed,
    typical: {},
    ready: async (world) => (await postedCard(world)).caller,
    shows: showFeed,
    expects: { typical: grilled },
    provokes: {
      REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?after=forged`),
      TEAM_404: (_, ready) => sendAs(ready, (url) => `${url}?team_id=${randomUUID()}`),
      FEED_403_PRIVATE: async (world, ready, callDirectly) => {
        const { rows } = await world.services.db.execute<{ id: string }>(sql`select id from team`);
        await rolesAre("{follower}")(world, ready, callDirectly);
        sendAs(ready, (url) => `${url}?team_id=${rows[0]?.id}`);
      },
    },
  }),
  readCard: contractCase({
    call: readCard,
    typical: { path: cardPath },
    ready: async (world) => {
      const { caller, card } = await postedCard(world);
      return { ...caller, input: { path: card } };
    },
    shows: showFeed,
    expects: { typical: grilled },
    provokes: { FEED_404: unknownCard },
  }),
  markCardsSeen: contractCase({
    call: markCardsSeen,
    typical: { body: { cards: [{ team_id: teamId, card_id: cardPath.card_id }] } },
    ready: async (world) => {
      const { caller, id, kimId } = await talkingTeam(world);
      await world.services.db.execute(sql`update team set families_post = true`);
      const cardId = await post(world, { teamId: id, userId: kimId }, "Who has a spare ball?");
      return { ...caller, input: { body: { cards: [{ team_id: id, card_id: cardId }], is_home: true } } };
    },
    shows: ({ new_feed_cards }) => new_feed_cards,
    expects: { typical: 0 },
  }),
  postCard: contractCase({
    call: postCard,
    typical: { path: { id: teamId }, body: { card_id: cardPath.card_id, text, mentions: [] } },
    ready: async (world) => {
      const { caller, id } = await talkingTeam(world);
      const { options } = grill;
      const poll = { options, is_multiple: false, shows_voters: true, closes_at: "2026-11-27T02:00:00.000Z" };
      return { ...caller, input: { path: { id }, body: { card_id: messageId, text, poll } } };
    },
    shows: showFeed,
    expects: { typical: grilled },
    provokes: {
      FEED_403_PRIVATE: rolesAre("{follower}"),
      FEED_403_POST: rolesAre("{player}"),
      EVENT_ITEM_404: (_, ready) => send(ready, { event_id: eventId }),
      REQUEST_422_REUSED: changed({ text: "Picture day is Saturday." }),
    },
  }),
  changeCard: contractCase({
    call: changeCard,
    typical: { path: cardPath, body: { is_pinned: true } },
    ready: async (world) => {
      const { caller, card } = await postedCard(world);
      return { ...caller, input: { path: card } };
    },
    shows: showFeed,
    expects: { typical: grilled },
    provokes: {
      FEED_404: unknownCard,
      FEED_401_UPDATE: async (world, ready, callDirectly) => {
        await ofSomebodyElse(world, ready, callDirectly);
        await rolesAre("{player}")(world, ready, callDirectly);
      },
      FEED_403_PINS: async (world, ready) => {
        const place = { teamId: idOf(ready), userId: ready.person?.id ?? "" };
        for (const words of ["One", "Two", "Three"]) await post(world, place, words);
        await force(
          world,
          sql`update feed_card set pinned_at = now(), pinned_by = 'somebody' where id <> ${idOf(ready, "card_id")}::uuid`,
        );
      },
      POLL_403_VOTED: async (world, ready) => {
        const { userId, now } = { userId: ready.person?.id ?? "", now: world.clock.now() };
        const card = { teamId: idOf(ready), cardId: idOf(ready, "card_id"), userId };
        await castVote(world.services.db, { ...card, picks: [1], now });
        ready.sending.tamper = async (request) =>
          new Request(request.url, {
            method: request.method,
            headers: request.headers,
            body: JSON.stringify({ text: "What do we bake?" }),
          });
      },
      COMMENT_403_MENTION: (_, ready) => {
        const stranger = randomUUID();
        ready.sending.tamper = async (request) =>
          new Request(request.url, {
            method: request.method,
            headers: request.headers,
            body: JSON.stringify({ text: `@{${stranger}}?`, mentions: [stranger] }),
          });
      },
    },
  }),
  vote: contractCase({
    call: vote,
    typical: { path: cardPath, body: { picks: [1] } },
    ready: async (world) => {
      const { caller, card } = await postedCard(world);
      return { ...caller, input: { path: card } };
    },
    shows: ({ cards }) => cards.map(({ mine }) => mine?.picks),
    expects: { typical: [[1]] },
    provokes: { FEED_404: unknownCard, POLL_403_CLOSED: closed },
  }),
  readVoters: contractCase({
    call: readVoters,
    typical: { path: cardPath },
    ready: async (world) => {
      const { caller, card } = await withVote(world);
      return { ...caller, input: { path: card } };
    },
    shows: ({ voters, people }) => [voters.map(({ picks }) => picks), people.map((each) => each.shown_name)],
    expects: { typical: [[[1]], ["Kim Nakamura"]] },
    provokes: {
      FEED_404: unknownCard,
      FEED_401_REQUEST: async (world, ready, callDirectly) => {
        await force(world, sql`update poll set shows_voters = false`);
        await rolesAre("{player}")(world, ready, callDirectly);
      },
    },
  }),
  readCardReaders: contractCase({
    call: readCardReaders,
    typical: { path: cardPath },
    ready: async (world) => {
      const { caller, card } = await postedCard(world);
      return { ...caller, input: { path: card } };
    },
    shows: ({ people }) => people.map(({ shown_name, standing }) => [shown_name, standing]),
    expects: { typical: [["Kim Nakamura", "guardian"]] },
    provokes: { FEED_404: unknownCard, FEED_401_REQUEST: rolesAre("{player}") },
  }),
  remindReaders: contractCase({
    call: remindReaders,
    typical: { path: cardPath, header: keyed, body: { for: "seen" } },
    ready: async (world) => {
      const { caller, card, id } = await postedCard(world);
      for (const firstName of ["Lee", "Mo", "Nia"]) {
        const { user } = await addAdult(world, { firstName });
        const kid = await addChild(world, [user.id]);
        await addMember(world, id, { childId: kid.id });
      }
      return { ...caller, input: { path: card } };
    },
    shows: ({ reminded }) => reminded,
    expects: { typical: 4 },
    provokes: {
      FEED_404: unknownCard,
      FEED_401_REQUEST: rolesAre("{player}"),
      FEED_403_NUDGED: (world) =>
        force(world, sql`update feed_card set reminders = 3, reminded_at = now() - interval '3 days'`),
      POLL_403_CLOSED: async (world, ready, callDirectly) => {
        await closed(world, ready, callDirectly);
        send(ready, { for: "vote" });
      },
      REQUEST_422_REUSED: changed({ for: "vote" }),
    },
  }),
};
export type FeedOperation = keyof typeof feedCases;
