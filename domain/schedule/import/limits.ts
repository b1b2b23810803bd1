export const mostRows = 400;

/** Where a file names no end. */
export const usualMinutes = 90;
