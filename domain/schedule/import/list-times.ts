import { readTime } from "../event/event-fields";

/** Start, and where the same cell names it, the end: "17:30", "5:30 PM - 7 PM". `open`: the time is not known yet. */
export type ListTime =
  | { readonly kind: "timed"; readonly starts: string; readonly ends: string | null }
  | { readonly kind: "open" }
  | { readonly kind: "fault" };

const notYet = /^(|-+|–|—|\?+|n\/?a|tb[acd]|t\.b\.[acd]\.|to be .*|tbd.*|offen|folgt)$/i;

export function timeOfCell(text: string): ListTime {
  const cell = text.trim();
  if (notYet.test(cell)) return { kind: "open" };
  const [from = "", to, ...more] = cell.split(/\s*(?:-|–|—|\bto\b|\bbis\b)\s*/i);
  if (more.length > 0) return { kind: "fault" };
  // "5:30 - 7 PM": both are in the afternoon.
  const half = /[ap]\.?\s?m\.?$/i.exec(to ?? "")?.[0];
  const starts = readClock(from) === null ? null : (withHalf(from, half, to) ?? readClock(from));
  const ends = to === undefined ? null : readClock(to);
  if (starts === null || (to !== undefined && ends === null)) return { kind: "fault" };
  return { kind: "timed", starts, ends };
}

function withHalf(from: string, half: string | undefined, to: string | undefined): string | null {
  if (half === undefined || /m\.?$/i.test(from)) return null;
  const both = readClock(`${from} ${half}`);
  const end = readClock(to ?? "");
  return both !== null && end !== null && both < end ? both : null;
}

/** A time of a list: "17:30:00", "17.30 Uhr", "17h30", "noon" as well. */
export function readClock(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^(noon|12 noon)$/i, "12:00")
    .replace(/\s*(uhr|hrs?|h)\.?$/i, "")
    .replace(/^(\d{1,2})h(\d\d)$/i, "$1:$2")
    .replace(/^(\d{1,2}:\d\d):\d\d/, "$1");
  return readTime(plain);
}

const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from one time to another, past midnight if it is earlier. */
export const minutesFrom = (starts: string, ends: string) =>
  (minutesIn(ends) - minutesIn(starts) + 24 * 60) % (24 * 60);
