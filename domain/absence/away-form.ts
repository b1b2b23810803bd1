import type { Limited, Refused } from "../base/outcome";
import { type Day, dayFromIso, lastDayOf, monthOf, yearOf } from "../dates/calendar";
import type { Years } from "../dates/calendar-moves";
import type { Absence, AbsenceReview, Absences } from "./absence";
import { readAwayDays } from "./away-days";
import { everyWeekday, longestAbsence } from "./days";

/** What is entered. A child by its id, oneself as null. */
export type AwayRequest = {
  readonly people: readonly (string | null)[];
  readonly first: string | null;
  readonly last: string | null;
  readonly weekdays: number;
};

/** A request that can be sent. */
export type AwaySent = {
  /** The absence to be changed; null for a new one. */
  readonly subject: Pick<Absence, "id" | "version"> | null;
  readonly request: AwayRequest & { readonly first: string; readonly last: string };
};

export type AwayRead = { kind: "read"; absences: Absences } | Limited | Refused;
export type AwayPlanned = { kind: "planned"; review: AbsenceReview } | Limited | Refused;
export type AwaySaved = { kind: "saved"; review: AbsenceReview } | { kind: "differs" } | Limited | Refused;
/** `ended` tells what stands again, unless another guardian had ended it first. */
export type AwayEnded =
  | { kind: "ended"; review: AbsenceReview | null }
  | { kind: "differs" }
  | Limited
  | Refused;

/** The calendar shows the next month too when less than a week of the first one is left; its years are this and the next. */
export function awayCalendarOf(begun: Day | null, today: Day): { months: 1 | 2; years: Years } {
  const [first, year] = [begun ?? today, yearOf(monthOf(today))];
  return { months: lastDayOf(monthOf(first)) - first < 6 ? 2 : 1, years: { first: year, last: year + 1 } };
}

export type AwayProblem = "people" | "days" | "too_long" | "over" | "weekdays";

/** Why the request cannot be sent yet. */
export function awayProblem(
  { people, first, last, weekdays }: AwayRequest,
  today: string,
): AwayProblem | null {
  if (people.length === 0) return "people";
  const [from, to] = [dayFromIso(first), dayFromIso(last)];
  if (first === null || last === null || from === null || to === null) return "days";
  if (last < today) return "over";
  if (to - from > longestAbsence) return "too_long";
  return readAwayDays({ first_day: first, last_day: last, weekdays }, today) === null ? "weekdays" : null;
}

/** The request, if it can be sent. */
export function sentOf(request: AwayRequest, subject: AwaySent["subject"], today: string): AwaySent | null {
  const { first, last } = request;
  return first === null || last === null || awayProblem(request, today) !== null
    ? null
    : { subject, request: { ...request, first, last } };
}

/** Everybody, without days yet. */
export const newRequest = ({ people }: Pick<Absences, "people">): AwayRequest => ({
  people: people.map(({ child_id: id }) => id),
  first: null,
  last: null,
  weekdays: everyWeekday,
});

/** What an absence says. Its first day is the present one if it has begun: what is behind is not changed. */
export const requestOf = (
  { child_id: id, first_day, last_day, weekdays }: Absence,
  today: string,
): AwayRequest => ({
  people: [id],
  first: first_day < today ? today : first_day,
  last: last_day < today ? today : last_day,
  weekdays,
});

export const togglePerson = (request: AwayRequest, id: string | null): AwayRequest => ({
  ...request,
  people: request.people.includes(id)
    ? request.people.filter((each) => each !== id)
    : [...request.people, id],
});
