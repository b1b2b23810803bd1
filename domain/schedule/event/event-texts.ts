import { unjoinedText } from "../receipt/receipt-states";
import type { CallOffReason, EventKind } from "./event";

/** Texts of the event's form. */
export const eventFormTexts = {
  unseen: "There's a sign in there that nobody can see. Type it once more.",
  noTime: "When does it start?",
  likeTime: (time: string) => `Like ${time}`,
  whichHalf: ([morning, evening]: readonly [string, string]) => `Is that ${morning} or ${evening}?`,
  unreadableTime: "We can't find that on a clock. Try 17:30 or 5:30 pm.",
  length: "Between 5 minutes and 14 days.",
  dayFaults: {
    too_old: "That's over two weeks ago. Let bygones be bygones.",
    too_far: "That's over 400 days away. A bit closer, please.",
  },
  forTheRecord: "For the record: nobody is asked.",
  saved: "Saved. Game on!",
  added: "On the books. Game on!",
  opening: "Fetching your teams",
  change: "Change it",
  noneToChange: "There is no such event.",
  noStaff: "Only coaches and managers add events.",
  whichTeam: "For which team?",
  notThisTeam: (name: string) => `You're looking at ${name}. Which of your teams is this for?`,
  /** The title of a dialog for something new, once its team is known. */
  forTeam: (title: string, team: { name: string } | null | undefined) =>
    team ? `${title} for ${team.name}` : title,
  placesFailed: "We couldn't load your places.",
  when: "When",
  more: "Name, kit, notes, answers",
} as const;

/** A kind on a button: "practice" in "Add practice". */
export const kindNouns: Readonly<Record<EventKind, string>> = {
  practice: "practice",
  game: "game",
  tournament: "tournament",
  meeting: "meeting",
  social: "get-together",
  other: "event",
};

/** The button that saves a new event. */
export const addWord = (kind: EventKind) => `Add ${kindNouns[kind]}`;

/** "90 min", "2 hours", "1 day". */
export function lengthWords(minutes: number): string {
  if (minutes % 1_440 === 0) return plural(minutes / 1_440, "day");
  return minutes % 60 === 0 && minutes > 60 ? plural(minutes / 60, "hour") : `${minutes} min`;
}

export const arriveWords = (minutes: number) => (minutes === 0 ? "On time" : `${minutes} min before`);

/** Words the answer deadline, given in minutes before the start. */
export function leadWords(minutes: number | null): string {
  if (minutes === null) return "No deadline";
  return minutes === 0 ? "Until it starts" : `${lengthWords(minutes)} before`;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Reasons for calling off; the generic one is last. */
export const reasonChoices = [
  { reason: "weather", label: "Rain" },
  { reason: "field", label: "Field closed" },
  { reason: "opponent", label: "No opponent" },
  { reason: "numbers", label: "Too few players" },
  { reason: "other", label: "Something else" },
] as const satisfies readonly { reason: CallOffReason; label: string }[];

const familiesWords = ({ tells: count }: CallingOff) => {
  if (count === undefined) return "the families";
  if (count === 0) return "nobody, since no family is here yet";
  return count === 1 ? "1 family" : `${count} families`;
};

export type CallingOff = {
  events?: number | undefined;
  tells: number | undefined;
};

export const calling = {
  title: "Call it off?",
  left: "Keep it on",
  words: "In your own words",
  wordsHint: "Families read this instead of the reason.",
  scope: "Which ones?",
  /** With the number of events that each takes, once it is known. */
  scopes: (events: number | undefined) => ({
    one: "Only this one",
    later: events === undefined ? "This and later" : `This and later (${events})`,
  }),
  /** Above the reasons: what pressing one of them does. `events` is missing until it is known, and for one. */
  does: (day: string, scope: "one" | "later", about: CallingOff) => {
    const { events } = about;
    const later = events === undefined ? "all later ones" : `${events - 1} later`;
    const what = scope === "later" ? `${day} and ${later}` : day;
    return `Calls off ${what} and tells ${familiesWords(about)}:`;
  },
  /** What families read instead of a reason without words. */
  reads: (words: string) => `“${words}”`,
  theyRead: (words: string) => `They read “${words}”.`,
} as const;

/** The event's sheet. */
export const eventSheetTexts = {
  opening: "Opening the event",
  noPlace: "Place not set yet",
  calledOff: "Called off",
  answering: "Your answer",
  actions: "For the staff",
  answerBy: (when: string) => `Answer by ${when}`,
  alsoKnown: "Answering says you know, too.",
  copied: "Address copied.",
  copyFailed: "That didn't copy. Press and hold the address instead.",
  whoIsIn: "Who's in",
  whoWasIn: "Who was in",
  nobodyAsked: "No answer needed here. Just show up!",
  putBack: "Put back on",
  putBackTogether: (later: number) => `Put this and ${later} later back on`,
  takenBack: "Deleted. It was never there.",
  whistle: "This one's over.",
  takeBackWhy: "Nobody has answered yet, so it goes without a trace.",
  changed: "What changed",
  gotIt: "Got it",
  thanks: "Thanks. Your coach can see that you know.",
  nudge: (silent: number) => (silent === 1 ? "Remind 1 family" : `Remind ${silent} families`),
  nudged: (nudged: number, leftOut: number) =>
    [
      nudged === 1 ? "Reminded 1 family." : `Reminded ${nudged} families.`,
      ...(leftOut > 0 ? [unjoinedText(leftOut)] : []),
    ].join(" "),
  putAway: "Hide",
  forOldTime: (count: number) => `${count} of them for the old time.`,
  namesForStaff: "Only coaches read the names.",
  notJoined: (count: number) =>
    `The sum counts ${count === 1 ? "one player who hasn't" : `${count} players who haven't`} joined yet.`,
  families: "Who comes is for the team and its families.",
  gone: "That one's off the books.",
  share: "Share link",
  addToCalendar: "Add to my calendar",
  shared: "Copied. Paste it into the parents' chat.",
} as const;
