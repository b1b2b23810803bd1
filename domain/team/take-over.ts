const hour = 3_600_000;

/** Milliseconds from a coach's question to the press that counts. Managers hear of it by mail and may come back meanwhile. */
export const takeOverWait = 72 * hour;

/** Milliseconds after which a question is forgotten. Whether a manager was seen since is known for that long. */
export const takeOverLife = 21 * 24 * hour;

/** What decides whether a coach may take over the team. */
export interface Command {
  /** No manager of the team has a living account. */
  isResting: boolean;
  /** No manager came or was seen for 21 days. */
  isUnseen: boolean;
  /** Somebody who still coaches asked, and no manager was seen since. Moments are milliseconds. */
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
