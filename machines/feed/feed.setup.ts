import { assign, emit, fromCallback, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import {
  type CardKey,
  cardKeyText,
  type Feed,
  type FeedCard,
  type FeedTeam,
  keyOfCard,
} from "../../domain/feed/card";
import { applyAction, isSameAction } from "../../domain/feed/feed-actions";
import type {
  FeedAction,
  FeedActionOutcome,
  FeedLineEvent,
  FeedOutcome,
  FeedRequest,
  SeenMark,
  SeenOutcome,
} from "../../domain/feed/feed-outcomes";
import { cardsOf, hasEventOf, hasReadersOf, isFamiliar, isUnseen } from "../../domain/feed/feed-queries";
import {
  addOlder,
  applyCard,
  applyOwn,
  applyPage,
  canPutIn,
  cardOf,
  type FeedWindow,
  insertNewCards,
  openWindow,
  setSeen,
} from "../../domain/feed/feed-window";
import { cardsOfMark, feedTiming } from "../../domain/feed/limits";
import type { AttentionEvent } from "../../domain/shell/attention";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";

export type FeedContext = {
  me: string;
  /** Null: the posts of all teams. */
  teamId: string | null;
  /** Home's own feed: to open it marks Home as seen. */
  isHome: boolean;
  window: FeedWindow | null;
  /** All teams of the reader; while one is chosen, the others as they were before. */
  teams: readonly FeedTeam[];
  tag: string | null;
  /** Why the last read failed; what was read before is still shown. */
  fault: string | null;
  /** Changes were heard of that are not in the page yet. */
  isOwed: boolean;
  /** Cards that changed and name somebody whom the page does not know. */
  unfamiliar: readonly CardKey[];
  /** The feed begins below what is in sight: new cards move nothing. */
  isBelow: boolean;
  /** Cards in sight, as texts of their keys. */
  inSight: readonly string[];
  toMark: readonly CardKey[];
  isHomeToMark: boolean;
  /** The mark that is being sent says that Home was opened. */
  isHomeSent: boolean;
  /** The first one is being sent. */
  actions: readonly FeedAction[];
  refusal: { action: FeedAction; text: string } | null;
};

export const feedSetup = setup({
  types: {
    context: {} as FeedContext,
    events: {} as
      | AttentionEvent
      | FeedLineEvent
      | { type: "retry.pressed" }
      | { type: "older.wanted" }
      | { type: "head.wanted" }
      | { type: "head.moved"; isBelow: boolean }
      | { type: "team.chosen"; teamId: string | null }
      /** Its comments are open; null: none are. */
      | { type: "card.opened"; key: CardKey | null }
      | { type: "card.entered"; key: CardKey }
      | { type: "card.left"; key: CardKey }
      /** A form of the page has posted it, or a dialog has changed it. */
      | { type: "card.saved"; feed: Feed }
      | { type: "action.chosen"; action: FeedAction },
    emitted: {} as { type: "action.done"; action: FeedAction; outcome: FeedActionOutcome },
    input: {} as { me: string; teamId: string | null; isHome: boolean },
  },
  actors: {
    attention: fromCallback<AttentionEvent>(() => {}),
    line: fromCallback<FeedLineEvent>(() => {}),
    read: effectActor<FeedOutcome, FeedRequest>(),
    markSeen: effectActor<SeenOutcome, SeenMark>(),
    act: effectActor<FeedActionOutcome, { action: FeedAction }>(),
  },
  actions: {
    setOpened: assign(({ context }, outcome: FeedOutcome) => {
      if (outcome.kind !== "read") return {};
      const window = openWindow(outcome.feed);
      const teams = context.teamId === null ? window.teams : joined(context.teams, window.teams);
      return { window, teams, tag: outcome.tag, fault: null, unfamiliar: [] };
    }),
    setPage: assign(({ context }, outcome: FeedOutcome) => {
      if (outcome.kind === "unchanged") return { fault: null };
      if (outcome.kind !== "read" || !context.window) return {};
      const taken = applyPage(context.window, outcome.feed);
      const teams = context.teamId === null ? taken.teams : joined(context.teams, taken.teams);
      return { window: settled(context, taken), teams, tag: outcome.tag, fault: null };
    }),
    setOlder: assign(({ context: { window } }, outcome: FeedOutcome) =>
      outcome.kind === "read" ? { window: window && addOlder(window, outcome.feed), fault: null } : {},
    ),
    applyReceived: assign(({ context }, received: { at: number; card: FeedCard }) => {
      const { window, teamId } = context;
      if (!window || (teamId !== null && received.card.team_id !== teamId)) return {};
      const taken = applyCard(window, received);
      const isWhole = isFamiliar(taken, received.card) && cardOf(window, keyOfCard(received.card)) !== null;
      return {
        window: settled(context, taken),
        // The stream names nobody, and has nothing that is one person's.
        ...(!isWhole && { isOwed: true, unfamiliar: [...context.unfamiliar, keyOfCard(received.card)] }),
        // The page of the tag is older than the card.
        tag: null,
      };
    }),
    /** A card that is not in the page is read beside it. */
    setOpenedCard: assign(({ context: { window, unfamiliar } }, { key }: { key: CardKey | null }) => ({
      window: window && { ...window, opened: key && cardKeyText(key) },
      ...(window && key && !cardOf(window, key) && { isOwed: true, unfamiliar: [...unfamiliar, key] }),
    })),
    putIn: assign(({ context: { window } }) => ({ window: window && insertNewCards(window) })),
    takeSaved: assign(({ context: { window } }, { feed }: { feed: Feed }) => ({
      window: window && applyOwn(window, feed),
      tag: null,
    })),
    setBelow: assign((_, { isBelow }: { isBelow: boolean }) => ({ isBelow })),
    setTeam: assign((_, { teamId }: { teamId: string | null }) => ({
      teamId,
      window: null,
      tag: null,
      fault: null,
      isOwed: false,
    })),
    recordOwed: assign({ isOwed: true }),
    recordAsked: assign({ isOwed: false }),
    /** What came while it was read is read with the next page. */
    forgetUnfamiliar: assign(({ context: { isOwed, window, unfamiliar } }) => ({
      unfamiliar: isOwed ? unfamiliar.filter((key) => !isKnown(window, key)) : [],
    })),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({ fault: outcome.text ?? null })),
    ...faultActions("fault"),
    recordInSight: assign(({ context: { inSight } }, { key }: { key: CardKey }) => ({
      inSight: [...inSight.filter((each) => each !== cardKeyText(key)), cardKeyText(key)],
    })),
    recordOutOfSight: assign(({ context: { inSight } }, { key }: { key: CardKey }) => ({
      inSight: inSight.filter((each) => each !== cardKeyText(key)),
    })),
    /** What has been in sight long enough. */
    collectSeen: assign(({ context }) => ({ toMark: unseenInSight(context).slice(0, cardsOfMark) })),
    markHome: assign(({ context }) => ({ isHomeToMark: context.isHome, isHomeSent: false })),
    recordHomeSent: assign(({ context }) => ({ isHomeSent: context.isHomeToMark })),
    settleMarked: assign(({ context: { toMark, window, isHomeToMark, isHomeSent } }) => ({
      toMark: [],
      isHomeToMark: isHomeToMark && !isHomeSent,
      window: window && setSeen(window, toMark),
    })),
    /** Placeholder: the actor file tells the session, whose badges show them. */
    sendCounts: (_, _outcome: SeenOutcome) => {},
    /** A later press of the same kind takes the place of one that was not sent yet. */
    queueAction: assign(({ context: { actions } }, { action }: { action: FeedAction }) => ({
      actions: [...actions.filter((each, at) => at === 0 || !isSameAction(each, action)), action],
      refusal: null,
    })),
    settleAction: assign(({ context }, outcome: FeedActionOutcome) => {
      const [action, ...actions] = context.actions;
      if (!action) return {};
      if (outcome.kind === "refused") return { actions, refusal: { action, text: outcome.text } };
      return { actions, window: context.window && applyAction(context.window, action, outcome), tag: null };
    }),
    setActionFault: assign(
      ({
        context: {
          actions: [action, ...actions],
        },
      }) => ({
        actions,
        refusal: action ? { action, text: problemTexts.unknown } : null,
      }),
    ),
    sendDone: emit(({ context: { actions } }, outcome: FeedActionOutcome) => {
      const [action] = actions;
      if (!action) throw new Error("Nothing was done");
      return { type: "action.done", action, outcome } as const;
    }),
  },
  guards: {
    isGone: (_, { kind }: { kind: string }) => kind === "gone",
    isRefused: (_, { kind }: { kind: string }) => kind === "refused",
    isMarked: (_, { kind }: SeenOutcome) => kind === "marked",
    isOwed: ({ context }) => context.isOwed,
    hasOlder: ({ context: { window } }) => window !== null && window.nextAfter !== null,
    canPutIn: ({ context: { window } }) => window !== null && canPutIn(window),
    /** Nobody without a team has posts to see, and the server refuses the call to newcomers. */
    isHomeToMark: ({ context: { isHomeToMark, window } }) =>
      isHomeToMark && window !== null && window.teams.length > 0,
    hasUnseenInSight: ({ context }) => unseenInSight(context).length > 0,
    hasAction: ({ context }) => context.actions.length > 0,
    hasEventOf: ({ context: { window } }, { teamId }: { teamId: string }) =>
      window !== null && hasEventOf(window, teamId),
    hasReadersOf: ({ context: { window } }, { teamId }: { teamId: string }) =>
      window !== null && hasReadersOf(window, teamId),
    isOtherTeam: ({ context }, { teamId }: { teamId: string | null }) => context.teamId !== teamId,
  },
  delays: { look: feedTiming.look, retry: feedTiming.retry },
});

const isKnown = (window: FeedWindow | null, key: CardKey) => {
  const card = window && cardOf(window, key);
  return window !== null && card !== null && isFamiliar(window, card);
};

/** New cards are put in where that moves nothing that is in sight. */
const settled = ({ isBelow }: FeedContext, window: FeedWindow): FeedWindow => {
  const isEmpty = window.pinned.length + window.shown.length === 0;
  return (isBelow || isEmpty) && canPutIn(window) ? insertNewCards(window) : window;
};

const joined = (known: readonly FeedTeam[], news: readonly FeedTeam[]): readonly FeedTeam[] => {
  const ids = new Set(known.map(({ team_id: id }) => id));
  const newer = (team: FeedTeam) => news.find(({ team_id: id }) => id === team.team_id) ?? team;
  return [...known.map(newer), ...news.filter(({ team_id: id }) => !ids.has(id))];
};

const unseenInSight = ({ window, inSight, me }: FeedContext): CardKey[] =>
  window
    ? cardsOf(window, inSight)
        .filter((card) => isUnseen(card, me))
        .map(keyOfCard)
    : [];
