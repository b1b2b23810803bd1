import { dayOf, dayText, timeText } from "../dates/wall-time";
import type { CalendarLink, Fetcher } from "./calendar-link";

export const calendarLinkTexts = {
  title: "Your calendar, your rules",
  whoSees: "Whoever has this link can see when and where your kids play.",
  opening: "Looking for your links",
  ourWeek: "Our week",
  endedPlayer: "A player's link that has ended",
  endedTeam: "A team's link that has ended",
  ended: "You no longer have access to what it showed, so it shows nothing.",
  /** "Grandpa (Maya)". */
  guest: (guest: string, child: string) => (child === "" ? guest : `${guest} (${child})`),
  make: "Make a link",
  add: "Add to my calendar",
  copy: "Copy",
  copied: "Link copied. Paste it into your calendar.",
  copyFailed: "Your browser wouldn't let us copy. Press and hold the button beside it instead.",
  leavesOut: "Leave out what we said no to",
  notShown: "This one can't be shown again. Switch it off and make a new one.",
  othersMade: "Another grown-up of theirs made it.",
  off: "Switch off",
  offWarning: "Phones that use it lose the events at their next look.",
  keep: "Keep it",
  trust: "It asks every few hours at best: for today's changes trust Drip.",
} as const;

const fetchers: Record<Exclude<Fetcher, "page">, string> = {
  google: "Google",
  apple: "Apple",
  outlook: "Outlook",
  other: "A calendar",
};

/** "Not used yet.", "Google asked last at 6:02 today.", "Grandpa looked last on Sunday." `wall` is the device's local time of it. */
export function askedText(
  { last_fetched_by: by, guest_name: guest }: Pick<CalendarLink, "last_fetched_by" | "guest_name">,
  wall: string | null,
  today: string,
): string {
  if (wall === null || by === null) return guest === null ? "Not used yet." : "Nobody has looked yet.";
  const when = whenText(wall, today);
  return by === "page"
    ? `${guest ?? "Somebody"} looked last ${when}.`
    : `${fetchers[by]} asked last ${when}.`;
}

function whenText(wall: string, today: string): string {
  const day = wall.slice(0, 10);
  const ago = dayOf(today) - dayOf(day);
  if (ago <= 0) return `at ${timeText(wall)} today`;
  if (ago === 1) return `at ${timeText(wall)} yesterday`;
  return ago < 7 ? `on ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}` : `on ${dayText(day)}`;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
