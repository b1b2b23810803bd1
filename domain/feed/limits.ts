export const postLength = 4_000;
export const optionLength = 80;
export const fewestOptions = 2;
export const mostOptions = 8;
/** A poll closes at most this many days after it was posted. */
export const pollDays = 60;

/** Of each team. */
export const mostPins = 3;
/** Beside the pinned ones. */
export const cardsOfFirstPage = 10;
export const cardsOfPage = 20;
/** Cards of one call that marks them as seen. */
export const cardsOfMark = 20;
/** A deleted post leaves a line for that long. */
export const daysOfTombstone = 7;

/** Reminders of one post: this many, with at least so many hours between two. */
export const mostReminders = 3;
export const hoursBetweenReminders = 12;
