import type { components } from "../../openapi";
import { hidesSigns } from "../account/person-name";
import { dayFromIso, isoDateOf } from "../dates/calendar";
import { type FieldRule, textRule } from "../fields/field-rules";
import { type EventKind, type EventTiming, kindNames } from "./event";
import { eventFormTexts } from "./event-texts";
import {
  daysAhead,
  daysBack,
  kitLength,
  longestMinutes,
  notesLength,
  shortestMinutes,
  titleLength,
  venueDetailLength,
} from "./limits";

export type EventDetails = components["schemas"]["EventDetails"];
export type ScheduleEvent = components["schemas"]["ScheduleEvent"];
export type NewEvent = components["schemas"]["NewEvent"];
export type EventPatch = components["schemas"]["EventChange"];
export type Asks = components["schemas"]["Asks"];
export type EventSide = components["schemas"]["EventSide"];

/** What is typed and chosen of an event. Texts that are left out are empty. */
export type EventForm = {
  kind: EventKind;
  title: string;
  opponent: string;
  side: EventSide;
  timing: EventTiming;
  /** As `2026-11-24`. */
  day: string;
  /** As `17:30`. */
  time: string;
  minutes: number;
  days: number;
  arriveMinutes: number;
  timeZone: string;
  venueId: string | null;
  venueDetail: string;
  kit: string;
  notes: string;
  asks: Asks;
  /** Minutes before the start until which families answer; null without a deadline. */
  answerLead: number | null;
};

/** Those that can be unfit. */
export const eventFields = ["title", "opponent", "day", "time", "length", "detail", "kit", "notes"] as const;
export type EventField = (typeof eventFields)[number];

/** What can be sent of a form as it is first shown: a new event lacks its day and its time. */
export const fitOf = ({ day, time, timing }: EventForm): readonly EventField[] =>
  eventFields.filter((field) => {
    if (field === "day") return day !== "";
    return field !== "time" || time !== "" || timing !== "timed";
  });

const plainText = (max: number): FieldRule => {
  const rule = textRule({ max });
  return (text) => {
    const reading = rule(text);
    return reading.problem === null && hidesSigns(reading.value)
      ? { ...reading, problem: eventFormTexts.unseen }
      : reading;
  };
};

export const titleRule = plainText(titleLength);
export const opponentRule = plainText(titleLength);
export const venueDetailRule = plainText(venueDetailLength);
export const kitRule = plainText(kitLength);
export const notesRule = textRule({ max: notesLength });

/** "17:30" of what people write for it: 17:30, 1730, 5:30 pm, 9. Null for what is no time of a day. */
export function readTime(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.]?(\d\d))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hours = "", minutes = "00", half] = parts;
  const hour = half ? hourOfHalf(Number(hours), half.toLowerCase()) : Number(hours);
  if (hour === null || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === "p" ? 12 : 0);
}

export const timeRule: FieldRule = (text) => {
  if (text.trim() === "") return { value: "", problem: eventFormTexts.noTime };
  const time = readTime(text);
  return time === null
    ? { value: text.trim(), problem: eventFormTexts.unreadableTime }
    : { value: time, problem: null };
};

/** Where another time stands when this one is left out. */
export const otherTimeRule: FieldRule = (text) =>
  text.trim() === "" ? { value: "", problem: null } : timeRule(text);

export const lengthRule: FieldRule = (text) => {
  const value = text.trim();
  const minutes = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  const isFit = minutes >= shortestMinutes && minutes <= longestMinutes;
  return { value, problem: isFit ? null : eventFormTexts.length };
};

export type DayFault = "too_old" | "too_far";

/** As the server refuses it. `today` is what clocks show at the place. */
export function findDayFault(day: string, today: string): DayFault | null {
  const [first, now] = [dayFromIso(day), dayFromIso(today)];
  if (first === null || now === null) return null;
  if (first < now - daysBack) return "too_old";
  return first > now + daysAhead ? "too_far" : null;
}

