import { usualOfText } from "../../absence/words";
import { isoDateOf } from "../../dates/calendar";
import { beThere, cityOf, dayHeading, dayOf, dayParts, dayText, timeText } from "../../dates/wall-time";
import { changeNoticeText } from "../notice/change-notice-text";
import type { Venue } from "../place";
import { reasonText } from "./change-texts";
import { changesBetween, changeTexts, readChange } from "./event-change";
import type { ScheduleEvent } from "./event-fields";
import { firstStart, type UndoableChange } from "./event-sheet";

/** "Game vs Comets". */
export const eventTitle = ({ title, opponent }: Pick<ScheduleEvent, "title" | "opponent">) =>
  opponent === null ? title : `${title} vs ${opponent}`;

/** "Tue, Nov 24", "Sat, Apr 10 to Sun, Apr 11". */
export const daysText = ({
  first_day,
  last_day,
  timing,
}: Pick<ScheduleEvent, "first_day" | "last_day" | "timing">) =>
  first_day === last_day || timing === "timed"
    ? dayText(first_day)
    : `${dayText(first_day)} to ${dayText(last_day)}`;

/** The local time of an instant in a zone, in the format of the server's wall clocks. */
export type WallIn = (timeZone: string, moment: number) => string;

/**
 * "17:30 to 19:00", in local time at the place; "1:45 to 1:15 (clocks go back)" if they change in between, "1:10 to 1:50 (before the clocks
 * go back)" if the same time comes again after the event.
 */
export function clockText(event: ScheduleEvent, wallIn: WallIn): string {
  const { timing, starts_local, ends_local } = event;
  if (timing === "open") return "Time not set yet";
  if (timing === "day") return "All day";
  const turned = turnedBetween(event);
  const between = turned === 0 ? "" : ` (clocks go ${turned < 0 ? "back" : "forward"})`;
  const note = between === "" && endsTwice(event, wallIn) ? " (before the clocks go back)" : between;
  return `${timeText(starts_local)} to ${timeText(ends_local)}${note}`;
}

/** As long as any zone's clocks are set back. */
const longestBack = 3 * 3_600_000;

/** Whether the clock shows the event's end a second time: of a repeated hour the server takes the first. False where zone data differ. */
function endsTwice({ ends_local, ends_at, time_zone }: ScheduleEvent, wallIn: WallIn): boolean {
  const wallAfter = (milliseconds: number) => wallIn(time_zone, Date.parse(ends_at) + milliseconds);
  const ahead = Date.parse(`${wallAfter(longestBack)}Z`) - Date.parse(`${ends_local}Z`);
  const back = longestBack - ahead;
  return back > 0 && wallAfter(0) === ends_local && wallAfter(back) === ends_local;
}

/** Milliseconds by which the clocks change during an event: the difference between its local and its elapsed duration. */
const turnedBetween = ({ starts_local, ends_local, starts_at, ends_at }: ScheduleEvent) =>
  Date.parse(`${ends_local}Z`) -
  Date.parse(`${starts_local}Z`) -
  (Date.parse(ends_at) - Date.parse(starts_at));

export const arrivalText = ({ timing, starts_local, arrive_minutes }: ScheduleEvent): string | null => {
  const at = timing === "timed" ? beThere(starts_local, arrive_minutes) : null;
  return at && `be there ${at}`;
};

/** "Thu 26 · 17:30"; without a time the day alone. */
export function chipText({ first_day, timing, starts_local }: ScheduleEvent): string {
  const { weekday, day } = dayParts(first_day);
  return [`${weekday} ${day}`, ...(timing === "timed" ? [timeText(starts_local)] : [])].join(" · ");
}

/** An event's time in the order of its importance: the time to be there is what a family leaves home for. */
export function whenParts(event: ScheduleEvent, wallIn: WallIn) {
  const isTimed = event.timing === "timed";
  const at = isTimed ? beThere(event.starts_local, event.arrive_minutes) : null;
  const clock = clockText(event, wallIn);
  return {
    days: daysText(event),
    time: at ?? (isTimed ? timeText(event.starts_local) : clock),
    meaning: at && "be there",
    /** "17:30 to 19:00". */
    clock: isTimed ? clock : null,
  };
}

/** Those who answered, of rows that everybody may see. */
export const sumOf = (people: readonly { answer: ScheduleEvent["mine"][number]["answer"] }[]): EventSum => {
  const count = (answer: string | null) => people.filter((one) => (one.answer ?? null) === answer).length;
  return { yes: count("yes"), maybe: count("maybe"), no: count("no"), silent: count(null) };
};

