import { type ActorRefFrom, assign, enqueueActions, fromCallback, setup } from "xstate";
import type { UsualOffer } from "../../domain/absence/usual";
import { problemTexts } from "../../domain/base/texts";
import { answerKey, type GivenAnswer } from "../../domain/schedule/answer/answering";
import {
  allIn,
  longestWindow,
  type ScheduleWindow,
  usualOfferOf,
  type WindowRange,
} from "../../domain/schedule/week/agenda";
import {
  type AgendaEnds,
  addPage,
  askAgain,
  askFor,
  type Direction,
  type PageAsk,
  type PagesOutcome,
  withPages,
} from "../../domain/schedule/week/agenda-pages";
import { withAnswer, withNewerAnswers } from "../../domain/schedule/week/saved-answers";
import {
  type KeptSchedule,
  subjectsOf,
  type WindowAsked,
  type WindowOutcome,
} from "../../domain/schedule/week/schedule";
import type { AttentionEvent } from "../../domain/shell/attention";
import { effectActor } from "../base/effect-actor.setup";
import { type AnswerMachine, answerMachine } from "./answer.machine";
import type { AnswerSaved } from "./answer.setup";

export type ScheduleMachineEvent =
  | AttentionEvent
  | AnswerSaved
  /** `isTick`: sent by the minute timer. */
  | { type: "refresh.wanted"; isTick?: true }
  /** Reads a page outside the window. */
  | { type: "page.wanted"; direction: Direction }
  | { type: "retry.pressed" }
  | ({ type: "window.moved" } & WindowRange)
  /** "All in" for the week's missing answers, after a confirmation. */
  | { type: "all.pressed" }
  | { type: "all.confirmed" }
  | { type: "all.left" }
  /** "In for all 3" of one person: the keys of the answers. */
  | { type: "in-for-all.pressed"; answers: readonly string[] };

type Answers = Readonly<Record<string, ActorRefFrom<AnswerMachine>>>;

