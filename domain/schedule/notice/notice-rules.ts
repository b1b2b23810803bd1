import type { TeamRole } from "../../team/team-rights";
import type { Answer } from "../answer/answer";

/** Kinds of notice. `unseen` repeats a change to families that have not acknowledged it two days before the event; staff send `nudged`. */
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

/** What decides whether somebody is notified: their relation to the team or to a player, and what the family knows. */
export type Listener = {
  readonly teamRole: TeamRole;
  /** The child has no living guardian, or the membership is over. */
  readonly isFrozen: boolean;
  readonly hasEnded: boolean;
  readonly isAsked: boolean;
  /** What stands: the answer for this event, an absence or the usual yes. */
  readonly answer: Answer | null;
  /** Out of the event as the family knows it. An absence that covers only the new days hides no change from who reads *In*. */
  readonly isOut: boolean;
  readonly seenVersion: number | null;
  /** Was on the roster when the change was made. */
  readonly wasHere: boolean;
};

/** Notifies guardians of a child and adult players, without those who are out or already know. */
export function isNotified(kind: NoticeKind, listener: Listener, noticeVersion: number): boolean {
  const { teamRole, isFrozen, hasEnded, isAsked, answer, isOut, seenVersion, wasHere } = listener;
  if (teamRole !== "guardian" && teamRole !== "player") return false;
  if (isFrozen || hasEnded) return false;
  switch (kind) {
    case "added":
      return wasHere && answer === null;
    case "answer_wanted":
      // A maybe is reminded too. Each event is reminded of only once.
      return isAsked && (answer === null || answer === "maybe");
    case "moved":
    case "changed":
    case "called_off":
    case "back_on":
    case "unseen":
    case "nudged":
      return wasHere && !isOut && (seenVersion ?? 0) < noticeVersion;
  }
}

const hour = 3_600_000;

/** Mails events within two days and kinds that ask for a reply; the rest is only listed in *Needs you*. */
export function isMailed(kind: NoticeKind, startsAt: number, now: number): boolean {
  if (kind === "unseen" || kind === "answer_wanted" || kind === "nudged") return true;
  return startsAt - now <= 48 * hour;
}

export type RingingKind = "called_off" | "moved" | "back_on" | "answer_wanted" | "nudged";

/**
 * Push is for what cannot wait for a mail to be read, at any hour: a change within a day of the old or the new arrival, and an answer that
 * is missing in the last twelve hours of the event's own day. `arrivesAt` is the earlier of the two.
 */
export function isPushed(
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
