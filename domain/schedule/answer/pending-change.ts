import type { PressOutcome } from "../../base/press";
import { type GivenTurn, turnKey } from "../../duty/given-turn";
import type { OutboxKind } from "../../outbox/outbox";
import { noneUnsent, type Unsent } from "../../outbox/unsent";
import { type GivenSeat, seatKey } from "../../ride/seat-moves";
import type { GivenMark, MarkOutcome } from "../attendance/attendance";
import type { EventDetails } from "../event/event-fields";
import type { GotItOutcome, Seen } from "../week/schedule";
import { type AnswerOutcome, answerKey, type GivenAnswer } from "./answering";

/** An item of the outbox: an answer, a mark of attendance, a press about a turn or a ride, or a *Got it*. */
export type PendingChange = GivenAnswer | GivenMark | GivenHelp | Seen;
/** About a turn or a seat. */
export type GivenHelp = GivenTurn | GivenSeat;

export const isAnswer = (change: PendingChange): change is GivenAnswer => "answer" in change;
export const isMark = (change: PendingChange): change is GivenMark => "attendance" in change;
export const isTurn = (change: PendingChange): change is GivenTurn => "dutyId" in change;
export const isSeat = (change: PendingChange): change is GivenSeat => "ways" in change;
export const isHelp = (change: PendingChange): change is GivenHelp => isTurn(change) || isSeat(change);
export const isGotIt = (change: PendingChange): change is Seen =>
  !isAnswer(change) && !isMark(change) && !isHelp(change);

export const countUnsent = (changes: readonly PendingChange[]): Unsent => ({
  ...noneUnsent,
  answers: changes.filter(isAnswer).length,
  gotIts: changes.filter(isGotIt).length,
  marks: changes.filter(isMark).length,
  turns: changes.filter(isTurn).length,
  rides: changes.filter(isSeat).length,
});

/**
 * A newer item replaces one of the same key: one answer, one mark and one press about a ride for each player and event, one press for each
 * turn, one *Got it* for each event.
 */
export function pendingChangeKey(change: PendingChange): string {
  if (isAnswer(change)) return answerKey(change);
  if (isTurn(change)) return turnKey(change);
  if (isSeat(change)) return seatKey(change);
  return isMark(change) ? `mark.${answerKey(change)}` : `got-it.${change.eventId}`;
}

/** The latest of each key, sent in one call. */
export const pendingChangeKind: OutboxKind<PendingChange> = {
  name: "said",
  keyOf: pendingChangeKey,
  order: { type: "latest" },
  outcomeShown: "once",
};

/** The result of sending an item. */
export type Settled =
  | { kind: "answer"; said: GivenAnswer; outcome: AnswerOutcome }
  | { kind: "attendance"; said: GivenMark; outcome: MarkOutcome }
  | { kind: "help"; said: GivenHelp; outcome: PressOutcome<EventDetails> }
  | { kind: "got_it"; said: Seen; outcome: GotItOutcome };
