import type { Message } from "../huddle/huddle";
import { liveTiming } from "./limits";

/** A message or a post as it is now, or a huddle or a team's schedule to be read anew. */
export type LineFact =
  | { kind: "message"; teamId: string; huddleId: string; message: Message }
  | { kind: "huddle"; teamId: string; huddleId: string }
  /** The post's shape is checked by whoever shows it. */
  | { kind: "card"; teamId: string; at: number; card: object }
  | { kind: "schedule"; teamId: string }
  /** Somebody has seen a post, for the team's staff. */
  | { kind: "seen"; teamId: string };

/** What the live line tells the app. */
export type LineEvent =
  /** From now on everything is heard; what came before only if the line was resumed. */
  | { type: "line.opened"; isResumed: boolean }
  | { type: "line.lost" }
  | { type: "fact.published"; fact: LineFact }
  /** A sign of life without news. */
  | { type: "beat.published" }
  /** The server answered the poll for badges. */
  | { type: "poll.answered" }
  /** Messages came that the badges do not count yet. */
  | { type: "count.wanted" };

/** What the stream's effect tells the machine. */
export type StreamEvent =
  | { type: "stream.opened"; isResumed: boolean }
  | { type: "fact.received"; fact: LineFact }
  | { type: "beat.received" }
  /** `againIn` milliseconds, if the server said so; `chance` is a number from 0 to 1. */
  | { type: "stream.ended"; againIn: number | null; chance: number };

/** What the strip hears: the server's signs of life, and whether the page is looked at. */
export type SignEvent = { type: "sign.received" } | { type: "sight.left" } | { type: "sight.returned" };

export const outageText = "Rain delay. Words wait here and go when the line is back.";

/** What an opened huddle hears of the line. */
export type HuddleLineEvent =
  | { type: "line.opened" }
  | { type: "line.lost" }
  | { type: "changes.wanted" }
  | { type: "fact.received"; messages: readonly Message[] };

/** What an open search hears of the line. */
export type HitNews =
  | { type: "message.received"; teamId: string; message: Message }
  /** Changes may have been missed. */
  | { type: "hits.doubted" };

/** Milliseconds before the next try: longer after each failed one, and another for each browser, so that they do not come at once. */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.min(liveTiming.lastPause, liveTiming.firstPause * 2 ** tries) * (0.5 + chance);