/** `usual`: how many of the yeses are as usual; staff alone are told. */
export type EventSum = Pick<
  NonNullable<ScheduleEvent["counts"]>,
  "yes" | "maybe" | "no" | "silent" | "not_joined" | "usual"
>;

/** The parts of an event's sum, in words: "9 in", or "11 in, 4 of them as usual", "2 maybe", "1 out", "3 haven't answered", "1 not joined". */
export const sumParts = ({ yes, maybe, no, silent, not_joined: spots = 0, usual = 0 }: EventSum) => {
  const open = silent - spots;
  return [
    { answer: "yes", count: yes, text: usual > 0 ? `${yes} in, ${usualOfText(usual)}` : `${yes} in` },
    { answer: "maybe", count: maybe, text: `${maybe} maybe` },
    { answer: "no", count: no, text: `${no} out` },
    { answer: "silent", count: open, text: `${open} ${open === 1 ? "hasn't" : "haven't"} answered` },
    { answer: "spot", count: spots, text: `${spots} not joined` },
  ] as const;
};

/** Once everybody who is asked is in. */
export const fullSquad = ({ yes, maybe, no, silent }: EventSum): string | null =>
  yes > 1 && maybe + no + silent === 0 ? "Full squad!" : null;

/** How the hero of somebody without own players there looks: everybody is in, or most have not answered. */
export function squadMood(sum: EventSum): "full" | "quiet" | null {
  if (fullSquad(sum) !== null) return "full";
  return sum.silent > sum.yes + sum.maybe + sum.no ? "quiet" : null;
}

/** "9 in · 2 maybe · 1 out · 2 haven't answered". Zeros are left out, except of those who are in. */
export const countsText = (counts: NonNullable<ScheduleEvent["counts"]>): string =>
  sumParts(counts)
    .filter(({ answer, count }) => count > 0 || answer === "yes")
    .map(({ text }) => text)
    .join(" · ");

/** "Called off: rain." */
export const calledOffText = ({ called_off_for: reason, called_off_note: note }: ScheduleEvent) =>
  `Called off: ${note ?? reasonText(reason ?? "other")}.`;

const snapshotOf = (event: ScheduleEvent) => ({ ...event, venue: event.venue ?? null });

/** "9:00 → 14:00 · field 3 → 7". */
export const changeLine = (before: ScheduleEvent, after: ScheduleEvent) =>
  changeTexts(changesBetween(snapshotOf(before), snapshotOf(after)), { day: dayText, city: cityOf }).join(
    " · ",
  );

/** Words the changes that the server lists since the family's last acknowledgement. */
export const whatChanged = (changes: ScheduleEvent["changes"], zone?: string | null): string[] =>
  changeTexts(changes.map(readChange), { day: dayText, city: cityOf, zone });

/** The line to share in the parents' chat: "Practice today, 17:30, is off: rain." */
export function shareLine({ what, before, after, line }: UndoableChange, today: string): string {
  if (line !== undefined) return line;
  const { event, told: { events } = { events: 1 } } = after;
  const more = events > 1 ? ` and ${events - 1} more` : "";
  const [is, has] = events > 1 ? ["are", "have"] : ["is", "has"];
  if (what === "moved")
    return `${eventTitle(event)}${more} ${has} moved: ${changeLine(before.event, event)}.`;
  const heading = dayHeading(event.first_day, today);
  const day = heading === "Today" || heading === "Tomorrow" ? heading.toLowerCase() : `on ${heading}`;
  const at = event.timing === "timed" ? `, ${timeText(event.starts_local)},` : "";
  const end =
    what === "called_off"
      ? `${is} off: ${event.called_off_note ?? reasonText(event.called_off_for ?? "other")}.`
      : `${is} back on.`;
  return `${eventTitle(event)} ${day}${at}${more} ${end}`;
}

/** Tells staff when families are notified. "Two days before" is computed in wall time, which differs from 48 hours when the clocks change. */
export function undoNoticeText(told: UndoableChange, at: number): string {
  const startsAt = firstStart(told);
  const { event } = Date.parse(told.before.event.starts_at) === startsAt ? told.before : told.after;
  // Of several changed events the first one counts, which may be a different one.
  const wall = told.after.told?.starts_local ?? event.starts_local;
  const moment = () => {
    const { weekday } = dayParts(isoDateOf(dayOf(wall.slice(0, 10)) - 2));
    return `${weekday} ${timeText(wall)}`;
  };
  return changeNoticeText(
    {
      what: told.what,
      startsAt,
      mails: told.after.told?.mails ?? null,
      events: told.after.told?.events ?? 1,
    },
    at,
    moment,
  );
}

/** A search for the place in a map. */
export const mapsHref = ({ name, address }: Pick<Venue, "name" | "address">) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? name)}`;
