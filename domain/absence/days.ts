import { dayFromIso, isoDateOf } from "../dates/calendar";

/** From the first to the last day. */
export const longestAbsence = 400;
/** Of a person, with those under way. */
export const absencesToCome = 20;
/** How long an absence that is over is still listed. */
export const listedDays = 30;
/** How long they are kept after their last day; the privacy page has both. */
export const absenceRetentionMonths = 12;
export const usualRetentionMonths = 12;
/** Without an open season. */
export const longestUsual = 200;

export const everyWeekday = 127;

/** ISO dates; `weekdays` has seven bits, and bit 0 is Sunday. */
export type AwayDays = {
  readonly first_day: string;
  readonly last_day: string;
  readonly weekdays: number;
};

/** The last day of a usual yes: the open season's, and not too far ahead. */
export function usualUntil(today: string, season: string | null): string {
  const latest = isoDateOf((dayFromIso(today) ?? 0) + longestUsual);
  if (season === null || season < today) return latest;
  return season < latest ? season : latest;
}
