import type { components } from "../../openapi";

export type CalendarScope = "household" | "child" | "team";
/** Who asked a calendar link last. `page` is the page of a guest. */
export type Fetcher = "google" | "apple" | "outlook" | "page" | "other";

export type CalendarLink = components["schemas"]["CalendarLink"];
export type CalendarLinks = components["schemas"]["CalendarLinks"];
export type Look = components["schemas"]["Look"];

/** Living ones that a person made, guests' not counted. */
export const linksOfPerson = 12;
/** Living ones for people without an account, whoever made them. */
export const guestsOfChild = 5;
export const guestNameLength = 30;
/** Days: twelve months and some, so that "until the season's end" fits. */
export const longestGuest = 400;
/** How long a row is kept after its link was switched off or ended; the privacy page has it. */
export const linkRetentionMonths = 12;

/** What a calendar holds, in days around today. */
export const calendarDaysBack = 60;
export const calendarDaysAhead = 400;
/** What a guest's page shows. */
export const lookDays = 28;

/** Calendars of the same company write their name in several ways; none of them names a person. */
export function fetcherOf(userAgent: string): Exclude<Fetcher, "page"> {
  if (/google/i.test(userAgent)) return "google";
  if (/outlook|microsoft|exchange/i.test(userAgent)) return "outlook";
  if (/macos|ios\/|dataaccessd|calendaragent|apple|cfnetwork/i.test(userAgent)) return "apple";
  return "other";
}