export const scheduleSetup = setup({
  types: {
    context: {} as {
      wanted: WindowRange;
      window: ScheduleWindow | null;
      tag: string | null;
      /** When the shown window was read, possibly at the last visit. */
      readAt: number | null;
      isOfLastVisit: boolean;
      fault: string | null;
      waiting: () => readonly GivenAnswer[];
      answers: Answers;
      /** Cursors of the pages outside the window. */
      ends: AgendaEnds;
      asks: readonly PageAsk[];
      pageFault: string | null;
      now: () => number;
      /** The present moment, by the minute: what is drawn by the time of day is drawn anew. */
      minute: number;
    },
    events: {} as ScheduleMachineEvent,
    emitted: {} as { type: "usual.offered"; offer: UsualOffer },
    input: {} as { range: WindowRange; now: () => number },
  },
  actors: {
    readKept: effectActor<KeptSchedule>(),
    readWindow: effectActor<WindowOutcome, WindowAsked>(),
    readPages: effectActor<PagesOutcome, { asks: readonly PageAsk[] }>(),
    /** Reports visibility, the network's return and new pings. */
    news: fromCallback(() => {}),
    answer: answerMachine,
  },
  actions: {
    takeKept: assign((_, { window, readAt, waiting }: KeptSchedule) => ({
      window,
      readAt,
      waiting,
      isOfLastVisit: window !== null,
    })),
    /** Stores the window on the device for offline use. */
    saveOnDevice: (_, _kept: { window: ScheduleWindow | null; readAt: number | null }) => {},
    setRead: assign(({ context }, outcome: WindowOutcome) =>
      outcome.kind === "read"
        ? {
            window: withNewerAnswers(withPages(outcome.window, context.window), context.window),
            tag: outcome.tag,
            readAt: context.now(),
            isOfLastVisit: false,
            fault: null,
          }
        : { readAt: context.now(), isOfLastVisit: false, fault: null },
    ),
    setFault: assign((_, outcome: WindowOutcome) =>
      outcome.kind === "refused" ? { fault: outcome.text } : { fault: null },
    ),
    setUnknownFault: assign({ fault: problemTexts.unknown }),
    lookFurther: assign(({ context: { wanted } }) => ({
      wanted: { ...wanted, days: longestWindow },
      tag: null,
    })),
    move: assign((_, { from, days }: WindowRange) => ({ wanted: { from, days }, tag: null })),
    askPage: assign(({ context: { window, ends } }, { direction }: { direction: Direction }) => ({
      asks: window ? [askFor(window, ends, direction)] : [],
      pageFault: null,
    })),
    askPagesAgain: assign(({ context: { window, ends } }) => ({
      asks: window ? askAgain(window, ends) : [],
      pageFault: null,
    })),
    addPages: assign(({ context }, outcome: PagesOutcome) => {
      if (outcome.kind === "refused" || !context.window) return {};
      let { window, ends } = context;
      for (const page of outcome.pages) {
        window = withNewerAnswers(addPage(window, page), context.window);
        ends = { ...ends, [page.direction]: page.next };
      }
      return { window, ends };
    }),
    setPageFault: assign((_, outcome: PagesOutcome) =>
      outcome.kind === "refused" ? { pageFault: outcome.text } : {},
    ),
    recordUnknownPageFault: assign({ pageFault: problemTexts.unknown }),
    forgetPages: assign({ ends: {}, asks: [], pageFault: null }),
    /** Spawns, updates and stops the answers' machines to match the window and the time. */
    followAnswers: enqueueActions(({ context, enqueue }) => {
      const subjects = context.window ? subjectsOf(context.window, context.now()) : new Map();
      for (const [key, ref] of Object.entries(context.answers)) {
        const subject = subjects.get(key);
        if (subject) enqueue.sendTo(ref, { type: "event.changed", subject });
        else enqueue.stopChild(ref);
      }
      const isSame =
        subjects.size === Object.keys(context.answers).length &&
        [...subjects.keys()].every((key) => context.answers[key]);
      // Keeping the same object avoids re-rendering unchanged cards.
      if (isSame) return;
      enqueue.assign(({ spawn }) => ({
        answers: Object.fromEntries(
          [...subjects].map(([key, subject]) => [
            key,
            context.answers[key] ??
              spawn("answer", {
                id: `answer.${key}`,
                input: {
                  subject,
                  waiting: context.waiting().find((said) => answerKey(said) === key) ?? null,
                },
              }),
          ]),
        ),
      }));
    }),
    setMinute: assign(({ context: { now } }) => ({ minute: now() })),
    patchAnswer: assign(({ context: { window } }, saved: AnswerSaved) =>
      window ? { window: withAnswer(window, saved) } : {},
    ),
    offerUsual: enqueueActions(({ context: { window }, enqueue }, saved: AnswerSaved) => {
      const offer = saved.mayBeUsual && window && usualOfferOf(window, saved);
      if (offer) enqueue.emit({ type: "usual.offered", offer });
    }),
    pressIn: enqueueActions(({ context, enqueue }, keys: readonly string[]) => {
      for (const key of keys) {
        const ref = context.answers[key];
        if (ref) enqueue.sendTo(ref, { type: "answer.pressed", answer: "yes" });
      }
    }),
    pressAll: enqueueActions(({ context, enqueue }) => {
      if (!context.window) return;
      for (const { event, part } of allIn(context.window, context.now()).ask) {
        const ref = context.answers[answerKey({ eventId: event.id, membershipId: part.membership_id })];
        if (ref) enqueue.sendTo(ref, { type: "answer.pressed", answer: "yes" });
      }
    }),
  },
  guards: {
    isKept: (_, { window }: KeptSchedule) => window !== null,
    /** Whether the window is empty and can still be extended to look for later events. */
    isEmptySoFar: ({ context: { window, wanted, isOfLastVisit } }) =>
      window !== null && !isOfLastVisit && window.events.length === 0 && wanted.days < longestWindow,
    isRefused: (_, { kind }: WindowOutcome) => kind === "refused",
    isUnreachable: (_, { kind }: WindowOutcome) => kind === "unreachable",
    goesOn: ({ context: { window, ends } }, { direction }: { direction: Direction }) =>
      window !== null && ends[direction] !== null,
    /** Whether loaded pages have to be refreshed too; the minute timer leaves them. */
    hasPages: ({ context: { ends } }, { isTick }: { isTick?: true }) =>
      !isTick && Object.keys(ends).length > 0,
    arePagesRead: (_, { kind }: PagesOutcome) => kind === "read",
  },
  delays: { minute: 60_000 },
});
