import { dayParts } from "../dates/wall-time";
import { type AwayDays, everyWeekday } from "./days";

export const shortDay = (date: string) => {
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

/** "11 in, 4 of them as usual". */
export const usualOfText = (usual: number): string => `${usual} of them as usual`;
