import { assign, emit, fromCallback, not, setup, stateIn } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { Huddle, Message } from "../../domain/huddle/huddle";
import { talkTiming } from "../../domain/huddle/limits";
import type {
  HuddleAction,
  HuddleActionOutcome,
  HuddleKey,
  OpenOutcome,
  PageOutcome,
  PageTarget,
  ReadPositionOutcome,
} from "../../domain/huddle/talk-outcomes";
import {
  addNewer,
  addOlder,
  applyChanges,
  applyMessages,
  countAfter,
  isFamiliar,
  moveWindow,
  openWindow,
  type Thread,
  type ThreadWindow,
} from "../../domain/huddle/thread-window";
import type { HuddleLineEvent } from "../../domain/live/live";
import type { AttentionEvent } from "../../domain/shell/attention";
import { effectActor } from "../base/effect-actor.setup";
import { present } from "../base/present";

export type HuddleContext = {
  key: HuddleKey;
  me: string;
  huddle: Huddle | null;
  window: ThreadWindow | null;
  /** The *New* line stands after this number. */
  newAfter: number | null;
  /** The lowest message that was in sight. */
  seen: number;
  /** The message that was jumped to. */
  marked: { seq: number } | null;
  /** People whose messages are hidden. */
  blocked: readonly string[];
  /** Messages that the person has reported here: hidden as well. */
  reported: readonly string[];
  /** The device was away since the last read, or that failed. */
  isBehind: boolean;
  /** The live line tells of changes. */
  hasLine: boolean;
  /** Changes were told of that are not in the page yet. */
  isOwed: boolean;
  /** Messages that the line told while the huddle was being opened, or changes were read: the reply may be older. */
  early: readonly Message[];
  /** Why the huddle could not be read. */
  fault: string | null;
  action: HuddleAction | null;
  refusal: { action: HuddleAction; text: string } | null;
};

