import { type Day, dayFromIso, isoDateTimeOf, nothingPicked, type Selection } from "./calendar";

export type DateMode = "single" | "range";

/** A date field's value. `isRangeComplete` exists in range mode only; `endDate` is null in single mode. */
export type DateValue = {
  startDate: string | null;
  endDate: string | null;
  isRangeComplete?: boolean;
};

export function dateValueOf(mode: DateMode, { start, end }: Selection): DateValue {
  const value = { startDate: isoOrNull(start), endDate: isoOrNull(end) };
  return mode === "range" ? { ...value, isRangeComplete: start !== null && end !== null } : value;
}

/** Converts a given value; an end without a start, before it, or in single mode is dropped. */
export function selectionOf(mode: DateMode, value: DateValue | undefined): Selection {
  const start = dayFromIso(value?.startDate);
  if (start === null) return nothingPicked;
  const end = mode === "range" ? dayFromIso(value?.endDate) : null;
  return { start, end: end !== null && end >= start ? end : null };
}

const isoOrNull = (day: Day | null) => (day === null ? null : isoDateTimeOf(day));
