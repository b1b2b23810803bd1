import type { SnapshotFrom } from "xstate";
import { type CardKey, cardKeyText } from "../../domain/feed/card";
import { countHeld } from "../../domain/feed/feed-queries";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { feedSetup } from "./feed.setup";
import { acting, marking, reading } from "./feed.state";

/** The posts of one's teams: those in the page, new ones that are held, what was seen, and what is done with them. */
export const feedMachine = feedSetup.createMachine({
  id: "feed",
  context: ({ input: { me, teamId, isHome } }) => ({
    me,
    teamId,
    isHome,
    window: null,
    teams: [],
    tag: null,
    fault: null,
    isOwed: false,
    unfamiliar: [],
    isBelow: false,
    inSight: [],
    toMark: [],
    isHomeToMark: isHome,
    isHomeSent: false,
    actions: [],
    refusal: null,
  }),
  invoke: [
    { id: "attention", src: "attention" },
    { id: "line", src: "line" },
  ],
  on: {
    "head.moved": { actions: { type: "setBelow", params: ({ event }) => event } },
    "team.chosen": {
      guard: { type: "isOtherTeam", params: ({ event }) => event },
      target: ".opening",
      actions: { type: "setTeam", params: ({ event }) => event },
    },
  },
  initial: "opening",
  states: {
    opening: {
      on: {
        // The reply may be older: one more read follows.
        "changes.wanted": { actions: "recordOwed" },
        "card.received": { actions: "recordOwed" },
      },
      invoke: {
        id: "open",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId, after: null, tag: null, also: [] }),
        onDone: byOutcome({
          isGone: ["gone"],
          isRefused: ["failed", "setFault"],
          else: ["shown", "setOpened"],
        }),
        onError: onFault("failed"),
      },
    },
    failed: {
      on: { "retry.pressed": "opening", "attention.returned": "opening", "changes.wanted": "opening" },
    },
    shown: {
      type: "parallel",
      on: {
        "card.opened": { actions: { type: "setOpenedCard", params: ({ event }) => event } },
        "card.saved": { actions: { type: "takeSaved", params: ({ event }) => event } },
        "card.received": { actions: { type: "applyReceived", params: ({ event }) => event } },
      },
      states: { reading, marking, acting },
    },
    gone: { type: "final" },
  },
});

export type FeedMachine = typeof feedMachine;
type Snapshot = SnapshotFrom<FeedMachine>;

export const selectStep = ({ value }: Snapshot): "opening" | "failed" | "shown" | "gone" =>
  typeof value === "string" ? value : "shown";
export const selectWindow = (snapshot: Snapshot) => snapshot.context.window;
export const selectTeams = (snapshot: Snapshot) => snapshot.context.teams;
export const selectTeamId = (snapshot: Snapshot) => snapshot.context.teamId;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectActions = (snapshot: Snapshot) => snapshot.context.actions;
export const selectHeld = ({ context: { window, me } }: Snapshot) => (window ? countHeld(window, me) : 0);
export const selectIsReachingBack = (snapshot: Snapshot) =>
  snapshot.matches({ shown: { reading: "reachingBack" } });
/** The picks that were pressed and are not stored yet; undefined: none. */
export const selectWantedPicks = (
  { context: { actions } }: Snapshot,
  key: CardKey,
): readonly number[] | undefined => {
  const vote = actions.findLast((each) => each.kind === "vote" && cardKeyText(each.key) === cardKeyText(key));
  return vote?.kind === "vote" ? vote.picks : undefined;
};
export const selectIsReminding = ({ context: { actions } }: Snapshot, key: CardKey) =>
  actions.some((each) => each.kind === "remind" && cardKeyText(each.key) === cardKeyText(key));
