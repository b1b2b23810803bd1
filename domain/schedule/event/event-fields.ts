import type { components } from "../../../openapi";
import { dayFromIso, isoDateOf } from "../../dates/calendar";
import { hourText, writesTwelveHours } from "../../dates/clock";
import { lineRule } from "../../fields/emoji";
import { type FieldRule, textRule } from "../../fields/field-rules";
import { daysAhead, daysBack, longestMinutes, shortestMinutes } from "../limits";
import { type EventKind, type EventTiming, kindNames } from "./event";
import {
  byColumn,
  eventFieldTable,
  lineParts,
  type PartName,
  type TextColumn,
  type TextPart,
  textParts,
} from "./event-parts";
import { eventFormTexts } from "./event-texts";

export type EventDetails = components["schemas"]["EventDetails"];
export type ScheduleEvent = components["schemas"]["ScheduleEvent"];
export type NewEvent = components["schemas"]["NewEvent"];
export type EventPatch = components["schemas"]["EventChange"];
export type Asks = components["schemas"]["Asks"];
export type EventSide = components["schemas"]["EventSide"];

/** The values of an event's form. Missing texts are empty. */
export type EventForm = { [Text in TextColumn]: string } & {
  kind: EventKind;
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
  asks: Asks;
  /** Minutes before the start until which families answer; null without a deadline. */
  answerLead: number | null;
};

/** The fields that can be invalid. */
export const eventFields = [
  ...textParts.map((name) => eventFieldTable[name].column),
  ...(["day", "time", "length"] as const),
];
export type EventField = (typeof eventFields)[number];

/** The fields that are valid when the form opens: a new event lacks its day and its time. */
export const fitOf = ({ day, time, timing }: EventForm): readonly EventField[] =>
  eventFields.filter((field) => {
    if (field === "day") return day !== "";
    return field !== "time" || time !== "" || timing !== "timed";
  });

/** The rule of each text, and its longest length. */
export const textFields = byColumn(textParts, (name): { max: number; rule: FieldRule } => {
  const { as, max } = eventFieldTable[name].text;
  return { max, rule: as === "lines" ? textRule({ max }) : lineRule({ max, unseen: eventFormTexts.unseen }) };
});
/** The rules of the texts as a form reads them. */
export const textRules = byColumn(textParts, (name) => textFields[eventFieldTable[name].column].rule);

/** Parses a time as people type it (17:30, 1730, 5:30 pm, 9) to "17:30". Null if it is none. */
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

/**
 * The two times that a typed one may mean: on a 12-hour clock each without am or pm, on a 24-hour clock one before 7:00 that is not written as 05:30,
 * since few practices are so early. Null if it can mean only one.
 */
export function halvesOf(text: string): readonly [morning: string, evening: string] | null {
  const time = readTime(text);
  const hour = Number(time?.slice(0, 2));
  if (time === null || /[apm]/i.test(text) || hour < 1 || hour > 12) return null;
  if (!writesTwelveHours() && (hour >= 7 || /^\s*0/.test(text))) return null;
  const at = (shift: number) => typedTime(`${String((hour % 12) + shift).padStart(2, "0")}${time.slice(2)}`);
  return [at(0), at(12)];
}

/** "17:30" as it is typed here: "17:30" or "5:30 pm". */
export const typedTime = (time: string) =>
  writesTwelveHours() && time !== "" ? hourText(time).replace("\u00a0", " ") : time;

export const timeRule: FieldRule = (text) => {
  if (text.trim() === "") return { value: "", problem: eventFormTexts.noTime };
  const time = readTime(text);
  if (time === null) return { value: text.trim(), problem: eventFormTexts.unreadableTime };
  const halves = halvesOf(text);
  return halves === null
    ? { value: time, problem: null }
    : { value: text.trim(), problem: eventFormTexts.whichHalf(halves) };
};

/** The same for the field, which shows a time as it is typed here. */
export const shownTimeRule =
  (rule: FieldRule): FieldRule =>
  (text) => {
    const { value, problem } = rule(text);
    return { value: problem === null ? typedTime(value) : value, problem };
  };

/** For a time that may be empty because another one applies then. */
export const otherTimeRule: FieldRule = (text) =>
  text.trim() === "" ? { value: "", problem: null } : timeRule(text);

export const lengthRule: FieldRule = (text) => {
  const value = text.trim();
  const minutes = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  const isFit = minutes >= shortestMinutes && minutes <= longestMinutes;
  return { value, problem: isFit ? null : eventFormTexts.length };
};

