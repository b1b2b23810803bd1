import { dayParts, dayText } from "../schedule/wall-time";
import type { AbsenceReview, AbsenceTouch } from "./absence";
import { type AwayDays, everyWeekday } from "./days";

const shortDay = (date: string) => {
  const { month, day } = dayParts(date);
  return `${month} ${day}`;
};

/** "Jul 1 to 14", "Dec 20 to Jan 3", "Jul 9". */
export function daysText({ first_day, last_day }: Pick<AwayDays, "first_day" | "last_day">): string {
  if (first_day === last_day) return shortDay(first_day);
  const [from, to] = [dayParts(first_day), dayParts(last_day)];
  return `${shortDay(first_day)} to ${from.month === to.month && first_day.slice(0, 4) === last_day.slice(0, 4) ? to.day : shortDay(last_day)}`;
}

const weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "on Wed and Fri"; empty for every day. */
export function weekdaysText(weekdays: number): string {
  if (weekdays === everyWeekday) return "";
  const names = weekdayNames.filter((_, day) => (weekdays >> day) & 1);
  const [last, ...others] = [...names].reverse();
  return `on ${others.length === 0 ? last : `${others.reverse().join(", ")} and ${last}`}`;
}

/** "Jul 1 to 14", "on Wed, Jul 1 to Aug 30". */
export const awayDaysText = (days: AwayDays): string =>
  [weekdaysText(days.weekdays), daysText(days)].filter((text) => text !== "").join(", ");

/** "Alex says Maya is away Jul 1 to 14." */
export const saidAwayText = (person: string, child: string, days: AwayDays): string =>
  `${person} says ${child} is away ${awayDaysText(days)}.`;

/** "Away until Jul 14". */
export const awayUntilText = (day: string): string => `Away until ${shortDay(day)}`;

/** "You're away then, so Maya is Out." Beside a change; empty names for oneself. */
export function awayThenText(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  if (names.length === 0) return "You're away then, so you're Out.";
  const who = others.length === 0 ? `${last} is` : `${others.reverse().join(", ")} and ${last} are`;
  return `You're away then, so ${who} Out.`;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** "Out of 11 things in 3 teams. Turns 2 In to Out." */
export function reviewText({
  covers,
  teams,
  turns,
}: Pick<AbsenceReview, "covers" | "teams" | "turns">): string {
  const ins = turns.filter(({ from, to }) => from === "yes" && to === "no").length;
  const back = turns.filter(({ to }) => to === "yes").length;
  const out =
    covers === 0
      ? "Nothing on those days yet."
      : `Out of ${counted(covers, "thing", "things")}${teams > 1 ? ` in ${teams} teams` : ""}.`;
  return [out, ins > 0 && `Turns ${ins} In to Out.`, back > 0 && `Back In at ${back}.`]
    .filter((text) => text !== false)
    .join(" ");
}

/** "Sat, Jul 10, Cup" */
export const eventText = ({ starts_local, title }: { starts_local: string; title: string }): string =>
  `${dayText(starts_local.slice(0, 10))}, ${title}`;

/** "Fri, Jul 9, Summer Cup: away on 2 of its 4 days, so it still asks." */
export const touchText = (touch: AbsenceTouch): string =>
  `${eventText(touch)}: away on ${touch.days_away} of its ${touch.days} days, so it still asks.`;

/** "11 in, 4 of them as usual". */
export const usualOfText = (usual: number): string => `${usual} of them as usual`;

export const awayTexts = {
  open: "We're away",
  back: "We're back",
  change: "Change",
  who: "Who's away?",
  from: "From",
  to: "To",
  someWeekdays: "Only on some weekdays",
  which: "Which ones?",
  save: "Save",
  saved: "Have a good one!",
  seen: "Okay",
  look: "Have a look",
  away: "away",
  usual: "as usual",
  needsNetwork: "Needs the network. Single answers don't.",
  /** "Your coaches see *Out* at each of these, not your days. Maya's other grown-ups see them." */
  whoSees: (child: string | null) =>
    `Your coaches see Out at each of these, not your days.${child === null ? "" : ` ${child}'s other grown-ups see them.`}`,
} as const;

export const usualTexts = {
  /** "Maya always comes on Tuesdays?" */
  offered: (child: string, weekday: string) => `${child} always comes on ${weekday}s?`,
  means: "Then we count her in until you say otherwise, and stop asking. If the time changes, we ask.",
  countIn: "Count her in",
  eachTime: "I'll answer each time",
  practices: "Practices",
  weAnswer: "We answer each time",
  until: (day: string) => `In unless we say otherwise, until ${shortDay(day)}`,
  takes: "Families may count a player in as usual",
} as const;
