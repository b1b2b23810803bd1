import { type Day, dayFromIso, dayOfMonth, isoDateOf, monthOf, monthOfYear, weekdayOf } from "./calendar";
import { clockText, hourText } from "./clock";

/** Sort key of events: by instants alone, days would be out of order when teams play in two zones. */
type Placed = { readonly first_day: string; readonly starts_at: string; readonly id: string };

export function byStart(one: Placed, other: Placed): number {
  return (
    compare(one.first_day, other.first_day) ||
    Date.parse(one.starts_at) - Date.parse(other.starts_at) ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The server's ISO date as a day number. */
export function dayOf(date: string): Day {
  const day = dayFromIso(date);
  if (day === null) throw new Error(`${date} is no day`);
  return day;
}

export type DayParts = { weekday: string; day: string; month: string };

export function dayParts(date: string): DayParts {
  const day = dayOf(date);
  return {
    weekday: weekdays[weekdayOf(day)] ?? "",
    day: String(dayOfMonth(day)),
    month: months[monthOfYear(monthOf(day)) - 1] ?? "",
  };
}

/** "Tue, Nov 24". */
export function dayText(date: string): string {
  const { weekday, month, day } = dayParts(date);
  return `${weekday}, ${month} ${day}`;
}

/** "Nov 22 – 28", "Nov 29 – Dec 5": the seven days from this one on. */
export function weekText(first: string): string {
  const [from, to] = [dayParts(first), dayParts(isoDateOf(dayOf(first) + 6))];
  const end = from.month === to.month ? to.day : `${to.month} ${to.day}`;
  return `${from.month} ${from.day} – ${end}`;
}

/** "Today", "Tomorrow", "Tue, Nov 24", relative to the server's current day. */
export function dayHeading(date: string, today: string): string {
  const ahead = dayOf(date) - dayOf(today);
  if (ahead === 0) return "Today";
  return ahead === 1 ? "Tomorrow" : dayText(date);
}

/** "9:00" or "9:00 am" from "2026-11-24T09:00:00". */
export const timeText = (wall: string) => hourText(wall.slice(11, 16));

/** "17:15" for practice at 17:30 with 15 minutes before; null without. */
export function beThere(startsLocal: string, arriveMinutes: number): string | null {
  if (arriveMinutes === 0) return null;
  const [hours, minutes] = [Number(startsLocal.slice(11, 13)), Number(startsLocal.slice(14, 16))];
  const at = (hours * 60 + minutes - arriveMinutes + minutesOfDay) % minutesOfDay;
  return clockText(Math.floor(at / 60), at % 60);
}

const minutesOfDay = 24 * 60;

/** "New York" from "America/New_York". */
export const cityOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
