import type { OutboxKind } from "../../outbox/outbox";
import { noneUnsent, type Unsent } from "../../outbox/unsent";
import type { GivenMark, MarkOutcome } from "../attendance/attendance";
import type { GotItOutcome, Seen } from "../week/schedule";
import { type AnswerOutcome, answerKey, type GivenAnswer } from "./answering";

/** An item of the outbox: an answer, a mark of attendance or a *Got it*. */
export type PendingChange = GivenAnswer | GivenMark | Seen;

export const isAnswer = (change: PendingChange): change is GivenAnswer => "answer" in change;
export const isMark = (change: PendingChange): change is GivenMark => "attendance" in change;
export const isGotIt = (change: PendingChange): change is Seen => !isAnswer(change) && !isMark(change);

export const countUnsent = (changes: readonly PendingChange[]): Unsent => ({
  ...noneUnsent,
  answers: changes.filter(isAnswer).length,
  gotIts: changes.filter(isGotIt).length,
  marks: changes.filter(isMark).length,
});

/** A newer item replaces one of the same key: one answer and one mark for each player and event, one *Got it* for each event. */
export function pendingChangeKey(change: PendingChange): string {
  if (isAnswer(change)) return answerKey(change);
  return isMark(change) ? `mark.${answerKey(change)}` : `got-it.${change.eventId}`;
}

/** The latest of each key, sent in one call. */
export const pendingChangeKind: OutboxKind<PendingChange> = {
  name: "said",
  keyOf: pendingChangeKey,
  order: { type: "latest" },
  told: "once",
};

/** The result of sending an item. */
export type Settled =
  | { kind: "answer"; said: GivenAnswer; outcome: AnswerOutcome }
  | { kind: "attendance"; said: GivenMark; outcome: MarkOutcome }
  | { kind: "got_it"; said: Seen; outcome: GotItOutcome };
