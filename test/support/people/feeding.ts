import type { Feed, FeedCard, FeedTeam, Poll } from "../../../domain/feed/card";
import type { SeenReader } from "../../../domain/feed/card-readers";
import { person } from "./talking";

export const cardKey = { teamId: "comets", cardId: "c1" };

export const feedTeam = (change: Partial<FeedTeam> = {}): FeedTeam => ({
  team_id: "comets",
  name: "Comets",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  is_staff: false,
  may_post: false,
  readers: null,
  as_of: 10,
  ...change,
});

export const own = (change: Partial<NonNullable<FeedCard["mine"]>> = {}) => ({
  read_seq: 0,
  muted_until: null,
  cheer: null,
  picks: [],
  ...change,
});

/** The nth card, posted at 17:nn by Dana, who coaches. */
export const card = (nth: number, change: Partial<FeedCard> = {}): FeedCard => ({
  card_id: `c${nth}`,
  team_id: "comets",
  author_id: "dana",
  as_staff: true,
  posted_at: new Date(Date.UTC(2026, 10, 24, 17, nth)).toISOString(),
  text: `Play ${nth}`,
  mentions: [],
  cheers: {},
  is_edited: false,
  withdrawn_as: null,
  withdrawn_at: null,
  is_pinned: false,
  takes_comments: true,
  comments: 0,
  last_seq: 1,
  mine: own(),
  ...change,
});

export const poll = (change: Partial<Poll> = {}): Poll => ({
  options: ["Pizza", "Barbecue", "A bit of both"],
  counts: [6, 9, 3],
  voters: 18,
  is_multiple: false,
  shows_voters: true,
  closes_at: "2026-11-27T20:00:00.000Z",
  closed_at: null,
  ...change,
});

export const feed = (cards: readonly FeedCard[], change: Partial<Feed> = {}): Feed => ({
  cards: [...cards],
  teams: [feedTeam()],
  people: [person("me"), person("dana", { standing: "coach" }), person("kim")],
  blocked: [],
  next_after: null,
  ...change,
});

/** A card as the stream has it: without what is one person's. */
export const streamed = (nth: number, change: Partial<FeedCard> = {}): FeedCard => {
  const { mine: _mine, readers: _readers, ...rest } = card(nth, change);
  return rest;
};

export const seenReader = (id: string, change: Partial<SeenReader> = {}): SeenReader => ({
  user_id: id,
  has_seen: false,
  is_seen_at_home: false,
  has_voted: false,
  is_voted_at_home: false,
  person: person(id),
  of: ["Nia"],
  ...change,
});
