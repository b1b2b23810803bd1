import { isoDateOf } from "../dates/calendar";
import { dayOf, dayText } from "../dates/wall-time";

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
  end: "Can't drive",
  always: (driver: string, child: string) => `${driver} may always drive ${child}`,
  alwaysWhy: "Until the season ends. You can take it back on the child's page.",
  with: (driver: string) => `Ride with ${driver}`,
  take: (player: string) => `Take ${player}`,
  cantTake: (player: string) => `Can't take ${player}`,
  you: "You drive",
  who: "Who?",
  askFor: (player: string) => `For ${player}.`,
  ways: "Which way?",
  shows: (player: string) => `The team's families read that ${player} needs a ride.`,
  none: "Nobody offers a ride yet.",
  wanted: (player: string, ways: string) => `${player} needs a ride ${ways}`,
  order: "We can't see who is dropped off last. Agree on the order.",
  off: "No rides while it's called off.",
  stale: "The time changed since you offered it.",
  again: "Try again",
  every: (weekday: string) => `Every ${weekday}`,
  everyWhy: "Also at all later ones of this series.",
  /** The days of a series on which it could not be done. */
  leftOut: (days: readonly string[]) =>
    `Left out, full or gone: ${[...days.slice(0, 3).map(dayText), ...(days.length > 3 ? [`${days.length - 3} more`] : [])].join("; ")}.`,
  nothingYet: (ways: string) => `Nothing yet for the way ${ways}.`,
} as const;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** "Tuesday" of an event's first day. */
export const weekdayName = (date: string): string =>
  weekdays[new Date(`${isoDateOf(dayOf(date))}T00:00:00Z`).getUTCDay()] ?? "";
