import { type SnapshotFrom, sendParent } from "xstate";
import type { GivenAnswer, SentAnswer, ShownOutcome } from "../../domain/schedule/answer/answering";
import { onFault } from "../base/fault.actions";
import { present } from "../base/present";
import { answerSetup, branches, judgedAnew, outcomeOf, savedEvent, settledOf } from "./answer.setup";

type Live = {
  context: { said: GivenAnswer | null };
  self: { getSnapshot: () => { context: { rows: number } } };
};

const sent = ({ context, self }: Live): SentAnswer => ({
  said: present(context.said),
  isDrawn: () => self.getSnapshot().context.rows > 0,
});

/**
 * One player's answer at one event. A pressed answer is shown as being sent, or as waiting for the network; it becomes the answer when the
 * server confirms it.
 */
export const answerMachine = answerSetup.createMachine({
  id: "answer",
  context: ({ input }) => ({
    subject: input.subject,
    said: input.waiting ?? null,
    off: null,
    refusal: null,
    rows: 0,
  }),
  initial: "judging",
  on: {
    "event.changed": { actions: { type: "follow", params: ({ event }) => event.subject } },
    "row.drawn": { actions: "addRow" },
    "row.removed": { actions: "removeRow" },
  },
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
          actions: { type: "recordIt", params: ({ event }) => event },
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
        /** Pressing the same answer renews it. */
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
    /** After the deadline: a no is accepted until the end. */
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
          actions: { type: "recordIt", params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: "saveAnswer",
        src: "saveAnswer",
        input: sent,
        onDone: branches(outcomeOf),
        onError: onFault("refused"),
      },
    },
    queued: {
      invoke: { id: "outbox", src: "outbox", input: sent },
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
    /** The stored answer is shown, with the question whether to replace it. */
    differing: {
      on: {
        "event.changed": judgedAnew,
        "theirs.left": { target: "judging", actions: "forgetSaid" },
        "mine.insisted": { target: "sending", actions: "showAgain" },
      },
    },
    calledOff: {
      on: {
        "event.changed": [
          {
            guard: { type: "isAfterCallOff", params: ({ event }) => event.subject },
            target: "judging",
            actions: [{ type: "follow", params: ({ event }) => event.subject }, "forgetSaid"],
          },
          // A window that was requested before.
          {},
        ],
      },
      initial: "told",
      states: {
        told: { on: { "got-it.pressed": "acknowledging" } },
        acknowledging: {
          invoke: {
            id: "acknowledge",
            src: "acknowledge",
            input: ({ context: { subject, off } }) => ({
              teamId: subject.teamId,
              eventId: subject.eventId,
              version: present(off).version,
            }),
            onDone: { target: "#answer.judging", actions: ["forgetSaid", "sendCalledOff"] },
            onError: { target: "#answer.judging", actions: ["forgetSaid", "sendCalledOff"] },
          },
        },
      },
    },
    refused: {
      on: {
        "event.changed": judgedAnew,
        "retry.pressed": { target: "sending", actions: "showAgain" },
        "answer.pressed": {
          guard: { type: "isOpen", params: ({ event }) => event },
          target: "sending",
          actions: { type: "say", params: ({ event }) => event },
        },
      },
    },
  },
});

export type AnswerMachine = typeof answerMachine;

/** The same machine for one that runs many of them and has to know what was saved. */
export const answerOfMany = (machine: AnswerMachine) =>
  machine.provide({
    actions: {
      sendSaved: sendParent(({ context }, outcome: ShownOutcome) => savedEvent(context.subject, outcome)),
      sendCalledOff: sendParent({ type: "refresh.wanted" }),
    },
  });

type Snapshot = SnapshotFrom<AnswerMachine>;
export type AnswerPhase =
  | "unanswered"
  | "answered"
  | "sending"
  | "queued"
  | "differing"
  | "calledOff"
  | "locked"
  | "refused";

export function selectPhase({ value }: Snapshot): AnswerPhase {
  if (typeof value === "object") return "answered" in value ? "answered" : "calledOff";
  if (value === "judging") throw new Error("Judging is over at once");
  return value;
}

export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;
/** What was pressed, while it is not saved. */
export const selectSaid = (snapshot: Snapshot) => snapshot.context.said;
/** How the event was called off, until *Got it*. */
export const selectOff = (snapshot: Snapshot) => snapshot.context.off;
export const selectIsAcknowledging = (snapshot: Snapshot) => snapshot.matches({ calledOff: "acknowledging" });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
