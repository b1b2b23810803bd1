import type { Limited, Refused } from "../base/outcome";
import { beThere, timeText } from "../dates/wall-time";
import { eventTitle } from "../schedule/event/event-fact-texts";
import type { Look } from "./calendar-link";
import { placeText } from "./words";

export type LookEvent = NonNullable<Look["events"]>[number];
/** A link that shows something. */
export type Shown = { firstName: string; today: string; events: readonly LookEvent[] };
export type LookOutcome = { kind: "shown"; look: Shown } | { kind: "over" } | Limited | Refused;

export const lookTexts = {
  title: (child: string) => `${child}'s next four weeks`,
  opening: "Looking at the calendar",
  none: "Free weeks.",
  noneText: (child: string) => `Nothing on for ${child}. Look again soon.`,
  add: "Add to my calendar",
  addHint: "It keeps itself up to date, with some hours' delay.",
  over: "Final whistle.",
  overText: "Ask the player's family for a fresh link.",
  tryAgain: "Try again",
  calledOff: "Called off",
} as const;

/** Days with their events, in order; those of several days stand on their first day from today on. */
export function lookDaysOf({ events, today }: Shown): { day: string; events: LookEvent[] }[] {
  const days = new Map<string, LookEvent[]>();
  for (const event of events) {
    const day = event.first_day < today ? today : event.first_day;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, each]) => ({ day, events: each }));
}

/** "17:30 to 19:00", "All day", "Time to come". */
export function lookTime({ timing, starts_local, ends_local }: LookEvent): string {
  if (timing === "open") return "Time to come";
  return timing === "day" ? "All day" : `${timeText(starts_local)} to ${timeText(ends_local)}`;
}

/** "Practice with the Rockets": what, and the lines below. */
export function lookLines(event: LookEvent): { title: string; details: string[] } {
  const arrival = event.timing === "timed" ? beThere(event.starts_local, event.arrive_minutes) : null;
  const where = placeText(event.place, event.address);
  return {
    title: `${eventTitle(event)} (${event.team_name})`,
    details: [
      ...(event.status === "called_off" ? [lookTexts.calledOff] : []),
      ...(arrival === null ? [] : [`be there ${arrival}`]),
      ...(where === null ? [] : [where]),
    ],
  };
}
