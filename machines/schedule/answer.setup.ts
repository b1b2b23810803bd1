import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { Answer } from "../../domain/schedule/answer";
import {
  type AnswerSubject,
  type SaidAnswer,
  type SentAnswer,
  type Standing,
  saidOf,
  type ToldOutcome,
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
  | { type: "outbox.settled"; outcome: ToldOutcome }
  /** A row of this answer came onto the page, or left it. */
  | { type: "row.drawn" }
  | { type: "row.removed" };

export type AnswerSaved = { type: "answer.saved"; eventId: string; membershipId: string; standing: Standing };

export const answerSetup = setup({
  types: {
    context: {} as {
      subject: AnswerSubject;
      /** The pressed answer while it is not saved. */
      said: SaidAnswer | null;
      theirs: Standing | null;
      refusal: string | null;
      /** Rows of this answer on the page: an event can be on a card and in its sheet. */
      rows: number;
    },
    events: {} as AnswerEvent,
    emitted: {} as AnswerSaved,
    /** `waiting` is in the outbox since an earlier visit. */
    input: {} as { subject: AnswerSubject; waiting?: SaidAnswer | null },
  },
  actors: {
    saveAnswer: fromPromise<ToldOutcome, SentAnswer>(() => new Promise(() => {})),
    /** Stores the answer until the network is back, and reports the outcome. */
    outbox: fromCallback<{ type: "none" }, SentAnswer>(() => {}),
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
    keepStanding: assign(({ context }, outcome: ToldOutcome) =>
      outcome.kind === "saved"
        ? { subject: { ...context.subject, standing: outcome.standing }, said: null }
        : {},
    ),
    keepTheirs: assign((_, outcome: ToldOutcome) =>
      outcome.kind === "differs" ? { theirs: outcome.theirs } : {},
    ),
    takeTheirs: assign(({ context }) => ({
      subject: { ...context.subject, standing: present(context.theirs) },
      theirs: null,
    })),
    forgetSaid: assign({ said: null }),
    close: assign(({ context }, outcome: ToldOutcome) => ({
      subject: {
        ...context.subject,
        open: context.subject.open.filter((answer) => answer === "no"),
        closed: "late" as const,
      },
      said: null,
      refusal: reasonOf(outcome),
    })),
    /** A toast told the refusal, so the row shows what the server has. */
    takeAnnounced: assign(({ context: { subject } }, outcome: ToldOutcome) => ({
      subject:
        outcome.kind === "announced" && outcome.theirs ? { ...subject, standing: outcome.theirs } : subject,
      said: null,
    })),
    keepRefusal: assign({ refusal: (_, outcome: ToldOutcome) => reasonOf(outcome) }),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
    addRow: assign({ rows: ({ context }) => context.rows + 1 }),
    removeRow: assign({ rows: ({ context }) => context.rows - 1 }),
    tellSaved: emit(({ context }, outcome: ToldOutcome) => savedEvent(context.subject, outcome)),
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
    isSaved: (_, outcome: ToldOutcome) => outcome.kind === "saved",
    isDiffering: (_, outcome: ToldOutcome) => outcome.kind === "differs",
    isLate: (_, outcome: ToldOutcome) => outcome.kind === "late",
    isUnreachable: (_, outcome: ToldOutcome) => outcome.kind === "unreachable",
    isAnnounced: (_, outcome: ToldOutcome) => outcome.kind === "announced",
  },
});

/** Ignores an older answer of a window that was requested before this one was saved. */
const newest = (known: AnswerSubject, read: AnswerSubject): AnswerSubject =>
  read.standing.version < known.standing.version ? { ...read, standing: known.standing } : read;

export function savedEvent({ eventId, membershipId }: AnswerSubject, outcome: ToldOutcome): AnswerSaved {
  if (outcome.kind !== "saved") throw new Error("Only what was saved is told");
  return { type: "answer.saved", eventId, membershipId, standing: outcome.standing };
}
