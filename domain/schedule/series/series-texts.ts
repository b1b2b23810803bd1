import { clockText, hourText } from "../../dates/clock";
import { dayParts, dayText, timeText } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { scheduleCodeTexts } from "../code-texts";
import type { ReviewRow } from "../event/change-review";
import { daysAhead, freeDaysOfSeries, seriesOfCopy } from "../limits";
import type { CopyProblem } from "./season-copy";
import { type FreeDays, hasWeekday, type RuleProblem, type Series, type WeeklyRule } from "./weekly";

export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** "Tue". */
export const shortWeekday = (weekday: number) => (weekdayNames[weekday] ?? "").slice(0, 3);

const rhythms = ["", "Every", "Every other", "Every third", "Every fourth"] as const;

/** "Every Tue and Thu", "Every other Sat", "Every day". */
export function rhythmText({ weekdays, everyWeeks }: Pick<WeeklyRule, "weekdays" | "everyWeeks">): string {
  const names = daysIn(weekdays).map(shortWeekday);
  if (names.length === 7 && everyWeeks === 1) return "Every day";
  const days = names.length === 7 ? "week, all days" : listOf(names);
  return `${rhythms[everyWeeks] ?? "Every"} ${days}`;
}

export const daysIn = (weekdays: number): number[] =>
  weekdayNames.flatMap((_, weekday) => (hasWeekday(weekdays, weekday) ? [weekday] : []));

/** "Tue and Thu". */
const namesOfDays = ({ weekdays }: Pick<WeeklyRule, "weekdays">) =>
  listOf(daysIn(weekdays).map(shortWeekday));