/** What is over is put in for the record: it asks, tells and reminds nobody. */
export const isForTheRecord = (day: string, today: string) => day !== "" && day < today;

/** What a kind of event begins with. */
export const usualOf = (
  kind: EventKind,
): Pick<EventForm, "timing" | "minutes" | "days" | "arriveMinutes"> => ({
  timing: kind === "tournament" ? "day" : "timed",
  minutes: 90,
  days: kind === "tournament" ? 2 : 1,
  arriveMinutes: kind === "practice" ? 15 : kind === "game" ? 30 : 0,
});

export const blankEvent = (kind: EventKind, timeZone: string): EventForm => ({
  kind,
  title: "",
  opponent: "",
  side: null,
  day: "",
  time: "",
  timeZone,
  venueId: null,
  venueDetail: "",
  kit: "",
  notes: "",
  asks: "players",
  answerLead: null,
  ...usualOf(kind),
});

const minutesOfDay = 1_440;

/** An event as its form shows it. */
export function formOf({ event, notes }: EventDetails): EventForm {
  const isTimed = event.timing === "timed";
  return {
    kind: event.kind,
    title: event.title === kindNames[event.kind] ? "" : event.title,
    opponent: event.opponent ?? "",
    side: event.side,
    timing: event.timing,
    day: event.first_day,
    time: isTimed ? event.starts_local.slice(11, 16) : "",
    minutes: isTimed ? event.duration_minutes : usualOf(event.kind).minutes,
    days: isTimed ? 1 : Math.ceil(event.duration_minutes / minutesOfDay),
    arriveMinutes: event.arrive_minutes,
    timeZone: event.time_zone,
    venueId: event.venue?.id ?? null,
    venueDetail: event.venue_detail ?? "",
    kit: event.kit ?? "",
    notes: notes ?? "",
    asks: event.asks,
    answerLead: leadOf(event),
  };
}

const leadOf = ({ starts_at, answer_by }: ScheduleEvent) =>
  answer_by === null
    ? null
    : Math.max(0, Math.round((Date.parse(starts_at) - Date.parse(answer_by)) / 60_000));

/** The same once more, on the next such weekday to come. */
export function likeOf(details: EventDetails, today: string): EventForm {
  const form = formOf(details);
  const [day, now] = [dayFromIso(form.day), dayFromIso(today)];
  if (day === null || now === null) return form;
  const weeks = Math.max(1, Math.ceil((now - day) / 7));
  return { ...form, day: isoDateOf(day + 7 * weeks) };
}

const textOrNull = (text: string) => (text === "" ? null : text);

/** What is sent of a form: nothing of what its timing has no use for. */
export function newEventOf(form: EventForm): NewEvent {
  const isTimed = form.timing === "timed";
  const isGame = form.kind === "game";
  return {
    kind: form.kind,
    title: textOrNull(form.title),
    opponent: isGame ? textOrNull(form.opponent) : null,
    side: isGame ? form.side : null,
    timing: form.timing,
    starts_local: `${form.day}T${isTimed ? form.time : "00:00"}:00`,
    ...(isTimed && { duration_minutes: form.minutes, arrive_minutes: form.arriveMinutes }),
    ...(form.timing === "day" && { days: form.days }),
    time_zone: form.timeZone,
    venue_id: form.venueId,
    venue_detail: textOrNull(form.venueDetail),
    kit: textOrNull(form.kit),
    notes: textOrNull(form.notes),
    asks: form.asks,
    answer_lead_minutes: form.asks === "nobody" ? null : form.answerLead,
  };
}

/** What a form changes of an event; null where nothing is different. */
export function changeOf(form: EventForm, before: EventDetails): EventPatch | null {
  const was: Partial<Record<string, unknown>> = newEventOf(formOf(before));
  const changed = Object.entries(newEventOf(form)).filter(([name, value]) => was[name] !== value);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
