import { timeText } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import type { EventKind } from "../event/event";
import type { Clash } from "./agenda";
import type { ZoneOf } from "./other-zone";

const numbers = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;
const inWords = (count: number) => numbers[count] ?? String(count);

export const manyOf: Readonly<Record<EventKind, string>> = {
  practice: "practices",
  game: "games",
  tournament: "tournaments",
  meeting: "meetings",
  social: "get-togethers",
  other: "events",
};

export const agendaTexts = {
  title: "Your week",
  opening: "Chalking up your week",
  agenda: "Agenda",
  week: "Week",
  views: "View",
  whose: "Whose week",
  links: "Calendar links",
  asOf: (time: string) => `As of ${time}`,
  allIn: "All in",
  show: "Show",
  fold: "Hide",
  allInReally: (count: number) =>
    count === 1 ? "Yes, that one" : count === 2 ? "Yes, both" : `Yes, all ${inWords(count)}`,
  allInAsks: (count: number) =>
    count === 1 ? "In for the one that's open?" : `In for all ${inWords(count)}?`,
  leftOut: (count: number) => (count === 1 ? "1 clash left." : `${count} clashes left.`),
  notNow: "Not now",
  allSet: "All set. Game on!",
  fine: "We'll manage",
  twoPlaces: "Two places at once",
  gotIt: "Got it",
  gotItAll: (count: number) => `Got it to all ${count}`,
  foldedOff: (count: number, kind: EventKind) => `${count} ${manyOf[kind]} called off`,
  earlier: "Earlier",
  later: "Later",
  noneEarlier: "Nothing before that.",
  noneLater: "That's all that is chalked up.",
  today: "Today",
  more: "More",
  month: "Month",
  fromToday: "Seven days from today",
  previousWeek: "The week before",
  nextWeek: "The week after",
  nothingThatDay: "Nothing on.",
  callOff: "Call off",
  timeToCome: "Time not set yet",
  allDay: "All day",
  until: (day: string) => `until ${day}`,
  noTeam: "No games on the books.",
  noTeamWhy: "Join a team and its calendar lands here.",
  noTeamMinor: "Your grown-up adds you to a team, and keeps you posted.",
  joinWithCode: "Join with a code",
  nothingYet: "Nothing chalked up yet.",
  nothingYetWhy: "Your coach is still holding the pen.",
  chalkUp: "Chalk up the season.",
  chalkUpWhy: "Families see it the moment you save it.",
  weekly: "Weekly practice",
  aGame: "A game",
  importList: "Import a list",
  freeWeek: "Free week.",
  nextUp: (day: string) => `Next up: ${day}.`,
  takeMeThere: "Take me there",
  rainDelay: "Rain delay.",
  rainDelayWhy: "We'll get your week as soon as you're back online.",
  tryAgain: "Try again",
  nothingForThem: "Nothing here for them.",
  everybody: "Show everybody",
} as const;

/** Titles of the dialog for a new event. */
export const newEventTitles: Readonly<Record<EventKind, string>> = {
  practice: "A practice",
  game: "A game",
  tournament: "A tournament",
  meeting: "A meeting",
  social: "A get-together",
  other: "Something else",
};

/** The staff's menu for new events. */
export const composeTexts = {
  title: "Chalk it up",
  weekly: agendaTexts.weekly,
  copy: "Same as last season",
  importList: agendaTexts.importList,
} as const;

const placeOf = ({ venue, venue_detail }: ScheduleEvent) => venue?.name ?? venue_detail ?? "";

/** "Maya can't be in two places: 9:00 Riverside and 9:30 Chicago time West Gym." `zoneOf` names a zone that is not the device's. */
export function clashText({ name, events }: Pick<Clash, "name" | "events">, zoneOf: ZoneOf): string {
  const [one, other] = events.map((event) =>
    [timeText(event.starts_local), zoneOf(event), placeOf(event)].filter(Boolean).join(" "),
  );
  return `${name} can't be in two places: ${one} and ${other}.`;
}
