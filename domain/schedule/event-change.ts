import type { CallOffReason, EventTiming, ShownEvent } from "./event";

type Told = {
  start: string;
  /** Null if it is not known. */
  zone: string | null;
  timing: EventTiming;
  length: number;
  arrival: number;
  venue: ShownEvent["venue"];
  detail: string | null;
  title: string;
  opponent: string | null;
  side: ShownEvent["side"];
  kit: string | null;
  status: CallOffReason | null;
};
export type ChangedPart = keyof Told;
export type EventChange = {
  [Part in ChangedPart]: { what: Part; before: Told[Part]; after: Told[Part] };
}[ChangedPart];

const told = (event: ShownEvent): Told => ({
  status: event.status === "called_off" ? event.called_off_for : null,
  start: event.starts_local,
  zone: event.time_zone ?? null,
  timing: event.timing,
  length: event.duration_minutes,
  arrival: event.arrive_minutes,
  venue: event.venue,
  detail: event.venue_detail,
  title: event.title,
  opponent: event.opponent,
  side: event.side,
  kit: event.kit,
});

/** Visible differences between two versions, so that several changes count as one and a reverted one as none. */
export function changesBetween(before: ShownEvent, after: ShownEvent): EventChange[] {
  const [was, is] = [told(before), told(after)];
  return (Object.keys(was) as ChangedPart[])
    .filter((what) => keyOf(was[what]) !== keyOf(is[what]))
    .filter((what) => what !== "zone" || (was.zone !== null && is.zone !== null))
    .map((what) => ({ what, before: was[what], after: is[what] }) as EventChange);
}

/** Compares venues by id, so that a renamed one counts as unchanged. */
const keyOf = (part: Told[ChangedPart]) => (typeof part === "object" && part !== null ? part.id : part);

const timeParts: readonly ChangedPart[] = ["start", "zone", "timing", "length", "venue"];

/** Whether time or place changed, so that answers have to be renewed. */
export const isOtherTime = (changes: readonly EventChange[]) =>
  changes.some(({ what }) => timeParts.includes(what));

export type ChangeWords = {
  /** Words an ISO date: "Tue, Nov 24". */
  day: (date: string) => string;
  /** "Chicago" from "America/Chicago". */
  city: (timeZone: string) => string;
};

const reasons: Readonly<Record<CallOffReason, string>> = {
  weather: "rain",
  field: "field closed",
  opponent: "no opponent",
  numbers: "too few players",
  other: "ask your coach",
};
export const reasonText = (reason: CallOffReason) => reasons[reason];

const sides = { home: "home", away: "away", neutral: "neutral ground" } as const;

/** One text for each change: "9:00 → 14:00", "field 3 → 7", "called off: rain". */
export function changeTexts(changes: readonly EventChange[], words: ChangeWords): string[] {
  return changes.map((change) => textOf(change, words));
}

function textOf(change: EventChange, words: ChangeWords): string {
  switch (change.what) {
    case "status":
      return change.after ? `called off: ${reasons[change.after]}` : "back on";
    case "start":
      return startText(change.before, change.after, words);
    case "zone":
      return `${[change.before, change.after].map((zone) => words.city(zone ?? "")).join(" → ")} time`;
    case "timing":
      return { timed: "the time is set", day: "all day", open: "time to come" }[change.after];
    case "length":
      return `${change.before} → ${change.after} min long`;
    case "arrival":
      return `be there ${change.before} → ${change.after} min before`;
    case "venue":
      return arrow(change.before?.name ?? null, change.after?.name ?? null, "place");
    case "side":
      return arrow(change.before && sides[change.before], change.after && sides[change.after], "side");
    case "detail":
      return arrow(change.before, change.after, "field");
    case "kit":
      return arrow(change.before, change.after, "kit");
    case "title":
    case "opponent":
      return arrow(change.before, change.after, change.what);
  }
}

function startText(before: string, after: string, words: ChangeWords) {
  const [days, times] = [
    [before, after].map((at) => words.day(at.slice(0, 10))),
    [before, after].map(timeText),
  ];
  if (days[0] === days[1]) return times.join(" → ");
  if (times[0] === times[1]) return days.join(" → ");
  return `${days[0]}, ${times[0]} → ${days[1]}, ${times[1]}`;
}

/** "9:00" from "2026-11-24T09:00:00". */
export const timeText = (wall: string) => wall.slice(11, 16).replace(/^0/, "");

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
