import { timeText } from "../../dates/wall-time";
import type { CallOffReason, EventTiming } from "./event";

export type ChangeWords = {
  /** Words an ISO date: "Tue, Nov 24". */
  day: (date: string) => string;
  /** "Chicago" from "America/Chicago". */
  city: (timeZone: string) => string;
  /** Whose time a start is, to a reader in another zone. */
  zone?: string | null | undefined;
};

/** Words one change of a field for families. */
export type Wording<Value> = (before: Value, after: Value, words: ChangeWords) => string;

export type Place = { readonly id: string; readonly name: string };
export type Side = "home" | "away" | "neutral";

const reasons: Readonly<Record<CallOffReason, string>> = {
  weather: "rain",
  field: "field closed",
  opponent: "no opponent",
  numbers: "too few players",
  other: "ask your coach",
};
export const reasonText = (reason: CallOffReason) => reasons[reason];

export const statusText: Wording<CallOffReason | null> = (_, reason) =>
  reason ? `called off: ${reasons[reason]}` : "back on";

export const startText: Wording<string> = (before, after, { day, zone }) => {
  const [days, times] = [[before, after].map((at) => day(at.slice(0, 10))), [before, after].map(timeText)];
  if (times[0] === times[1]) return days.join(" → ");
  const ends = days[0] === days[1] ? times : days.map((each, at) => `${each}, ${times[at]}`);
  return ends.join(" → ") + (zone ? ` ${zone}` : "");
};

export const zoneText: Wording<string> = (before, after, { city }) =>
  `${[before, after].map(city).join(" → ")} time`;

export const timingText: Wording<EventTiming> = (_, after) =>
  ({ timed: "the time is set", day: "all day", open: "time not set yet" })[after];

export const lengthText: Wording<number> = (before, after) => `${before} → ${after} min long`;
export const arrivalText: Wording<number> = (before, after) => `be there ${before} → ${after} min before`;

export const placeText: Wording<Place | null> = (before, after) =>
  arrow(before?.name ?? null, after?.name ?? null, "place");

const sides: Readonly<Record<Side, string>> = { home: "home", away: "away", neutral: "neutral ground" };
export const sideText: Wording<Side | null> = (before, after) =>
  arrow(before && sides[before], after && sides[after], "side");

/** For a typed text: "field 3 → 7", "kit: red", "no kit any more". */
export const textOf =
  (name: string): Wording<string | null> =>
  (before, after) =>
    arrow(before, after, name);
export const titleText: Wording<string> = (before, after) => arrow(before, after, "title");

/** Factors out a common first or last word: "field 3 → 7", "blue → white kit". */
function arrow(before: string | null, after: string | null, name: string) {
  if (before === null) return `${name}: ${after}`;
  if (after === null) return `no ${name} any more`;
  const [was, is] = [before.split(" "), after.split(" ")];
  const most = Math.min(was.length, is.length) - 1;
  let head = 0;
  while (head < most && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  return [...was.slice(0, was.length - tail), "→", ...is.slice(head)].join(" ");
}
