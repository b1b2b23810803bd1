import { isoDateOf } from "../dates/calendar";
import { dayOf, timeText } from "../dates/wall-time";

export const rideTexts = {
  title: "Rides",
  need: "Need a ride",
  ask: "Ask",
  cancel: "Cancel",
  dontNeed: "No ride needed",
  yes: "Yes, thanks",
  no: "No, thanks",
  stillFine: "Still fine",
  stillDriving: "Still driving",
  giveUp: "Give up the seat",
  free: "Free the seat",
  alone: "That's fine with us",
  findCompany: "Find company",
  findRide: "Find a ride",
  along: "I'll ride along",
  notAlong: "Not riding along",
  youAlong: (driver: string) => `You ride along with ${driver}.`,
  needsAlong: (driver: string) => `${driver}'s car needs one more aboard.`,
  notComing: (player: string) => `${player} isn't coming.`,
  offer: "Offer a ride",
  change: "Change",
  save: "Save",
  end: "Can't drive",
  endSure: "Yes, I can't drive",
  endWhy: (riders: number) =>
    riders === 0
      ? "Your car goes from the list."
      : riders === 1
        ? "One player loses the ride. Their family reads it at once."
        : `${riders} players lose their ride. Their families read it at once.`,
  always: (driver: string, child: string) => `${driver} may always drive ${child}`,
  alwaysWhy: "Until the season ends. You can take it back on the child's page.",
  with: (driver: string) => `Ride with ${driver}`,
  take: (player: string) => `Take ${player}`,
  cantTake: (player: string) => `Can't take ${player}`,
  you: "You drive",
  who: "Who?",
  ways: "Which way?",
  shows: (player: string) => `The team's families read that ${player} needs a ride.`,
  none: "Nobody offers a ride yet.",
  wanted: (player: string, ways: string) => `${player} needs a ride ${ways}`,
  order: "We can't see who is dropped off last. Agree on the order.",
  stale: "The time changed since you offered it.",
  sending: "Saving",
  again: "Try again",
  seats: "Free seats for players, your own included",
  leaves: "Leaves",
  leavesBack: "Drives back",
  point: "Meeting point",
  pointHint: "A car park or a corner. No home addresses.",
  pointLength: "Sixty characters are enough for a corner.",
  every: (weekday: string) => `Every ${weekday}`,
  everyWhy: "Also at all later ones of this series.",
  leftOut: (days: readonly string[]) => `Left out, full or gone: ${days.join(", ")}.`,
  saved: "Your car is on the list.",
  ended: "Your car is off the list.",
} as const;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** "Tuesday" of an event's first day. */
export const weekdayName = (date: string): string =>
  weekdays[new Date(`${isoDateOf(dayOf(date))}T00:00:00Z`).getUTCDay()] ?? "";

/** A wall clock moved by minutes. */
export function movedBy(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}

/** "9:10 · 20 min before", "11:30 · at the end". */
export function leavesText(way: "there" | "back", wall: string, minutes: number): string {
  const at = timeText(movedBy(wall, way === "there" ? -minutes : minutes));
  if (minutes === 0) return `${at} · ${way === "there" ? "on time" : "at the end"}`;
  return `${at} · ${minutes} min ${way === "there" ? "before" : "after"}`;
}
