import { type FeedCard, type FeedTeam, isDeleted } from "./card";
import { type FeedWindow, peopleOn } from "./feed-window";

export const cardsOf = ({ cards }: FeedWindow, keys: readonly string[]): FeedCard[] =>
  keys.flatMap((key) => cards.get(key)?.card ?? []);

export const teamOf = ({ teams }: FeedWindow, teamId: string): FeedTeam | null =>
  teams.find(({ team_id: id }) => id === teamId) ?? null;

/** Whether a reply has said who it is, and whether the reader has blocked them. */
export const isLookedUp = ({ people, lookedUp }: Pick<FeedWindow, "people" | "lookedUp">, id: string) =>
  people.has(id) || lookedUp.has(id);

export const isFamiliar = (window: FeedWindow, card: FeedCard) =>
  peopleOn(card).every((id) => isLookedUp(window, id));

/** New posts of others that the reader has not blocked. */
export const countHeld = (window: FeedWindow, me: string): number =>
  cardsOf(window, window.held).filter(
    (card) => card.author_id !== me && !window.blocked.has(card.author_id) && !isDeleted(card),
  ).length;

/** Another's post that the reader has not seen. */
export const isUnseen = (card: FeedCard, me: string): boolean =>
  card.author_id !== me && !isDeleted(card) && card.mine?.read_seq === 0;

export const hasEventOf = (window: FeedWindow, teamId: string): boolean =>
  [...window.cards.values()].some(({ card }) => card.team_id === teamId && card.event !== undefined);

export const hasReadersOf = (window: FeedWindow, teamId: string): boolean =>
  [...window.cards.values()].some(({ card }) => card.team_id === teamId && card.readers !== undefined);
