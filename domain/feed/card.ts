import type { components } from "../../openapi";
import type { HuddleKey, MessageKey } from "../huddle/talk-outcomes";
import { daysOfTombstone } from "./limits";

export type Feed = components["schemas"]["Feed"];
export type FeedCard = components["schemas"]["FeedCard"];
export type FeedTeam = components["schemas"]["FeedTeam"];
export type CardEvent = components["schemas"]["CardEvent"];
export type OwnCard = components["schemas"]["OwnCard"];
export type Poll = components["schemas"]["Poll"];
export type NewPoll = components["schemas"]["NewPoll"];

/** A post's id is also that of its huddle and of the post's message, which is the first of the huddle. */
export type CardKey = { teamId: string; cardId: string };

export const keyOfCard = ({ team_id: teamId, card_id: cardId }: FeedCard): CardKey => ({ teamId, cardId });

/** The part of a card's address. */
export const cardKeyText = ({ teamId, cardId }: CardKey) => `${teamId}.${cardId}`;
export const keyTextOf = (card: FeedCard) => cardKeyText(keyOfCard(card));

export function readCardKey(text: string | null): CardKey | null {
  const [teamId, cardId, ...rest] = (text ?? "").split(".");
  return teamId && cardId && rest.length === 0 ? { teamId, cardId } : null;
}

export const huddleKeyOf = ({ teamId, cardId }: CardKey): HuddleKey => ({ teamId, huddleId: cardId });
export const messageKeyOf = (key: CardKey): MessageKey => ({ ...huddleKeyOf(key), messageId: key.cardId });

export const isDeleted = ({ withdrawn_as: as }: FeedCard) => as !== null;

/** A deleted post leaves a line for some days, and nothing after that. */
export const isForgotten = ({ withdrawn_at: at }: FeedCard, now: number) =>
  at !== null && now - Date.parse(at) > daysOfTombstone * 86_400_000;

export const isPollOpen = ({ closes_at: closes, closed_at: closed }: Poll, now: number) =>
  closed === null && (closes === null || Date.parse(closes) > now);

/** A poll asks the same of everybody who votes. */
export const mayBeEdited = ({ poll }: FeedCard) => !poll || poll.voters === 0;

/** What a press on an option makes of the own picks; with one answer it takes the place of another. */
export function picksAfter(picks: readonly number[], pressed: number, isMultiple: boolean): number[] {
  if (picks.includes(pressed)) return picks.filter((each) => each !== pressed);
  return isMultiple ? [...picks, pressed].sort((one, other) => one - other) : [pressed];
}

/** The numbers of a poll as they will be once the own picks are stored. */
export function countsWith(poll: Poll, stored: readonly number[], wanted: readonly number[]) {
  const counts = poll.counts.map(
    (count, at) => count + Number(wanted.includes(at + 1)) - Number(stored.includes(at + 1)),
  );
  const voters = poll.voters + Number(wanted.length > 0) - Number(stored.length > 0);
  return { counts, voters };
}

/** How wide a bar is, in hundredths. */
export const shareOf = (count: number, voters: number) =>
  voters <= 0 ? 0 : Math.round((100 * count) / voters);
