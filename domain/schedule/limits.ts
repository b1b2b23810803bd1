/** Sizes of a team's schedule, and how far from today its events may be. The lengths of an event's own texts are in event-parts.ts. */
export const eventsOfSeries = 200;
/** A series that is over can be copied for so many days, so many of them at once. */
export const daysCopyable = 400;
export const seriesOfCopy = 12;
/** The contract's maximum. */
export const freeDaysOfSeries = 60;
export const eventsToCome = 1_000;
export const venuesOfTeam = 100;

export const daysBack = 14;
export const daysAhead = 400;

export const reasonLength = 140;
export const answerNoteLength = 140;

export const shortestMinutes = 5;
export const longestMinutes = 20_160;
export const longestDays = 14;
export const earliestArrivalMinutes = 180;
