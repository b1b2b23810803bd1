import type { WordSource } from "../absence/absence";

export const answers = ["yes", "maybe", "no"] as const;
export type Answer = (typeof answers)[number];

/** The fields of an event that decide whether it takes answers. Times are in milliseconds. */
export type AskingEvent = {
  readonly isOn: boolean;
  readonly isAsked: boolean;
  readonly answerBy: number | null;
  readonly endsAt: number;
};

export type AnswerVerdict = "open" | "called_off" | "not_asked" | "late";

/** After the deadline a no is still accepted until the end, since a coach needs to know who is ill. Staff have no deadline. */
export function judgeAnswer(
  event: AskingEvent,
  answer: Answer,
  isStaff: boolean,
  now: number,
): AnswerVerdict {
  if (!event.isOn) return "called_off";
  if (!event.isAsked) return "not_asked";
  if (isStaff) return "open";
  if (now >= event.endsAt) return "late";
  if (answer === "no" || event.answerBy === null) return "open";
  return now < event.answerBy ? "open" : "late";
}

export type KeptAnswer = {
  readonly answer: Answer | null;
  readonly note: string | null;
  readonly version: number;
};
/** What stands for the player: `over` names an absence or a usual yes, in its version. */
export type StandingWord = {
  readonly answer: Answer | null;
  readonly source: WordSource | null;
  readonly over: string | null;
};
export type AnswerWish = {
  readonly answer: Answer;
  readonly note: string | null;
  readonly seenVersion: number;
  readonly over: string | null;
};

/**
 * Optimistic lock: the same answer is always accepted, a different one only if it names what stands: the stored version, and the absence or
 * usual yes. The same answer as one of these is stored too, since it then stands by itself.
 */
export function meet(kept: KeptAnswer, word: StandingWord, wish: AnswerWish): "same" | "saved" | "differs" {
  const isSaid = word.source === "said";
  if (isSaid && kept.answer === wish.answer && kept.note === wish.note) return "same";
  if (!isSaid && word.answer === wish.answer) return "saved";
  const knowsWord = word.answer === null || word.over === wish.over;
  return kept.version === wish.seenVersion && knowsWord ? "saved" : "differs";
}

/** Whether the answer was given before time or place last changed. It still counts, but is marked. */
export const isForOldTime = (answeredEventVersion: number | null, timeVersion: number) =>
  answeredEventVersion !== null && answeredEventVersion < timeVersion;

const hour = 3_600_000;

type Times = { readonly startsAt: number; readonly arrivesAt: number };

/** The deadline keeps its distance to the start; if that is past or within 12 hours, it becomes the arrival time. */
export function deadlineAfterMove(
  answerBy: number | null,
  from: Times,
  to: Times,
  now: number,
): number | null {
  if (answerBy === null) return null;
  const moved = to.startsAt - (from.startsAt - answerBy);
  return moved < now + 12 * hour ? to.arrivesAt : moved;
}

/** When the players without an answer are reminded. */
export const remindAt = (answerBy: number | null, startsAt: number) =>
  answerBy === null ? startsAt - 48 * hour : answerBy - 24 * hour;
