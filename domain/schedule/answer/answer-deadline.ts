import type { Answer } from "./answer";

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
