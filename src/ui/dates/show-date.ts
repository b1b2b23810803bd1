const inOwnZone = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const inUtc = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** The date of an instant in the reader's time zone. */
export const showDate = (moment: Date | string) => inOwnZone.format(new Date(moment));

/** A calendar date without a time zone, such as a birthday ("2015-04-30"). */
export const showDay = (day: string) => inUtc.format(new Date(day));
