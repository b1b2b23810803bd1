import type { components } from "../../openapi";
import type { Refused } from "../base/outcome";
import type { Cheer } from "../huddle/cheers";
import type { Message } from "../huddle/huddle";
import type { Pings } from "../session/auth-state";
import type { CardKey, Feed, FeedCard } from "./card";

/** What the feed's page hears of the live line and the badges. */
export type FeedLineEvent =
  /** Something may have changed. */
  | { type: "changes.wanted" }
  /** A card as it is at the clock's number `at`. */
  | { type: "card.received"; at: number; card: FeedCard }
  /** An event of the team may have changed. */
  | { type: "schedule.received"; teamId: string }
  /** Somebody has seen a post of a team whose staff the reader is of. */
  | { type: "seen.received"; teamId: string };

export type FeedRequest = {
  /** Null: of all teams. */
  teamId: string | null;
  after: string | null;
  tag: string | null;
  /** Cards to be read beside the page. */
  also: readonly CardKey[];
};

export type FeedOutcome =
  | { kind: "read"; feed: Feed; tag: string | null }
  /** Nothing changed since the tag. */
  | { kind: "unchanged" }
  /** No feed for this reader. */
  | { kind: "gone" }
  | Refused;

/** Cards that were in sight, and whether Home itself was opened. */
export type SeenMark = { cards: readonly CardKey[]; isHome: boolean };

export type SeenOutcome = { kind: "marked"; pings: Pings } | { kind: "failed" };

export type FeedAction = { key: CardKey } & (
  | { kind: "vote"; picks: readonly number[] }
  | { kind: "cheer"; cheer: Cheer; instead: boolean }
  | { kind: "uncheer" }
  | { kind: "pin"; isPinned: boolean }
  | { kind: "comments"; takesComments: boolean }
  | { kind: "close_poll" }
  | { kind: "remind"; what: ReminderFor }
  | { kind: "delete" }
  | { kind: "mute"; until: string | null }
  | { kind: "block"; userId: string }
);

export type FeedActionOutcome =
  | { kind: "feed"; feed: Feed }
  | { kind: "message"; message: Message }
  | { kind: "muted"; until: string | null }
  | { kind: "blocked"; userIds: readonly string[] }
  | RemindOutcome;

/** The own cheer again takes it back; another one takes its place. */
export const cheerOf = (key: CardKey, mine: Cheer | null, cheer: Cheer): FeedAction =>
  cheer === mine ? { kind: "uncheer", key } : { kind: "cheer", key, cheer, instead: mine !== null };

export type WhoHasSeen = components["schemas"]["WhoHasSeen"];
export type Voters = components["schemas"]["Voters"];
export type ReminderFor = components["schemas"]["CardReminder"]["for"];
export type RemindOutcome = { kind: "reminded"; reminded: number } | Refused;
