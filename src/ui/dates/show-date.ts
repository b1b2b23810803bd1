const inOwnZone = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const inUtc = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** The date of a moment, where its reader is. */
export const showDate = (moment: Date | string) => inOwnZone.format(new Date(moment));

/** A date that belongs to no moment, such as a birthday ("2015-04-30"). */
export const showDay = (day: string) => inUtc.format(new Date(day));