function listOf(names: readonly string[]): string {
  const [last = "", ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(", ")} and ${last}`;
}

/** "17:30 to 19:00", ignoring clock changes, which `oddNightText` explains. */
export function spanText(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(":").map(Number);
  const end = (hours * 60 + past + minutes) % (24 * 60);
  return `${hourText(time)} to ${clockText(Math.floor(end / 60), end % 60)}`;
}

/** "Nov 24". */
export function monthDayText(day: string): string {
  const { month, day: number } = dayParts(day);
  return `${month} ${number}`;
}

/** "Dec 21 to Jan 3". */
export const freeDaysText = ({ from, to }: FreeDays) =>
  from === to ? dayText(from) : `${monthDayText(from)} to ${monthDayText(to)}`;

const practices = (count: number) => (count === 1 ? "1 practice" : `${count} practices`);

type Said = { rule: WeeklyRule; days: readonly string[]; time: string | null; minutes: number };

/** "Every Tue and Thu, 17:30 to 19:00: 24 practices, the last on May 28." */
export function seriesLine({ rule, days, time, minutes }: Said): string {
  const at = time === null ? "" : `, ${spanText(time, minutes)}`;
  const [first = "", last = first] = [days[0], days.at(-1)];
  const when =
    days.length === 1
      ? `1 practice, on ${monthDayText(first)}`
      : `${practices(days.length)}, the last on ${monthDayText(last)}`;
  return `${rhythmText(rule)}${at}: ${when}.`;
}

type SaidEach = Omit<Said, "time"> & { times: readonly { rule: WeeklyRule; time: string | null }[] };

/** For several times: "Every Tue and Thu, 17:30 to 19:00, and Sat, 9:00 to 10:30: 36 practices, the last on May 29." */
export function severalLine({ times, rule, days, minutes }: SaidEach): string {
  const [first, ...others] = times;
  const line = seriesLine({ rule: first?.rule ?? rule, days, time: first?.time ?? null, minutes });
  const end = line.lastIndexOf(": ");
  const parts = others.map(
    (one) => `${namesOfDays(one.rule)}${one.time === null ? "" : `, ${spanText(one.time, minutes)}`}`,
  );
  return parts.length === 0 ? line : `${line.slice(0, end)}, and ${parts.join(", and ")}${line.slice(end)}`;
}

/** After a partial failure: "Tue and Thu are on the books. Sat isn't: …" */
export function partlyMadeText(made: readonly WeeklyDays[], left: WeeklyDays, why: string): string {
  const weekdays = made.reduce((all, one) => all | one.weekdays, 0);
  const one = (count: WeeklyDays) => (count.weekdays & (count.weekdays - 1)) === 0;
  const isAre = one({ weekdays }) ? "is" : "are";
  return `${namesOfDays({ weekdays })} ${isAre} on the books. ${namesOfDays(left)} ${one(left) ? "isn't" : "aren't"}: ${why}`;
}
type WeeklyDays = Pick<WeeklyRule, "weekdays">;

/** "24 practices from Nov 24 to May 28." */
export function seriesDayText(walls: readonly string[]): string {
  const [first = "", last = first] = [walls[0], walls.at(-1)].map((wall) => wall?.slice(0, 10));
  const when =
    walls.length === 1 ? `on ${monthDayText(first)}` : `from ${monthDayText(first)} to ${monthDayText(last)}`;
  return `${practices(walls.length)} ${when}.`;
}

/** The rule on the sheet of an event: "Every Tue and Thu until May 28". */
export const ruleText = (rule: WeeklyRule) => `${rhythmText(rule)} until ${monthDayText(rule.last)}`;

/** "On Mar 29 the clock jumps: 2:30 becomes 3:30." */
export const oddNightText = ({ day, becomes }: { day: string; becomes: string }, time: string) =>
  `On ${monthDayText(day)} the clock jumps: ${hourText(time)} becomes ${timeText(becomes)}.`;

/** The same for a single event whose start the server moved on, since its hour does not exist that night. */
export const jumpText = (
  { timing, first_day, starts_local }: Pick<ScheduleEvent, "timing" | "first_day" | "starts_local">,
  time: string | undefined,
) =>
  timing === "timed" && time !== undefined && starts_local.slice(11, 16) !== time
    ? oddNightText({ day: first_day, becomes: starts_local }, time)
    : null;

/** What another rule changes of a series, in words. */
export const ruleRows = (before: WeeklyRule, after: WeeklyRule): ReviewRow[] =>
  [
    { label: "Days", was: rhythmText(before), is: rhythmText(after) },
    { label: "Until", was: monthDayText(before.last), is: monthDayText(after.last) },
    { label: "Skipped", was: freeText(before), is: freeText(after) },
  ].filter(({ was, is }) => was !== is);

const freeText = ({ free }: WeeklyRule) => free.map(freeDaysText).join(", ");

/** "Every Tue: 4 to come, the last on Dec 8." */
export function toComeLine(rule: WeeklyRule, days: readonly string[]): string {
  const last = days.at(-1);
  return last === undefined
    ? `${rhythmText(rule)}: none to come.`
    : `${rhythmText(rule)}: ${days.length} to come, the last on ${monthDayText(last)}.`;
}

/** The line to share in the parents' chat: "Practice from Tue, Dec 1 on: every Tue and Fri until Dec 8." */
export function ruleShareLine(
  title: string,
  { rule, fromDay }: { rule: WeeklyRule; fromDay: string | null },
) {
  const [first = "", ...rest] = ruleText(rule);
  return `${title} from ${fromDay === null ? "now" : dayText(fromDay)} on: ${first.toLowerCase()}${rest.join("")}.`;
}

export const ruleTexts = {
  title: "Change the rule",
  reach: "Applies to",
  here: "This and later",
  all: "All to come",
  next: "See what happens",
  saved: "Changed. Game on!",
  noSeries: "That one stands alone. There's no rule to change.",
} as const;

export const weeklyTexts = {
  title: "Weekly practice",
  opening: "Looking at the season",
  days: "On which days",
  noWeekday: "Pick a weekday, or two.",
  rhythm: "How often",
  season: "Season",
  first: "From",
  last: "To",
  free: "Skip these dates",
  freeWhy: "Holidays and the like: nothing is on.",
  addFree: "Add dates",
  dropFree: (days: FreeDays) => `${freeDaysText(days)}: play after all`,
  otherTime: "Another time on some days",
  otherTimeHint: "Empty: same as the others.",
  startsOn: (weekday: string) => `${weekday} starts`,
  more: "Kit, notes, answers",
  notYet: "Pick days to see how many practices.",
  put: (count: number) => (count === 0 ? "Add practices" : `Add ${practices(count)}`),
  made: (count: number) => `Added ${practices(count)}. Game on!`,
  review: "One look before it counts",
  back: "Back",
  takeBack: "Undo",
  takenBack: "Taken back. They were never there.",
  takeBackWhy: (count: number) =>
    `${count === 1 ? "The only one" : `All ${count}`} of this series, without a trace: nobody has answered yet.`,
} as const;

const seriesCount = (count: number) => (count === 1 ? "1 series" : `${count} series`);

export const seasonCopyTexts = {
  title: "Same as last season",
  opening: "Looking at last season",
  which: "What comes back",
  first: weeklyTexts.first,
  last: weeklyTexts.last,
  copy: (count: number) => (count === 0 ? "Copy" : `Copy ${seriesCount(count)}`),
  empty: "Nothing to copy yet.",
  emptyWhy: "Weekly practices land here once their last day is over.",
  ended: (day: string) => `until ${monthDayText(day)}`,
  kept: "Days, times, place and kit stay. Notes and skipped dates start fresh.",
} as const;

/** Texts below a choice that cannot be copied. */
export const copyProblemText = (problem: CopyProblem): string =>
  problem === "none_ticked"
    ? "Tick what comes back."
    : problem === "too_many_ticked"
      ? `${seriesOfCopy} at once, and the rest after.`
      : ruleProblemTexts[problem];

/** "Every Tue and Thu, 17:30" of a series. */
export const pastSeriesText = ({ rule, fields }: Series) =>
  `${rhythmText({ weekdays: rule.weekdays, everyWeeks: rule.every_weeks })}${
    fields.timing === "timed" ? `, ${hourText(fields.starts_local)}` : ""
  }`;

/** Texts below an invalid rule. */
export const ruleProblemTexts: Readonly<Record<RuleProblem, string>> = {
  no_weekday: weeklyTexts.noWeekday,
  no_day: "From when to when?",
  ends_first: "That ends before it starts.",
  too_old: "That's over two weeks ago. Let bygones be bygones.",
  too_far: `That's over ${daysAhead} days away. A bit closer, please.`,
  too_long: `That's over ${daysAhead} days. Pick an earlier end.`,
  free_outside: "Some skipped dates are before the first day or after the last.",
  free_many: `That's over ${freeDaysOfSeries} skipped dates. Remove some.`,
  empty: scheduleCodeTexts.SERIES_400_EMPTY,
  too_many: scheduleCodeTexts.SERIES_400_TOO_MANY,
};

export const rhythmChoices = [
  { value: "1", label: "Every week" },
  { value: "2", label: "Every other" },
  { value: "3", label: "Every third" },
  { value: "4", label: "Every fourth" },
] as const;
