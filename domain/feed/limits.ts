export const postLength = 4_000;
export const optionLength = 80;
export const fewestOptions = 2;
export const mostOptions = 8;
/** A poll closes at most this many days after it was posted. */
export const pollDays = 60;
/** So long before its end an open poll is in *Needs you*. */
export const urgentPollHours = 24;

/** Of each team. */
export const mostPins = 3;
/** Beside the pinned ones. */
export const cardsOfFirstPage = 10;
export const cardsOfPage = 20;
/** Cards that a page of the app holds at most. */
export const cardsShown = 60;
/** Cards of one call that marks them as seen. */
export const cardsOfMark = 20;
/** A deleted post leaves a line for that long. */
export const daysOfTombstone = 7;
/** Lines of a post's text before **More**. */
export const linesOfText = 6;

/** Reminders of one post: this many, with at least so many hours between two. */
export const mostReminders = 3;
export const hoursBetweenReminders = 12;
/** So long after a post its card offers no reminder: it has just rung. */
export const minutesBeforeReminder = 60;

/** Milliseconds. */
export const feedTiming = {
  /** A card is seen after that long in sight. */
  look: 1_000,
  /** Before a failed mark is sent again. */
  retry: 10_000,
} as const;
