import type { components } from "../../openapi";
import type { Item } from "../base/collection";
import type { ReadOnce, Refused } from "../base/outcome";
import type { Pings } from "../session/auth-state";
import type { Cheer } from "./cheers";
import type { Huddle, HuddlePerson, ListedHuddle, Message } from "./huddle";
import type { Thread } from "./thread-window";

export type HuddleKey = { teamId: string; huddleId: string };
export type MessageKey = HuddleKey & { messageId: string };

/** The part of a huddle's address. */
export const huddleKeyText = ({ teamId, huddleId }: HuddleKey) => `${teamId}.${huddleId}`;

export function readHuddleKey(text: string): HuddleKey | null {
  const [teamId, huddleId, ...rest] = text.split(".");
  return teamId && huddleId && rest.length === 0 ? { teamId, huddleId } : null;
}

/** A line of the list; `people` are those of its team whom the list names. */
export type HuddleLine = Item & { huddle: ListedHuddle; people: readonly HuddlePerson[] };

/** Which messages are wanted. */
export type PageTarget =
  | { before: number }
  | { after: number }
  | { around: number }
  | { changedSince: number; isFresh: boolean }
  | { newest: true };

export type OpenOutcome =
  | { kind: "read"; huddle: Huddle; thread: Thread; start: "newest" | "around" }
  | { kind: "gone" }
  | Refused;

/** A page towards one end, or what changed; the huddle with it if it was read again. */
export type PageOutcome = { kind: "read"; thread: Thread; huddle?: Huddle } | { kind: "gone" } | Refused;

export type ReadPositionOutcome = { kind: "moved"; pings: Pings } | { kind: "failed" };

export type HuddleAction =
  | { kind: "cheer"; messageId: string; cheer: Cheer; instead: boolean }
  | { kind: "uncheer"; messageId: string }
  | { kind: "take_back"; messageId: string }
  | { kind: "fold"; messageId: string; userId: string }
  | { kind: "mute"; until: string | null }
  | { kind: "leave" }
  | { kind: "close" };

/** The own cheer again takes it back; another one takes its place. */
export const cheerAction = (messageId: string, mine: Cheer | null, cheer: Cheer): HuddleAction =>
  cheer === mine
    ? { kind: "uncheer", messageId }
    : { kind: "cheer", messageId, cheer, instead: mine !== null };

export type HuddleActionOutcome =
  | { kind: "message"; message: Message }
  | { kind: "blocked"; userIds: readonly string[] }
  | { kind: "huddle"; huddle: Huddle }
  | { kind: "muted"; until: string | null }
  | { kind: "left" }
  | Refused;

export type Reader = components["schemas"]["Reader"] & { person: HuddlePerson };
export type ReadersOutcome = { kind: "known"; readers: readonly Reader[] } | { kind: "failed" };

export type Version = components["schemas"]["MessageVersion"];
export type VersionsOutcome = ReadOnce<readonly Version[]>;

/** Of an erased account there is no person. */
export type Cheered = { userId: string; cheer: Cheer; person: HuddlePerson | null };
export type CheersOutcome = ReadOnce<readonly Cheered[]>;

export type Hit = Item & HuddleKey & { message: Message; author: string };
export type SearchOutcome = { kind: "found"; hits: readonly Hit[]; nextAfter: string | null } | Refused;

export type EditOutcome = { kind: "saved"; message: Message } | Refused;

/** Starting a group, or bringing people into one. */
export type StartOutcome = { kind: "started"; huddle: Huddle } | Refused;
