import type { Answer } from "./answer";

/** What is told of an event. `unseen` asks whoever has not seen a change, two days before it counts; `nudged` is the staff's own asking. */
export const noticeKinds = [
  "added",
  "moved",
  "changed",
  "called_off",
  "back_on",
  "unseen",
  "answer_wanted",
  "nudged",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type Standing = "guardian" | "player" | "child_follower" | "follower" | "coach" | "manager";

/** Somebody who stands to a player, or to the team, as far as telling them goes. */
export type Listener = {
  readonly standing: Standing;
  /** The child has no living guardian, or the membership is over. */
  readonly isResting: boolean;
  readonly hasEnded: boolean;
  readonly isAsked: boolean;
  readonly answer: Answer | null;
  readonly seenVersion: number | null;
  /** On the roster when the change was made. */
  readonly wasHere: boolean;
};

/** Only whose turn it is: guardians for their child, adult players for themselves. Nobody who said no, and nobody who knows already. */
export function isTold(kind: NoticeKind, listener: Listener, noticeVersion: number): boolean {
  const { standing, isResting, hasEnded, isAsked, answer, seenVersion, wasHere } = listener;
  if (standing !== "guardian" && standing !== "player") return false;
  if (isResting || hasEnded || answer === "no") return false;
  switch (kind) {
    case "added":
      return wasHere && answer === null;
    case "answer_wanted":
      // Whoever said maybe is reminded as well; the round reminds of an event but once.
      return isAsked && answer !== "yes";
    case "moved":
    case "changed":
    case "called_off":
    case "back_on":
    case "unseen":
    case "nudged":
      return wasHere && (seenVersion ?? 0) < noticeVersion;
  }
}

const hour = 3_600_000;

/** What begins within two days is mailed, and whatever asks for something by itself; the rest waits in *Needs you*. */
export function isMailed(kind: NoticeKind, startsAt: number, now: number): boolean {
  if (kind === "unseen" || kind === "answer_wanted" || kind === "nudged") return true;
  return startsAt - now <= 48 * hour;
}

export type RingingKind = "called_off" | "moved" | "back_on" | "answer_wanted" | "nudged";

/**
 * What cannot wait for a mail to be read rings, at any hour: a change within a day of the old or the new arrival, and an answer that is
 * missing on the event's own day, half a day before it at most. `arrivesAt` is the earlier of the two.
 */
export function isRung(
  kind: NoticeKind,
  {
    arrivesAt,
    startsAt,
    endsAt,
    isToday,
  }: { arrivesAt: number; startsAt: number; endsAt: number; isToday: boolean },
  now: number,
): kind is RingingKind {
  switch (kind) {
    case "called_off":
    case "moved":
    case "back_on":
      return arrivesAt - now <= 24 * hour && endsAt > now;
    case "answer_wanted":
    case "nudged":
      return isToday && startsAt > now && startsAt - now <= 12 * hour;
    default:
      return false;
  }
}
