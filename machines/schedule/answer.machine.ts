import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, sendParent, setup } from "xstate";
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
  /** Answered by somebody else meanwhile: theirs stays, or mine replaces it. */
  | { type: "theirs.left" }
  | { type: "mine.insisted" }
  | { type: "retry.pressed" }
  | { type: "event.changed"; subject: AnswerSubject }
  | { type: "outbox.settled"; outcome: AnswerOutcome };

export type AnswerSaved = { type: "answer.saved"; eventId: string; membershipId: string; standing: Standing };

const outcomeOf = ({ event }: { event: { output: AnswerOutcome } }) => event.output;
const settledOf = ({ event }: { event: { outcome: AnswerOutcome } }) => event.outcome;

/** Where an outcome leads, of a call as of the outbox. */
const branches = <Of>(params: Of) =>
  [
    {
      guard: { type: "isSaved", params },
      target: "judging",
      actions: [
        { type: "keepStanding", params },
        { type: "tellSaved", params },
      ],
    },
    {
      guard: { type: "isDiffering", params },
      target: "differing",
      actions: { type: "keepTheirs", params },
    },
    { guard: { type: "isLate", params }, target: "judging", actions: { type: "close", params } },
    { guard: { type: "isUnreachable", params }, target: "queued", reenter: true },
    { target: "refused", actions: { type: "keepRefusal", params } },
  ] as const;

/**
 * One player's answer at one event. What was pressed is shown as being sent, or as waiting for the network; it becomes the answer when the
 * server says that it is saved.
 */
export const answerMachine = setup({
  types: {
    context: {} as {
      subject: AnswerSubject;
      /** What was pressed and is not saved yet. */
      said: SaidAnswer | null;
      theirs: Standing | null;
      refusal: string | null;
    },
    events: {} as AnswerEvent,
    emitted: {} as AnswerSaved,
    /** `waiting` lies in the outbox since an earlier visit. */
    input: {} as { subject: AnswerSubject; waiting?: SaidAnswer | null },
  },
  actors: {
    saveAnswer: fromPromise<AnswerOutcome, SaidAnswer>(() => new Promise(() => {})),
    /** Keeps it until the network is back, and says what became of it. */
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
}).createMachine({
  id: "answer",
  context: ({ input }) => ({
    subject: input.subject,
    said: input.waiting ?? null,
    theirs: null,
    refusal: null,
  }),
  initial: "judging",
  on: { "event.changed": { actions: { type: "follow", params: ({ event }) => event.subject } } },
  states: {
    judging: {
      always: [
        { guard: "isWaiting", target: "queued" },
        { guard: "isLocked", target: "locked" },
        { guard: "isUnanswered", target: "unanswered" },
        { guard: "isForOldTime", target: "answered.forOldTime" },
        { target: "answered.current" },
      ],
    },
    unanswered: {
      on: {
        "event.changed": {
          target: "judging",
          actions: { type: "follow", params: ({ event }) => event.subject },
        },
        "answer.pressed": {
          guard: { type: "isOpen", params: ({ event }) => event },
          target: "sending",
          actions: { type: "say", params: ({ event }) => event },
        },
      },
    },
    answered: {
      on: {
        "event.changed": {
          target: "judging",
          actions: { type: "follow", params: ({ event }) => event.subject },
        },
        "note.entered": {
          guard: { type: "isNewNote", params: ({ event }) => event },
          target: "sending",
          actions: { type: "noteIt", params: ({ event }) => event },
        },
      },
      initial: "current",
      states: {
        current: {
          on: {
            "answer.pressed": {
              guard: { type: "isNews", params: ({ event }) => event },
              target: "#answer.sending",
              actions: { type: "say", params: ({ event }) => event },
            },
          },
        },
        /** One press renews it. */
        forOldTime: {
          on: {
            "answer.pressed": {
              guard: { type: "isOpen", params: ({ event }) => event },
              target: "#answer.sending",
              actions: { type: "say", params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** The deadline is over: a no is taken until the end. */
    locked: {
      on: {
        "event.changed": {
          target: "judging",
          actions: { type: "follow", params: ({ event }) => event.subject },
        },
        "answer.pressed": {
          guard: { type: "isNews", params: ({ event }) => event },
          target: "sending",
          actions: { type: "say", params: ({ event }) => event },
        },
        "note.entered": {
          guard: { type: "isNewNote", params: ({ event }) => event },
          target: "sending",
          actions: { type: "noteIt", params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: "saveAnswer",
        src: "saveAnswer",
        input: ({ context }) => present(context.said),
        onDone: branches(outcomeOf),
        onError: { target: "refused", actions: "noteUnknownFault" },
      },
    },
    queued: {
      invoke: { id: "outbox", src: "outbox", input: ({ context }) => present(context.said) },
      on: {
        "answer.pressed": {
          guard: { type: "isOpen", params: ({ event }) => event },
          target: "queued",
          reenter: true,
          actions: { type: "say", params: ({ event }) => event },
        },
        "outbox.settled": branches(settledOf),
      },
    },
    differing: {
      on: {
        "theirs.left": { target: "judging", actions: ["takeTheirs", "forgetSaid"] },
        "mine.insisted": { target: "sending", actions: ["takeTheirs", "sayAgain"] },
      },
    },
    refused: {
      on: {
        "retry.pressed": { target: "sending", actions: "sayAgain" },
        "answer.pressed": {
          guard: { type: "isOpen", params: ({ event }) => event },
          target: "sending",
          actions: { type: "say", params: ({ event }) => event },
        },
      },
    },
  },
});

/** A window that was asked for before the answer was saved does not take it back. */
const newest = (known: AnswerSubject, read: AnswerSubject): AnswerSubject =>
  read.standing.version < known.standing.version ? { ...read, standing: known.standing } : read;

function savedEvent({ eventId, membershipId }: AnswerSubject, outcome: AnswerOutcome): AnswerSaved {
  if (outcome.kind !== "saved") throw new Error("Only what was saved is told");
  return { type: "answer.saved", eventId, membershipId, standing: outcome.standing };
}

export type AnswerMachine = typeof answerMachine;

/** The same chart for one that runs many of them and has to hear what was saved. */
export const answerOfMany = (machine: AnswerMachine) =>
  machine.provide({
    actions: {
      tellSaved: sendParent(({ context }, outcome: AnswerOutcome) => savedEvent(context.subject, outcome)),
    },
  });

type Snapshot = SnapshotFrom<AnswerMachine>;
export type AnswerPhase =
  | "unanswered"
  | "answered"
  | "sending"
  | "queued"
  | "differing"
  | "locked"
  | "refused";

export function selectPhase({ value }: Snapshot): AnswerPhase {
  if (typeof value === "object") return "answered";
  if (value === "judging") throw new Error("Judging is over at once");
  return value;
}

export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;
/** What was pressed, while it is not saved. */
export const selectSaid = (snapshot: Snapshot) => snapshot.context.said;
export const selectTheirs = (snapshot: Snapshot) => snapshot.context.theirs;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
