import type { components } from "../../openapi";
import type { Refused } from "../base/outcome";
import type { Answer } from "../schedule/answer/answer";
import { answerWords } from "../schedule/answer/answer-texts";
import type { ScheduleEvent } from "../schedule/event/event-fields";
import type { RosterEntry } from "./roster";

type Attendance = components["schemas"]["AttendanceCounts"]["members"][number];

export type PlayerFacts = {
  /** The team's next event that takes place, with the player's answer; null while there is none. */
  readonly next: { readonly event: ScheduleEvent; readonly answer: Answer | null } | null;
  /** Null for a player who was never marked. */
  readonly attendance: Attendance | null;
};
export type PlayerFactsOutcome = { kind: "read"; facts: PlayerFacts } | Refused;

export const playerCardTexts = {
  next: "Next",
  noNext: "Nothing planned",
  noAnswer: "No answer",
  season: "This season",
  notMarked: "Attendance not marked yet",
  opening: "Looking up what's next",
  message: "Message",
  messageParents: "Message the parents",
  changeNumber: "Change number",
  changeRoles: "Change roles",
  more: "More",
} as const;

export const nextAnswerText = (answer: Answer | null) =>
  answer === null ? playerCardTexts.noAnswer : answerWords[answer];

/** "Here 8, late 1, absent 2". */
export function attendanceText({ present, late, absent }: Attendance): string {
  return [
    `Here ${present}`,
    ...(late > 0 ? [`late ${late}`] : []),
    ...(absent > 0 ? [`absent ${absent}`] : []),
  ].join(", ");
}

/** Whom a message about a roster entry goes to: a child's guardians, or the adult; nobody for one's own. */
export function messageReaders({ kind, user_id, guardians, is_mine }: RosterEntry): string[] {
  if (is_mine) return [];
  if (kind === "adult") return user_id ? [user_id] : [];
  return (guardians ?? []).map((guardian) => guardian.user_id);
}
