import { answerKey, type SaidAnswer } from "./answering";
import type { Seen } from "./schedule";

/** What was pressed and waits for the network: an answer, or a *Got it*. */
export type Wish = SaidAnswer | Seen;

export const isAnswer = (wish: Wish): wish is SaidAnswer => "answer" in wish;
export const isGotIt = (wish: Wish): wish is Seen => !isAnswer(wish);

/** Of those alike in this the latest is kept: one answer for each player at each event, one *Got it* for each event. */
export const wishKey = (wish: Wish) => (isAnswer(wish) ? answerKey(wish) : `got-it.${wish.eventId}`);
