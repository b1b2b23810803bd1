const hour = 3_600_000;

/** From the request to the erasure. In hours, since days would be counted by clock changes. */
export const leaveTime = 336 * hour;
export const daysToLeave = 14;
/** The second mail is due when so much time is left. */
export const reminderTime = 168 * hour;
/** The mail's link ends so long before the account. */
export const stayMargin = hour;

export const isLeaveTimeOver = (dueAt: Date, now: Date) => dueAt.getTime() <= now.getTime();

/** "Dec 7". */
export const dueDayText = (dueAt: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...(timeZone && { timeZone }) }).format(
    dueAt,
  );