export const huddleSetup = setup({
  types: {
    context: {} as HuddleContext,
    events: {} as
      | AttentionEvent
      /** By the live line: something may have changed, or messages as they stand now. */
      | HuddleLineEvent
      | { type: "huddle.received"; huddle: Huddle }
      | { type: "older.wanted" }
      | { type: "newer.wanted" }
      | { type: "place.wanted"; seq: number }
      | { type: "end.wanted" }
      | { type: "sight.changed"; seq: number }
      | { type: "action.chosen"; action: HuddleAction }
      | { type: "message.reported"; messageId: string }
      | { type: "retry.pressed" },
    emitted: {} as
      /** As they stand now, for whoever shows them outside the page, and those of them that are new and of others. */
        | { type: "messages.changed"; messages: readonly Message[]; came: readonly Message[] }
        | { type: "huddle.left" },
    input: {} as { key: HuddleKey; me: string; around: number | null },
  },
  actors: {
    attention: fromCallback<AttentionEvent>(() => {}),
    line: fromCallback<HuddleLineEvent>(() => {}),
    open: effectActor<OpenOutcome, HuddleKey & { around: number | null }>(),
    readPage: effectActor<PageOutcome, HuddleKey & { target: PageTarget }>(),
    readBlocked: effectActor<readonly string[], void>(),
    moveMarker: effectActor<ReadPositionOutcome, HuddleKey & { seq: number }>(),
    act: effectActor<HuddleActionOutcome, { action: HuddleAction; huddle: Huddle }>(),
  },
  actions: {
    setOpened: assign(({ context: { early } }, outcome: OpenOutcome) => {
      if (outcome.kind !== "read") return {};
      const opened = openWindow(outcome.thread, outcome.start);
      const familiar = early.filter((message) => isFamiliar(opened, message));
      const window = applyMessages(opened, familiar);
      // A newcomer finds a whole past unread: then the thread opens at its end.
      const isNewcomer = window.readSeq === 0 && window.hasOlder;
      const newAfter = isNewcomer ? null : window.readSeq;
      const isOwed = familiar.length < early.length;
      return { huddle: outcome.huddle, window, newAfter, isOwed, early: [], fault: null };
    }),
    setEarly: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      early: [...context.early, ...messages],
    })),
    recordOwed: assign({ isOwed: true }),
    recordAsked: assign({ isOwed: false, early: [] }),
    recordLine: assign({ hasLine: true }),
    recordNoLine: assign({ hasLine: false }),
    setOlder: assign(({ context }, outcome: PageOutcome) => kept(context, outcome, addOlder)),
    setNewer: assign(({ context }, outcome: PageOutcome) => kept(context, outcome, addNewer)),
    setChanges: assign(({ context }, outcome: PageOutcome) =>
      kept(context, outcome, (window, thread) => applyMessages(applyChanges(window, thread), context.early)),
    ),
    setPlace: assign(({ context }, outcome: PageOutcome) =>
      kept(context, outcome, (window, thread) => moveWindow(window, thread, "around")),
    ),
    setNewest: assign(({ context }, outcome: PageOutcome) =>
      kept(context, outcome, (window, thread) => moveWindow(window, thread, "newest")),
    ),
    sendChanged: emit(({ context }, { messages }: { messages: readonly Message[] }) => ({
      type: "messages.changed",
      messages,
      came: cameOf(context, messages),
    })),
    takeFacts: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      window: context.window && applyMessages(context.window, messages),
    })),
    takeHuddle: assign((_, { huddle }: { huddle: Huddle }) => ({ huddle })),
    setBlocked: assign((_, blocked: readonly string[]) => ({ blocked })),
    foldReported: assign(({ context }, { messageId }: { messageId: string }) => ({
      reported: [...context.reported, messageId],
    })),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({ fault: outcome.text ?? null })),
    setUnknownFault: assign({ fault: problemTexts.unknown }),
    mark: assign((_, { seq }: { seq: number }) => ({ marked: { seq } })),
    unmark: assign({ marked: null }),
    recordBehind: assign({ isBehind: true }),
    recordCaughtUp: assign({ isBehind: false }),
    /** Whatever comes meanwhile stands below *New* on return. */
    moveNew: assign(({ context: { window, newAfter } }) => ({
      newAfter: window !== null && window.readSeq > 0 ? window.readSeq : newAfter,
    })),
    setSeen: assign(({ context }, { seq }: { seq: number }) => ({ seen: Math.max(context.seen, seq) })),
    setRead: assign(({ context: { window, huddle, seen } }) => ({
      window: window && { ...window, readSeq: Math.max(window.readSeq, seen) },
      huddle: huddle && { ...huddle, read_seq: Math.max(huddle.read_seq, seen) },
    })),
    /** Placeholder: the actor file tells the session, whose badges show them. */
    sendCounts: (_, _outcome: ReadPositionOutcome) => {},
    setAction: assign((_, { action }: { action: HuddleAction }) => ({ action, refusal: null })),
    settleAction: assign(({ context }, outcome: HuddleActionOutcome) => settled(context, outcome)),
    setActionFault: assign(({ context: { action } }) => ({
      action: null,
      refusal: action && { action, text: problemTexts.unknown },
    })),
    sendLeft: emit({ type: "huddle.left" }),
  },
  guards: {
    isOwed: ({ context }) => context.isOwed,
    /** Without a line changes have to be asked for, and with one after a read that failed. */
    mustAsk: ({ context }) => !context.hasLine || context.fault !== null || context.isBehind,
    /** The page lacks a person's name, or the message that is answered. Both come with the changes, and the message with them. */
    isUnfamiliar: ({ context: { window } }, { messages }: { messages: readonly Message[] }) =>
      window !== null && messages.some((message) => !isFamiliar(window, message)),
    isReadingChanges: stateIn({ shown: { reading: "changing" } }),
    /** A page that is being read may be older than what is heard meanwhile. */
    isReading: not(stateIn({ shown: { reading: "resting" } })),
    isGone: (_, { kind }: { kind: string }) => kind === "gone",
    isRefused: (_, { kind }: { kind: string }) => kind === "refused",
    isLeft: (_, { kind }: HuddleActionOutcome) => kind === "left",
    isMoved: (_, { kind }: ReadPositionOutcome) => kind === "moved",
    /** More has changed than one page tells. */
    isPart: (_, outcome: PageOutcome) => outcome.kind === "read" && !outcome.thread.is_whole,
    isInPage: ({ context }, { seq }: { seq: number }) =>
      context.window?.messages.some((message) => message.seq === seq) === true,
    hasOlder: ({ context }) => context.window?.hasOlder === true,
    hasNewer: ({ context }) => context.window?.hasNewer === true,
    hasUnreadSeen: ({ context: { window, seen, me } }) =>
      window !== null &&
      seen > window.readSeq &&
      countAfter(
        { ...window, messages: window.messages.filter(({ seq }) => seq <= seen) },
        window.readSeq,
        me,
      ) > 0,
  },
  delays: { poll: talkTiming.poll, look: talkTiming.look },
});

type Put = (window: ThreadWindow, thread: Thread) => ThreadWindow;

const kept = ({ window, huddle }: HuddleContext, outcome: PageOutcome, put: Put): Partial<HuddleContext> =>
  outcome.kind === "read"
    ? { window: window && put(window, outcome.thread), huddle: outcome.huddle ?? huddle, fault: null }
    : {};

/** New messages of others, for screen readers and "3 new". */
const cameOf = ({ window, me }: HuddleContext, messages: readonly Message[]) =>
  messages.filter(
    ({ seq, author_id, withdrawn_as }) =>
      seq > (window?.lastSeq ?? 0) && author_id !== me && withdrawn_as === null,
  );

function settled(
  { action, window, huddle }: HuddleContext,
  outcome: HuddleActionOutcome,
): Partial<HuddleContext> {
  const done = { action: null };
  if (outcome.kind === "refused")
    return { ...done, refusal: { action: present(action), text: outcome.text } };
  if (outcome.kind === "message")
    return { ...done, window: window && applyMessages(window, [outcome.message]) };
  if (outcome.kind === "blocked") return { ...done, blocked: outcome.userIds };
  if (outcome.kind === "huddle") return { ...done, huddle: outcome.huddle };
  if (outcome.kind === "muted")
    return { ...done, huddle: huddle && { ...huddle, muted_until: outcome.until } };
  return done;
}
