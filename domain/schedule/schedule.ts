import type { Limited, Refused } from "../base/outcome";
import type { ScheduleWindow, WindowRange } from "./agenda";
import { type AnswerSubject, answerKey, type SaidAnswer, subjectOf } from "./answering";

export type WindowAsked = WindowRange & { readonly tag: string | null };

export type WindowOutcome =
  | { kind: "read"; window: ScheduleWindow; tag: string | null }
  | { kind: "unchanged" }
  | { kind: "unreachable" }
  | Refused;

/** What this device keeps of the last visit. */
export type KeptSchedule = {
  readonly window: ScheduleWindow | null;
  /** When it was read, by this device's clock. */
  readonly readAt: number;
  /** The answers that wait for the network now, and those that came back and were not shown. */
  readonly waiting: () => readonly SaidAnswer[];
};

/** Everybody for whom an answer can be given, by the key of their chart. */
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

/** What was on the screen when somebody pressed *Got it*. */
export type Seen = { readonly teamId: string; readonly eventId: string; readonly version: number };
export type GotItOutcome = { kind: "saved" } | { kind: "unreachable" } | Limited | Refused;
