import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { Answer } from "../../domain/schedule/answer";
import {
  type AnswerOutcome,
  type AnswerSubject,
  type SaidAnswer,
  type Standing,
  saidOf,
} from "../../domain/schedule/answering";
import { present } from "../base/present";

type Pressed = { answer: Answer; note?: string | null };

export type AnswerEvent =
  | ({ type: "answer.pressed" } & Pressed)
  | { type: "note.entered"; note: string | null }
  /** Resolves a version conflict: keep the other answer, or replace it. */
  | { type: "theirs.left" }
  | { type: "mine.insisted" }
  | { type: "retry.pressed" }
  | { type: "event.changed"; subject: AnswerSubject }
  | { type: "outbox.settled"; outcome: AnswerOutcome };

export type AnswerSaved = { type: "answer.saved"; eventId: string; membershipId: string; standing: Standing };

export const answerSetup = setup({
  types: {
    context: {} as {
      subject: AnswerSubject;
      /** The pressed answer while it is not saved. */
      said: SaidAnswer | null;
      theirs: Standing | null;
      refusal: string | null;
    },
    events: {} as AnswerEvent,
    emitted: {} as AnswerSaved,
    /** `waiting` is in the outbox since an earlier visit. */
    input: {} as { subject: AnswerSubject; waiting?: SaidAnswer | null },
  },
  actors: {
    saveAnswer: fromPromise<AnswerOutcome, SaidAnswer>(() => new Promise(() => {})),
    /** Stores the answer until the network is back, and reports the outcome. */
    outbox: fromCallback<{ type: "none" }, SaidAnswer>(() => {}),
  },
  actions: {
    say: assign({
      said: ({ context }, pressed: Pressed) => saidOf(context.subject, pressed),
      refusal: null,
    }),
    sayAgain: assign({
      said: ({ context: { subject, said } }) => saidOf(subject, present(said)),
      refusal: null,
    }),
    noteIt: assign({
      said: ({ context: { subject } }, { note }: { note: string | null }) =>
        saidOf(subject, { answer: present(subject.standing.answer), note }),
    }),
    follow: assign({ subject: ({ context }, subject: AnswerSubject) => newest(context.subject, subject) }),
    keepStanding: assign(({ context }, outcome: AnswerOutcome) =>
      outcome.kind === "saved"
        ? { subject: { ...context.subject, standing: outcome.standing }, said: null }
        : {},
    ),
    keepTheirs: assign((_, outcome: AnswerOutcome) =>
      outcome.kind === "differs" ? { theirs: outcome.theirs } : {},
    ),
    takeTheirs: assign(({ context }) => ({
      subject: { ...context.subject, standing: present(context.theirs) },
      theirs: null,
    })),
    forgetSaid: assign({ said: null }),
    close: assign(({ context }, outcome: AnswerOutcome) => ({
      subject: {
        ...context.subject,
        open: context.subject.open.filter((answer) => answer === "no"),
        closed: "late" as const,
      },
      said: null,
      refusal: reasonOf(outcome),
    })),
    keepRefusal: assign({ refusal: (_, outcome: AnswerOutcome) => reasonOf(outcome) }),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
    tellSaved: emit(({ context }, outcome: AnswerOutcome) => savedEvent(context.subject, outcome)),
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
    isSaved: (_, outcome: AnswerOutcome) => outcome.kind === "saved",
    isDiffering: (_, outcome: AnswerOutcome) => outcome.kind === "differs",
    isLate: (_, outcome: AnswerOutcome) => outcome.kind === "late",
    isUnreachable: (_, outcome: AnswerOutcome) => outcome.kind === "unreachable",
  },
});

/** Ignores an older answer of a window that was requested before this one was saved. */
const newest = (known: AnswerSubject, read: AnswerSubject): AnswerSubject =>
  read.standing.version < known.standing.version ? { ...read, standing: known.standing } : read;

export function savedEvent({ eventId, membershipId }: AnswerSubject, outcome: AnswerOutcome): AnswerSaved {
  if (outcome.kind !== "saved") throw new Error("Only what was saved is told");
  return { type: "answer.saved", eventId, membershipId, standing: outcome.standing };
}
