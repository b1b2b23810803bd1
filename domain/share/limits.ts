/** An event's public link works until so many days after its end. */
export const daysAfterEnd = 7;

/** The address of a calendar file works so long. */
export const fileMinutes = 10;
