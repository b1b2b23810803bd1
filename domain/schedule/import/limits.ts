/** Of a file that is imported. */
export const mostBytes = 1_000_000;
export const mostRows = 400;
/** Rows of one call. */
export const rowsOfCall = 25;

/** Where a file names no end. */
export const usualMinutes = 90;
