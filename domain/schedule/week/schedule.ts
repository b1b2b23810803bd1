import type { Limited, Refused } from "../../base/outcome";
import { type AnswerSubject, answerKey, type GivenAnswer, subjectOf } from "../answer/answering";
import type { ScheduleWindow, WindowRange } from "./agenda";

export type WindowAsked = WindowRange & { readonly tag: string | null };

export type WindowOutcome =
  | { kind: "read"; window: ScheduleWindow; tag: string | null }
  | { kind: "unchanged" }
  | { kind: "unreachable" }
  | Refused;

/** The schedule as stored on the device at the last visit. */
export type KeptSchedule = {
  readonly window: ScheduleWindow | null;
  /** When it was read, by the device's clock as corrected then. */
  readonly readAt: number;
  /** Answers in the outbox. */
  readonly waiting: () => readonly GivenAnswer[];
};

/** The subject of each answer row, by the key of its machine. */
export function subjectsOf({ events, teams }: ScheduleWindow, now: number): Map<string, AnswerSubject> {
  const staffed = new Set(teams.filter(({ is_staff }) => is_staff).map(({ id }) => id));
  return new Map(
    events.flatMap((event) =>
      event.mine
        .filter(({ may_answer }) => may_answer)
        .map((part) => {
          const subject = subjectOf(event, part, { isStaff: staffed.has(event.team_id), now });
          return [answerKey(subject), subject] as const;
        }),
    ),
  );
}

/** An acknowledgement: the event version on the screen when *Got it* was pressed. */
export type Seen = { readonly teamId: string; readonly eventId: string; readonly version: number };
export type GotItOutcome = { kind: "saved" } | { kind: "unreachable" } | Limited | Refused;
