import type { components } from "../../../openapi";
import type { AnswerSource } from "../../absence/absence";
import { type Answer, answers } from "./answer";
import { judgeAnswer } from "./answer-deadline";

export type ScheduleEvent = components["schemas"]["ScheduleEvent"];
export type MyPart = components["schemas"]["MyPart"];

/** The stored answer of one player at one event, as last read. */
export type StoredAnswer = {
  readonly answer: Answer | null;
  readonly note: string | null;
  readonly by: { readonly name: string; readonly is_me: boolean } | null;
  readonly at: string | null;
  readonly version: number;
  readonly isForOldTime: boolean;
  /** Why it stands; null without one. */
  readonly source: AnswerSource | null;
  /** The last day of the absence or usual yes, where the viewer may know it. */
  readonly until: string | null;
  /** What an answer that is given over it has to name. */
  readonly over: string | null;
};

/** Why some answers are no longer accepted. */
export type Closed = "late" | "called_off" | "not_asked";

/** What an answer row needs of one player at one event. */
export type AnswerSubject = {
  readonly teamId: string;
  readonly eventId: string;
  readonly membershipId: string;
  /** The event version on the screen. */
  readonly eventVersion: number;
  readonly standing: StoredAnswer;
  readonly open: readonly Answer[];
  readonly closed: Closed | null;
};

/** An answer to save, with the versions of the event and of the earlier answer that were on the screen. */
export type GivenAnswer = {
  readonly teamId: string;
  readonly eventId: string;
  readonly membershipId: string;
  readonly answer: Answer;
  readonly note: string | null;
  readonly eventVersion: number;
  readonly seenVersion: number;
  /** The absence or usual yes that stood on the screen. */
  readonly over?: string;
  /** Answers that this one replaces on this device, of which no reply told whether they were saved. */
  readonly replaced?: readonly Answer[];
};

/** `isDrawn`: whether the page has a row of this answer now, which can show a refusal. */
export type SentAnswer = { readonly said: GivenAnswer; readonly isDrawn: () => boolean };

export type AnswerOutcome =
  | { kind: "saved"; standing: StoredAnswer; mayBeUsual?: true }
  /** Version conflict: somebody else answered meanwhile. */
  | { kind: "differs"; theirs: StoredAnswer }
  | { kind: "late"; text: string }
  /** Called off meanwhile, in this version of the event. */
  | { kind: "called_off"; text: string; version: number }
  /** No reply that says what happened: the answer is sent again. */
  | { kind: "unreachable" }
  | { kind: "refused"; text: string }
  | { kind: "limited"; seconds: number };

/** An outcome for a row's machine. A refusal is `announced` if a toast tells it, since no row was drawn; `theirs` after a conflict. */
export type ShownOutcome = AnswerOutcome | { kind: "announced"; theirs: StoredAnswer | null };

type KeptPart = Partial<Omit<components["schemas"]["KeptAnswer"], "membership_id">>;

export const storedAnswerOf = (part: KeptPart): StoredAnswer => ({
  answer: part.answer ?? null,
  note: part.note ?? null,
  by: part.answered_by ?? null,
  at: part.answered_at ?? null,
  version: part.answer_version ?? 0,
  isForOldTime: part.is_for_old_time ?? false,
  source: part.source ?? null,
  until: part.said_until ?? null,
  over: part.over ?? null,
});

/** The same part with another answer. */
export const withStanding = (
  { source: _source, said_until: _until, over: _over, ...part }: MyPart,
  standing: StoredAnswer,
): MyPart => ({
  ...part,
  ...(standing.source !== null && { source: standing.source }),
  ...(standing.until !== null && { said_until: standing.until }),
  ...(standing.over !== null && { over: standing.over }),
  answer: standing.answer,
  note: standing.note,
  ...(standing.by ? { answered_by: standing.by } : {}),
  answered_at: standing.at,
  answer_version: standing.version,
  is_for_old_time: standing.isForOldTime,
});

type Asking = Pick<ScheduleEvent, "team_id" | "id" | "version" | "status" | "asks" | "answer_by" | "ends_at">;

/** Decides which answers are offered; the server checks again. */
export function subjectOf(
  event: Asking,
  part: KeptPart & { membership_id: string },
  { isStaff, now }: { isStaff: boolean; now: number },
): AnswerSubject {
  const asking = {
    isOn: event.status === "on",
    isAsked: event.asks !== "nobody",
    answerBy: event.answer_by === null ? null : Date.parse(event.answer_by),
    endsAt: Date.parse(event.ends_at),
  };
  const verdict = judgeAnswer(asking, "yes", isStaff, now);
  return {
    teamId: event.team_id,
    eventId: event.id,
    membershipId: part.membership_id,
    eventVersion: event.version,
    standing: storedAnswerOf(part),
    open: answers.filter((answer) => judgeAnswer(asking, answer, isStaff, now) === "open"),
    closed: verdict === "open" ? null : verdict,
  };
}

/** Key of the machine of an answer row. */
export const answerKey = ({ eventId, membershipId }: { eventId: string; membershipId: string }) =>
  `${eventId}.${membershipId}`;

/** Keeps the note only while the answer stays the same. `earlier` is replaced before the server confirmed it. */
export const saidOf = (
  subject: AnswerSubject,
  { answer, note }: { answer: Answer; note?: string | null },
  earlier: GivenAnswer | null = null,
): GivenAnswer => ({
  teamId: subject.teamId,
  eventId: subject.eventId,
  membershipId: subject.membershipId,
  answer,
  note: note === undefined ? (answer === subject.standing.answer ? subject.standing.note : null) : note,
  eventVersion: subject.eventVersion,
  seenVersion: subject.standing.version,
  ...(subject.standing.over !== null && { over: subject.standing.over }),
  ...withReplaced(answer, earlier),
});

function withReplaced(answer: Answer, earlier: GivenAnswer | null): Pick<GivenAnswer, "replaced"> {
  if (earlier === null) return {};
  const { answer: before, replaced = [] } = earlier;
  const all = answer === before ? replaced : [...replaced, before];
  return all.length === 0 ? {} : { replaced: all };
}

/** Whether the stored answer is the one that was said. */
export const isAsSaid = (said: Pick<GivenAnswer, "answer" | "note">, standing: StoredAnswer) =>
  standing.answer === said.answer && standing.note === said.note;

/**
 * Whether the stored answer is one that this device sent without hearing of it, and that the person has replaced since. Each of them adds one
 * to the version, so a higher version means that somebody else answered in between.
 */
export const isReplaced = (
  { replaced = [], seenVersion }: GivenAnswer,
  { answer, by, version }: StoredAnswer,
) =>
  by?.is_me === true &&
  answer !== null &&
  replaced.includes(answer) &&
  version > seenVersion &&
  version <= seenVersion + replaced.length;

/** The same answer over the stored one that it replaces. */
export const overReplaced = (
  { over: _over, ...said }: GivenAnswer,
  { version, over }: StoredAnswer,
): GivenAnswer => ({
  ...said,
  ...(over !== null && { over }),
  seenVersion: version,
  replaced: [],
});
