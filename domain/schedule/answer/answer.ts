import type { AnswerSource } from "../../absence/absence";

export const answers = ["yes", "maybe", "no"] as const;
export type Answer = (typeof answers)[number];

export type KeptAnswer = {
  readonly answer: Answer | null;
  readonly note: string | null;
  readonly version: number;
};
/** What stands for the player: `over` names an absence or a usual yes, in its version. */
export type EffectiveAnswer = {
  readonly answer: Answer | null;
  readonly source: AnswerSource | null;
  readonly over: string | null;
};
export type AnswerRequest = {
  readonly answer: Answer;
  readonly note: string | null;
  readonly seenVersion: number;
  readonly over: string | null;
};

/**
 * Optimistic lock: the same answer is always accepted, a different one only if it names what stands: the stored version, and the absence or
 * usual yes. The same answer as one of these is stored too, since it then stands by itself.
 */
export function compareAnswers(
  kept: KeptAnswer,
  word: EffectiveAnswer,
  request: AnswerRequest,
): "same" | "saved" | "differs" {
  const isSaid = word.source === "said";
  if (isSaid && kept.answer === request.answer && kept.note === request.note) return "same";
  if (!isSaid && word.answer === request.answer) return "saved";
  const knowsWord = word.answer === null || word.over === request.over;
  return kept.version === request.seenVersion && knowsWord ? "saved" : "differs";
}

/** Whether the answer was given before time or place last changed. It still counts, but is marked. */
export const isForOldTime = (answeredEventVersion: number | null, timeVersion: number) =>
  answeredEventVersion !== null && answeredEventVersion < timeVersion;
