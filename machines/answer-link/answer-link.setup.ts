import { assign, setup } from "xstate";
import {
  isNews,
  type LinkAnswerOutcome,
  type LinkStopOutcome,
  type MailAnswer,
  type MailPage,
  mailAnswerOf,
  playerOf,
  type ReadLinkOutcome,
  type SentMailAnswer,
} from "../../domain/answer-link/answer-link";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { Answer } from "../../domain/schedule/answer/answer";
import { answerNoteLength } from "../../domain/schedule/limits";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { isLimited, toWait } from "../base/limited.state";
import { present } from "../base/present";

type Pressed = { membershipId: string; answer: Answer };
type Outcome = ReadLinkOutcome | LinkAnswerOutcome | LinkStopOutcome;

export type AnswerLinkEvent =
  | ({ type: "answer.pressed" } & Pressed)
  | { type: "note.typed"; membershipId: string; text: string }
  /** Sends the typed note with the answer that stands. */
  | { type: "note.sent"; membershipId: string }
  | { type: "note.dropped"; membershipId: string }
  | { type: "got-it.pressed" }
  /** A turn was settled on the page; or somebody was quicker, and it is read again. */
  | { type: "page.changed"; page: MailPage }
  | { type: "page.outdated" }
  /** Resolves a conflict: keep the other answer, or replace it. */
  | { type: "theirs.left" }
  | { type: "mine.insisted" }
  | { type: "retry.pressed" }
  | { type: "stop.pressed" }
  | { type: "stop.confirmed" }
  | { type: "stop.dropped" }
  /** The team's mails, again. */
  | { type: "mails.wanted" };

export const answerLinkSetup = setup({
  types: {
    context: {} as {
      token: string;
      page: MailPage | null;
      /** What was pressed, until it is saved or left. */
      said: MailAnswer | null;
      /** Notes as they are typed, by player, until they are saved. */
      notes: Readonly<Record<string, string>>;
      /** Why the last call failed. */
      problem: string;
      wait: number;
    },
    events: {} as AnswerLinkEvent,
    input: {} as { token: string },
    children: {} as { countdown: "countdown" },
  },
  actors: {
    readLink: effectActor<ReadLinkOutcome, { token: string }>(),
    answerByLink: effectActor<LinkAnswerOutcome, SentMailAnswer>(),
    gotItByLink: effectActor<ReadLinkOutcome, { token: string }>(),
    stopMails: effectActor<LinkStopOutcome, { token: string; isStopped: boolean }>(),
    countdown: countdownMachine,
  },
  actions: {
    setPage: assign((_, outcome: Outcome) => ("page" in outcome ? { page: outcome.page } : {})),
    setProblem: assign({ problem: (_, outcome: Outcome) => reasonOf(outcome) }),
    setFault: assign({ problem: problemTexts.unknown }),
    setWait: assign(toWait),
    say: assign({
      said: ({ context: { notes } }, { membershipId, answer }: Pressed) =>
        mailAnswerOf(membershipId, answer, notes[membershipId]),
    }),
    showNote: assign({
      said: ({ context: { page, notes } }, { membershipId }: { membershipId: string }) => {
        const player = present(playerOf(present(page), membershipId));
        return mailAnswerOf(membershipId, present(player.answer), notes[membershipId]);
      },
    }),
    forgetSaid: assign({ said: null, problem: "" }),
    typeNote: assign({
      notes: ({ context }, { membershipId, text }: { membershipId: string; text: string }) => ({
        ...context.notes,
        [membershipId]: text,
      }),
    }),
    dropNote: assign({
      notes: ({ context }, { membershipId }: { membershipId: string }) =>
        withoutKey(context.notes, membershipId),
    }),
    dropSavedNote: assign({
      notes: ({ context: { notes, said } }) => (said === null ? notes : withoutKey(notes, said.membershipId)),
    }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    hasPage: ({ context }) => context.page !== null,
    isTurn: ({ context }) => context.page?.purpose === "turn",
    isAnswer: ({ context }) => context.page?.purpose === "answer",
    hasSaid: ({ context }) => context.said !== null,
    isKnown: ({ context }) => context.page?.knows === true,
    isNews: ({ context: { page, notes } }, { membershipId, answer }: Pressed) => {
      const player = page && playerOf(page, membershipId);
      if (!player || page?.open.includes(answer) !== true || !isFit(notes[membershipId])) return false;
      return isNews(player, answer) || notes[membershipId] !== undefined;
    },
    /** There is an answer that the note can go along with. */
    isNotable: ({ context: { page, notes } }, { membershipId }: { membershipId: string }) => {
      const answer = page && playerOf(page, membershipId)?.answer;
      return answer ? page?.open.includes(answer) === true && isFit(notes[membershipId]) : false;
    },
    isPage: (_, outcome: Outcome) => outcome.kind === "read" || outcome.kind === "saved",
    isDiffering: (_, outcome: Outcome) => outcome.kind === "differs",
    isLate: (_, outcome: Outcome) => outcome.kind === "late",
    isGone: (_, outcome: Outcome) => outcome.kind === "gone",
    isStopped: (_, outcome: Outcome) => outcome.kind === "stopped",
    isLimited,
  },
});

const isFit = (note: string | undefined) => (note?.trim().length ?? 0) <= answerNoteLength;

function withoutKey(notes: Readonly<Record<string, string>>, key: string) {
  const { [key]: _, ...others } = notes;
  return others;
}
