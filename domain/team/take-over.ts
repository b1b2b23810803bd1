const hour = 3_600_000;

/** Milliseconds between a coach's request and the take-over. Managers are mailed and can return meanwhile. */
export const takeOverWait = 72 * hour;

/** Milliseconds after which a request expires. Managers' sessions are kept for that long to know whether one was active. */
export const takeOverLife = 21 * 24 * hour;

/** What decides whether a coach may take over the team. */
export interface Command {
  /** No manager of the team has a living account. */
  isResting: boolean;
  /** No manager has joined or been active for 21 days. */
  isUnseen: boolean;
  /** A request of a current coach, if no manager has been active since. Times are in milliseconds. */
  asked: { isMine: boolean; at: number } | null;
}

/** The result of a coach's request. */
export type TakeOver = "at_once" | "ask" | "wait" | "refused";

export function judgeTakeOver({ isResting, isUnseen, asked }: Command, now: number): TakeOver {
  if (isResting) return "at_once";
  if (!isUnseen) return "refused";
  if (asked === null || now - asked.at >= takeOverLife) return "ask";
  return asked.isMine && now - asked.at >= takeOverWait ? "at_once" : "wait";
}
