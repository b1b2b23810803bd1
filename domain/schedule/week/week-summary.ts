import { dayParts, dayText, timeText } from "../../dates/wall-time";
import type { Answer } from "../answer/answer";
import type { ScheduleEvent } from "../answer/answering";
import { eventTitle } from "../event/event-fact-texts";
import { isOwn, personOf } from "./agenda";
import { agendaTexts } from "./agenda-texts";

/** A day's column: its letter, its date, and how it is read aloud. */
export function boardDay(date: string) {
  const { weekday, day } = dayParts(date);
  return { day: date, letter: weekday.charAt(0), date: day, spoken: dayText(date) };
}

/** An event's mark in the row of a person: the time, and the answer where one is asked of them and still can be given. */
export function boardMark(event: ScheduleEvent, person: string, now: number) {
  const part = event.mine.find((own) => isOwn(own) && personOf(own) === person);
  const answer = part?.answer ?? null;
  const isOver = Date.parse(event.ends_at) <= now;
  const asked: { answer?: Answer | null } =
    part === undefined || event.asks === "nobody" || (isOver && answer === null) ? {} : { answer };
  return {
    id: event.id,
    time: timeOf(event),
    title: eventTitle(event),
    isOff: event.status === "called_off",
    ...asked,
  };
}

const timeOf = ({ timing, starts_local }: ScheduleEvent) => {
  if (timing === "timed") return timeText(starts_local);
  return timing === "open" ? "?" : agendaTexts.allDay;
};
