import { reminderDays } from "./limits";

const hour = 3_600_000;
const day = 24 * hour;

/** Who is asked first whether they take an offered turn. */
export const askedFirst = 3;
const askedAloneFor = 24 * hour;
const allWithin = 48 * hour;

export interface Told {
  /** What is told now; null if nothing is. */
  readonly tell: "yours" | "reminder" | "offer_to_few" | "offer_to_all" | null;
  /** How many notices the state has had then. */
  readonly notices: number;
  /** When the next one is due. */
  readonly nextAt: number | null;
}

/** The notices of a planned turn: that it is theirs, and three days before, if they have not pressed, a reminder. */
export function noticeOfPlanned(notices: number, startsAt: number, now: number): Told {
  const remindAt = startsAt - reminderDays * day;
  if (notices === 0) return { tell: "yours", notices: 1, nextAt: Math.max(remindAt, now + hour) };
  if (notices > 1) return { tell: null, notices, nextAt: null };
  // The event has moved to a later day meanwhile.
  if (remindAt > now) return { tell: null, notices, nextAt: remindAt };
  return { tell: "reminder", notices: 2, nextAt: null };
}

/** An offered turn goes to three families first; after a day, or in the last two, to all. */
export function noticeOfOffered(notices: number, startsAt: number, now: number): Told {
  const isLate = startsAt - now <= allWithin;
  if (notices > 1) return { tell: null, notices, nextAt: null };
  if (notices === 1 || isLate) return { tell: "offer_to_all", notices: 2, nextAt: null };
  return { tell: "offer_to_few", notices: 1, nextAt: Math.min(now + askedAloneFor, startsAt - allWithin) };
}
