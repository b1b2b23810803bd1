import { timeText } from "../../../../domain/dates/wall-time";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import type {
  AnswerSubject,
  ScheduleEvent,
  StoredAnswer,
} from "../../../../domain/schedule/answer/answering";
import type { AnswerPhase } from "../../../../machines/schedule/answer.machine";
import { deadlineOf, whenOf } from "../../../ui/schedule/device-clock";

type AnsweredEvent = Pick<ScheduleEvent, "answer_by" | "changes">;

const whoOf = ({ by }: StoredAnswer) =>
  by && (by.is_me ? answerTexts.me : (by.name.split(" ")[0] ?? by.name));

export function theySaid(standing: StoredAnswer, now: number): string {
  const who = whoOf(standing) ?? "";
  const when = standing.at === null ? "" : whenOf(standing.at, now);
  return standing.source === "away"
    ? answerTexts.theySaidAway(who, when, standing.until)
    : answerTexts.theySaid(who, standing.answer, when);
}

/** What stands below the name. */
export function statusOf(
  phase: AnswerPhase,
  { standing, closed }: AnswerSubject,
  event: AnsweredEvent,
  now: number,
): string {
  if (phase === "sending") return answerTexts.sending;
  if (phase === "queued") return answerTexts.queued;
  if (closed === "called_off") return answerTexts.calledOff;
  if (closed === "not_asked") return answerTexts.notAsked;
  if (closed === "late")
    return event.answer_by !== null && Date.parse(event.answer_by) <= now
      ? answerTexts.closedSince(deadlineOf(event.answer_by))
      : answerTexts.over;
  if (standing.answer === null) return answerTexts.none;
  if (standing.source === "away") return answerTexts.away(standing.until);
  if (standing.source === "usual") return answerTexts.usual;
  if (standing.isForOldTime) return answerTexts.still(oldTime(event));
  const who = whoOf(standing);
  return who === null || standing.at === null ? "" : answerTexts.saidBy(who, whenOf(standing.at, now));
}

const oldTime = ({ changes }: AnsweredEvent) => {
  const before = changes.find(({ what }) => what === "start")?.before;
  return before ? timeText(before) : null;
};

export const toneOf = (phase: AnswerPhase, { answer, isForOldTime }: StoredAnswer) => {
  if (phase === "locked" || phase === "calledOff") return "locked";
  return phase === "unanswered" || (phase === "answered" && (answer === null || isForOldTime))
    ? "open"
    : "plain";
};