export type DayFault = "too_old" | "too_far";

/** The same limits as the server's. `today` is the local day at the place. */
export function findDayFault(day: string, today: string): DayFault | null {
  const [first, now] = [dayFromIso(day), dayFromIso(today)];
  if (first === null || now === null) return null;
  if (first < now - daysBack) return "too_old";
  return first > now + daysAhead ? "too_far" : null;
}

/** An event in the past is only for the record: nobody is asked, notified or reminded. */
export const isForTheRecord = (day: string, today: string) => day !== "" && day < today;

/** Defaults of a kind of event. */
export const usualOf = (
  kind: EventKind,
): Pick<EventForm, "timing" | "minutes" | "days" | "arriveMinutes"> => ({
  timing: kind === "tournament" ? "day" : "timed",
  minutes: 90,
  days: kind === "tournament" ? 2 : 1,
  arriveMinutes: kind === "practice" ? 15 : kind === "game" ? 30 : 0,
});

export const blankEvent = (kind: EventKind, timeZone: string): EventForm => ({
  ...byColumn(textParts, () => ""),
  kind,
  side: null,
  day: "",
  time: "",
  timeZone,
  venueId: null,
  asks: "players",
  answerLead: null,
  ...usualOf(kind),
});

const minutesOfDay = 1_440;

/** The form's values for an existing event. */
export function formOf({ event, notes }: EventDetails): EventForm {
  const isTimed = event.timing === "timed";
  return {
    ...byColumn(lineParts, (name) => event[name] ?? ""),
    kind: event.kind,
    title: event.title === kindNames[event.kind] ? "" : event.title,
    side: event.side,
    timing: event.timing,
    day: event.first_day,
    time: isTimed ? event.starts_local.slice(11, 16) : "",
    minutes: isTimed ? event.duration_minutes : usualOf(event.kind).minutes,
    days: isTimed ? 1 : Math.ceil(event.duration_minutes / minutesOfDay),
    arriveMinutes: event.arrive_minutes,
    timeZone: event.time_zone,
    venueId: event.venue?.id ?? null,
    notes: notes ?? "",
    asks: event.asks,
    answerLead: leadOf(event),
  };
}

const leadOf = ({ starts_at, answer_by }: ScheduleEvent) =>
  answer_by === null
    ? null
    : Math.max(0, Math.round((Date.parse(starts_at) - Date.parse(answer_by)) / 60_000));

/** A copy of an event on its weekday's next date. */
export function likeOf(details: EventDetails, today: string): EventForm {
  const form = formOf(details);
  const [day, now] = [dayFromIso(form.day), dayFromIso(today)];
  if (day === null || now === null) return form;
  const weeks = Math.max(1, Math.ceil((now - day) / 7));
  return { ...form, day: isoDateOf(day + 7 * weeks) };
}

const textOrNull = (text: string) => (text === "" ? null : text);

/** Every field that the form sends: an answer deadline by its distance to the start. Undefined: its timing does not use it. */
export type SentEvent = { [Name in Exclude<PartName, "answer_by">]: NewEvent[Name] | undefined };

/** The request body of a new event, without fields that its timing does not use. */
export function newEventOf(form: EventForm): NewEvent {
  const isTimed = form.timing === "timed";
  const isGame = form.kind === "game";
  const sent: SentEvent = {
    ...sentTexts(form),
    kind: form.kind,
    opponent: isGame ? textOrNull(form.opponent) : null,
    side: isGame ? form.side : null,
    timing: form.timing,
    starts_local: `${form.day}T${isTimed ? form.time : "00:00"}:00`,
    duration_minutes: isTimed ? form.minutes : undefined,
    arrive_minutes: isTimed ? form.arriveMinutes : undefined,
    days: form.timing === "day" ? form.days : undefined,
    time_zone: form.timeZone,
    venue_id: form.venueId,
    asks: form.asks,
    answer_lead_minutes: form.asks === "nobody" ? null : form.answerLead,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as NewEvent;
}

const sentTexts = (form: EventForm) =>
  Object.fromEntries(
    textParts.map((name) => [name, textOrNull(form[eventFieldTable[name].column])]),
  ) as Record<TextPart, string | null>;

/** The changed fields only; null if nothing changed. */
export function changeOf(form: EventForm, before: EventDetails): EventPatch | null {
  const was: Partial<Record<string, unknown>> = newEventOf(formOf(before));
  const changed = Object.entries(newEventOf(form)).filter(([name, value]) => was[name] !== value);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
