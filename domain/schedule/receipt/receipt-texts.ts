import { awayThenText } from "../../absence/words";
import { dayText, timeText } from "../../dates/wall-time";
import { type MyPart, type ScheduleEvent, subjectOf } from "../answer/answering";
import { reasonText } from "../event/change-texts";
import { eventTitle, whatChanged } from "../event/event-fact-texts";
import { type Clash, isOwn } from "../week/agenda";

/** "Game vs Comets: 9:00 → 14:00 · field 3 → 7", "Practice is off (rain)". `zone` stands beside a time in another one than the device's. */
export const receiptText = (event: ScheduleEvent, zone?: string | null): string =>
  event.status === "called_off"
    ? `${eventTitle(event)} is off (${event.called_off_note ?? reasonText(event.called_off_for ?? "other")})`
    : `${eventTitle(event)}: ${whatChanged(event.changes, zone).join(" · ")}`;

/**
 * Events with changes that the family has not acknowledged, without those that are over. Who said Out is not asked again; who is away may
 * have said In before, so an absence hides no change.
 */
export const changedIn = (events: readonly ScheduleEvent[], now: number) =>
  events.filter(
    ({ changes, mine, ends_at }) => changes.length > 0 && Date.parse(ends_at) > now && mine.some(isConcerned),
  );

const isConcerned = (part: MyPart) => isOwn(part) && (part.answer !== "no" || part.source === "away");

/** Events whose last change the family had in sight and nobody acknowledged by a press, with that change. Home alone still shows it. */
export const onlySeenIn = (events: readonly ScheduleEvent[], now: number): ScheduleEvent[] =>
  events.flatMap((event) =>
    event.changes.length === 0 &&
    event.seen_changes &&
    Date.parse(event.ends_at) > now &&
    event.mine.some(isConcerned)
      ? { ...event, changes: event.seen_changes }
      : [],
  );

/** "You're away then, so Maya is Out." Null if nobody is. */
export function awayThen({ mine, status }: ScheduleEvent): string | null {
  if (status !== "on") return null;
  const away = mine.filter((part) => isOwn(part) && part.source === "away");
  if (away.length === 0) return null;
  return awayThenText(away.flatMap(({ child_id: id, first_name: name }) => (id === null ? [] : name)));
}

/** Own players who said In before the event moved, while a yes is still accepted. */
export const saidInBefore = (event: ScheduleEvent, now: number): MyPart[] =>
  event.mine.filter(
    (part) =>
      part.may_answer &&
      part.answer === "yes" &&
      part.is_for_old_time &&
      subjectOf(event, part, { isStaff: false, now }).open.includes("yes"),
  );

/** "You said In for 9:00. Still in?" */
export function stillInText({ changes, starts_local }: ScheduleEvent): string {
  const before = changes.find(({ what }) => what === "start")?.before ?? null;
  if (before === null) return "You said In before. Still in?";
  const day = before.slice(0, 10) === starts_local.slice(0, 10) ? "" : `${dayText(before.slice(0, 10))}, `;
  return `You said In for ${day}${timeText(before)}. Still in?`;
}

/** "Now clashes with Leo's practice.", once for each distinct text. */
export const nowClashes = ({ id }: ScheduleEvent, clashes: readonly Clash[]): string[] => {
  const lines = clashes.flatMap(({ name, events: [one, other] }) => {
    if (one.id !== id && other.id !== id) return [];
    const title = eventTitle(one.id === id ? other : one);
    return `Now clashes with ${name}'s ${title[0]?.toLowerCase() ?? ""}${title.slice(1)}.`;
  });
  return [...new Set(lines)];
};

/** What else a family should know of a changed event: its day, whose answer was for the old time, who is away then, and what it clashes with now. */
export function changeLines(event: ScheduleEvent, clashes: readonly Clash[], now: number): string[] {
  const isForOld = saidInBefore(event, now).length > 0;
  const lines = [dayText(event.first_day), isForOld && stillInText(event), awayThen(event)];
  return [...lines.filter((line) => typeof line === "string"), ...nowClashes(event, clashes)];
}
