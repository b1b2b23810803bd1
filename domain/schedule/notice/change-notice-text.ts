import type { ChangeKind } from "../event/event-change";

const hour = 3_600_000;

/** Undo time before families are notified: ten seconds within a day of the start, so that nobody drives in vain; else a minute. */
export const settleTime = (startsAt: number, now: number) => (startsAt - now <= 24 * hour ? 10_000 : 60_000);

/** When families that have not acknowledged a change are mailed. Null: the change itself is mailed. */
export const unseenAt = (startsAt: number, now: number) =>
  startsAt - now <= 48 * hour ? null : startsAt - 48 * hour;

/** `startsAt` is the earlier of the old and the new start. `mails` is the number to be sent; null: not known. */
export type NoticedChange = {
  readonly what: ChangeKind;
  readonly startsAt: number;
  readonly mails: number | null;
  /** Number of events that were called off or put back on together. */
  readonly events?: number;
};

const doneTexts = {
  called_off: "Called off.",
  moved: "Moved.",
  back_on: "Back on.",
  changed: "Changed.",
} as const;

function doneText({ what, events = 1 }: NoticedChange): string {
  if (events === 1 || what === "moved" || what === "changed") return doneTexts[what];
  return `${events} ${doneTexts[what].toLowerCase()}`;
}

/** Tells staff what will be sent; delivery is not known. `moment` formats a time as "Thu 17:30". */
export function changeNoticeText(change: NoticedChange, now: number, moment: (at: number) => string): string {
  const { startsAt, mails } = change;
  const done = doneText(change);
  if (mails === null) return done;
  const unseen = unseenAt(startsAt, now);
  if (mails === 0) return `${done} Nobody gets mails here yet: share it.`;
  if (unseen !== null) return `${done} Who hasn't seen it by ${moment(unseen)} gets a mail.`;
  return `${done} Mails leave in ${settleTime(startsAt, now) === 10_000 ? "10 seconds" : "a minute"}.`;
}
