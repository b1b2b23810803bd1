/** Of a file that is imported. */
export const mostBytes = 1_000_000;
export const mostRows = 400;
/** Rows of one call. */
export const rowsOfCall = 25;
/** Of the server's 16 kB for any body. */
export const bytesOfCall = 15_000;

/** Where a file names no end. */
export const usualMinutes = 90;
