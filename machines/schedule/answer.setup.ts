import { assign, emit, fromCallback, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { Answer } from "../../domain/schedule/answer/answer";
import {
  type AnswerSubject,
  type GivenAnswer,
  isAsSaid,
  type SentAnswer,
  type ShownOutcome,
  type StoredAnswer,
  saidOf,
} from "../../domain/schedule/answer/answering";
import type { Seen } from "../../domain/schedule/week/schedule";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { present } from "../base/present";

type Pressed = { answer: Answer; note?: string | null };

export type AnswerEvent =
  | ({ type: "answer.pressed" } & Pressed)
  | { type: "note.entered"; note: string | null }
  /** Resolves a version conflict: keep the other answer, or replace it. */
  | { type: "theirs.left" }
  | { type: "mine.insisted" }
  | { type: "retry.pressed" }
  /** Acknowledges that the event was called off. */
  | { type: "got-it.pressed" }
  | { type: "event.changed"; subject: AnswerSubject }
  | { type: "outbox.settled"; outcome: ShownOutcome }
  /** A row of this answer came onto the page, or left it. */
  | { type: "row.drawn" }
  | { type: "row.removed" };

export type AnswerSaved = {
  type: "answer.saved";
  eventId: string;
  membershipId: string;
  standing: StoredAnswer;
  /** The third yes in a row to a series' practices: the player may be counted in as usual. */
  mayBeUsual?: true;
};

export const answerSetup = setup({
  types: {
    context: {} as {
      subject: AnswerSubject;
      /** The pressed answer while it is not saved. */
      said: GivenAnswer | null;
      /** The event was called off while the answer was on its way. */
      off: { text: string; version: number } | null;
      refusal: string | null;
      /** Rows of this answer on the page: an event can be on a card and in its sheet. */
      rows: number;
    },
    events: {} as AnswerEvent,
    emitted: {} as AnswerSaved,
    /** `waiting` is in the outbox since an earlier visit. */
    input: {} as { subject: AnswerSubject; waiting?: GivenAnswer | null },
  },
  actors: {
    saveAnswer: effectActor<ShownOutcome, SentAnswer>(),
    /** Stores the answer until the network is back, and reports the outcome. */
    outbox: fromCallback<{ type: "none" }, SentAnswer>(() => {}),
    acknowledge: effectActor<void, Seen>(),
  },
  actions: {
    say: assign({
      said: ({ context }, pressed: Pressed) => saidOf(context.subject, pressed, context.said),
      refusal: null,
    }),
    showAgain: assign({
      said: ({ context: { subject, said } }) => saidOf(subject, present(said), said),
      refusal: null,
    }),
    recordIt: assign({
      said: ({ context: { subject } }, { note }: { note: string | null }) =>
        saidOf(subject, { answer: present(subject.standing.answer), note }),
    }),
    follow: assign({ subject: ({ context }, subject: AnswerSubject) => newest(context.subject, subject) }),
    setStanding: assign(({ context }, outcome: ShownOutcome) =>
      outcome.kind === "saved"
        ? { subject: { ...context.subject, standing: outcome.standing }, said: null }
        : {},
    ),
    setTheirs: assign(({ context: { subject } }, outcome: ShownOutcome) =>
      outcome.kind === "differs" ? { subject: { ...subject, standing: outcome.theirs } } : {},
    ),
    callOff: assign(({ context: { subject } }, outcome: ShownOutcome) =>
      outcome.kind === "called_off"
        ? { subject: { ...subject, open: [], closed: "called_off" as const }, off: outcome }
        : {},
    ),
    /** The schedule reads the called-off event. */
    sendCalledOff: () => {},
    forgetSaid: assign({ said: null, refusal: null, off: null }),
    close: assign(({ context }, outcome: ShownOutcome) => ({
      subject: {
        ...context.subject,
        open: context.subject.open.filter((answer) => answer === "no"),
        closed: "late" as const,
      },
      said: null,
      refusal: reasonOf(outcome),
    })),
    /** A toast told the refusal, so the row shows what the server has. */
    takeAnnounced: assign(({ context: { subject } }, outcome: ShownOutcome) => ({
      subject:
        outcome.kind === "announced" && outcome.theirs ? { ...subject, standing: outcome.theirs } : subject,
      said: null,
    })),
    setRefusal: assign({ refusal: (_, outcome: ShownOutcome) => reasonOf(outcome) }),
    ...faultActions("refusal"),
    addRow: assign({ rows: ({ context }) => context.rows + 1 }),
    removeRow: assign({ rows: ({ context }) => context.rows - 1 }),
    sendSaved: emit(({ context }, outcome: ShownOutcome) => savedEvent(context.subject, outcome)),
  },
  guards: {
    isWaiting: ({ context }) => context.said !== null,
    isLocked: ({ context }) => context.subject.closed !== null,
    isUnanswered: ({ context }) => context.subject.standing.answer === null,
    isForOldTime: ({ context }) => context.subject.standing.isForOldTime,
    isOpen: ({ context }, { answer }: { answer: Answer }) => context.subject.open.includes(answer),
    isNews: ({ context: { subject } }, { answer }: { answer: Answer }) =>
      subject.open.includes(answer) && subject.standing.answer !== answer,
    isNewNote: ({ context: { subject } }, { note }: { note: string | null }) =>
      subject.standing.answer !== null &&
      subject.open.includes(subject.standing.answer) &&
      subject.standing.note !== note,
    /** What was refused or contradicted stands nevertheless: an earlier try arrived, or somebody else said the same. */
    isSaidStanding: ({ context: { subject, said } }, read: AnswerSubject) =>
      said !== null &&
      isAsSaid(said, newest(subject, read).standing) &&
      newest(subject, read).standing.version > said.seenVersion,
    isAfterCallOff: ({ context: { off } }, { eventVersion }: AnswerSubject) =>
      off !== null && eventVersion >= off.version,
    isSaved: (_, outcome: ShownOutcome) => outcome.kind === "saved",
    isDiffering: (_, outcome: ShownOutcome) => outcome.kind === "differs",
    isLate: (_, outcome: ShownOutcome) => outcome.kind === "late",
    isCalledOff: (_, outcome: ShownOutcome) => outcome.kind === "called_off",
    isUnreachable: (_, outcome: ShownOutcome) => outcome.kind === "unreachable",
    isAnnounced: (_, outcome: ShownOutcome) => outcome.kind === "announced",
  },
});

export const outcomeOf = ({ event }: { event: { output: ShownOutcome } }) => event.output;
export const settledOf = ({ event }: { event: { outcome: ShownOutcome } }) => event.outcome;

/** Transitions by outcome, the same for a call and for the outbox. */
export const branches = <Of>(params: Of) =>
  [
    {
      guard: { type: "isSaved", params },
      target: "judging",
      actions: [
        { type: "setStanding", params },
        { type: "sendSaved", params },
      ],
    },
    {
      guard: { type: "isDiffering", params },
      target: "differing",
      actions: { type: "setTheirs", params },
    },
    {
      guard: { type: "isCalledOff", params },
      target: "calledOff",
      actions: { type: "callOff", params },
    },
    { guard: { type: "isLate", params }, target: "judging", actions: { type: "close", params } },
    { guard: { type: "isUnreachable", params }, target: "queued", reenter: true },
    {
      guard: { type: "isAnnounced", params },
      target: "judging",
      actions: { type: "takeAnnounced", params },
    },
    { target: "refused", actions: { type: "setRefusal", params } },
  ] as const;

const subjectOf = ({ event }: { event: { subject: AnswerSubject } }) => event.subject;

/** A refusal or a contradiction holds unless the window says that the answer stands. */
export const judgedAnew = [
  {
    guard: { type: "isSaidStanding", params: subjectOf },
    target: "judging",
    actions: [{ type: "follow", params: subjectOf }, "forgetSaid"],
  },
  { actions: { type: "follow", params: subjectOf } },
] as const;

/** Ignores an older answer of a window that was requested before this one was saved. */
const newest = (known: AnswerSubject, read: AnswerSubject): AnswerSubject =>
  read.standing.version < known.standing.version ? { ...read, standing: known.standing } : read;

export function savedEvent({ eventId, membershipId }: AnswerSubject, outcome: ShownOutcome): AnswerSaved {
  if (outcome.kind !== "saved") throw new Error("Only what was saved is told");
  return {
    type: "answer.saved",
    eventId,
    membershipId,
    standing: outcome.standing,
    ...(outcome.mayBeUsual && { mayBeUsual: true as const }),
  };
}
