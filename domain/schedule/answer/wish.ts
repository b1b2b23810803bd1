import type { OutboxKind } from "../../outbox/outbox";
import { noneUnsent, type Unsent } from "../../outbox/unsent";
import type { MarkOutcome, SaidMark } from "../attendance/attendance";
import type { GotItOutcome, Seen } from "../week/schedule";
import { type AnswerOutcome, answerKey, type SaidAnswer } from "./answering";

/** An item of the outbox: an answer, a mark of attendance or a *Got it*. */
export type Wish = SaidAnswer | SaidMark | Seen;

export const isAnswer = (wish: Wish): wish is SaidAnswer => "answer" in wish;
export const isMark = (wish: Wish): wish is SaidMark => "attendance" in wish;
export const isGotIt = (wish: Wish): wish is Seen => !isAnswer(wish) && !isMark(wish);

export const countUnsent = (wishes: readonly Wish[]): Unsent => ({
  ...noneUnsent,
  answers: wishes.filter(isAnswer).length,
  gotIts: wishes.filter(isGotIt).length,
  marks: wishes.filter(isMark).length,
});

/** A newer item replaces one of the same key: one answer and one mark for each player and event, one *Got it* for each event. */
export function wishKey(wish: Wish): string {
  if (isAnswer(wish)) return answerKey(wish);
  return isMark(wish) ? `mark.${answerKey(wish)}` : `got-it.${wish.eventId}`;
}

/** The latest of each key, sent in one call. */
export const wishKind: OutboxKind<Wish> = {
  name: "said",
  keyOf: wishKey,
  order: { type: "latest" },
  told: "once",
};

/** The result of sending an item. */
export type Settled =
  | { kind: "answer"; said: SaidAnswer; outcome: AnswerOutcome }
  | { kind: "attendance"; said: SaidMark; outcome: MarkOutcome }
  | { kind: "got_it"; said: Seen; outcome: GotItOutcome };
