import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { callPostCard, type Posting } from "../../../server/core/feed/card.store";
import type { TestServer } from "../server/server";
import { openTalk, type Talker } from "./talk";

type Server = Pick<TestServer, "services" | "clock">;

/** A post by the rule that stores posts; without a push. Returns its id. */
export async function post(
  { services, clock }: Server,
  { teamId, userId }: { teamId: string; userId: string },
  text: string,
  more: Partial<Posting> = {},
): Promise<string> {
  const cardId = randomUUID();
  const made = { teamId, userId, cardId, text, mentions: [], eventId: null, poll: null, isQuiet: true };
  assert.is(await callPostCard(services.db, { ...made, now: clock.now(), ...more }), "posted");
  return more.cardId ?? cardId;
}

export const grill = {
  options: ["Burgers", "Veggie skewers"],
  isMultiple: false,
  showsVoters: true,
  closesAt: null,
};

type Feed = components["schemas"]["Feed"];
type FeedCard = components["schemas"]["FeedCard"];

/** The Comets of `openTalk` with calls of the feed. */
export async function openFeed() {
  const talk = await openTalk();
  const { call, team } = talk;
  const of = (cardId: string) => `${team}/feed_card/card_id/${cardId}`;
  const feed = (person: Talker, query = "") => call<Feed>(person, `GET /feed${query}`);
  return {
    ...talk,
    of,
    feed,
    familiesPost: () => talk.db.execute(sql`update team set families_post = true`),
    /** One team's posts, as this person gets them. */
    cards: async (person: Talker, query = ""): Promise<FeedCard[]> => (await feed(person, query)).body.cards,
    card: async (person: Talker, cardId: string): Promise<FeedCard | undefined> =>
      (await call<Feed>(person, `GET ${of(cardId)}`)).body.cards?.[0],
    post: (person: Talker, text: string, more: object = {}) =>
      call<Feed>(person, `POST ${team}/feed_card`, { body: { card_id: randomUUID(), text, ...more } }),
    change: (person: Talker, cardId: string, body: object) =>
      call<Feed>(person, `PATCH ${of(cardId)}`, { body }),
    vote: (person: Talker, cardId: string, ...picks: number[]) =>
      call<Feed>(person, `PUT ${of(cardId)}/vote`, { body: { picks } }),
    remind: (person: Talker, cardId: string, what: "seen" | "vote" = "seen") =>
      call<{ reminded: number }>(person, `POST ${of(cardId)}/nudge`, { body: { for: what } }),
    see: (person: Talker, ...cardIds: string[]) =>
      call<components["schemas"]["Pings"]>(person, "POST /feed/seen", {
        body: { cards: cardIds.map((card_id) => ({ team_id: talk.teamId, card_id })) },
      }),
    openHome: (person: Talker) =>
      call<components["schemas"]["Pings"]>(person, "POST /feed/seen", { body: { cards: [], is_home: true } }),
    badge: async (person: Talker) =>
      (await call<components["schemas"]["Pings"]>(person, "GET /user/me/pings")).body.new_feed_cards,
  };
}

export const idOfPost = ({ body }: { body: Feed }): string => body.cards[0]?.card_id ?? "";

export const askedGrill = {
  poll: { options: grill.options, is_multiple: false, shows_voters: true, closes_at: null },
};
